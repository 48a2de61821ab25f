import type { Check, Results } from '../queries.ts';
import { DIMENSIONS, type DimensionId } from '../search.ts';

export interface ChangedCheck {
  dimension: DimensionId;
  check: Check;
}

/** What is different from the audit before. */
export interface Changes {
  /** Points, where both audits measured it. */
  overall: number | null;
  dimensions: Partial<Record<DimensionId, number>>;
  /** Checks that fail now, and did not before. */
  failing: ChangedCheck[];
  /** Checks that failed before, and do not fail now. */
  mended: ChangedCheck[];
}

/** Compares two audits of one site. A check that one of them did not make, or could not measure, has not changed. */
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
