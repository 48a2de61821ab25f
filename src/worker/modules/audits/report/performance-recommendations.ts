import type { AdviceTable } from './recommendation.ts';

export const PERFORMANCE_ADVICE: AdviceTable = {};
