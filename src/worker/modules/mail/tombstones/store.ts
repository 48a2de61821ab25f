import { type SQL, sql } from 'drizzle-orm';
import type { Direction } from '../../../../contract/mail/emails.ts';
import { idKey } from '../../../../lib/message/message-id.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { keyedHashes } from '../../../platform/encryption.ts';
import { deletedEmails } from './schema.ts';

/** Returns the hashes that identify a deleted email, one per encryption key; the first one is stored. */
export function tombstonesOf(ctx: Ctx, messageId: string, direction: Direction): string[] {
  return keyedHashes(ctx.env, 'deleted email', `${ctx.organizationId} ${direction} ${idKey(messageId)}`);
}

/** Returns an SQL condition: the email with one of these hashes (a SELECT) was deleted. */
export function isDeleted(ctx: Ctx, hashes: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${deletedEmails} WHERE organization_id = ${ctx.organizationId}
    AND hash IN (${hashes}))`;
}

/** Selects which emails were deleted, as indexes into `hashes`, the hashes of each. */
export function selectDeleted(ctx: Ctx, hashes: string[][]): Statement<{ place: number }[]> {
  return database(ctx).all(sql`SELECT m.key AS place FROM json_each(${JSON.stringify(hashes)}) AS m
    WHERE ${isDeleted(ctx, sql`SELECT value FROM json_each(m.value)`)}`);
}

/** Deletes the tombstones with these hashes. */
export function deleteTombstones(ctx: Ctx, hashes: string[]): Statement {
  return database(ctx).run(sql`DELETE FROM ${deletedEmails} WHERE organization_id = ${ctx.organizationId}
    AND hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`);
}

/** Inserts the tombstones in `hashes` of emails that are among `emailIds`, a SELECT. */
export function insertTombstones(ctx: Ctx, emailIds: SQL, hashes: { id: number; hash: string }[]): Statement {
  return database(ctx).run(sql`INSERT INTO ${deletedEmails} (organization_id, hash)
    SELECT ${ctx.organizationId}, value ->> 'hash' FROM json_each(${JSON.stringify(hashes)})
    WHERE value ->> 'id' IN (${emailIds}) ON CONFLICT DO NOTHING`);
}
