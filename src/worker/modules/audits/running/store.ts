import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AuditResults } from '../../../../contract/audits/audits.ts';
import type { EventData } from '../../../../contract/webhooks/events.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type Claim, holdsLease } from '../../../platform/work/jobs.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import type { Condition } from '../../notices/index.ts';
import { type AuditRow, auditResults, audits } from '../records/schema.ts';
import { hasId } from '../records/store.ts';

const isOpen = (ctx: Ctx, id: number) =>
  and(hasId(ctx, id), inArray(audits.status, ['pending', 'processing']));

/** True if the audit is not finished and, for a run, the run still has its lease. */
export function isUnfinished(ctx: Ctx, id: number, claim?: Claim): Condition {
  const isStill = and(isOpen(ctx, id), claim ? holdsLease(claim) : undefined);
  return sql`EXISTS (SELECT 1 FROM ${audits} WHERE ${isStill})`;
}

/** Selects the score of the previous audit. */
export function selectScore(ctx: Ctx, id: number): Statement<{ overallScore: number | null }[]> {
  return database(ctx).select({ overallScore: audits.overallScore }).from(audits).where(hasId(ctx, id));
}

/** Marks the audit as running. Returns it, or no row if it is finished or the lease is lost. */
export function updateProcessing(ctx: Ctx, id: number, claim: Claim): Statement<AuditRow[]> {
  return database(ctx)
    .update(audits)
    .set({ status: 'processing', startedAt: sql`COALESCE(started_at, ${ctx.now()})` })
    .where(and(isOpen(ctx, id), holdsLease(claim)))
    .returning();
}

/** Marks the audit as received by the engine. */
export function updateReceived(ctx: Ctx, id: number): Statement {
  return database(ctx)
    .update(audits)
    .set({ status: 'processing', startedAt: ctx.now() })
    .where(and(hasId(ctx, id), eq(audits.status, 'pending'), eq(audits.engine, 'automation')));
}

/** Counts another request to the engine. Its batch must also have the event, which has the same condition. */
export function updateRequested(ctx: Ctx, id: number, claim: Claim): Statement {
  return database(ctx)
    .update(audits)
    .set({ requests: sql`requests + 1`, requestedAt: ctx.now() })
    .where(and(isOpen(ctx, id), holdsLease(claim)));
}

/** Counts an analysis for the engine. Returns the audit, or no row if it is finished or has reached its limit. */
export function updateAnalyses(ctx: Ctx, id: number, most: number): Statement<AuditRow[]> {
  return database(ctx)
    .update(audits)
    .set({ analyses: sql`analyses + 1` })
    .where(and(isOpen(ctx, id), lt(audits.analyses, most)))
    .returning();
}

export function insertResults(ctx: Ctx, id: number, results: AuditResults, when: Condition): Statement {
  return database(ctx).run(sql`INSERT INTO ${auditResults} (audit_id, organization_id, results)
    SELECT ${id}, ${ctx.organizationId}, jsonb(${JSON.stringify(results)}) WHERE ${when}`);
}

export function recordCompleted(ctx: Ctx, data: EventData<'audit.completed'>, when: Condition): Statement {
  return recordEvent(ctx, 'audit.completed', sql`${JSON.stringify(data)}`, when);
}

/** Finishes the audit, if `when` holds. Returns its id, or no row. */
export function updateFinished(
  ctx: Ctx,
  id: number,
  columns: Pick<AuditRow, 'status' | 'overallScore' | 'scores' | 'failureCode' | 'failureMessage'>,
  when: SQL,
): Statement<{ id: number }[]> {
  const now = ctx.now();
  return database(ctx)
    .update(audits)
    .set({ ...columns, startedAt: sql`COALESCE(started_at, ${now})`, completedAt: now })
    .where(and(hasId(ctx, id), when))
    .returning({ id: audits.id });
}
