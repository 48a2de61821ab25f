import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import {
  insertReferences,
  isPartedFrom,
  namedBy,
  updateCutsOfMerged,
} from '../conversation-shape/reference-store.ts';
import {
  isHiddenState,
  mostOpen,
  stateAfter,
  updateVisibility,
} from '../conversation-states/visibility-store.ts';
import { type Change, updateKept } from '../conversations/kept-store.ts';
import { deletePlaces, insertPlaces } from '../conversations/place-store.ts';
import { idKey } from '../message/message-id.ts';
import { emails, threadMessages, threads } from '../schema.ts';

/** What connects an email to its thread. */
export interface ThreadKeys {
  /** A JSON list, its own id first: `threadKeys`. */
  list: SQL;
  /** It names other ids. */
  hasNamed: boolean;
}

/** The keys, or none if the sender is blocked: such an email joins no conversation, and none joins it. */
export function keysUnlessSpam(keys: string[], isSpam: SQL): ThreadKeys {
  return { list: sql`iif(${isSpam}, '[]', ${JSON.stringify(keys)})`, hasNamed: keys.length > 1 };
}

/**
 * The thread that a new email joins, as an expression: of those that its keys connect, the one with the most messages,
 * or NULL. It takes in the others, so that each message moves only a few times, in whatever order the messages arrive.
 */
export function threadToJoin(ctx: Ctx, threadKeys: ThreadKeys): SQL<number | null> {
  return sql`(SELECT t.id ${connected(ctx, threadKeys)} ORDER BY t.message_count DESC, t.id LIMIT 1)`;
}

/** The assignee of the conversation that a new email joins, or NULL, as an expression. */
export function assigneeToJoin(ctx: Ctx, threadKeys: ThreadKeys): SQL<number | null> {
  return sql`(SELECT t.assignee_id ${connected(ctx, threadKeys)} ORDER BY t.message_count DESC, t.id LIMIT 1)`;
}

/** The state of the conversation after a new email, as an expression. */
export function stateToJoin(ctx: Ctx, threadKeys: ThreadKeys, reopens: boolean): SQL {
  return stateAfter(mostOpen(sql`SELECT t.state ${connected(ctx, threadKeys)}`), reopens);
}

/**
 * FROM and WHERE of the threads `t` that the keys connect. Of those that a person has parted from another of them, only
 * the one of the first key is.
 */
function connected(ctx: Ctx, { list: keys, hasNamed }: ThreadKeys): SQL {
  const ofKeys = sql`${threadMessages} AS n WHERE n.organization_id = ${ctx.organizationId}
    AND n.message_id IN (SELECT value FROM json_each(${keys}))`;
  const first = sql`(SELECT f.thread_id FROM json_each(${keys}) AS k CROSS JOIN ${threadMessages} AS f
    ON f.organization_id = ${ctx.organizationId} AND f.message_id = k.value ORDER BY k.key LIMIT 1)`;
  const parted = isPartedFrom(ctx, sql`t.id`, sql`SELECT n.thread_id FROM ${ofKeys}`);
  const joins = hasNamed ? sql` AND (NOT ${parted} OR t.id = ${first})` : sql``;
  return sql`FROM ${threadMessages} AS m JOIN ${threads} AS t ON t.id = m.thread_id
    WHERE m.organization_id = ${ctx.organizationId}
      AND m.message_id IN (SELECT value FROM json_each(${keys}))${joins}`;
}

/** Messages of threads that become one and are counted again. Larger ones are added up, unless a person has shaped them. */
const MAX_COUNTED = 200;

/** The number of messages of a thread, as an expression that reads all of its emails. */
export function messagesOf(threadId: SQL): SQL {
  return sql`(SELECT count(DISTINCT trim(e.message_id, '<>')) FROM ${emails} AS e WHERE e.thread_id = ${threadId})`;
}

/** Emails of a thread that are looked at: the newest. */
const MAX_THREAD_EMAILS = 200;

/** A SELECT of the ids of an email and of others in its thread, or of no row if the organization has no such email. */
export function emailsOfThread(ctx: Ctx, emailId: number): SQL {
  const isOwn = sql`organization_id = ${ctx.organizationId}`;
  return sql`SELECT id FROM ${emails} WHERE id = ${emailId} AND ${isOwn}
    UNION SELECT id FROM (SELECT id FROM ${emails}
      WHERE thread_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND ${isOwn}) AND +${isOwn}
      ORDER BY received_at DESC LIMIT ${MAX_THREAD_EMAILS})`;
}

