import { type SQL, sql } from 'drizzle-orm';
import type { AutoReplyStatus } from '../../../../contract/mail/emails.ts';
import type { RecordReply, ResponderSettings } from '../../../../contract/mail/replies.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { isStillReplying, type ReplyingInbox } from '../../inboxes/index.ts';
import { emails } from '../schema.ts';
import { selectAutoReplies } from './auto-reply-store.ts';
import { hadAutomaticReply, wasAnswered } from './candidate-store.ts';
import { type Candidate, normalAddress, type SkipReason } from './decide.ts';
import { CLAIM_MS, GIVEN_UP_MS, MAX_AGE_MS, TAKEN_UP } from './limits.ts';
import { autoReplies, responders } from './schema.ts';
import type { Reply } from './write-reply.ts';

export interface SettingsRow {
  inbox_id: number;
  mode: ResponderSettings['mode'];
  subject: string;
  body: string;
  interval_hours: number;
  daily_cap: number;
}

/** SettingsRow of each inbox for which somebody chose them. */
export function settingsOf(ctx: Ctx, inboxIds: number[]): Statement {
  return database(
    ctx,
  ).all(sql`SELECT inbox_id, mode, subject, body, interval_hours, daily_cap FROM ${responders}
    WHERE inbox_id IN (SELECT value FROM json_each(${JSON.stringify(inboxIds)}))
      AND organization_id = ${ctx.organizationId}`);
}

export function putSettings(ctx: Ctx, inboxId: number, settings: ResponderSettings): Statement {
  return database(ctx).run(sql`INSERT INTO ${responders} (inbox_id, organization_id, mode, subject, body,
      interval_hours, daily_cap, updated_at)
    VALUES (${inboxId}, ${ctx.organizationId}, ${settings.mode}, ${settings.subject}, ${settings.body},
      ${settings.interval_hours}, ${settings.daily_cap}, ${ctx.now()})
    ON CONFLICT DO UPDATE SET mode = excluded.mode, subject = excluded.subject, body = excluded.body,
      interval_hours = excluded.interval_hours, daily_cap = excluded.daily_cap, updated_at = excluded.updated_at`);
}

/** What stands in the way of a reply, or NULL: everything that only the database knows for sure. */
function obstacle(
  ctx: Ctx,
  inboxId: number,
  email: Candidate,
  recipient: string,
  settings: ResponderSettings,
): SQL<SkipReason | null> {
  const now = ctx.now();
  const since = now - settings.interval_hours * 3_600_000;
  return sql`CASE
    WHEN EXISTS (SELECT 1 FROM ${autoReplies} AS a LEFT JOIN ${emails} AS sent ON sent.id = a.sent_email_id
      WHERE a.inbox_id = ${inboxId} AND a.recipient = ${recipient} AND a.created_at > ${since}
        AND a.status <> 'skipped' AND a.status NOT IN ('failed', 'discarded')
        AND COALESCE(sent.send_state, '') <> 'failed') THEN 'sender_interval'
    WHEN ${hadAutomaticReply(ctx, email.id, since)} THEN 'conversation_interval'
    WHEN ${wasAnswered(ctx, email.id, now - MAX_AGE_MS)} THEN 'answered'
    WHEN (SELECT count(*) FROM (SELECT 1 FROM ${autoReplies} WHERE inbox_id = ${inboxId} AND status <> 'skipped'
      AND created_at > ${now - 86_400_000} LIMIT ${settings.daily_cap})) >= ${settings.daily_cap} THEN 'daily_cap'
    END`;
}

/**
 * Writes a reply down before it is sent, so that nothing sends it twice: once an email, whoever comes first, and not
 * when the inbox no longer replies. The first statement gives `{id, status}`, or no row when the email has its reply
 * already. In mode `draft` the event goes with it.
 */
