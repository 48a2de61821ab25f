import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { isBlocked } from '../contacts/save-store.ts';
import { isPartedFrom } from '../conversation-shape/reference-store.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { type Batch, emailAt, isOfBatch } from './batch-store.ts';

/** `named`: the stored threads that the ids of a component name, and where the first of these ids stands. */
function named(ctx: Ctx, { components }: Batch): SQL {
  return sql`named (component, id, place) AS MATERIALIZED (SELECT c.key, n.thread_id, min(k.key)
    FROM json_each(${components}) AS c
      CROSS JOIN json_each(iif(${isBlocked(ctx, sql`c.value ->> 'sender'`)}, '[]', c.value -> 'keys')) AS k
      CROSS JOIN ${threadMessages} AS n ON n.organization_id = ${ctx.organizationId} AND n.message_id = k.value
    GROUP BY 1, 2)`;
}

/**
 * True for the row `n` of `named` if the component joins the thread. Of those that a person has parted from another of
 * them, only the one of the first id is.
 */
function joins(ctx: Ctx): SQL {
  const ofComponent = sql`FROM named AS o WHERE o.component = n.component`;
  return sql`((SELECT count(*) ${ofComponent}) = 1 OR NOT ${isPartedFrom(ctx, sql`n.id`, sql`SELECT o.id ${ofComponent}`)}
    OR n.place = (SELECT min(o.place) ${ofComponent}))`;
}

/**
 * `grouped`: components that stored threads connect have the same `leader`, the first of them; and how many messages and
 * components such a group has, and whether one of them opens its conversation.
 */
function grouped({ components }: Batch): SQL {
  return sql`linked (component, other) AS (SELECT key, key FROM json_each(${components})
      UNION SELECT l.component, there.component FROM linked AS l JOIN named AS here ON here.component = l.other
        JOIN named AS there ON there.id = here.id),
    led AS MATERIALIZED (SELECT component, min(other) AS leader FROM linked GROUP BY 1),
    grouped AS MATERIALIZED (SELECT g.leader, sum(c.value ->> 'size') AS size, max(c.value ->> 'reopens') AS reopens
      FROM json_each(${components}) AS c CROSS JOIN led AS g ON g.component = c.key GROUP BY 1)`;
}

/** For WITH RECURSIVE: `led` (component, leader), `grouped` (leader, size, reopens), `joining` (leader and its threads). */
export function threadsToJoin(ctx: Ctx, batch: Batch): SQL {
  return sql`${named(ctx, batch)}, ${grouped(batch)},
    joining AS MATERIALIZED (SELECT DISTINCT g.leader, t.id, t.message_count, t.state FROM named AS n
      JOIN led AS g ON g.component = n.component
      CROSS JOIN ${threads} AS t ON t.id = n.id AND +t.organization_id = ${ctx.organizationId} WHERE ${joins(ctx)})`;
}

/**
 * Fails a batch of several messages that come into threads which a person has parted: what becomes of them depends on their
 * order, so they are saved one by one. Stands before the emails are saved.
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
 * Fails a batch of several messages unless it has saved all of them, and none that is connected to another one is from a
 * blocked sender: else they would be connected by what is not there. Another save was first, or the sender was blocked just
 * now. They are saved one by one then.
 */
export function requireJoint(ctx: Ctx, batch: Batch): Statement {
  return requireThat(
    database(ctx),
    sql`(SELECT count(*) FROM ${emails} AS e WHERE ${isOfBatch(ctx, batch, 'e')}) = ${batch.mails.length}
      AND NOT EXISTS (SELECT 1 FROM json_each(${batch.joint}) AS m WHERE ${isBlocked(ctx, sql`m.value ->> 1`)})`,
  );
}

/** Marks the threads that the saved emails connect, except the one that each email is in: they merge into that one. */
export function updateMergedInto(ctx: Ctx, batch: Batch): Statement {
  return database(ctx).run(sql`WITH ${named(ctx, batch)}
    UPDATE ${threads} SET merged_into = joint.thread_id
    FROM (SELECT n.id, e.thread_id FROM named AS n
      CROSS JOIN json_each(${batch.components}) AS c ON c.key = n.component
      CROSS JOIN ${emailAt(ctx, batch, sql`(c.value ->> 'root')`)} WHERE ${joins(ctx)}) AS joint
    WHERE threads.id = joint.id AND threads.id <> joint.thread_id AND +threads.organization_id = ${ctx.organizationId}`);
}
