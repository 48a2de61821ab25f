import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, FIRST_AGENT_ID } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, threads } from '../schema.ts';
import { follows } from './schema.ts';

/** Selects the conversation of an email, and whether the user follows it; or no row. */
export function selectFollowing(
  ctx: Ctx,
  emailId: number,
  userId: number,
): Statement<{ follows: 0 | 1 | null }[]> {
  return database(ctx).all(sql`SELECT f.follows FROM ${emails} AS e LEFT JOIN ${follows} AS f
    ON f.organization_id = e.organization_id AND f.thread_id = e.thread_id AND f.user_id = ${userId}
    WHERE e.id = ${emailId} AND e.organization_id = ${ctx.organizationId}`);
}

/** Stores that the user follows the conversation of an email, or has stopped. */
export function upsertFollow(ctx: Ctx, emailId: number, userId: number, isFollowing: boolean): Statement {
  return insertFollows(ctx, ofEmail(ctx, sql`${emailId}`, [userId]), {
    isFollowing,
    evenIfStopped: true,
  });
}

/** Selects `thread_id, user_id` of the conversation of an email, an expression, for each of these users. */
export function ofEmail(ctx: Ctx, emailId: SQL, userIds: readonly number[]): SQL {
  return sql`SELECT e.thread_id, person.value AS user_id FROM ${emails} AS e, json_each(${JSON.stringify(userIds)}) AS person
    WHERE e.id = ${emailId} AND e.organization_id = ${ctx.organizationId}`;
}

/**
 * Has users follow conversations. `rows` is a SELECT of `thread_id, user_id`; agents follow nothing. A user who has stopped following a
 * conversation does not follow it again, unless `evenIfStopped`.
 */
export function insertFollows(
  ctx: Ctx,
  rows: SQL,
  { isFollowing = true, evenIfStopped }: { isFollowing?: boolean; evenIfStopped: boolean },
): Statement {
  const again = sql`DO UPDATE SET follows = excluded.follows, since = excluded.since WHERE follows <> excluded.follows`;
  return database(ctx).run(sql`INSERT INTO ${follows} (organization_id, thread_id, user_id, follows, since)
    SELECT ${ctx.organizationId}, new.thread_id, new.user_id, ${isFollowing ? 1 : 0}, ${ctx.now()} FROM (${rows}) AS new
    WHERE new.user_id < ${FIRST_AGENT_ID}
    ON CONFLICT (organization_id, thread_id, user_id) ${evenIfStopped ? again : sql`DO NOTHING`} RETURNING user_id`);
}

/** Has the user who sent an email, an expression of its id, follow its conversation. */
export function followSent(ctx: Ctx, emailId: SQL): Statement {
  const sender = sql`SELECT e.thread_id, e.sent_by AS user_id FROM ${emails} AS e
    WHERE e.id = ${emailId} AND e.organization_id = ${ctx.organizationId} AND e.sent_by IS NOT NULL`;
  return insertFollows(ctx, sender, { evenIfStopped: true });
}

/** Moves the followers of threads to those that these are merged into. `others` is a SELECT of the threads. */
export function updateFollowsOfMerged(ctx: Ctx, others: SQL): Statement[] {
  const own = sql`organization_id = ${ctx.organizationId} AND thread_id IN (${others})`;
  const target = sql`(SELECT t.merged_into FROM ${threads} AS t WHERE t.id = thread_id)`;
  const moved = sql`SELECT o.thread_id AS old_id, o.user_id, o.follows, o.since FROM ${follows} AS o WHERE o.${own}`;
  return [
    database(ctx).run(sql`INSERT INTO ${follows} (organization_id, thread_id, user_id, follows, since)
      SELECT ${ctx.organizationId}, t.merged_into, moved.user_id, max(moved.follows), min(moved.since)
      FROM (${moved}) AS moved JOIN ${threads} AS t ON t.id = moved.old_id WHERE t.merged_into <> moved.old_id GROUP BY 2, 3
      ON CONFLICT (organization_id, thread_id, user_id) DO UPDATE SET follows = max(follows, excluded.follows)
      RETURNING user_id`),
    database(ctx).run(sql`DELETE FROM ${follows} WHERE ${own} AND thread_id <> ${target} RETURNING user_id`),
  ];
}

/** Deletes the followers of those of these threads that no longer exist. */
export function deleteFollowsOf(ctx: Ctx, threadIds: number[]): Statement {
  return database(ctx).run(sql`DELETE FROM ${follows} WHERE organization_id = ${ctx.organizationId}
    AND thread_id IN (SELECT value FROM json_each(${JSON.stringify(threadIds)}))
    AND NOT EXISTS (SELECT 1 FROM ${threads} AS t WHERE t.id = thread_id) RETURNING user_id`);
}

/** Deletes at most `limit` rows of a user, and returns a row for each. */
export function deleteFollowsOfUser(
  ctx: Ctx,
  userId: number,
  limit: number,
): Statement<{ user_id: number }[]> {
  const own = sql`organization_id = ${ctx.organizationId} AND user_id = ${userId}`;
  return database(ctx).all(sql`DELETE FROM ${follows} WHERE ${own} AND thread_id IN
    (SELECT o.thread_id FROM ${follows} AS o WHERE o.${own} LIMIT ${limit}) RETURNING user_id`);
}
