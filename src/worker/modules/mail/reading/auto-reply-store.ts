import { type SQL, sql } from 'drizzle-orm';
import type { AutoReply, AutoReplyStatus } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { autoReplies, emails, outgoing } from '../schema.ts';

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
