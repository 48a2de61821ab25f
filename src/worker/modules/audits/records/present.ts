import type { Audit, AuditResults, AuditSummary } from '../../../../contract/audits/audits.ts';
import type { AuditRow } from './schema.ts';

/** Returns an audit as lists show it. */
export function toSummary(row: AuditRow): AuditSummary {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    url: row.url,
    upload_id: row.uploadId,
    engine: row.engine,
    overall_score: row.overallScore,
    scores: row.scores,
    created_at: new Date(row.createdAt).toISOString(),
    started_at: time(row.startedAt),
    completed_at: time(row.completedAt),
    failure: row.failureCode === null ? null : { code: row.failureCode, message: row.failureMessage ?? '' },
    previous_audit_id: row.previousAuditId,
    schedule_id: row.scheduleId,
  };
}

/** The stored results, and the tasks created from them. */
export interface Stored {
  results: { results: string }[];
  tasks: { recommendationId: string; taskId: number }[];
}

export const NOTHING_STORED: Stored = { results: [], tasks: [] };

export function toAudit(row: AuditRow, { results: [stored], tasks }: Stored): Audit {
  return {
    ...toSummary(row),
    results: stored ? (JSON.parse(stored.results) as AuditResults) : null,
    tasks: tasks.map(({ recommendationId, taskId }) => ({
      recommendation_id: recommendationId,
      task_id: taskId,
    })),
  };
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
