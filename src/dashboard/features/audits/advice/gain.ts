import type { Recommendation, Results } from '../queries.ts';

/**
 * Returns the points that the score of a recommendation's dimension gains if its check passes; null if no score is
 * computed from the check. A score of the Observatory gains what its test has taken, any other the check's share of
 * the weights.
 */
export function gainOf({ dimensions }: Results, { dimension, check_id }: Recommendation): number | null {
  const part = dimensions[dimension];
  const check = part?.checks.find(({ id }) => id === check_id);
  if (!part || !check || check.weight === 0) return null;
  const { score, checks, observatory } = part;
  if (observatory) {
    const taken = -(observatory.tests[check_id]?.score_modifier ?? 0);
    return taken > 0 ? Math.min(taken, 100 - score) : null;
  }
  const counted = checks.filter(({ result }) => result === 'pass' || result === 'fail');
  const weightOf = (of: typeof checks) => of.reduce((sum, { weight }) => sum + weight, 0);
  const passed = weightOf(counted.filter(({ result }) => result === 'pass'));
  const share = (weight: number) => Math.round((100 * weight) / weightOf(counted));
  return share(passed) === score ? share(passed + check.weight) - score : null;
}
