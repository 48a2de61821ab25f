import { type SQL, sql } from 'drizzle-orm';
import { MAX_UNREAD } from '../../../../contract/notifications/notifications.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { deletePast } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import type { DeletedEmails } from '../../../platform/module.ts';
import { isInThreadsOf } from '../../mail/index.ts';
import { type NotificationRow, notifications } from '../schema.ts';

const ofUser = (ctx: Ctx, userId: number): SQL =>
  sql`organization_id = ${ctx.organizationId} AND user_id = ${userId}`;

/** Selects a member's listed notifications before an id, newest first. */
export function selectListed(
  ctx: Ctx,
  userId: number,
  { isUnread, before, limit }: { isUnread: boolean | undefined; before: number | null; limit: number },
): Statement<NotificationRow[]> {
  const state = isUnread === undefined ? sql`` : sql`AND read_at IS ${isUnread ? sql`` : sql`NOT`} NULL`;
  const earlier = before === null ? sql`` : sql`AND id < CAST(${before} AS INTEGER)`;
  return database(ctx)
    .select()
    .from(notifications)
    .where(sql`${ofUser(ctx, userId)} AND is_listed = 1 ${state} ${earlier}`)
    .orderBy(sql`id DESC`)
    .limit(limit);
}

/** Selects how many of a member's listed notifications are unread, at most `MAX_UNREAD`. */
export function selectUnread(ctx: Ctx, userId: number): Statement<{ unread: number }[]> {
  return database(ctx).all(sql`SELECT count(*) AS unread FROM (SELECT 1 FROM ${notifications}
    WHERE ${ofUser(ctx, userId)} AND read_at IS NULL AND is_listed = 1 LIMIT ${MAX_UNREAD})`);
}

/** Marks those unread notifications of a member that `which` chooses as read on all devices. Returns a row for each. */
export function updateToRead(ctx: Ctx, userId: number, which: SQL): Statement<{ user_id: number }[]> {
  return database(
    ctx,
  ).all(sql`UPDATE ${notifications} SET read_at = ${ctx.now()}, push_to = NULL, in_digest = 0
    WHERE ${ofUser(ctx, userId)} AND read_at IS NULL AND ${which} RETURNING user_id`);
}

/** True, as an expression, for notifications about the conversations of these emails. */
export function isAboutThreadsOf(ctx: Ctx, emailIds: number[]): SQL {
  return sql`email_id IS NOT NULL AND ${isInThreadsOf(ctx, sql`email_id`, emailIds)}`;
}

export const hasIdOf = (ids: number[]): SQL =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
export const isUpTo = (id: number): SQL => sql`id <= CAST(${id} AS INTEGER)`;

/** Deletes the notifications about deleted emails. */
export function forgetEmails(ctx: Ctx, { ids }: DeletedEmails): Statement[] {
  return [deleteAbout(ctx, sql`email_id IN (${ids})`)];
}

/** Deletes the notifications about deleted tasks. */
export function forgetTasks(ctx: Ctx, taskIds: SQL): Statement[] {
  return [deleteAbout(ctx, sql`task_id IN (${taskIds})`)];
}

const deleteAbout = (ctx: Ctx, which: SQL): Statement =>
  database(ctx).run(sql`DELETE FROM ${notifications}
    WHERE ${which} AND +organization_id = ${ctx.organizationId} RETURNING user_id`);

/** Deletes at most `limit` notifications of a member, and returns a row for each. */
export function deleteOf(ctx: Ctx, userId: number, limit: number): Statement<{ user_id: number }[]> {
  return database(ctx).all(sql`DELETE FROM ${notifications} WHERE id IN (SELECT id FROM ${notifications}
    WHERE ${ofUser(ctx, userId)} LIMIT ${limit}) RETURNING user_id`);
}

/** Deletes at most `limit` notifications of all organizations that were made before `before`. */
export function deletePastNotifications(ctx: ServiceCtx, before: number, limit: number): Statement {
  return hidden(deletePast(database(ctx), notifications.id, notifications.createdAt, before, limit));
}
