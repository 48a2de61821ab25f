import { and, count, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, idRange, nextId } from '../../../platform/data/sequence.ts';
import { audits } from '../records/schema.ts';
import { hasId as hasAuditId } from '../records/store.ts';
import { auditSchedules, type ScheduleRow } from './schema.ts';

const ofOrganization = (ctx: Ctx) => eq(auditSchedules.organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, id: number) => and(eq(auditSchedules.id, id), ofOrganization(ctx));

export function selectSchedule(ctx: Ctx, id: number): Statement<ScheduleRow[]> {
  return database(ctx).select().from(auditSchedules).where(hasId(ctx, id));
}

/** Selects the schedules, newest first. */
export function selectSchedules(
  ctx: Ctx,
  page: { before: number | null; limit: number; offset: number },
): Statement<ScheduleRow[]> {
  const { first, last } = idRange(ctx.organizationId);
  const newest = page.before === null ? last : Math.min(last, page.before - 1);
  return database(ctx)
    .select()
    .from(auditSchedules)
    .where(and(ofOrganization(ctx), sql`${auditSchedules.id} BETWEEN ${first} AND ${newest}`))
    .orderBy(desc(auditSchedules.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Selects due active schedules of all organizations, the longest due first. */
export function selectDueSchedules(ctx: ServiceCtx, limit: number): Statement<ScheduleRow[]> {
  return database(ctx)
    .select()
    .from(auditSchedules)
    .where(and(sql`${auditSchedules.isActive} = 1`, lte(auditSchedules.nextAt, ctx.now())))
    .orderBy(auditSchedules.nextAt)
    .limit(limit);
}

/** Fails the batch unless there is room for one more schedule. */
export function requireRoom(ctx: Ctx, most: number): Statement {
  const db = database(ctx);
  const taken = db.select({ count: count() }).from(auditSchedules).where(ofOrganization(ctx));
  return requireThat(db, sql`(${taken}) < ${most}`);
}

/** Inserts a schedule, and returns it. */
export function insertSchedule(
  ctx: Ctx,
  columns: Pick<ScheduleRow, 'type' | 'url' | 'site' | 'everyDays' | 'notifyDrop'>,
): [Statement<ScheduleRow[]>, Statement] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  return [
    db
      .insert(auditSchedules)
      .values({
        ...columns,
        id: nextId(organizationId, 'audit_schedule'),
        organizationId,
        nextAt: now,
        createdAt: now,
      })
      .returning(),
    db.run(advance(organizationId, 'audit_schedule', sql`true`)),
  ];
}

/** Changes a schedule, and returns it. */
export function updateScheduleRow(
  ctx: Ctx,
  id: number,
  { everyDays, notifyDrop, isActive, latestNext }: Partial<ScheduleRow> & { latestNext?: number },
): Statement<ScheduleRow[]> {
  const next = latestNext === undefined ? {} : { nextAt: sql`min(next_at, ${latestNext})` };
  const columns = { everyDays, notifyDrop, isActive, ...next };
  return database(ctx).update(auditSchedules).set(columns).where(hasId(ctx, id)).returning();
}

const isStillDue = ({ id, nextAt }: ScheduleRow): SQL | undefined =>
  and(eq(auditSchedules.id, id), eq(auditSchedules.nextAt, nextAt), sql`${auditSchedules.isActive} = 1`);

/** Fails the batch if the schedule was started or changed since it was read. */
export function requireDue(ctx: Ctx, schedule: ScheduleRow): Statement {
  const isDue = and(isStillDue(schedule), ofOrganization(ctx));
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${auditSchedules} WHERE ${isDue})`);
}

/** Postpones the schedule to `nextAt`. */
export function updateNext(ctx: Ctx, id: number, nextAt: number, auditId: SQL<number>): Statement {
  return database(ctx).update(auditSchedules).set({ nextAt, lastAuditId: auditId }).where(hasId(ctx, id));
}

/** Postpones the schedule to `nextAt`, unless it was started or changed since it was read. */
export function updatePostponed(ctx: Ctx, schedule: ScheduleRow, nextAt: number): Statement {
  return database(ctx)
    .update(auditSchedules)
    .set({ nextAt })
    .where(and(isStillDue(schedule), ofOrganization(ctx)));
}

/** Forgets an audit that the same batch has deleted. */
export function updateForgotten(ctx: Ctx, auditId: number): Statement {
  return database(ctx)
    .update(auditSchedules)
    .set({ lastAuditId: null })
    .where(
      and(
        ofOrganization(ctx),
        eq(auditSchedules.lastAuditId, auditId),
        sql`NOT EXISTS (SELECT 1 FROM ${audits} WHERE ${hasAuditId(ctx, auditId)})`,
      ),
    );
}

/** Deletes a schedule, and returns its id. */
export function deleteScheduleRow(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  return database(ctx).delete(auditSchedules).where(hasId(ctx, id)).returning({ id: auditSchedules.id });
}
