import { and, eq, type SQL, sql } from 'drizzle-orm';
import type {
  AutoReply,
  AutoReplyStatus,
  BounceAction,
  Direction,
  EmailRecipient,
} from '../../../../contract/mail/emails.ts';
import type { EarlierEmail } from '../../../../lib/message/reply/known-quotations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { ownAddresses } from '../../inboxes/index.ts';
import { taskIdOfEmail } from '../../tasks/index.ts';
import type { BodyRow, EmailId } from '../content/store.ts';
import { countRead } from '../counts/store.ts';
import type { ListedRow } from '../lists/store.ts';
import {
  attachments,
  autoReplies,
  bounces,
  emails,
  outgoing,
  outgoingRecipients,
  threads,
} from '../schema.ts';
import { messageOf } from '../threads/store.ts';

// The plus before organization_id keeps SQLite from scanning the whole organization instead of one thread.

/** An email with its body and attachments; times in milliseconds. */
export interface WholeRow extends Omit<ListedRow, 'message_count'>, BodyRow {
  /** JSON: to, cc, reply_to. */
  recipients: string;
  /** JSON: the addresses of the organization's inboxes, if the address of a reply depends on them. */
  own_addresses: string;
  size: number;
  /** JSON: a list of `EmailProblem`; null for none. */
  problems: string | null;
  /** JSON: a list of `Attachment`, `is_inline` as 0 or 1. */
  attachments: string;
}

export interface DetailRow extends WholeRow {
  message_count: number;
  /** JSON: a list of `EarlierEmail`. */
  earlier: string;
  inbox_id: number | null;
  created_at: number;
  task_id: number | null;
  is_automatic: 0 | 1;
  automatic_reason: string | null;
  is_bounce: 0 | 1;
}

const WHOLE = sql`e.id, e.message_id, e.from_address, e.from_name, e.to_address, e.subject, e.tag, e.direction, e.is_read,
  e.received_at, e.in_reply_to, e.send_state, e.actor, e.recipients, e.size, e.problems, e.body_text, e.body_html, e.body_key,
  e.html_rules,
  CASE WHEN json_array_length(e.recipients, iif(e.direction = 'inbound', '$.reply_to', '$.to')) > (e.direction = 'outbound')
    THEN ${ownAddresses(sql`e.organization_id`)} ELSE '[]' END AS own_addresses,
  (SELECT json_group_array(json_object('id', a.position, 'filename', a.filename, 'content_type', a.content_type,
      'size', a.size, 'content_id', a.content_id, 'is_inline', a.is_inline))
    FROM ${attachments} AS a WHERE a.email_id = e.id AND a.organization_id = e.organization_id) AS attachments`;

/** The number of earlier emails that an email may quote, and the maximum number of characters of each. */
export const MAX_EARLIER = 5;
export const MAX_EARLIER_CHARACTERS = 20_000;

/** Selects the emails of a conversation before a time and id, newest first, which the email with these may quote. */
const earlierThan = (thread: SQL, organization: SQL | number, receivedAt: SQL | number, id: SQL | number) =>
  sql`SELECT substr(body_text, 1, ${sql.raw(String(MAX_EARLIER_CHARACTERS))}) AS text, from_name AS fromName,
      from_address AS fromAddress
    FROM ${emails} AS other WHERE other.thread_id = ${thread} AND +other.organization_id = ${organization}
      AND (other.received_at, other.sort_id) < (${receivedAt}, ${id})
    ORDER BY other.received_at DESC, other.sort_id DESC LIMIT ${sql.raw(String(MAX_EARLIER))}`;

/** JSON: the emails that an answer may quote. */
const EARLIER = sql`CASE WHEN e.in_reply_to IS NULL THEN '[]' ELSE (
    SELECT json_group_array(json_object('text', text, 'fromName', fromName, 'fromAddress', fromAddress))
    FROM (${earlierThan(sql`e.thread_id`, sql`e.organization_id`, sql`e.received_at`, sql`e.sort_id`)})) END AS earlier`;

/** Selects one email, or no row. */
export function selectEmail(ctx: Ctx, id: EmailId | number): Statement<DetailRow[]> {
  return database(
    ctx,
  ).all(sql`SELECT ${WHOLE}, ${EARLIER}, e.inbox_id, e.created_at, e.is_automatic, e.automatic_reason,
      e.is_bounce, t.message_count,
      ${taskIdOfEmail(sql`e.id`)} AS task_id
    FROM ${emails} AS e JOIN ${threads} AS t ON t.id = e.thread_id
    WHERE e.id = ${id} AND e.organization_id = ${ctx.organizationId}`);
}

/** Selects the emails with these ids that the organization has, unordered. */
export function selectEmailsById(
  ctx: Ctx,
  ids: number[],
): Statement<(WholeRow & Pick<DetailRow, 'message_count' | 'earlier'>)[]> {
  return database(ctx).all(sql`SELECT ${WHOLE}, ${EARLIER}, t.message_count
    FROM ${emails} AS e JOIN ${threads} AS t ON t.id = e.thread_id
    WHERE e.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
      AND +e.organization_id = ${ctx.organizationId}`);
}

