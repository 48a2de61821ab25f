import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Direction } from '../../../../contract/mail/emails.ts';
import { idKey } from '../../../../lib/message/message-id.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import { attachments, emails } from '../schema.ts';

/** The text and the HTML of an email, or their location. */
export interface BodyRow {
  id: number;
  /** At most 16 KB. If `body_key` is set, that object in R2 has the whole body. */
  body_text: string;
  /** The HTML, compressed with the text (`unpackHtml`). D1 returns bytes as numbers. */
  body_html: number[] | null;
  body_key: string | null;
  /** The version of `HTML_RULES` that cleaned it. */
  html_rules: number;
}

/** An attachment as its row stores it. */
export interface AttachmentRow {
  filename: string;
  contentType: string;
  size: number;
  contentId: string | null;
  isInline: boolean;
  key: string;
}

/** Selects the body of one email, or no row. */
export function selectBody(ctx: Ctx, id: number): Statement<BodyRow[]> {
  return database(ctx).all(sql`SELECT id, body_text, body_html, body_key, html_rules FROM ${emails}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId}`);
}

/** Selects the key of the raw message, or no row. */
export function selectRawKey(ctx: Ctx, id: number) {
  return database(ctx)
    .select({ rawKey: emails.rawKey })
    .from(emails)
    .where(and(eq(emails.id, id), eq(emails.organizationId, ctx.organizationId)));
}

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

/**
 * Returns an SQL condition: the organization has all of these emails. Statements that write data of an email read
 * before must include it, because the email may be deleted meanwhile.
 */
export function areStored(ctx: Ctx, ids: number[]): SQL {
  const distinct = [...new Set(ids)];
  return sql`(SELECT count(*) FROM ${emails} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(distinct)}))
    AND +organization_id = ${ctx.organizationId}) = ${distinct.length}`;
}

/** Selects the email, if the organization has it. */
export function selectStored(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  return database(ctx).all(
    sql`SELECT id FROM ${emails} WHERE id = ${id} AND organization_id = ${ctx.organizationId}`,
  );
}

/** Returns an SQL expression: the id of an email if the organization has it, else NULL. */
export function storedEmailId(ctx: Ctx, id: number): SQL<number | null> {
  return sql`(SELECT stored.id FROM ${emails} AS stored
    WHERE stored.id = ${id} AND stored.organization_id = ${ctx.organizationId})`;
}

/** The id of an email that exists only after the batch has run. */
export type EmailId = SQL<number>;

/** Returns an SQL condition: the email has this id and direction. Must match the expression of the unique index. */
function isMessage(ctx: Ctx, messageId: string, direction: Direction): SQL {
  return sql`organization_id = ${ctx.organizationId} AND trim(message_id, '<>') = ${idKey(messageId)}
    AND direction = ${direction}`;
}

/** Returns an SQL expression: the id of the email with this Message-ID and direction, whichever save wrote it. */
export function storedId(ctx: Ctx, messageId: string, direction: Direction): EmailId {
  return sql`(SELECT id FROM ${emails} WHERE ${isMessage(ctx, messageId, direction)})`;
}