/**
 * Merges the threads that the keys of an email connect into the thread of that email: threads are connected components
 * over Message-ID, In-Reply-To and References, except where a person has parted or united some. `saved` is the id of the
 * email if this batch saved it, else NULL, and then nothing changes. The order of the statements matters: the attachments
 * and the task of the email are there. The new thread takes the most open state of all; `reopens` says whether the email
 * opens it. A thread that begins with a hidden email is in spam.
 */
export function mergeThreads(
  ctx: Ctx,
  saved: SQL,
  messageId: string,
  threadKeys: ThreadKeys,
  reopens: boolean,
): Statement[] {
  const db = database(ctx);
  const organization = ctx.organizationId;
  const { list, hasNamed } = threadKeys;
  const threadId = sql`(SELECT thread_id FROM ${emails} WHERE id = ${saved})`;
  return [
    db.run(sql`INSERT INTO ${threads} (id, organization_id, message_count, state)
      SELECT id, organization_id, 0, iif(is_hidden, 'spam', 'open') FROM ${emails}
      WHERE id = ${saved} AND thread_id = id`),
    db.run(sql`UPDATE ${threads} SET merged_into = ${threadId}
      WHERE +organization_id = ${organization} AND id <> ${threadId}
        AND id IN (SELECT t.id ${connected(ctx, threadKeys)})`),
    ...takeIn(ctx, threadId, {
      added: sql`e.id = ${saved}`,
      // A message that is stored in both directions is shown once in its thread, and counts once. The two may have been in
      // different threads: mail of a blocked sender joins none, until a person merges its thread.
      messageCount: sql`iif((SELECT count(*) > 1 AND (sum(message_count) <= ${MAX_COUNTED} OR max(shaped_by) IS NOT NULL)
          FROM joined), ${messagesOf(threadId)}, (SELECT sum(message_count) FROM joined)
        + ((SELECT count(*) FROM ${emails} WHERE organization_id = ${organization}
            AND trim(message_id, '<>') = ${idKey(messageId)} AND +thread_id = ${threadId}) = 1))`,
      state: stateAfter(mostOpen(sql`SELECT state FROM joined`), reopens),
      isShown: sql`(SELECT is_hidden FROM ${emails} WHERE id = ${saved}) = 0`,
      mayHaveCuts: hasNamed,
    }),
    db.run(sql`INSERT INTO ${threadMessages} (organization_id, message_id, thread_id, email_id)
      SELECT ${organization}, value, ${threadId}, ${saved} FROM json_each(${list})
      WHERE ${saved} IS NOT NULL ON CONFLICT DO NOTHING`),
    ...(hasNamed ? [insertReferences(ctx, namedBy(saved, list))] : []),
    ...insertPlaces(ctx, threadId),
  ];
}

/**
 * Brings the threads that are marked (`merged_into`) into the thread that takes them in, and brings up to date what is kept
 * of it, except its places. Emails that were in spam or trash come back if it `isShown`.
 */
export function takeIn(
  ctx: Ctx,
  threadId: SQL,
  change: Pick<Change, 'added' | 'messageCount' | 'state'> & { isShown: SQL; mayHaveCuts: boolean },
): Statement[] {
  const db = database(ctx);
  const organization = ctx.organizationId;
  const others = sql`SELECT id FROM ${threads} WHERE merged_into = ${threadId}`;
  const joined = sql`SELECT ${threadId} UNION ALL ${others}`;
  const revealed = sql`SELECT j.id FROM ${threads} AS j WHERE j.id IN (${joined})
    AND +j.organization_id = ${organization} AND ${isHiddenState(sql`j.state`)} AND ${change.isShown}`;

  // The plus before organization_id keeps SQLite from walking the whole organization instead of a few threads.
  return [
    ...deletePlaces(ctx, joined),
    ...updateVisibility(ctx, revealed, false),
    db.run(sql`UPDATE ${emails} SET thread_id = ${threadId}
      WHERE thread_id IN (${others}) AND +organization_id = ${organization}`),
    updateKept(ctx, {
      threadIds: threadId,
      joined,
      added: change.added,
      messageCount: change.messageCount,
      state: change.state,
    }),
    db.run(sql`UPDATE ${threadMessages} SET thread_id = ${threadId}
      WHERE thread_id IN (${others}) AND +organization_id = ${organization}`),
    ...(change.mayHaveCuts ? [updateCutsOfMerged(ctx, threadId, others)] : []),
    db.run(sql`DELETE FROM ${threads} WHERE merged_into = ${threadId} AND organization_id = ${organization}`),
  ];
}