/** Selects the thread that contains the email, or no row. */
export function selectThread(
  ctx: Ctx,
  emailId: number,
): Statement<{ message_count: number; first_message_id: string }[]> {
  return database(ctx).all(sql`SELECT t.message_count,
      (SELECT message_id FROM ${emails} WHERE thread_id = t.id AND +organization_id = ${ctx.organizationId}
        ORDER BY received_at, sort_id LIMIT 1) AS first_message_id
    FROM ${emails} AS asked JOIN ${threads} AS t ON t.id = asked.thread_id
    WHERE asked.id = ${emailId} AND asked.organization_id = ${ctx.organizationId}`);
}

/**
 * Selects the messages of the thread that contains the email, oldest first. Mail from one own address to another is
 * stored in both directions and shown once (`messageOf`): as the requested email, else as the inbound one.
 */
export function selectThreadMessages(
  ctx: Ctx,
  emailId: number,
  after: { receivedAt: number; id: number } | null,
  limit: number,
): Statement<WholeRow[]> {
  const { organizationId } = ctx;
  const range = after ? sql`AND (e.received_at, e.sort_id) > (${after.receivedAt}, ${after.id})` : sql``;
  return database(ctx).all(sql`SELECT ${WHOLE} FROM ${emails} AS e
    WHERE e.thread_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND organization_id = ${organizationId})
      AND +e.organization_id = ${organizationId} ${range}
      AND (e.id = ${emailId} OR NOT EXISTS (SELECT 1 FROM ${emails} AS twin
        WHERE twin.organization_id = ${organizationId} AND trim(twin.message_id, '<>') = trim(e.message_id, '<>')
          AND ${messageOf('twin')} = ${messageOf('e')}
          AND twin.direction = CASE e.direction WHEN 'inbound' THEN 'outbound' ELSE 'inbound' END
          AND (twin.id = ${emailId} OR twin.direction = 'inbound')))
    ORDER BY e.received_at, e.sort_id LIMIT ${limit}`);
}

/** Selects the emails that those after a position of the thread may quote, newest first; none at its beginning. */
export function selectEarlier(
  ctx: Ctx,
  emailId: number,
  after: { receivedAt: number; id: number } | null,
): Statement<EarlierEmail[]> {
  const thread = sql`(SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND organization_id = ${ctx.organizationId})`;
  return database(ctx).all(
    earlierThan(thread, ctx.organizationId, after?.receivedAt ?? 0, (after?.id ?? 0) + 1),
  );
}

export interface OriginalRow extends BodyRow {
  subject: string;
  from_address: string;
  direction: Direction;
  received_at: number;
  inbox_id: number | null;
  automatic_reason: string | null;
  is_bounce: 0 | 1;
  raw_key: string | null;
  size: number;
}

/** Selects the fields that programs need besides the raw message, or no row. */
export function selectOriginal(ctx: Ctx, id: number): Statement<OriginalRow[]> {
  return database(
    ctx,
  ).all(sql`SELECT id, subject, from_address, direction, received_at, inbox_id, automatic_reason,
      is_bounce, raw_key, size, body_text, body_html, body_key, html_rules
    FROM ${emails} WHERE id = ${id} AND organization_id = ${ctx.organizationId}`);
}

/** Selects the attachment at this position of an email, or no row. */
export function selectAttachment(ctx: Ctx, emailId: number, position: number) {
  return database(ctx)
    .select({
      filename: attachments.filename,
      contentType: attachments.contentType,
      key: attachments.key,
    })
    .from(attachments)
    .where(
      and(
        eq(attachments.emailId, emailId),
        eq(attachments.position, position),
        eq(attachments.organizationId, ctx.organizationId),
      ),
    );
}

/** Selects the fields of an email shown in its task, or no row. */
export function selectTaskSource(ctx: Ctx, id: number) {
  return database(ctx)
    .select({ tag: emails.tag, from_address: emails.fromAddress, subject: emails.subject })
    .from(emails)
    .where(and(eq(emails.id, id), eq(emails.organizationId, ctx.organizationId)));
}

/** Returns an SQL condition: the email is in a thread of the listed ones, and not yet read (or unread). */
function needsMark(ctx: Ctx, ids: number[], isRead: boolean): SQL {
  return sql`+organization_id = ${ctx.organizationId} AND +is_read = ${isRead ? 0 : 1}
    AND thread_id IN (SELECT thread_id FROM ${emails} WHERE +organization_id = ${ctx.organizationId}
      AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)})))`;
}

/**
 * Marks the listed emails and the rest of their threads, and updates the counts. The second statement returns a row for
 * each email that changed. Both must run in one batch, so that they see the same emails.
 */
export function updateRead(ctx: Ctx, ids: number[], isRead: boolean): [Statement, Statement<unknown[]>] {
  const db = database(ctx);
  return [
    countRead(ctx, sql`${needsMark(ctx, ids, isRead)} AND +is_hidden = 0`, isRead),
    db.all(
      sql`UPDATE ${emails} SET is_read = ${isRead ? 1 : 0} WHERE ${needsMark(ctx, ids, isRead)} RETURNING id`,
    ),
  ];
}

