import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { taskIdOfEmail } from '../../tasks/index.ts';
import type { EmailId } from '../save/store.ts';
import { attachments, emailCounts, emails, threads } from '../schema.ts';
import type { ListedRow } from './list-store.ts';

// A plus before a column keeps it out of the choice of an index: SQLite would rather walk the whole organization
// than the one thread.

/** Where the text and the HTML of an email are. */
export interface BodyRow {
  id: number;
  /** At most 16 KB; where `body_key` is set, that object has the whole. */
  body_text: string;
  /** Packed with the text, as D1 gives bytes. */
  body_html: number[] | null;
  body_key: string | null;
  /** The `HTML_RULES` by which it was cleaned. */
  html_rules: number;
}

/** An email with its body and attachments; times in milliseconds. */
export interface WholeRow extends Omit<ListedRow, 'message_count'>, BodyRow {
  /** JSON: to, cc, reply_to. */
  recipients: string;
  size: number;
  /** JSON: a list of `Attachment`, `is_inline` as 0 or 1. */
  attachments: string;
}

export interface DetailRow extends WholeRow {
  message_count: number;
  inbox_id: number | null;
  created_at: number;
  task_id: number | null;
  is_automatic: 0 | 1;
  automatic_reason: string | null;
  is_bounce: 0 | 1;
}

export interface AttachmentFile {
  filename: string;
  content_type: string;
  key: string;
}

const WHOLE = sql`e.id, e.message_id, e.from_address, e.from_name, e.to_address, e.subject, e.tag, e.direction, e.is_read,
  e.received_at, e.in_reply_to, e.send_state, e.recipients, e.size, e.body_text, e.body_html, e.body_key,
  e.html_rules,
  (SELECT json_group_array(json_object('id', a.position, 'filename', a.filename, 'content_type', a.content_type,
      'size', a.size, 'content_id', a.content_id, 'is_inline', a.is_inline))
    FROM ${attachments} AS a WHERE a.email_id = e.id AND a.organization_id = e.organization_id) AS attachments`;

/** DetailRow of one email, or no row. */
export function emailById(ctx: Ctx, id: EmailId | number): Statement {
  return database(ctx).all(sql`SELECT ${WHOLE}, e.inbox_id, e.created_at, e.is_automatic, e.automatic_reason,
      e.is_bounce, t.message_count,
      ${taskIdOfEmail(sql`e.id`)} AS task_id
    FROM ${emails} AS e JOIN ${threads} AS t ON t.id = e.thread_id
    WHERE e.id = ${id} AND e.organization_id = ${ctx.organizationId}`);
}

/** `{message_count, first_message_id}` of the thread that holds the email, or no row. */
export function threadOf(ctx: Ctx, emailId: number): Statement {
  return database(ctx).all(sql`SELECT t.message_count,
      (SELECT message_id FROM ${emails} WHERE thread_id = t.id AND +organization_id = ${ctx.organizationId}
        ORDER BY received_at, sort_id LIMIT 1) AS first_message_id
    FROM ${emails} AS asked JOIN ${threads} AS t ON t.id = asked.thread_id
    WHERE asked.id = ${emailId} AND asked.organization_id = ${ctx.organizationId}`);
}

/**
 * WholeRow of the messages in the thread that holds the email, oldest first. A mail from one own address to
 * another is stored in both directions and shown once: as the one asked for, else as the inbound one.
 */
export function threadMessagesOf(
  ctx: Ctx,
  emailId: number,
  after: { receivedAt: number; id: number } | null,
  limit: number,
): Statement {
  const { organizationId } = ctx;
  const range = after ? sql`AND (e.received_at, e.sort_id) > (${after.receivedAt}, ${after.id})` : sql``;
  return database(ctx).all(sql`SELECT ${WHOLE} FROM ${emails} AS e
    WHERE e.thread_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND organization_id = ${organizationId})
      AND +e.organization_id = ${organizationId} ${range}
      AND (e.id = ${emailId} OR NOT EXISTS (SELECT 1 FROM ${emails} AS twin
        WHERE twin.organization_id = ${organizationId} AND trim(twin.message_id, '<>') = trim(e.message_id, '<>')
          AND twin.direction = CASE e.direction WHEN 'inbound' THEN 'outbound' ELSE 'inbound' END
          AND (twin.id = ${emailId} OR twin.direction = 'inbound')))
    ORDER BY e.received_at, e.sort_id LIMIT ${limit}`);
}

/** BodyRow of one email, or no row. */
export function bodyById(ctx: Ctx, id: number): Statement {
  return database(ctx).all(sql`SELECT id, body_text, body_html, body_key, html_rules FROM ${emails}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId}`);
}

/** `{raw_key}` of the email, or no row. */
export function rawKeyOf(ctx: Ctx, id: number): Statement {
  return database(ctx).all(
    sql`SELECT raw_key FROM ${emails} WHERE id = ${id} AND organization_id = ${ctx.organizationId}`,
  );
}

/** AttachmentFile, or no row. */
export function attachmentFile(ctx: Ctx, emailId: number, position: number): Statement {
  return database(ctx).all(sql`SELECT filename, content_type, key FROM ${attachments}
    WHERE email_id = ${emailId} AND position = ${position} AND organization_id = ${ctx.organizationId}`);
}

/** `{tag, from_address, subject}` of the email, or no row. */
export function sourceOfTask(ctx: Ctx, id: number): Statement {
  return database(ctx).all(sql`SELECT tag, from_address, subject FROM ${emails}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId}`);
}

/** The emails in the threads of the listed ones that are not yet as wanted. */
function toMark(ctx: Ctx, ids: number[], isRead: boolean): SQL {
  return sql`+organization_id = ${ctx.organizationId} AND +is_read = ${isRead ? 0 : 1}
    AND thread_id IN (SELECT thread_id FROM ${emails} WHERE +organization_id = ${ctx.organizationId}
      AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)})))`;
}

/**
 * Marks the listed emails and all of their threads, and keeps the counts. The second statement gives a row for
 * each email that changed; both belong in one batch, so that they see the same emails.
 */
export function markThreads(ctx: Ctx, ids: number[], isRead: boolean): [Statement, Statement] {
  const db = database(ctx);
  const [to, from] = isRead ? [1, 0] : [0, 1];
  return [
    db.run(sql`INSERT INTO ${emailCounts} (organization_id, tag, direction, is_read, count)
      SELECT ${ctx.organizationId}, changed.tag, changed.direction, step.is_read, step.sign * changed.n
      FROM (SELECT tag, direction, count(*) AS n FROM ${emails} WHERE ${toMark(ctx, ids, isRead)}
          GROUP BY tag, direction) AS changed
        JOIN (SELECT ${to} AS is_read, 1 AS sign UNION ALL SELECT ${from}, -1) AS step
      WHERE true
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    db.all(sql`UPDATE ${emails} SET is_read = ${to} WHERE ${toMark(ctx, ids, isRead)} RETURNING 1`),
  ];
}
