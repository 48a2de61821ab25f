import { type SQL, sql } from 'drizzle-orm';
import type { RecordReply, ResponderSettings } from '../../../../contract/mail/auto-replies.ts';
import type { AutoReplyStatus } from '../../../../contract/mail/emails.ts';
import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { raiseVersions } from '../../../platform/data/commit/announcing.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { isStillReplying, type ReplyingInbox } from '../../inboxes/index.ts';
import { type AutoReplyRow, areStored, selectAutoReplies } from '../../mail/index.ts';
import { autoReplies, emails } from '../../mail/schema.ts';
import { hadAutomaticReply, wasAnswered } from '../candidates/candidate-store.ts';
import { type Candidate, normalAddress, type SkipReason } from '../candidates/decide.ts';
import { CLAIM_MS, GIVEN_UP_MS, MAX_AGE_MS, MAX_RESUMED } from '../candidates/limits.ts';
import type { Reply } from '../candidates/write-reply.ts';

const SEQUENCE = 'auto_reply';
/** The conflict target of the unique index that limits the responder to one reply per email. */
const ONE_OF_RESPONDER = sql.raw("(email_id) WHERE origin = 'responder'");

/** Advances the id sequence. Must directly follow the insert of a reply. */
const advanceId = (ctx: Ctx): Statement =>
  database(ctx).run(advance(ctx.organizationId, SEQUENCE, sql`changes() > 0`));