/** Selects the recipients of an email sent by Herald, in the order of the envelope. */
export function selectRecipients(ctx: Ctx, emailId: SQL | number): Statement<EmailRecipient[]> {
  return database(ctx).all(sql`SELECT address, kind, state, detail FROM ${outgoingRecipients}
    WHERE email_id = ${emailId} AND organization_id = ${ctx.organizationId} ORDER BY position`);
}

/** A bounce's report on one recipient. */
export interface BounceRow {
  email_id: number;
  /** The address of the recipient. Null if the bounce names none. */
  recipient: string | null;
  action: BounceAction;
  status: string | null;
  diagnostic: string | null;
  bounced_email_id: number | null;
  original_message_id: string | null;
}

/** The maximum number of recipients shown of a bounce, and of the bounces of an email. */
const MAX_ROWS = 100;

const SELECT = sql`SELECT email_id, recipient, action, status, diagnostic, bounced_email_id, original_message_id
  FROM ${bounces}`;

/** Selects the report of a bounce, by recipient. */
export function selectReport(ctx: Ctx, emailId: number | SQL): Statement<BounceRow[]> {
  return database(
    ctx,
  ).all(sql`${SELECT} WHERE email_id = ${emailId} AND organization_id = ${ctx.organizationId}
    ORDER BY position LIMIT ${MAX_ROWS}`);
}

/** Selects the bounces of an outbound email, by recipient, newest first. */
export function selectBounces(ctx: Ctx, emailId: number | SQL): Statement<BounceRow[]> {
  return database(ctx).all(sql`${SELECT} WHERE bounced_email_id = ${emailId}
    AND +organization_id = ${ctx.organizationId} ORDER BY email_id DESC, position LIMIT ${MAX_ROWS}`);
}

/** Selects whether people of the organization sent mail to this address before `before` (milliseconds). */
export function selectHasWrittenTo(
  ctx: Ctx,
  address: string,
  before: number,
): Statement<{ isKnown: 0 | 1 }[]> {
  const { organizationId } = ctx;
  // Automatic replies go to anybody, so they do not count.
  const isSent = sql`direction = 'outbound' AND is_automatic = 0 AND received_at < ${before}`;
  return database(ctx).all(sql`SELECT EXISTS (SELECT 1 FROM ${emails}
      WHERE organization_id = ${organizationId} AND lower(to_address) = lower(${address}) AND ${isSent})
    OR EXISTS (SELECT 1 FROM ${outgoingRecipients} AS recipient JOIN ${emails} AS e ON e.id = recipient.email_id
      WHERE recipient.organization_id = ${organizationId} AND lower(recipient.address) = lower(${address})
        AND +e.organization_id = ${organizationId} AND ${isSent}) AS isKnown`);
}

/** An automatic reply; times in milliseconds. */
export interface AutoReplyRow {
  id: number;
  email_id: number;
  status: AutoReplyStatus;
  subject: string;
  body: string;
  message_id: string | null;
  sent_email_id: number | null;
  model: string | null;
  reason: string | null;
  created_at: number;
}

/**
 * Selects the automatic replies that match `condition` (columns of `auto_replies AS a`); `tail` has ORDER BY and LIMIT.
 * A reply that was sent as an email has the status of that email.
 */
export function selectAutoReplies(ctx: Ctx, condition: SQL, tail: SQL): Statement<AutoReplyRow[]> {
  return database(
    ctx,
  ).all(sql`SELECT a.id, a.email_id, a.subject, a.body, a.sent_email_id, a.model, a.created_at,
      CASE WHEN sent.id IS NULL THEN a.status
        WHEN sent.send_state IN ('sent', 'failed', 'unconfirmed') THEN sent.send_state ELSE 'pending' END AS status,
      COALESCE(a.message_id, sent.message_id) AS message_id,
      COALESCE(a.reason, CASE WHEN sent.send_state <> 'sent' THEN o.detail END) AS reason
    FROM ${autoReplies} AS a
      LEFT JOIN ${emails} AS sent ON sent.id = a.sent_email_id AND sent.organization_id = a.organization_id
      LEFT JOIN ${outgoing} AS o ON o.email_id = a.sent_email_id
    WHERE a.organization_id = ${ctx.organizationId} AND ${condition} ${tail}`);
}

/** Selects the automatic replies to an email, oldest first. */
export function selectAutoRepliesTo(
  ctx: Ctx,
  emailId: number | SQL,
  limit: number,
): Statement<AutoReplyRow[]> {
  return selectAutoReplies(ctx, sql`a.email_id = ${emailId}`, sql`ORDER BY a.id LIMIT ${limit}`);
}

export function toAutoReply(row: AutoReplyRow): AutoReply {
  return {
    id: row.id,
    email_id: row.email_id,
    status: row.status,
    subject: row.subject,
    body: row.body,
    message_id: row.message_id,
    sent_email_id: row.sent_email_id,
    model: row.model,
    reason: row.reason,
    created_at: new Date(row.created_at).toISOString(),
  };
}
