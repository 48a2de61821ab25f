import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import { attachments, emails } from '../schema.ts';

/** A message, and the key of its raw form. */
export interface StoredMessage {
  id: number;
  rawKey: string | null;
  fromAddress: string;
  receivedAt: number;
}

/** Selects the messages of the organization after this id, ordered by id. */
export function selectMessages(ctx: Ctx, after: number | null, limit: number): Statement<StoredMessage[]> {
  const { first, last } = idRange(ctx.organizationId);
  return database(
    ctx,
  ).all(sql`SELECT id, raw_key AS rawKey, from_address AS fromAddress, received_at AS receivedAt
    FROM ${emails} WHERE id > CAST(${after ?? first - 1} AS INTEGER) AND id <= CAST(${last} AS INTEGER)
      AND +organization_id = ${ctx.organizationId} ORDER BY id LIMIT ${limit}`);
}

/** Selects the R2 keys of the attachments of an email, with their positions. */
export function selectAttachmentKeys(
  ctx: Ctx,
  emailId: number,
): Statement<{ position: number; key: string }[]> {
  return database(ctx).all(sql`SELECT position, key FROM ${attachments}
    WHERE email_id = ${emailId} AND organization_id = ${ctx.organizationId}`);
}
