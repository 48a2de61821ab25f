import type { Check, Results } from '../queries.ts';
import { DIMENSIONS, type DimensionId } from '../search.ts';

export interface ChangedCheck {
  dimension: DimensionId;
  check: Check;
}

/** The differences from the previous audit. */
export interface Changes {
  /** The difference in points, if both audits measured the score. */
  overall: number | null;
  dimensions: Partial<Record<DimensionId, number>>;
  /** Checks that fail now but did not before. */
  failing: ChangedCheck[];
  /** Checks that failed before but do not now. */
  mended: ChangedCheck[];
}

/** Compares two audits of a site. Checks that one of them did not run or could not measure count as unchanged. */
export function compareResults(before: Results, after: Results): Changes {
  const [old, now] = [before.overall_score, after.overall_score];
  const changes: Changes = {
    overall: old === null || now === null ? null : now - old,
    dimensions: {},
    failing: [],
    mended: [],
  };
  for (const dimension of DIMENSIONS) {
    const [old, now] = [before.dimensions[dimension], after.dimensions[dimension]];
    if (!old || !now) continue;
    changes.dimensions[dimension] = now.score - old.score;
    const results = new Map(old.checks.map(({ id, result }) => [id, result]));
    for (const check of now.checks) {
      const was = results.get(check.id);
      if (was === undefined || was === 'not_measured' || check.result === 'not_measured') continue;
      if (check.result === 'fail' && was !== 'fail') changes.failing.push({ dimension, check });
      if (check.result !== 'fail' && was === 'fail') changes.mended.push({ dimension, check });
    }
  }
  return changes;
}
