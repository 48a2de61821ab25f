import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { jsonOf } from '../../../platform/data/json.ts';
import { isBlocked } from '../correspondents/store.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { insertActivities } from '../threads/activity-store.ts';
import { insertPlaces, mostOpen, stateAfter } from '../threads/place-store.ts';
import { insertReferences, isPartedFrom } from '../threads/reference-store.ts';
import { JOINED, messageOf, messagesOf, takeIn } from '../threads/store.ts';
import { type Batch, emailAt, isOfBatch } from './batch-store.ts';

/**
 * The maximum number of messages of merged threads that are recounted. Larger counts are added, unless a person has
 * shaped one of the threads.
 */
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
    ...(batch.mails.some(({ reopens }) => reopens)
      ? [
          insertActivities(
            ctx,
            sql`SELECT t.id AS thread_id, max(e.id) AS email_id, 'state' AS type, t.state AS from_value,
                'open' AS to_value, NULL AS until
              FROM json_each(${flags}) AS m CROSS JOIN ${emailAt(ctx, batch, sql`m.key`)}
                CROSS JOIN ${threads} AS t ON t.id = e.thread_id
              WHERE m.value = 1 AND t.state IN ('snoozed', 'done', 'trash') GROUP BY t.id`,
          ),
        ]
      : []),
    ...takeIn(ctx, threadIds, {
      fresh: sql`SELECT e.id, e.thread_id, e.message_id, e.is_read, e.tag, e.direction, e.from_address, e.from_name,
          e.to_address, m.value AS reopens
        FROM json_each(${flags}) AS m CROSS JOIN ${emailAt(ctx, batch, sql`m.key`)}`,
      // A message stored in both directions is shown and counted once in its thread. The two may have been in different
      // threads: mail of a blocked sender joins none, until a person merges its thread.
      messageCount: sql`iif((SELECT count(*) > 1 AND (sum(message_count) <= ${MAX_COUNTED} OR max(shaped_by) IS NOT NULL)
          FROM ${JOINED}), ${messagesOf(sql`threads.id`)}, (SELECT sum(message_count) FROM ${JOINED})
        + (SELECT count(DISTINCT ${messageOf('f')}) ${ofThread}
          AND NOT EXISTS (SELECT 1 FROM ${emails} AS o WHERE o.organization_id = ${organization}
            AND trim(o.message_id, '<>') = trim(f.message_id, '<>') AND ${messageOf('o')} = ${messageOf('f')}
            AND +o.thread_id = threads.id
            AND o.save_id <> ${batch.saveId})))`,
      state: stateAfter(before, sql`(SELECT max(f.reopens) ${ofThread})`),
      isShown: sql`EXISTS (SELECT 1 FROM ${emails} AS e WHERE ${isOfBatch(ctx, batch, 'e')}
        AND e.thread_id = COALESCE(j.merged_into, j.id) AND e.is_hidden = 0)`,
      // An email that names no other joins one thread at most.
      mayMerge: hasNamed,
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

/** Returns the CTE `named`: the stored threads that the ids of a component belong to, with the first id's place. */
function named(ctx: Ctx, { components }: Batch): SQL {
  return sql`named (component, id, place) AS MATERIALIZED (SELECT c.key, n.thread_id, min(k.key)
    FROM json_each(${components}) AS c
      CROSS JOIN json_each(iif(${isBlocked(ctx, sql`c.value ->> 'sender'`)}, '[]', c.value -> 'keys')) AS k
      CROSS JOIN ${threadMessages} AS n ON n.organization_id = ${ctx.organizationId} AND n.message_id = k.value
    GROUP BY 1, 2)`;
}

/**
 * Returns an SQL condition: the component joins the thread of the row `n` of `named`. Of threads that a person has
 * parted, it joins only the one of the first id.
 */
function joins(ctx: Ctx): SQL {
  const ofComponent = sql`FROM named AS o WHERE o.component = n.component`;
  return sql`((SELECT count(*) ${ofComponent}) = 1 OR NOT ${isPartedFrom(ctx, sql`n.id`, sql`SELECT o.id ${ofComponent}`)}
    OR n.place = (SELECT min(o.place) ${ofComponent}))`;
}

/**
 * Returns the CTE `grouped`: components connected by stored threads have the same `leader`, the first of them; with the
 * number of messages and components of such a group, and whether one of them reopens its conversation.
 */
function grouped({ components }: Batch): SQL {
  return sql`linked (component, other) AS (SELECT key, key FROM json_each(${components})
      UNION SELECT l.component, there.component FROM linked AS l JOIN named AS here ON here.component = l.other
        JOIN named AS there ON there.id = here.id),
    led AS MATERIALIZED (SELECT component, min(other) AS leader FROM linked GROUP BY 1),
    grouped AS MATERIALIZED (SELECT g.leader, sum(c.value ->> 'size') AS size, max(c.value ->> 'reopens') AS reopens
      FROM json_each(${components}) AS c CROSS JOIN led AS g ON g.component = c.key GROUP BY 1)`;
}

/** Returns CTEs for WITH RECURSIVE: `led` (component, leader), `grouped` (leader, size, reopens), `joining`. */
export function threadsToJoin(ctx: Ctx, batch: Batch): SQL {
  return sql`${named(ctx, batch)}, ${grouped(batch)},
    joining AS MATERIALIZED (SELECT DISTINCT g.leader, t.id, t.message_count, t.state FROM named AS n
      JOIN led AS g ON g.component = n.component
      CROSS JOIN ${threads} AS t ON t.id = n.id AND +t.organization_id = ${ctx.organizationId} WHERE ${joins(ctx)})`;
}

/**
 * Fails a batch of several messages for threads that a person has parted: the result depends on their order, so they
 * are saved one by one. Must precede the statements that save the emails.
 */
export function requireUnparted(ctx: Ctx, batch: Batch): Statement {
  const ofGroup = sql`SELECT o.id FROM named AS o JOIN led AS og ON og.component = o.component
    WHERE og.leader = g.leader`;
  return requireThat(
    database(ctx),
    sql`(WITH RECURSIVE ${named(ctx, batch)}, ${grouped(batch)}
      SELECT count(*) FROM named AS n JOIN led AS g ON g.component = n.component
        JOIN grouped AS whole ON whole.leader = g.leader AND whole.size > 1
      WHERE ${isPartedFrom(ctx, sql`n.id`, ofGroup)}) = 0`,
  );
}

/**
 * Fails a batch of several messages unless it has saved all of them, and no connected message is from a blocked sender:
 * otherwise messages would be connected by one that is not there. This happens if another save was first, or the sender
 * has just been blocked. They are then saved one by one.
 */
export function requireJoint(ctx: Ctx, batch: Batch): Statement {
  return requireThat(
    database(ctx),
    sql`(SELECT count(*) FROM ${emails} AS e WHERE ${isOfBatch(ctx, batch, 'e')}) = ${batch.mails.length}
      AND NOT EXISTS (SELECT 1 FROM json_each(${batch.joint}) AS m WHERE ${isBlocked(ctx, sql`m.value ->> 1`)})`,
  );
}

/** Marks the threads connected by the saved emails, except each email's own thread, which they are merged into. */
export function updateMergedInto(ctx: Ctx, batch: Batch): Statement {
  return database(ctx).run(sql`WITH ${named(ctx, batch)}
    UPDATE ${threads} SET merged_into = joint.thread_id
    FROM (SELECT n.id, e.thread_id FROM named AS n
      CROSS JOIN json_each(${batch.components}) AS c ON c.key = n.component
      CROSS JOIN ${emailAt(ctx, batch, sql`(c.value ->> 'root')`)} WHERE ${joins(ctx)}) AS joint
    WHERE threads.id = joint.id AND threads.id <> joint.thread_id AND +threads.organization_id = ${ctx.organizationId}`);
}