/** Returns an SQL expression: the reason not to reply that only the database can determine, or NULL. */
function skipReason(
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

/** Returns an SQL condition: the email still exists and has no reply. */
const mayHaveReply = (ctx: Ctx, emailId: number) =>
  sql`${areStored(ctx, [emailId])} AND NOT EXISTS (SELECT 1 FROM ${autoReplies} WHERE email_id = ${emailId})`;

/**
 * Selects what would make `insertReply` fail: the reason not to reply, or null, and whether the email already has a
 * reply. Checked before paying for a reply by the AI.
 */
export function selectObstacle(
  ctx: Ctx,
  inboxId: number,
  email: Candidate,
  to: string,
  settings: ResponderSettings,
): Statement<{ reason: SkipReason | null; hasReply: 0 | 1 }[]> {
  return database(
    ctx,
  ).all(sql`SELECT ${skipReason(ctx, inboxId, email, normalAddress(to), settings)} AS reason,
    EXISTS (SELECT 1 FROM ${autoReplies} WHERE email_id = ${email.id}) AS hasReply`);
}

/**
 * Records a reply before it is sent, so that no concurrent run sends it too: one per email, and only if automatic
 * replies are still on. The first statement returns no row if the email already has a reply. In mode `draft`, also
 * records the event `reply.requested`.
 */
export function insertReply(
  ctx: Ctx,
  inbox: ReplyingInbox,
  email: Candidate,
  to: string,
  reply: Reply,
  settings: ResponderSettings,
  claim: string,
  tags: Tags,
): [Statement<{ id: number; status: AutoReplyStatus }[]>, ...Statement[]] {
  const db = database(ctx);
  const now = ctx.now();
  const recipient = normalAddress(to);
  const status = settings.mode === 'send' ? 'pending' : 'draft';
  const data = {
    email_id: email.id,
    message_id: email.message_id,
    inbox_id: inbox.id,
    tag: tags.nameOf(inbox.tag),
    from_address: email.from_address,
    subject: email.subject,
  };
  const thisReply = sql`${autoReplies} WHERE email_id = ${email.id} AND origin = 'responder' AND claim = ${claim}`;
  return [
    db.all(sql`INSERT INTO ${autoReplies} (id, organization_id, email_id, inbox_id, origin, recipient, status, subject, body,
        html, model, reason, claim, claimed_until, created_at)
      SELECT ${nextId(ctx.organizationId, SEQUENCE)}, ${ctx.organizationId}, ${email.id}, ${inbox.id}, 'responder', ${recipient},
        CASE WHEN skip_reason IS NULL THEN ${status} ELSE 'skipped' END, ${reply.subject}, ${reply.text},
        ${reply.html}, ${reply.model}, skip_reason, ${claim}, ${now + CLAIM_MS}, ${now}
      FROM (SELECT ${skipReason(ctx, inbox.id, email, recipient, settings)} AS skip_reason)
      WHERE ${isStillReplying(ctx, inbox)} AND ${mayHaveReply(ctx, email.id)}
      ON CONFLICT ${ONE_OF_RESPONDER} DO NOTHING RETURNING id, status`),
    advanceId(ctx),
    recordEvent(
      ctx,
      'reply.requested',
      sql`json_set(${JSON.stringify(data)}, '$.auto_reply_id', (SELECT id FROM ${thisReply}))`,
      sql`EXISTS (SELECT 1 FROM ${thisReply} AND status = 'draft')`,
    ),
  ];
}

/**
 * Records the reply of a rule to an email without a reply. Marks it as skipped, with the reason, if the settings of the
 * inbox allow no further reply. A later run for the inbox sends it.
 */
export function insertReplyOfRule(
  ctx: Ctx,
  ruleId: number,
  inboxId: number,
  email: Candidate,
  to: string,
  reply: Reply,
  settings: ResponderSettings,
  claim: string,
): Statement[] {
  const recipient = normalAddress(to);
  return [
    database(
      ctx,
    ).run(sql`INSERT INTO ${autoReplies} (id, organization_id, email_id, inbox_id, origin, recipient, status,
      subject, body, html, model, reason, claim, claimed_until, created_at, rule_id)
    SELECT ${nextId(ctx.organizationId, SEQUENCE)}, ${ctx.organizationId}, ${email.id}, ${inboxId}, 'responder', ${recipient},
      iif(skip_reason IS NULL, 'pending', 'skipped'), ${reply.subject}, ${reply.text}, ${reply.html}, ${reply.model},
      skip_reason, ${claim}, 0, ${ctx.now()}, ${ruleId}
    FROM (SELECT ${skipReason(ctx, inboxId, email, recipient, settings)} AS skip_reason)
    WHERE ${mayHaveReply(ctx, email.id)}
    ON CONFLICT ${ONE_OF_RESPONDER} DO NOTHING RETURNING id`),
    advanceId(ctx),
  ];
}

/** Records that a rule keeps the auto-responder from replying to an email. */
export function insertSkippedByRule(
  ctx: Ctx,
  ruleId: number,
  inboxId: number | null,
  email: Candidate,
): Statement[] {
  const reason: SkipReason = 'rule';
  return [
    database(
      ctx,
    ).run(sql`INSERT INTO ${autoReplies} (id, organization_id, email_id, inbox_id, origin, recipient, status,
      subject, body, reason, created_at, rule_id)
    SELECT ${nextId(ctx.organizationId, SEQUENCE)}, ${ctx.organizationId}, ${email.id}, ${inboxId}, 'responder', ${normalAddress(email.from_address)}, 'skipped',
      '', '', ${reason}, ${ctx.now()}, ${ruleId}
    WHERE ${mayHaveReply(ctx, email.id)}
    ON CONFLICT ${ONE_OF_RESPONDER} DO NOTHING RETURNING id`),
    advanceId(ctx),
  ];
}

/** Records why an email gets no reply. */
export function insertSkipped(
  ctx: Ctx,
  inbox: ReplyingInbox,
  email: Candidate,
  reason: SkipReason,
): Statement[] {
  return [
    database(
      ctx,
    ).run(sql`INSERT INTO ${autoReplies} (id, organization_id, email_id, inbox_id, origin, recipient,
      status, subject, body, reason, created_at)
    SELECT ${nextId(ctx.organizationId, SEQUENCE)}, ${ctx.organizationId}, ${email.id}, ${inbox.id}, 'responder', ${normalAddress(email.from_address)},
      'skipped', '', '', ${reason}, ${ctx.now()}
    WHERE ${isStillReplying(ctx, inbox)} AND ${mayHaveReply(ctx, email.id)}
    ON CONFLICT ${ONE_OF_RESPONDER} DO NOTHING`),
    advanceId(ctx),
  ];
}

/** A reply that the caller has claimed and must send. */
export interface ClaimedRow {
  id: number;
  email_id: number;
  inbox_id: number;
  subject: string;
  body: string;
  html: string;
  /** Milliseconds: the time when a user sent the draft; null for a reply that was never a draft. */
  asked_at: number | null;
}

const CLAIMED = sql`id, email_id, inbox_id, subject, body, html, asked_at`;
const NOT_SENT = sql`status = 'pending' AND sent_email_id IS NULL`;

/**
 * Claims the replies of rules, and the replies of an inbox whose run died before sending them. While automatic replies
 * are off (`inbox` is undefined), claims only those of rules and drafts that a user sent.
 */
export function updateAbandoned(
  ctx: Ctx,
  inboxId: number,
  inbox: ReplyingInbox | undefined,
  claim: string,
): Statement<ClaimedRow[]> {
  const now = ctx.now();
  return database(ctx).all(sql`UPDATE ${autoReplies} SET claim = ${claim}, claimed_until = ${now + CLAIM_MS}
    WHERE id IN (SELECT id FROM ${autoReplies} WHERE ${NOT_SENT} AND claimed_until < ${now} AND inbox_id = ${inboxId}
          AND (asked_at IS NOT NULL OR rule_id IS NOT NULL OR ${inbox ? isStillReplying(ctx, inbox) : sql`false`})
        ORDER BY claimed_until LIMIT ${MAX_RESUMED})
      AND +organization_id = ${ctx.organizationId}
    RETURNING ${CLAIMED}`);
}

/** Marks abandoned replies older than GIVEN_UP_MS, of all organizations, as failed. */
export function updateGivenUp(ctx: ServiceCtx): Statement[] {
  const now = ctx.now();
  const db = database(ctx);
  const given = sql`FROM ${autoReplies} WHERE ${NOT_SENT} AND claimed_until < ${now}
    AND COALESCE(asked_at, created_at) < ${now - GIVEN_UP_MS} LIMIT ${MAX_RESUMED}`;
  return [
    raiseVersions(db, sql`SELECT organization_id ${given}`),
    db.run(sql`UPDATE ${autoReplies} SET status = 'failed', reason = 'It was not sent in time.', claim = NULL
      WHERE id IN (SELECT id ${given})`),
  ];
}

/** Selects the inboxes of all organizations that have abandoned replies. */
export function selectInboxesWithAbandoned(
  ctx: ServiceCtx,
): Statement<{ id: number; organizationId: number }[]> {
  return database(
    ctx,
  ).all(sql`SELECT DISTINCT inbox_id AS id, organization_id AS organizationId FROM ${autoReplies}
    WHERE ${NOT_SENT} AND claimed_until < ${ctx.now()} AND inbox_id IS NOT NULL LIMIT ${MAX_RESUMED}`);
}

/** Claims a draft. Returns no row if it is not a draft, or if its email already has a reply. */
export function updateDraftToPending(ctx: Ctx, id: number, claim: string): Statement<ClaimedRow[]> {
  const now = ctx.now();
  return database(ctx).all(sql`UPDATE ${autoReplies}
    SET status = 'pending', asked_at = ${now}, claim = ${claim}, claimed_until = ${now + CLAIM_MS}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND status = 'draft'
      AND NOT EXISTS (SELECT 1 FROM ${autoReplies} AS other LEFT JOIN ${emails} AS sent ON sent.id = other.sent_email_id
        WHERE other.email_id = ${autoReplies}.email_id AND other.id <> ${id}
          AND other.status IN ('pending', 'sent', 'unconfirmed') AND COALESCE(sent.send_state, '') <> 'failed')
    RETURNING ${CLAIMED}`);
}

/** Links the reply to the sent email, whose state is the state of the reply from then on. */
export function updateSentEmail(
  ctx: Ctx,
  id: number,
  sent: { emailId: number; messageId: string },
): Statement {
  return database(ctx).run(sql`UPDATE ${autoReplies}
    SET sent_email_id = ${sent.emailId}, message_id = ${sent.messageId}, claim = NULL, claimed_until = NULL
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND status = 'pending'`);
}

/** Records that the reply could not be sent: it becomes `failed`, or a draft again. */
export function updateRefused(
  ctx: Ctx,
  id: number,
  claim: string,
  status: 'failed' | 'draft',
  reason: string | null,
): Statement {
  return database(ctx).run(sql`UPDATE ${autoReplies} SET status = ${status}, reason = ${reason}, claim = NULL
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND ${NOT_SENT} AND claim = ${claim}`);
}

/** Discards a draft. Returns no row if it is not a draft. */
export function updateDraftToDiscarded(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`UPDATE ${autoReplies} SET status = 'discarded'
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND status = 'draft' RETURNING id`);
}

