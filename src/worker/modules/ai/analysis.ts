import type { JobKind } from '../../platform/work/jobs.ts';

/** The jobs of the automatic analysis: one per organization, with the organization as subject. */
export const ANALYSIS: JobKind = { kind: 'analysis', queue: 'SEND', isAlwaysSlow: true };