export function claimReply(
  ctx: Ctx,
  inbox: ReplyingInbox,
  email: Candidate,
  to: string,
  reply: Reply,
  settings: ResponderSettings,
  claim: string,
): [Statement<{ id: number; status: AutoReplyStatus }[]>, Statement] {
  const db = database(ctx);
  const now = ctx.now();
  const recipient = normalAddress(to);
  const status = settings.mode === 'send' ? 'pending' : 'draft';
  const data = {
    email_id: email.id,
    message_id: email.message_id,
    inbox_id: inbox.id,
    tag: inbox.tag,
    from_address: email.from_address,
    subject: email.subject,
  };
  const mine = sql`${autoReplies} WHERE email_id = ${email.id} AND origin = 'responder' AND claim = ${claim}`;
  return [
    db.all<{
      id: number;
      status: AutoReplyStatus;
    }>(sql`INSERT INTO ${autoReplies} (organization_id, email_id, inbox_id, origin, recipient, status, subject, body,
        html, model, reason, claim, claimed_until, created_at)
      SELECT ${ctx.organizationId}, ${email.id}, ${inbox.id}, 'responder', ${recipient},
        CASE WHEN why IS NULL THEN ${status} ELSE 'skipped' END, ${reply.subject}, ${reply.text}, ${reply.html},
        ${reply.model}, why, ${claim}, ${now + CLAIM_MS}, ${now}
      FROM (SELECT ${obstacle(ctx, inbox.id, email, recipient, settings)} AS why)
      WHERE ${isStillReplying(ctx, inbox)} AND NOT EXISTS (SELECT 1 FROM ${autoReplies} WHERE email_id = ${email.id})
      ON CONFLICT DO NOTHING RETURNING id, status`),
    recordEvent(
      ctx,
      'reply.requested',
      sql`json_set(${JSON.stringify(data)}, '$.auto_reply_id', (SELECT id FROM ${mine}))`,
      sql`EXISTS (SELECT 1 FROM ${mine} AND status = 'draft')`,
    ),
  ];
}

/** Writes down why an email gets no reply. */
export function skipReply(ctx: Ctx, inbox: ReplyingInbox, email: Candidate, why: SkipReason): Statement {
  return database(
    ctx,
  ).run(sql`INSERT INTO ${autoReplies} (organization_id, email_id, inbox_id, origin, recipient,
      status, subject, body, reason, created_at)
    SELECT ${ctx.organizationId}, ${email.id}, ${inbox.id}, 'responder', ${normalAddress(email.from_address)},
      'skipped', '', '', ${why}, ${ctx.now()}
    WHERE ${isStillReplying(ctx, inbox)} AND NOT EXISTS (SELECT 1 FROM ${autoReplies} WHERE email_id = ${email.id})
    ON CONFLICT DO NOTHING`);
}

/** A reply that was written down and is to be sent. */
export interface ClaimedRow {
  id: number;
  email_id: number;
  inbox_id: number;
  subject: string;
  body: string;
  html: string;
  /** When somebody asked for the draft to be sent, milliseconds; null when it needed nobody. */
  asked_at: number | null;
}

const CLAIMED = sql`id, email_id, inbox_id, subject, body, html, asked_at`;
const NOT_SENT = sql`status = 'pending' AND sent_email_id IS NULL`;

/**
 * ClaimedRow of an inbox's replies that were begun and left, by whoever died at it; they are the caller's now. While
 * it does not reply (`inbox` undefined), only those that somebody asked for.
 */
export function takeUpReplies(
  ctx: Ctx,
  inboxId: number,
  inbox: ReplyingInbox | undefined,
  claim: string,
): Statement {
  const now = ctx.now();
  return database(ctx).all(sql`UPDATE ${autoReplies} SET claim = ${claim}, claimed_until = ${now + CLAIM_MS}
    WHERE id IN (SELECT id FROM ${autoReplies} WHERE ${NOT_SENT} AND claimed_until < ${now} AND inbox_id = ${inboxId}
          AND (asked_at IS NOT NULL OR ${inbox ? isStillReplying(ctx, inbox) : sql`false`})
        ORDER BY claimed_until LIMIT ${TAKEN_UP})
      AND +organization_id = ${ctx.organizationId}
    RETURNING ${CLAIMED}`);
}

/** Of all organizations: gives up what was not begun in hours; the second gives `{id, organizationId}` of inboxes with some left. */
export function leftReplies(ctx: ServiceCtx): [Statement, Statement] {
  const db = database(ctx);
  const now = ctx.now();
  return [
    db.run(sql`UPDATE ${autoReplies} SET status = 'failed', reason = 'It was not sent in time.', claim = NULL
      WHERE id IN (SELECT id FROM ${autoReplies} WHERE ${NOT_SENT} AND claimed_until < ${now}
        AND COALESCE(asked_at, created_at) < ${now - GIVEN_UP_MS} LIMIT ${TAKEN_UP})`),
    db.all(sql`SELECT DISTINCT inbox_id AS id, organization_id AS organizationId FROM ${autoReplies}
      WHERE ${NOT_SENT} AND claimed_until < ${now} AND inbox_id IS NOT NULL LIMIT ${TAKEN_UP}`),
  ];
}