/**
 * Records a reply of an automation engine, once. The first statement returns a row if the reply is new, the last one
 * the recorded reply. Replies without a Message-ID are equal if subject and text are. Records nothing unless `when`
 * holds.
 */
export function insertEngineReply(
  ctx: Ctx,
  email: { id: number; inboxId: number | null },
  recipient: string,
  reply: RecordReply & { html: string },
  when: SQL = sql`true`,
): [Statement<{ id: number }[]>, Statement, Statement<{ id: number }[]>] {
  const db = database(ctx);
  const messageId = reply.message_id ?? null;
  const same = sql`SELECT id FROM ${autoReplies} WHERE email_id = ${email.id} AND organization_id = ${ctx.organizationId}
    AND CASE WHEN ${messageId} IS NULL THEN message_id IS NULL AND subject = ${reply.subject} AND body = ${reply.body}
      ELSE trim(message_id, '<>') = trim(${messageId}, '<>') END`;
  return [
    db.all(sql`INSERT INTO ${autoReplies} (id, organization_id, email_id, inbox_id, origin, recipient, status, subject,
        body, html, message_id, model, reason, created_at)
      SELECT ${nextId(ctx.organizationId, SEQUENCE)}, ${ctx.organizationId}, ${email.id}, ${email.inboxId}, 'engine', ${recipient}, ${reply.status},
        ${reply.subject}, ${reply.body}, ${reply.html}, ${messageId}, ${reply.model ?? null}, ${reply.reason ?? null},
        ${ctx.now()}
      WHERE NOT EXISTS (${same}) AND ${areStored(ctx, [email.id])} AND ${when} RETURNING id`),
    advanceId(ctx),
    db.all(sql`${same} ORDER BY id LIMIT 1`),
  ];
}

/** Selects one reply, or no row. */
export function selectReply(ctx: Ctx, id: number): Statement<AutoReplyRow[]> {
  return selectAutoReplies(ctx, sql`a.id = ${id}`, sql``);
}

/** Selects the replies of the organization, newest first; skipped ones only if `status` asks for them. */
export function selectReplies(
  ctx: Ctx,
  status: AutoReplyStatus | undefined,
  before: number | null,
  limit: number,
): Statement<AutoReplyRow[]> {
  const range = before === null ? sql`` : sql` AND a.id < ${before}`;
  const ofStatus = status === undefined ? sql`a.status <> 'skipped'` : sql`a.status = ${status}`;
  return selectAutoReplies(ctx, sql`${ofStatus}${range}`, sql`ORDER BY a.id DESC LIMIT ${limit}`);
}
