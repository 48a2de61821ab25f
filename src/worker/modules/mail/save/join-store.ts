import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { isBlocked } from '../correspondents/save-store.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { isPartedFrom } from '../threads/reference-store.ts';
import { type Batch, emailAt, isOfBatch } from './batch-store.ts';

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
