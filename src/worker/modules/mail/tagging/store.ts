import { type SQL, sql } from 'drizzle-orm';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { updateTaskTags } from '../../tasks/index.ts';
import { countRetagged } from '../counts/store.ts';
import { emails, threadPlaces, threads } from '../schema.ts';
import { deletePastActivities, insertActivities } from '../threads/activity-store.ts';
import { deletePlaces, insertPlaces } from '../threads/place-store.ts';

/** Returns a SELECT of this email, if the organization has it. */
export function ownEmail(ctx: Ctx, id: number): SQL {
  return sql`SELECT own.id FROM ${emails} AS own WHERE own.id = ${id} AND own.organization_id = ${ctx.organizationId}`;
}

/** Returns an SQL expression: the tag of an email of the organization. */
export function tagOf(ctx: Ctx, emailId: number): SQL {
  return sql`(SELECT tag FROM ${emails} WHERE id = ${emailId} AND organization_id = ${ctx.organizationId})`;
}

/**
 * Changes the tag of emails, and updates their tasks, the counts and the tags of their conversations, but not the
 * places of these. `emailIds` and `threadIds` are SELECTs; `tag` may be an expression on columns of `emails`.
 */
export function updateTags(ctx: Ctx, emailIds: SQL, tag: SQL | Tag, threadIds: SQL): Statement[] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const changing = sql`id IN (${emailIds}) AND +organization_id = ${organizationId} AND +tag <> ${tag}`;
  return [
    ...countRetagged(ctx, sql`${changing} AND +is_hidden = 0`, tag),
    // The tag of a task is that of its email.
    ...updateTaskTags(ctx, emailIds, sql`(SELECT ${tag} FROM ${emails} WHERE emails.id = tasks.email_id)`),
    db.run(sql`UPDATE ${emails} SET tag = ${tag} WHERE ${changing} RETURNING id`),
    db.run(sql`UPDATE ${threads} SET tags = (SELECT json_group_array(tag) FROM
        (SELECT DISTINCT e.tag FROM ${emails} AS e WHERE e.thread_id = threads.id ORDER BY e.tag))
      WHERE id IN (${threadIds}) AND +organization_id = ${organizationId} AND last_email_id IS NOT NULL`),
  ];
}

/** Selects at most `limit` conversations with an email of this tag, in any state. */
export function selectThreadsOfTag(ctx: Ctx, tag: Tag, limit: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT DISTINCT thread_id AS id FROM ${threadPlaces}
    WHERE organization_id = ${ctx.organizationId} AND box = ${tag} LIMIT ${limit}`);
}

/** Gives the emails of these conversations that have the tag `from`, and their tasks, the tag `to`. */
export function moveTag(ctx: Ctx, threadIds: number[], from: Tag, to: Tag): Statement[] {
  const ids = sql`SELECT value FROM json_each(${JSON.stringify(threadIds)})`;
  const moving = sql`SELECT moving.id FROM ${emails} AS moving WHERE moving.thread_id IN (${ids})
    AND +moving.organization_id = ${ctx.organizationId} AND +moving.tag = ${from}`;
  return [...deletePlaces(ctx, ids), ...updateTags(ctx, moving, to, ids), ...insertPlaces(ctx, ids)];
}

/** Records that an email gets another tag. Must precede the change. */
export function insertMoved(ctx: Ctx, emailId: number, tag: Tag): Statement[] {
  const moved = sql`FROM ${emails} WHERE id = ${emailId} AND organization_id = ${ctx.organizationId} AND tag <> ${tag}`;
  const entry = sql`SELECT thread_id, id AS email_id, 'tag' AS type, tag AS from_value, ${tag} AS to_value,
    NULL AS until ${moved}`;
  return [insertActivities(ctx, entry), deletePastActivities(ctx, sql`SELECT thread_id ${moved}`)];
}
