import type { AdviceTable } from './recommendation.ts';

export const BRAND_ADVICE: AdviceTable = {};