/**
 * A draft becomes the caller's to send: its ClaimedRow, or no row when it is none (any more), or the email that it
 * answers has got a reply.
 */
export function claimDraft(ctx: Ctx, id: number, claim: string): Statement {
  const now = ctx.now();
  return database(ctx).all(sql`UPDATE ${autoReplies}
    SET status = 'pending', asked_at = ${now}, claim = ${claim}, claimed_until = ${now + CLAIM_MS}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND status = 'draft'
      AND NOT EXISTS (SELECT 1 FROM ${autoReplies} AS other LEFT JOIN ${emails} AS sent ON sent.id = other.sent_email_id
        WHERE other.email_id = ${autoReplies}.email_id AND other.id <> ${id}
          AND other.status IN ('pending', 'sent', 'unconfirmed') AND COALESCE(sent.send_state, '') <> 'failed')
    RETURNING ${CLAIMED}`);
}

/** The reply became an email, whose state is the reply's from now on. */
export function replyBecame(ctx: Ctx, id: number, sent: { emailId: number; messageId: string }): Statement {
  return database(ctx).run(sql`UPDATE ${autoReplies}
    SET sent_email_id = ${sent.emailId}, message_id = ${sent.messageId}, claim = NULL, claimed_until = NULL
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND status = 'pending'`);
}

/** The reply could not become an email: it has failed, or is a draft again. */
export function replyRefused(
  ctx: Ctx,
  id: number,
  claim: string,
  status: 'failed' | 'draft',
  reason: string | null,
): Statement {
  return database(ctx).run(sql`UPDATE ${autoReplies} SET status = ${status}, reason = ${reason}, claim = NULL
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND ${NOT_SENT} AND claim = ${claim}`);
}

/** `{id}` of the draft, if it was one. */
export function discardDraft(ctx: Ctx, id: number): Statement {
  return database(ctx).all(sql`UPDATE ${autoReplies} SET status = 'discarded'
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND status = 'draft' RETURNING id`);
}

/**
 * Records a reply that somebody else made, once: the first statement gives `{id}`, the second the `{id}` of the one
 * that is the same. Without a Message-ID, subject and text tell.
 */
export function recordReply(
  ctx: Ctx,
  email: { id: number; inboxId: number | null },
  recipient: string,
  reply: RecordReply & { html: string },
): [Statement, Statement] {
  const db = database(ctx);
  const messageId = reply.message_id ?? null;
  const same = sql`SELECT id FROM ${autoReplies} WHERE email_id = ${email.id} AND organization_id = ${ctx.organizationId}
    AND CASE WHEN ${messageId} IS NULL THEN message_id IS NULL AND subject = ${reply.subject} AND body = ${reply.body}
      ELSE trim(message_id, '<>') = trim(${messageId}, '<>') END`;
  return [
    db.all(sql`INSERT INTO ${autoReplies} (organization_id, email_id, inbox_id, origin, recipient, status, subject,
        body, html, message_id, model, reason, created_at)
      SELECT ${ctx.organizationId}, ${email.id}, ${email.inboxId}, 'engine', ${recipient}, ${reply.status},
        ${reply.subject}, ${reply.body}, ${reply.html}, ${messageId}, ${reply.model ?? null}, ${reply.reason ?? null},
        ${ctx.now()}
      WHERE NOT EXISTS (${same}) RETURNING id`),
    db.all(sql`${same} ORDER BY id LIMIT 1`),
  ];
}

/** AutoReplyRow, or no row. */
export function replyById(ctx: Ctx, id: number): Statement {
  return selectAutoReplies(ctx, sql`a.id = ${id}`, sql``);
}

/** AutoReplyRow of the organization's, newest first, as they were written down. */
export function repliesOf(
  ctx: Ctx,
  status: AutoReplyStatus | undefined,
  before: number | null,
  limit: number,
): Statement {
  const range = before === null ? sql`` : sql` AND a.id < ${before}`;
  const ofStatus = status === undefined ? sql`a.status <> 'skipped'` : sql`a.status = ${status}`;
  return selectAutoReplies(ctx, sql`${ofStatus}${range}`, sql`ORDER BY a.id DESC LIMIT ${limit}`);
}
