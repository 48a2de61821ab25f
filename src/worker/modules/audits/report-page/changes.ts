import {
  type AuditResults,
  type Check,
  DIMENSIONS,
  type DimensionId,
} from '../../../../contract/audits/audits.ts';

export interface ChangedCheck {
  dimension: DimensionId;
  check: Check;
}

/** The differences from the previous audit. */
export interface Changes {
  overall: ScoreChange;
  /** The dimensions measured by both. */
  dimensions: Partial<Record<DimensionId, ScoreChange>>;
  /** Checks that fail now, and did not before. */
  failing: ChangedCheck[];
  /** Checks that failed before, and do not fail now. */
  mended: ChangedCheck[];
}

export interface ScoreChange {
  before: number | null;
  after: number | null;
}

/** Compares two audits of one site. A check that is missing or unmeasured in one of them has not changed. */
export function compareResults(before: AuditResults, after: AuditResults): Changes {
  const changes: Changes = {
    overall: { before: before.overall_score, after: after.overall_score },
    dimensions: {},
    failing: [],
    mended: [],
  };
  for (const id of DIMENSIONS) {
    const [old, now] = [before.dimensions[id], after.dimensions[id]];
    if (!old || !now) continue;
    changes.dimensions[id] = { before: old.score, after: now.score };
    const results = new Map(old.checks.map((check) => [check.id, check.result]));
    for (const check of now.checks) {
      const was = results.get(check.id);
      if (was === undefined || was === 'not_measured' || check.result === 'not_measured') continue;
      if (check.result === 'fail' && was !== 'fail') changes.failing.push({ dimension: id, check });
      if (check.result !== 'fail' && was === 'fail') changes.mended.push({ dimension: id, check });
    }
  }
  return changes;
}
