import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AuditType } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, lastId, nextId } from '../../../platform/data/sequence.ts';
import { requireRoom } from '../../../platform/data/usage.ts';
import { dayOf } from '../../../platform/limits.ts';
import { type DueJob, insertJob, type JobKind } from '../../../platform/work/jobs.ts';
import { recordEvents } from '../../../platform/work/outbox.ts';
import { engineOf } from '../preferences/store.ts';
import { type AuditRow, auditDays, audits } from './schema.ts';

/** The job of an audit: it runs the audit, or waits for the engine. */
export const AUDIT: JobKind = { kind: 'audit', queue: 'AUDIT' };

export type NewAudit = Pick<AuditRow, 'type' | 'url' | 'site' | 'uploadId' | 'userId' | 'scheduleId'>;

/** An audit with its job and the event `audit.requested`. Its batch must also have the statements of `countAudit`. */
export interface Insertion {
  insert: Statement<AuditRow[]>;
  job: Statement<DueJob[]>;
  statements: Statement[];
}

/** Inserts an audit. The order of `statements` matters: `lastId` is the id of the audit once `advance` has run. */
export function insertAudit(ctx: Ctx, audit: NewAudit): Insertion {
  const { organizationId } = ctx;
  const db = database(ctx);
  const now = ctx.now();
  const id = newAuditId(ctx);
  const insert = db
    .insert(audits)
    .values({
      ...audit,
      id: nextId(organizationId, 'audit'),
      organizationId,
      status: 'pending',
      engine: audit.type === 'video' ? 'built_in' : engineOf(ctx),
      previousAuditId: audit.site === null ? null : lastCompleted(ctx, audit.site, audit.type),
      requestedAt: now,
      createdAt: now,
    })
    .returning();
  const job = insertJob(ctx, AUDIT, id);
  return {
    insert,
    job,
    statements: [insert, db.run(advance(organizationId, 'audit', sql`true`)), job, recordRequested(ctx, id)],
  };
}

/** Returns the id of the audit that the same batch has inserted, as an expression. */
export function newAuditId(ctx: Ctx): SQL<number> {
  return lastId(ctx.organizationId, 'audit');
}

/** Records the event `audit.requested`, if `when` (on columns of `audits`) holds. */
export function recordRequested(ctx: Ctx, id: number | SQL, when: SQL = sql`true`): Statement {
  return recordEvents(
    ctx,
    'audit.requested',
    sql`SELECT json_object('audit_id', id, 'type', type, 'url', url, 'engine', engine) AS data FROM ${audits}
      WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND ${when}`,
  );
}

function lastCompleted(ctx: Ctx, site: string, type: AuditType): SQL<number> {
  const query = database(ctx)
    .select({ id: audits.id })
    .from(audits)
    .where(
      and(
        eq(audits.organizationId, ctx.organizationId),
        eq(audits.site, site),
        eq(audits.type, type),
        eq(audits.status, 'completed'),
      ),
    )
    .orderBy(desc(audits.id))
    .limit(1);
  return sql`(${query})`;
}

const isOfToday = (ctx: Ctx) =>
  and(eq(auditDays.organizationId, ctx.organizationId), eq(auditDays.day, dayOf(ctx)));

/** Selects the number of today's audits; no row if there was none. */
export function selectAuditsToday(ctx: Ctx): Statement<{ count: number }[]> {
  return database(ctx).select({ count: auditDays.count }).from(auditDays).where(isOfToday(ctx));
}

/** Counts an audit of today. Fails the batch if the day's limit is reached. */
export function countAudit(ctx: Ctx): [Statement, Statement] {
  const { organizationId } = ctx;
  const db = database(ctx);
  const used = sql`COALESCE((SELECT count FROM ${auditDays} WHERE ${isOfToday(ctx)}), 0)`;
  return [
    requireRoom(ctx, 'audits_per_day', used),
    db
      .insert(auditDays)
      .values({ organizationId, day: dayOf(ctx), count: 1 })
      .onConflictDoUpdate({
        target: [auditDays.organizationId, auditDays.day],
        set: { count: sql`count + 1` },
      }),
  ];
}
