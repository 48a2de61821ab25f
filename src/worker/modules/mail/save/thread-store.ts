import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { jsonOf } from '../../../platform/data/json.ts';
import { isBlocked } from '../correspondents/save-store.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { JOINED } from '../threads/kept-store.ts';
import { insertPlaces } from '../threads/place-store.ts';
import { insertReferences } from '../threads/reference-store.ts';
import { messagesOf, takeIn } from '../threads/take-in-store.ts';
import { mostOpen, stateAfter } from '../threads/visibility-store.ts';
import { type Batch, emailAt, isOfBatch } from './batch-store.ts';
import { updateMergedInto } from './join-store.ts';

/** Messages up to which merged threads are recounted. Larger counts are added, unless a person has shaped one. */
const MAX_COUNTED = 200;

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
