import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { type DueJob, insertJobsAt, type JobKind } from '../../../platform/work/jobs.ts';
import { type NotificationRow, notifications } from '../schema.ts';

/** The work of pushing to a device. Its subject is the device. */
export const PUSH: JobKind = { kind: 'push', queue: 'SEND' };

/** Makes the jobs of these devices due, except those that wait for their push service. */
export function insertPushJobs(ctx: Ctx, deviceIds: number[]): Statement<DueJob[]> {
  return insertJobsAt(
    ctx,
    PUSH,
    sql`SELECT ${ctx.organizationId} AS organization_id, value AS subject_id, ${ctx.now()} AS due_at
      FROM json_each(${JSON.stringify(deviceIds)})`,
  );
}

/** True, as an expression, for what a device of a user has yet to get. */
const waitsFor = (ctx: Ctx, userId: number, deviceId: number) =>
  sql`organization_id = ${ctx.organizationId} AND user_id = ${userId} AND read_at IS NULL AND push_to IS NOT NULL
    AND EXISTS (SELECT 1 FROM json_each(push_to) WHERE value = ${deviceId})`;

/** Selects what a device of a user has yet to get, oldest first. */
export function selectToPush(
  ctx: Ctx,
  userId: number,
  deviceId: number,
  limit: number,
): Statement<NotificationRow[]> {
  return database(ctx)
    .select()
    .from(notifications)
    .where(waitsFor(ctx, userId, deviceId))
    .orderBy(notifications.id)
    .limit(limit);
}

/** Stores that a device has got notifications of a user, or gets them no more. */
export function updatePushed(ctx: Ctx, userId: number, deviceId: number, ids: number[]): Statement {
  const rest = sql`(SELECT json_group_array(value) FROM json_each(push_to) WHERE value <> ${deviceId})`;
  return hidden(
    database(ctx).run(sql`UPDATE ${notifications} SET push_to = NULLIF(${rest}, '[]')
      WHERE ${waitsFor(ctx, userId, deviceId)} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`),
  );
}
