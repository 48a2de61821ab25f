import {
  type AuditFailure,
  type AuditResults,
  DIMENSIONS,
  type DimensionId,
} from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { wakeNotices } from '../../notices/index.ts';
import type { AuditRow } from '../records/schema.ts';
import { finishNotice } from './notice.ts';
import { insertResults, isUnfinished, recordCompleted, selectScore, updateFinished } from './store.ts';

export type Outcome = { results: AuditResults } | { failure: AuditFailure };

/**
 * Returns statements that finish an audit: its results, the event `audit.completed` and the mail. They write nothing if
 * it is finished already, was deleted, or the run of `claim` has lost its lease; `update`, the last of them, then
 * returns no row. Call `wakeFinished` after the commit.
 */
export async function finishAudit(
  ctx: Ctx,
  audit: AuditRow,
  outcome: Outcome,
  claim?: Claim,
): Promise<{ statements: Statement[]; update: Statement<{ id: number }[]> }> {
  const { id, type, url, engine, previousAuditId } = audit;
  const when = isUnfinished(ctx, id, claim);
  const previousScore = previousAuditId === null ? null : await findScore(ctx, previousAuditId);
  const results = 'results' in outcome ? outcome.results : null;
  const failure = 'failure' in outcome ? outcome.failure : null;
  const status = results ? 'completed' : 'failed';
  const overallScore = results?.overall_score ?? null;
  const update = updateFinished(
    ctx,
    id,
    {
      status,
      overallScore,
      scores: results && scoresOf(results),
      failureCode: failure?.code ?? null,
      failureMessage: failure?.message ?? null,
    },
    when,
  );
  const event = {
    audit_id: id,
    type,
    url,
    engine,
    status,
    overall_score: overallScore,
    previous_score: previousScore,
    failure,
  } as const;
  const statements = [
    ...(await finishNotice(ctx, audit, { overallScore, previousScore, failure }, when)),
    recordCompleted(ctx, event, when),
    ...(results ? [insertResults(ctx, id, results, when)] : []),
    // Last, because it ends the condition of `when`.
    update,
  ];
  return { statements, update };
}

export function wakeFinished(ctx: Ctx): void {
  wakeOutbox(ctx);
  wakeNotices(ctx);
}

async function findScore(ctx: Ctx, id: number): Promise<number | null> {
  const [[row]] = await commit(database(ctx), [selectScore(ctx, id)]);
  return row?.overallScore ?? null;
}

/** Returns the score of each dimension that has one. */
function scoresOf({ dimensions }: AuditResults): Partial<Record<DimensionId, number>> {
  return Object.fromEntries(
    DIMENSIONS.flatMap((id) => {
      const dimension = dimensions[id];
      return dimension ? [[id, dimension.score]] : [];
    }),
  );
}
