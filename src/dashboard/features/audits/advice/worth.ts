import type { Recommendation, Results } from '../queries.ts';

/**
 * Returns the points that the failed check of a recommendation costs its dimension; null if no score is computed from
 * the check. In a score of the Observatory, a test costs what it takes away, in any other a check costs its share of the
 * weights.
 */
export function worthOf({ dimensions }: Results, { dimension, check_id }: Recommendation): number | null {
  const part = dimensions[dimension];
  const check = part?.checks.find(({ id }) => id === check_id);
  if (!part || !check || check.weight === 0) return null;
  if (part.observatory) return -Math.min(0, part.observatory.tests[check_id]?.score_modifier ?? 0) || null;
  const counted = part.checks.filter(({ result }) => result === 'pass' || result === 'fail');
  const weightOf = (of: typeof counted) => of.reduce((sum, { weight }) => sum + weight, 0);
  const passed = weightOf(counted.filter(({ result }) => result === 'pass'));
  const scoreWith = (weight: number) => Math.round((100 * (passed + weight)) / weightOf(counted));
  return scoreWith(0) === part.score ? scoreWith(check.weight) - part.score || null : null;
}
