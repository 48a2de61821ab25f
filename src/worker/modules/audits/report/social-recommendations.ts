import type { AdviceTable } from './recommendation.ts';

export const SOCIAL_ADVICE: AdviceTable = {};
