import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { updateNotKept } from '../threads/fill-store.ts';
import { JOINED } from '../threads/kept-store.ts';
import { messagesOf, takeIn } from '../threads/take-in-store.ts';
import { isHiddenState, mostOpen, updateVisibility } from '../threads/visibility-store.ts';
import { ofToken, threadsOfMoves } from './move-store.ts';
import { conversationMoves, type Standing } from './schema.ts';

/** A conversation that leaves another: its thread, its emails, and the message ids of the thread. */
export interface Part extends Standing {
  id: number;
  emailIds: number[];
  messageIds: string[];
}

const partsOf = (parts: SQL | string) => sql`json_each(${parts}) AS part`;

/**
 * Returns an SQL expression: the part that leaves in the split of a token, as JSON of `Part[]`. It inherits the state
 * of the whole thread before the split.
 */
export function partOfSplit(ctx: Ctx, tokenHash: string): SQL {
  return sql`(SELECT json_array(json_patch(u.from_before, json_object('id', u.into_id, 'shaped_by', u.token_hash,
      'emailIds', json(u.email_ids), 'messageIds', json(u.message_ids))))
    FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)})`;
}

/**
 * Moves emails and ids of a thread into new threads. `keepParts` must update their columns afterwards, once nothing
 * depends on the edges between them any more. `parts` is JSON of `Part[]`.
 */
export function insertParts(ctx: Ctx, threadId: SQL | number, parts: SQL | string): Statement[] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const moved = (
    list: string,
  ) => sql`(SELECT part.value ->> 'id' AS part_id, one.value AS id FROM ${partsOf(parts)},
    json_each(part.value, ${sql.raw(`'$.${list}'`)}) AS one) AS moved`;
  return [
    db.run(sql`INSERT INTO ${threads} (id, organization_id, message_count, state, snoozed_until, assignee_id, labels,
        shaped_by, hidden_at)
      SELECT part.value ->> 'id', ${organizationId}, 0, part.value ->> 'state', part.value ->> 'snoozed_until',
        part.value ->> 'assignee_id', part.value -> 'labels', part.value ->> 'shaped_by',
        iif(${isHiddenState(sql`part.value ->> 'state'`)}, ${ctx.now()}, NULL) FROM ${partsOf(parts)}`),
    db.run(sql`UPDATE ${emails} SET thread_id = moved.part_id FROM ${moved('emailIds')}
      WHERE emails.id = moved.id AND +thread_id = ${threadId} AND +organization_id = ${organizationId}`),
    db.run(sql`UPDATE ${threadMessages} SET thread_id = moved.part_id FROM ${moved('messageIds')}
      WHERE organization_id = ${organizationId} AND message_id = moved.id AND +thread_id = ${threadId}`),
  ];
}

/**
 * Recomputes the derived columns of a thread, and of the parts that have left it, from all of their emails. The thread
 * must have been removed from its places before.
 */
export function keepParts(ctx: Ctx, threadIds: SQL): Statement[] {
  const own = sql`e.thread_id = threads.id`;
  const hidden = (is: SQL) => sql`SELECT h.id FROM ${threads} AS h WHERE h.id IN (${threadIds})
    AND +h.organization_id = ${ctx.organizationId} AND ${isHiddenState(sql`h.state`)} = ${is}`;
  return [
    database(ctx).run(sql`UPDATE ${threads} SET last_email_id = NULL,
        shown_id = iif(EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.id = threads.id AND ${own}), NULL,
          (SELECT min(e.id) FROM ${emails} AS e WHERE ${own})),
        message_count = (SELECT count(DISTINCT trim(e.message_id, '<>')) FROM ${emails} AS e WHERE ${own})
      WHERE id IN (${threadIds}) AND organization_id = ${ctx.organizationId}`),
    ...updateVisibility(ctx, hidden(sql`1`), true),
    ...updateVisibility(ctx, hidden(sql`0`), false),
    ...updateNotKept(ctx, threadIds),
  ];
}

/** Restores the standing of a thread. */
export function updateStanding(ctx: Ctx, threadId: number, standing: Standing): Statement {
  return database(ctx).run(sql`UPDATE ${threads} SET state = ${standing.state},
      snoozed_until = ${standing.snoozed_until}, assignee_id = CAST(${standing.assignee_id} AS INTEGER),
      labels = ${JSON.stringify(standing.labels)}, shaped_by = ${standing.shaped_by},
      hidden_at = iif(${isHiddenState(sql`${standing.state}`)}, COALESCE(hidden_at, ${ctx.now()}), NULL)
    WHERE id = ${threadId} AND organization_id = ${ctx.organizationId}`);
}

/**
 * Joins the marked threads of a merge, or of an undone split, to the remaining one, which takes the most open of their
 * states. Its places must be inserted afterwards.
 */
export function takeInMoved(ctx: Ctx, tokenHash: string, threadId: SQL): Statement[] {
  const states = sql`SELECT s.state FROM ${threads} AS s
    WHERE s.id IN (${threadsOfMoves(ctx, tokenHash)}) AND +s.organization_id = ${ctx.organizationId}`;
  return takeIn(ctx, sql`SELECT ${threadId}`, {
    // Mail of a blocked sender may be in one thread, and its copy in the other direction in another.
    messageCount: messagesOf(sql`threads.id`),
    state: mostOpen(sql`SELECT state FROM ${JOINED}`),
    isShown: sql`NOT (${isHiddenState(mostOpen(states))})`,
    mayHaveCuts: true,
  });
}

/** Returns a SELECT of the emails of threads. */
export function emailsIn(ctx: Ctx, threadIds: SQL): SQL {
  return sql`SELECT i.id FROM ${emails} AS i
    WHERE i.thread_id IN (${threadIds}) AND +i.organization_id = ${ctx.organizationId}`;
}
