import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { jsonOf } from '../../../platform/data/json.ts';
import { isBlocked } from '../contacts/save-store.ts';
import { insertReferences, updateCutsOfMerged } from '../conversation-shape/reference-store.ts';
import {
  isHiddenState,
  mostOpen,
  stateAfter,
  updateVisibility,
} from '../conversation-states/visibility-store.ts';
import { type Change, JOINED, updateKept } from '../conversations/kept-store.ts';
import { deletePlaces, insertPlaces } from '../conversations/place-store.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { type Batch, emailAt, isOfBatch } from './batch-store.ts';
import { updateMergedInto } from './join-store.ts';

/** Messages up to which merged threads are recounted. Larger counts are added, unless a person has shaped one. */
const MAX_COUNTED = 200;

/** Returns an SQL expression: the number of messages of a thread, from all of its emails. */
export function messagesOf(threadId: SQL): SQL {
  return sql`(SELECT count(DISTINCT trim(e.message_id, '<>')) FROM ${emails} AS e WHERE e.thread_id = ${threadId})`;
}

/** The number of emails of a thread to read: the newest. */
const MAX_THREAD_EMAILS = 200;

/** Returns a SELECT of the ids of an email and of others in its thread; empty if the organization has no such email. */
export function emailsOfThread(ctx: Ctx, emailId: number): SQL {
  const isOwn = sql`organization_id = ${ctx.organizationId}`;
  return sql`SELECT id FROM ${emails} WHERE id = ${emailId} AND ${isOwn}
    UNION SELECT id FROM (SELECT id FROM ${emails}
      WHERE thread_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND ${isOwn}) AND +${isOwn}
      ORDER BY received_at DESC LIMIT ${MAX_THREAD_EMAILS})`;
}

/**
 * Merges the threads connected by the saved emails into the threads of these emails: threads are connected components
 * over Message-ID, In-Reply-To and References, except where a person has parted or merged some. Emails that the batch
 * has not saved have no effect. Must follow the inserts of the emails' attachments and tasks. A thread takes the most
 * open state of all that it takes in. One that begins with a hidden email is in spam.
 */
