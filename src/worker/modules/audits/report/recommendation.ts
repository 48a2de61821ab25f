import type { Recommendation } from '../../../../contract/audits/audits.ts';

/** How to fix the problem of a failing check: the same for every site. */
export type Advice = Pick<Recommendation, 'title' | 'impact' | 'effort' | 'steps'>;

/** By the id of the check. Each title begins with a verb, and each step is one thing to do. */
export type AdviceTable = Readonly<Record<string, Readonly<Advice>>>;
