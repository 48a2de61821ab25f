import { type SQL, sql } from 'drizzle-orm';
import type { ActivityType } from '../../../../contract/mail/activity.ts';
import { actorName, type Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { newIds } from '../../../platform/data/sequence.ts';
import { emails, threads } from '../schema.ts';
import { activities } from './schema.ts';

/**
 * The number of entries of a conversation that are kept, and the maximum number of older ones that a change deletes.
 */
const KEPT = 500;
const DELETED_AT_ONCE = 50;

/**
 * Inserts entries of conversations, in the batch of the change that they record. `entries` is a SELECT of
 * `thread_id, email_id, type, from_value, to_value, until`, in their order; it must not read `activities`.
 */
export function insertActivities(ctx: Ctx, entries: SQL, actor = actorName(ctx.actor)): Statement {
  const id = newIds(activities, { organizationId: ctx.organizationId, now: ctx.now() });
  return database(
    ctx,
  ).run(sql`INSERT INTO ${activities} (id, organization_id, thread_id, email_id, created_at, actor,
      type, from_value, to_value, until)
    SELECT ${id}, ${ctx.organizationId}, n.thread_id, n.email_id, ${ctx.now()}, ${actor},
      n.type, n.from_value, n.to_value, n.until FROM (${entries}) AS n`);
}

/** Deletes the oldest entries of conversations with too many. `threadIds` is a SELECT of `thread_id`. */
export function deletePastActivities(ctx: Ctx, threadIds: SQL): Statement {
  const past = sql`SELECT json_group_array(id) FROM (SELECT o.id FROM ${activities} AS o
    WHERE o.thread_id = c.thread_id ORDER BY o.id DESC LIMIT ${DELETED_AT_ONCE} OFFSET ${KEPT})`;
  return database(ctx).run(sql`DELETE FROM ${activities} WHERE organization_id = ${ctx.organizationId}
    AND id IN (SELECT each.value FROM (${threadIds}) AS c, json_each((${past})) AS each)`);
}

/** Records that an email of the organization was handed over to be sent. `emailId` is an id or an expression. */
export const insertSent = (ctx: Ctx, emailId: number | SQL, actor: string): Statement[] =>
  insertOf(ctx, emailId, 'sent', sql`NULL`, actor);

/** Records that the meeting suggested by an email has become an event. `eventId` is an expression. */
export const insertMeeting = (ctx: Ctx, emailId: number, eventId: SQL): Statement[] =>
  insertOf(ctx, emailId, 'meeting', sql`CAST(${eventId} AS TEXT)`, actorName(ctx.actor));

function insertOf(ctx: Ctx, emailId: number | SQL, type: ActivityType, to: SQL, actor: string): Statement[] {
  const email = sql`FROM ${emails} AS e WHERE e.id = ${emailId} AND e.organization_id = ${ctx.organizationId}`;
  const entry = sql`SELECT e.thread_id, e.id AS email_id, ${type} AS type, NULL AS from_value, ${to} AS to_value,
    NULL AS until ${email}`;
  return [insertActivities(ctx, entry, actor), deletePastActivities(ctx, sql`SELECT e.thread_id ${email}`)];
}

/** Moves the entries of threads to those that these have been merged into. `others` is a SELECT of the threads. */
export function updateActivitiesOfMerged(ctx: Ctx, others: SQL): Statement {
  return database(ctx).run(sql`UPDATE ${activities}
    SET thread_id = (SELECT t.merged_into FROM ${threads} AS t WHERE t.id = thread_id)
    WHERE thread_id IN (${others}) AND +organization_id = ${ctx.organizationId}`);
}

/** Moves the entries of a thread that belong to emails which have left it. */
export function updateActivitiesOfParts(ctx: Ctx, threadId: SQL | number): Statement {
  const thread = sql`(SELECT e.thread_id FROM ${emails} AS e WHERE e.id = email_id)`;
  return database(ctx).run(sql`UPDATE ${activities} SET thread_id = ${thread}
    WHERE thread_id = ${threadId} AND +organization_id = ${ctx.organizationId} AND thread_id <> ${thread}`);
}

/**
 * Deletes the entries of conversations that end, and unlinks others from the emails that are about to be deleted. `ids`
 * is a SELECT of these, `threadIds` of their threads, and `emptied` of the threads that end.
 */
export function deleteActivitiesOf(ctx: Ctx, ids: SQL, threadIds: SQL, emptied: SQL): Statement[] {
  const db = database(ctx);
  const own = sql`+organization_id = ${ctx.organizationId}`;
  const ofEmails = sql`thread_id IN (${threadIds}) AND ${own} AND email_id IN (${ids})`;
  return [
    db.run(sql`DELETE FROM ${activities} WHERE thread_id IN (${emptied}) AND ${own}`),
    db.run(sql`DELETE FROM ${activities} WHERE ${ofEmails} AND type = 'sent'`),
    db.run(sql`UPDATE ${activities} SET email_id = NULL WHERE ${ofEmails}`),
  ];
}
