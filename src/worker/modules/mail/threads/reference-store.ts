import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { emailReferences } from './schema.ts';

/**
 * Returns an SQL condition: a person has parted the thread `id` from one of the threads of the SELECT, so that an edge
 * between the two is cut.
 */
export function isPartedFrom(ctx: Ctx, id: SQL, threadIds: SQL): SQL {
  const cut = (own: SQL, other: SQL) => sql`EXISTS (SELECT 1 FROM ${emailReferences} AS c
    WHERE ${own} = ${id} AND ${other} <> ${id} AND ${other} IN (${threadIds})
      AND +c.organization_id = ${ctx.organizationId})`;
  return sql`(${cut(sql`c.from_id`, sql`c.to_id`)} OR ${cut(sql`c.to_id`, sql`c.from_id`)})`;
}

/** Emails with the ids that they reference: two expressions over a table expression. */
interface Naming {
  emailId: SQL;
  reference: SQL;
  from: SQL;
}

/** Returns the ids that several emails reference, as a table. */
export function namedByAll(emailsWithIds: [id: number, ids: string[]][]): Naming {
  return {
    emailId: sql`mail.value ->> 0`,
    reference: sql`named.value`,
    from: sql`json_each(${JSON.stringify(emailsWithIds)}) AS mail, json_each(mail.value, '$[1]') AS named`,
  };
}

/**
 * Stores the ids that emails reference. Cuts edges into other conversations, because a person has parted the two. Must
 * follow the statements that insert the ids.
 */
export function insertReferences(ctx: Ctx, { emailId, reference, from }: Naming): Statement {
  const cut = (thread: SQL) => sql`iif(k.thread_id = e.thread_id, NULL, ${thread})`;
  return database(
    ctx,
  ).run(sql`INSERT INTO ${emailReferences} (email_id, reference, organization_id, from_id, to_id)
    SELECT e.id, k.message_id, e.organization_id, ${cut(sql`e.thread_id`)}, ${cut(sql`k.thread_id`)}
    FROM ${from} CROSS JOIN ${emails} AS e ON e.id = ${emailId} AND +e.organization_id = ${ctx.organizationId}
      CROSS JOIN ${threadMessages} AS k ON k.organization_id = ${ctx.organizationId} AND k.message_id = ${reference}
    WHERE true ON CONFLICT DO NOTHING`);
}

/** Stores the id that a mail server gave to a sent email, as one that the email references. */
export function insertAlias(ctx: Ctx, emailId: number, alias: string, when: SQL): Statement {
  return database(ctx).run(sql`INSERT INTO ${emailReferences} (email_id, reference, organization_id)
    SELECT id, ${alias}, organization_id FROM ${emails}
    WHERE id = ${emailId} AND organization_id = ${ctx.organizationId} AND ${when} ON CONFLICT DO NOTHING`);
}

/** Returns an SQL condition: the edge is cut, and ends at one of these threads. */
function cutAt(ctx: Ctx, threadIds: SQL): SQL {
  const of = (column: SQL) => sql`SELECT email_id, reference FROM ${emailReferences}
    WHERE ${column} IN (${threadIds}) AND +organization_id = ${ctx.organizationId}`;
  return sql`(email_id, reference) IN (${of(sql`from_id`)} UNION ${of(sql`to_id`)})`;
}

/** Moves the cut edges of merged threads (`merged_into`) to the threads that take them in. `others` selects ids. */
export function updateCutsOfMerged(ctx: Ctx, others: SQL): Statement {
  const into = (column: SQL) =>
    sql`COALESCE((SELECT t.merged_into FROM ${threads} AS t WHERE t.id = ${column}), ${column})`;
  return database(ctx).run(sql`UPDATE ${emailReferences}
    SET from_id = ${into(sql`from_id`)}, to_id = ${into(sql`to_id`)} WHERE ${cutAt(ctx, others)}`);
}

/** Updates the cut edges of threads after emails and ids have moved out of them. */
export function updateCuts(ctx: Ctx, threadIds: SQL): Statement {
  return database(ctx).run(sql`UPDATE ${emailReferences} SET
      from_id = (SELECT e.thread_id FROM ${emails} AS e WHERE e.id = email_references.email_id),
      to_id = COALESCE((SELECT k.thread_id FROM ${threadMessages} AS k
        WHERE k.organization_id = ${ctx.organizationId} AND k.message_id = email_references.reference), to_id)
    WHERE ${cutAt(ctx, threadIds)}`);
}

/** Removes the synthetic id of a merge from leaving emails, and entirely if all leave. `emailIds` is a SELECT. */
export function deleteMergeEdges(
  ctx: Ctx,
  syntheticId: string,
  emailIds: SQL,
  isWhole: boolean,
): Statement[] {
  const db = database(ctx);
  return [
    db.run(sql`DELETE FROM ${emailReferences} WHERE email_id IN (${emailIds})
      AND reference = ${syntheticId} AND +organization_id = ${ctx.organizationId}`),
    ...(isWhole
      ? [
          db.run(sql`DELETE FROM ${threadMessages}
            WHERE organization_id = ${ctx.organizationId} AND message_id = ${syntheticId}`),
        ]
      : []),
  ];
}

/** Returns an SQL expression: the oldest stored email of a thread. The email whose id it has may be deleted. */
export function firstEmailOf(threadId: SQL): SQL {
  return sql`(SELECT min(f.id) FROM ${emails} AS f WHERE f.thread_id = ${threadId})`;
}

/** Deletes the references of emails about to be deleted. Moves merged and parted edges to another email. */
export function deleteReferencesOf(ctx: Ctx, emailIds: SQL): Statement[] {
  const db = database(ctx);
  const own = sql`email_id IN (${emailIds}) AND +organization_id = ${ctx.organizationId}`;
  const other = sql`(SELECT min(o.id) FROM ${emails} AS e JOIN ${emails} AS o ON o.thread_id = e.thread_id
    WHERE e.id = email_references.email_id AND o.id NOT IN (${emailIds}))`;
  return [
    db.run(sql`UPDATE OR IGNORE ${emailReferences} SET email_id = ${other}
      WHERE ${own} AND kind <> 'named' AND ${other} IS NOT NULL`),
    db.run(sql`DELETE FROM ${emailReferences} WHERE ${own}`),
  ];
}