export function mergeThreads(ctx: Ctx, batch: Batch): Statement[] {
  const db = database(ctx);
  const organization = ctx.organizationId;
  const threadIds = sql`SELECT e.thread_id FROM ${emails} AS e WHERE ${isOfBatch(ctx, batch, 'e')}`;
  const flags = jsonOf(batch.mails.map(({ reopens }) => (reopens ? 1 : 0)));
  const keys = jsonOf(batch.mails.map((mail) => ({ sender: mail.sender, keys: mail.keys })));
  const ofThread = sql`FROM fresh AS f WHERE f.thread_id = threads.id`;
  const hasNamed = batch.mails.some((mail) => mail.keys.length > 1);
  const before = mostOpen(sql`SELECT state FROM ${JOINED}`);
  const namedBy = (keyFrom: number) => sql`(SELECT e.id AS email_id, e.thread_id, k.value AS reference
    FROM json_each(${keys}) AS m CROSS JOIN ${emailAt(ctx, batch, sql`m.key`)}
      CROSS JOIN json_each(m.value, '$.keys') AS k
    WHERE k.key >= ${sql.raw(String(keyFrom))} AND NOT ${isBlocked(ctx, sql`m.value ->> 'sender'`)}) AS named`;
  return [
    db.run(sql`INSERT INTO ${threads} (id, organization_id, message_count, state)
      SELECT id, organization_id, 0, iif(is_hidden, 'spam', 'open') FROM ${emails}
      WHERE ${isOfBatch(ctx, batch)} AND thread_id = id`),
    updateMergedInto(ctx, batch),
    ...takeIn(ctx, threadIds, {
      fresh: sql`SELECT e.id, e.thread_id, e.message_id, e.is_read, e.tag, e.direction, e.from_address, e.from_name,
          e.to_address, m.value AS reopens
        FROM json_each(${flags}) AS m CROSS JOIN ${emailAt(ctx, batch, sql`m.key`)}`,
      // A message stored in both directions is shown and counted once in its thread. The two may have been in different
      // threads: mail of a blocked sender joins none, until a person merges its thread.
      messageCount: sql`iif((SELECT count(*) > 1 AND (sum(message_count) <= ${MAX_COUNTED} OR max(shaped_by) IS NOT NULL)
          FROM ${JOINED}), ${messagesOf(sql`threads.id`)}, (SELECT sum(message_count) FROM ${JOINED})
        + (SELECT count(DISTINCT trim(f.message_id, '<>')) ${ofThread}
          AND NOT EXISTS (SELECT 1 FROM ${emails} AS o WHERE o.organization_id = ${organization}
            AND trim(o.message_id, '<>') = trim(f.message_id, '<>') AND +o.thread_id = threads.id
            AND o.save_id <> ${batch.saveId})))`,
      state: stateAfter(before, sql`(SELECT max(f.reopens) ${ofThread})`),
      isShown: sql`EXISTS (SELECT 1 FROM ${emails} AS e WHERE ${isOfBatch(ctx, batch, 'e')}
        AND e.thread_id = COALESCE(j.merged_into, j.id) AND e.is_hidden = 0)`,
      mayHaveCuts: hasNamed,
    }),
    db.run(sql`INSERT INTO ${threadMessages} (organization_id, message_id, thread_id, email_id)
      SELECT ${organization}, named.reference, named.thread_id, named.email_id FROM ${namedBy(0)}
      WHERE true ON CONFLICT DO NOTHING`),
    ...(hasNamed
      ? [
          insertReferences(ctx, {
            emailId: sql`named.email_id`,
            reference: sql`named.reference`,
            from: namedBy(1),
          }),
        ]
      : []),
    ...insertPlaces(ctx, threadIds),
  ];
}

/** The changes of threads that take in others. */
export interface TakingIn extends Pick<Change, 'fresh' | 'messageCount' | 'state'> {
  /** SQL condition on a thread `j` that is merged or stays: the resulting thread is not in spam or trash. */
  isShown: SQL;
  mayHaveCuts: boolean;
}

/**
 * Merges the marked threads (`merged_into`) into the threads that take them in, a SELECT, and updates the derived
 * columns of these, except their places. Shows emails that were in spam or trash again if `isShown`.
 */
export function takeIn(ctx: Ctx, threadIds: SQL, change: TakingIn): Statement[] {
  const db = database(ctx);
  const organization = ctx.organizationId;
  const others = sql`SELECT id FROM ${threads} WHERE merged_into IN (${threadIds})`;
  const joined = sql`${threadIds} UNION ${others}`;
  const revealed = sql`SELECT j.id FROM ${threads} AS j WHERE j.id IN (${joined})
    AND +j.organization_id = ${organization} AND ${isHiddenState(sql`j.state`)} AND ${change.isShown}`;
  const target = sql`(SELECT t.merged_into FROM ${threads} AS t WHERE t.id = thread_id)`;

  // The plus before organization_id keeps SQLite from scanning the whole organization instead of a few threads.
  return [
    ...deletePlaces(ctx, joined),
    ...updateVisibility(ctx, revealed, false),
    db.run(sql`UPDATE ${emails} SET thread_id = ${target}
      WHERE thread_id IN (${others}) AND +organization_id = ${organization}`),
    updateKept(ctx, {
      threadIds,
      joined,
      fresh: change.fresh,
      messageCount: change.messageCount,
      state: change.state,
    }),
    db.run(sql`UPDATE ${threadMessages} SET thread_id = ${target}
      WHERE thread_id IN (${others}) AND +organization_id = ${organization}`),
    ...(change.mayHaveCuts ? [updateCutsOfMerged(ctx, others)] : []),
    db.run(
      sql`DELETE FROM ${threads} WHERE merged_into IN (${threadIds}) AND organization_id = ${organization}`,
    ),
  ];
}
