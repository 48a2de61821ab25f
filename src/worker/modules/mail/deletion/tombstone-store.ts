import { type SQL, sql } from 'drizzle-orm';
import type { Direction } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { keyedHashes } from '../../../platform/encryption.ts';
import { idKey } from '../message/message-id.ts';
import { deletedEmails } from './schema.ts';

/** The hashes by which a deleted email is known, one for each encryption key; the first one is stored. */
export function tombstonesOf(ctx: Ctx, messageId: string, direction: Direction): string[] {
  return keyedHashes(ctx.env, 'deleted email', `${ctx.organizationId} ${direction} ${idKey(messageId)}`);
}

/** True, as an expression, if the email with one of these hashes, a SELECT, was deleted. */
export function isDeleted(ctx: Ctx, hashes: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${deletedEmails} WHERE organization_id = ${ctx.organizationId}
    AND hash IN (${hashes}))`;
}

/** Which emails were deleted: their places in `hashes`, the hashes of each. */
export function selectDeleted(ctx: Ctx, hashes: string[][]): Statement<{ place: number }[]> {
  return database(ctx).all(sql`SELECT m.key AS place FROM json_each(${JSON.stringify(hashes)}) AS m
    WHERE ${isDeleted(ctx, sql`SELECT value FROM json_each(m.value)`)}`);
}

/** Forgets that the emails with these hashes were deleted. */
export function deleteTombstones(ctx: Ctx, hashes: string[]): Statement {
  return database(ctx).run(sql`DELETE FROM ${deletedEmails} WHERE organization_id = ${ctx.organizationId}
    AND hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`);
}

/** Remembers that emails are deleted, those of `hashes` that are among `emailIds`, a SELECT. */
export function insertTombstones(ctx: Ctx, emailIds: SQL, hashes: { id: number; hash: string }[]): Statement {
  return database(ctx).run(sql`INSERT INTO ${deletedEmails} (organization_id, hash)
    SELECT ${ctx.organizationId}, value ->> 'hash' FROM json_each(${JSON.stringify(hashes)})
    WHERE value ->> 'id' IN (${emailIds}) ON CONFLICT DO NOTHING`);
}
