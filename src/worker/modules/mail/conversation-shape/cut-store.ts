import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, threadMessages } from '../schema.ts';
import { firstEmailOf } from '../threads/reference-store.ts';
import { emailReferences } from '../threads/schema.ts';
import { ofToken, threadsOfMoves } from './move-store.ts';
import { conversationMoves } from './schema.ts';

/** Cuts the edges between the two threads of a split, and records that they are parted even if there was none. */
export function insertCuts(ctx: Ctx, tokenHash: string): Statement[] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const move = sql`FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)}`;
  const from = sql`(SELECT u.from_id ${move})`;
  const into = sql`(SELECT u.into_id ${move})`;
  const other = (thread: SQL) => sql`iif(${thread} = ${from}, ${into}, ${from})`;
  const keyOf = (threadId: SQL) =>
    sql`(SELECT trim(k.message_id, '<>') FROM ${emails} AS k WHERE k.id = ${firstEmailOf(threadId)})`;
  const ofEmail = sql`(SELECT e.thread_id FROM ${emails} AS e WHERE e.id = r.email_id)`;
  const ofReference = sql`(SELECT k.thread_id FROM ${threadMessages} AS k
    WHERE k.organization_id = ${organizationId} AND k.message_id = r.reference)`;
  const columns = sql.raw('(email_id, reference, organization_id, kind, cut_by, from_id, to_id)');
  return [
    // Both parts stay parted from the threads that the whole was parted from. Expects `updateCuts` to have run.
    db.run(sql`INSERT INTO ${emailReferences} ${columns}
      SELECT c.email_id, ${keyOf(other(sql`c.to_id`))}, c.organization_id, 'parted', ${tokenHash}, c.from_id, ${other(sql`c.to_id`)}
      FROM ${emailReferences} AS c WHERE c.to_id IN (${from}, ${into}) AND c.from_id NOT IN (${from}, ${into})
        AND +c.organization_id = ${organizationId}
      ON CONFLICT DO NOTHING`),
    db.run(sql`INSERT INTO ${emailReferences} ${columns}
      SELECT ${firstEmailOf(other(sql`c.from_id`))}, c.reference, c.organization_id, 'parted', ${tokenHash}, ${other(sql`c.from_id`)}, c.to_id
      FROM ${emailReferences} AS c WHERE c.from_id IN (${from}, ${into}) AND c.to_id NOT IN (${from}, ${into})
        AND +c.organization_id = ${organizationId}
      ON CONFLICT DO NOTHING`),
    db.run(sql`UPDATE ${emailReferences} AS r SET from_id = ${ofEmail}, to_id = ${ofReference}, cut_by = ${tokenHash}
      WHERE r.email_id IN (SELECT e.id FROM ${emails} AS e WHERE e.thread_id IN (${from}, ${into}))
        AND +r.organization_id = ${organizationId} AND r.from_id IS NULL AND ${ofEmail} <> ${ofReference}`),
    db.run(sql`INSERT INTO ${emailReferences} ${columns}
      SELECT ${firstEmailOf(sql`u.into_id`)}, ${keyOf(sql`u.from_id`)}, u.organization_id, 'parted', ${tokenHash}, u.into_id, u.from_id ${move}
      ON CONFLICT DO NOTHING`),
  ];
}

/** Restores the edges between its threads that a split has cut. */
export function deleteCuts(ctx: Ctx, tokenHash: string): Statement[] {
  const db = database(ctx);
  const both = threadsOfMoves(ctx, tokenHash);
  const at = (column: SQL) => sql`SELECT email_id, reference FROM ${emailReferences}
    WHERE ${column} IN (${both}) AND +organization_id = ${ctx.organizationId} AND cut_by = ${tokenHash}`;
  const cut = sql`(email_id, reference) IN (${at(sql`from_id`)} UNION ${at(sql`to_id`)})`;
  return [
    db.run(sql`DELETE FROM ${emailReferences} WHERE ${cut} AND kind = 'parted'`),
    db.run(sql`UPDATE ${emailReferences} SET from_id = NULL, to_id = NULL, cut_by = NULL WHERE ${cut}`),
  ];
}
