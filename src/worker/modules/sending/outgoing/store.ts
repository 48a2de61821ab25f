import { type SQL, sql } from 'drizzle-orm';
import type { RecipientKind, SendState } from '../../../../contract/mail/emails.ts';
import type { EventData } from '../../../../contract/webhooks/events.ts';
import { idKey } from '../../../../lib/message/message-id.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { type Claim, holdsLease, insertJob, type JobKind } from '../../../platform/work/jobs.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { followSent, insertAlias, insertSent, storedId } from '../../mail/index.ts';
import { emails, outgoing, outgoingRecipients, threadMessages } from '../../mail/schema.ts';
import { isNotTakenBack, updateDraftOfEmail } from '../draft-of-email-store.ts';
import { idempotencyKeys } from '../schema.ts';
import { updateUsed } from './file-store.ts';
import { IDEMPOTENCY_KEPT_MS, MAX_PARENTS, SWEPT_A_TICK } from './limits.ts';

/** The jobs that send an email, and that copy it to the Sent folder afterwards. */
export const SEND: JobKind = { kind: 'send', queue: 'SEND' };
export const FILE_SENT: JobKind = { kind: 'file-sent', queue: 'SEND', isAlwaysSlow: true };

/** Deletes the idempotency keys of all organizations that are older than a day. */
export function deletePastIdempotencyKeys(ctx: ServiceCtx): Statement {
  const past = sql`SELECT organization_id, key FROM ${idempotencyKeys}
    WHERE created_at < ${ctx.now() - IDEMPOTENCY_KEPT_MS} ORDER BY created_at LIMIT ${SWEPT_A_TICK}`;
  const deletion = sql`DELETE FROM ${idempotencyKeys} WHERE (organization_id, key) IN (${past})`;
  return registerRows(database(ctx).run(deletion), past);
}

export interface ParentRow {
  rawKey: string | null;
  inReplyTo: string | null;
  /** Null except for the first message. */
  fromAddress: string | null;
  /** JSON: To and Cc, only of the first message. */
  recipients: string | null;
}

/** Selects the message, the stored message that it replies to, and so on, nearest first. */
export function selectAncestors(ctx: Ctx, messageId: string): Statement<ParentRow[]> {
  const stored = (id: SQL) => sql`organization_id = ${ctx.organizationId} AND trim(message_id, '<>') = ${id}`;
  return database(
    ctx,
  ).all(sql`WITH RECURSIVE chain (depth, raw_key, in_reply_to, from_address, recipients) AS (
      SELECT * FROM (SELECT 1, raw_key, in_reply_to, from_address, recipients FROM ${emails} WHERE ${stored(sql`${idKey(messageId)}`)} LIMIT 1)
      UNION ALL
      SELECT depth + 1,
        (SELECT raw_key FROM ${emails} WHERE ${stored(sql`trim(chain.in_reply_to, '<>')`)} LIMIT 1),
        (SELECT in_reply_to FROM ${emails} WHERE ${stored(sql`trim(chain.in_reply_to, '<>')`)} LIMIT 1),
        NULL, NULL
      FROM chain WHERE chain.in_reply_to IS NOT NULL AND depth < ${MAX_PARENTS})
    SELECT raw_key AS rawKey, in_reply_to AS inReplyTo, from_address AS fromAddress, recipients
    FROM chain ORDER BY depth`);
}

export interface EarlierRequest {
  requestHash: string;
  /** 0 if it created a draft. */
  emailId: number;
  draftId: number | null;
}

/** Selects the request of the last 24 hours with this idempotency key, or no row. */
export function selectRequest(ctx: Ctx, key: string): Statement<EarlierRequest[]> {
  return database(ctx).all(sql`SELECT request_hash AS requestHash, email_id AS emailId,
      draft_id AS draftId FROM ${idempotencyKeys}
    WHERE organization_id = ${ctx.organizationId} AND key = ${key}
      AND created_at >= ${ctx.now() - IDEMPOTENCY_KEPT_MS}`);
}

export interface NewOutgoing {
  messageId: string;
  inboxId: number;
  /** Who has it sent (`actorName`). */
  actor: string;
  automatic: boolean;
  recipients: { address: string; kind: RecipientKind }[];
  uploadKeys: string[];
  request: { key: string; hash: string } | null;
}

/** Queues an outbound email saved in the same batch, due immediately. */
export function insertOutgoing(ctx: Ctx, mail: NewOutgoing): Statement[] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const now = ctx.now();
  const id = storedId(ctx, mail.messageId, 'outbound');
  return [
    ...updateUsed(ctx, mail.uploadKeys),
    db.run(sql`UPDATE ${emails} SET send_state = 'queued'
      WHERE id = ${id} AND organization_id = ${organizationId}`),
    db.run(sql`INSERT INTO ${outgoing} (email_id, organization_id, inbox_id, automatic, queued_at)
      VALUES (${id}, ${organizationId}, ${mail.inboxId}, ${mail.automatic ? 1 : 0}, ${now})`),
    db.run(sql`INSERT INTO ${outgoingRecipients} (email_id, position, organization_id, address, kind, state)
      SELECT ${id}, key + 1, ${organizationId}, value ->> 'address', value ->> 'kind', 'queued'
      FROM json_each(${JSON.stringify(mail.recipients)})`),
    insertJob(ctx, SEND, id),
    ...insertSent(ctx, id, mail.actor),
    followSent(ctx, id),
    ...(mail.request ? insertRequest(ctx, mail.request, { emailId: id }) : []),
  ];
}

/** Records a request with an idempotency key, and what it created. Fails the batch if the key is taken. */
export function insertRequest(
  ctx: Ctx,
  { key, hash }: { key: string; hash: string },
  made: { emailId: SQL } | { draftId: SQL },
): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  const emailId = 'emailId' in made ? made.emailId : sql`0`;
  const draftId = 'draftId' in made ? made.draftId : sql`NULL`;
  return [
    db.run(sql`DELETE FROM ${idempotencyKeys} WHERE organization_id = ${ctx.organizationId}
      AND key = ${key} AND created_at < ${now - IDEMPOTENCY_KEPT_MS}`),
    db.run(sql`INSERT INTO ${idempotencyKeys} (organization_id, key, request_hash, email_id, draft_id, created_at)
      VALUES (${ctx.organizationId}, ${key}, ${hash}, ${emailId}, ${draftId}, ${now})`),
  ];
}

/** An outbound email and the state of its sending; times in milliseconds. */
export interface OutgoingRow {
  emailId: number;
  inboxId: number;
  automatic: 0 | 1;
  queuedAt: number;
  attempts: number;
  lease: string | null;
  code: string | null;
  detail: string;
  state: SendState;
  messageId: string;
  rawKey: string;
  fromAddress: string;
  subject: string;
  inReplyTo: string | null;
  /** JSON: the envelope addresses that have not received it yet. */
  envelope: string;
  /** The number of recipients that have received it. */
  sentCount: number;
  /** JSON: the recipients in To, as displayed. */
  shownTo: string;
}

/** Selects an email sent by Herald, or no row. */
export function selectOutgoing(ctx: Ctx, emailId: number): Statement<OutgoingRow[]> {
  return database(
    ctx,
  ).all(sql`SELECT o.email_id AS emailId, o.inbox_id AS inboxId, o.automatic, o.queued_at AS queuedAt,
      o.attempts, o.lease, o.code, o.detail, e.send_state AS state, e.message_id AS messageId, e.raw_key AS rawKey,
      e.from_address AS fromAddress, e.subject, e.in_reply_to AS inReplyTo, e.recipients -> 'to' AS shownTo,
      (SELECT json_group_array(address) FROM ${outgoingRecipients} AS r
        WHERE r.email_id = o.email_id AND r.state = 'queued') AS envelope,
      (SELECT count(*) FROM ${outgoingRecipients} AS r WHERE r.email_id = o.email_id AND r.state = 'sent') AS sentCount
    FROM ${outgoing} AS o JOIN ${emails} AS e ON e.id = o.email_id
    WHERE o.email_id = ${emailId} AND o.organization_id = ${ctx.organizationId}`);
}

/**
 * Begins an attempt if the email is queued and the claim on its job holds: sets the state to `sending`, and stores the
 * claim's lease. `selectOutgoing` afterwards shows whether the attempt began.
 */
export function updateToSending(ctx: Ctx, claim: Claim): Statement[] {
  const db = database(ctx);
  const ofEmail = sql`organization_id = ${ctx.organizationId} AND ${holdsLease(claim)}`;
  return [
    db.run(sql`UPDATE ${outgoing} SET lease = ${claim.lease}, attempts = attempts + 1
      WHERE email_id = ${claim.subjectId} AND ${ofEmail}
        AND (SELECT send_state FROM ${emails} WHERE id = email_id) = 'queued'`),
    db.run(sql`UPDATE ${emails} SET send_state = 'sending'
      WHERE id = ${claim.subjectId} AND ${ofEmail} AND send_state = 'queued'`),
  ];
}

/** The result of an attempt. */
export interface Ending {
  /** `queued` means that the email is retried. */
  state: Exclude<SendState, 'sending'>;
  code: string | null;
  detail: string;
  reply: string | null;
  /** The state of the attempt's recipients that are not in `refused`. */
  rest: SendState;
  /** The recipients that the server refused individually. */
  refused: { address: string; detail: string; state: SendState }[];
  newMessageIds: string[];
}

/**
 * Records the result of the attempt with this lease. If the lease expired meanwhile, another run has marked the email
 * as unconfirmed: an attempt that knows the outcome still records it.
 */
export function updateAttempt(ctx: Ctx, emailId: number, lease: string, ending: Ending): Statement[] {
  const db = database(ctx);
  const { state } = ending;
  const from = state === 'sent' || state === 'failed' ? sql`('sending', 'unconfirmed')` : sql`('sending')`;
  const ofEmail = sql`email_id = ${emailId} AND organization_id = ${ctx.organizationId}`;
  const isThisAttempt = sql`EXISTS (SELECT 1 FROM ${outgoing} JOIN ${emails} ON id = email_id WHERE ${emails.id} = ${emailId}
    AND ${outgoing.organizationId} = ${ctx.organizationId} AND lease = ${lease} AND send_state IN ${from})`;
  const refused = JSON.stringify(ending.refused);
  // The update of the email comes last, as the others read its state in a condition.
  return [
    db.run(sql`UPDATE ${outgoingRecipients}
      SET state = COALESCE((SELECT value ->> 'state' FROM json_each(${refused})
          WHERE value ->> 'address' = outgoing_recipients.address), ${ending.rest}),
        detail = COALESCE((SELECT value ->> 'detail' FROM json_each(${refused})
          WHERE value ->> 'address' = outgoing_recipients.address), '')
      WHERE ${ofEmail} AND state IN ('queued', 'unconfirmed') AND ${isThisAttempt}`),
    ...ending.newMessageIds.flatMap((id) => [
      db.run(sql`INSERT INTO ${threadMessages} (organization_id, message_id, thread_id, email_id)
        SELECT organization_id, ${idKey(id)}, thread_id, id FROM ${emails}
        WHERE id = ${emailId} AND ${isThisAttempt} ON CONFLICT DO NOTHING`),
      insertAlias(ctx, emailId, idKey(id), isThisAttempt),
    ]),
    db.run(sql`UPDATE ${outgoing} SET code = ${ending.code}, detail = ${ending.detail}, reply = ${ending.reply},
        sent_at = ${state === 'sent' ? ctx.now() : null}
      WHERE ${ofEmail} AND ${isThisAttempt}`),
    db.run(sql`UPDATE ${emails} SET send_state = ${state}
      WHERE id = ${emailId} AND organization_id = ${ctx.organizationId} AND ${isThisAttempt}`),
    updateDraftOfEmail(ctx, emailId),
  ];
}

/** Records the event `email.sent`. Must follow the statements of `updateAttempt` in the same batch. */
export function insertSentEvent(ctx: Ctx, lease: string, data: EventData<'email.sent'>): Statement {
  return recordEvent(
    ctx,
    'email.sent',
    sql`${JSON.stringify(data)}`,
    sql`EXISTS (SELECT 1 FROM ${outgoing} WHERE email_id = ${data.email_id} AND lease = ${lease}
      AND sent_at IS NOT NULL)`,
  );
}

/** Records the event `email.failed`. Must follow the statements of `updateAttempt` in the same batch. */
export function insertFailedEvent(ctx: Ctx, lease: string, data: EventData<'email.failed'>): Statement {
  return recordEvent(
    ctx,
    'email.failed',
    sql`${JSON.stringify(data)}`,
    sql`EXISTS (SELECT 1 FROM ${outgoing} JOIN ${emails} ON ${emails.id} = email_id
      WHERE email_id = ${data.email_id} AND lease = ${lease} AND send_state = ${data.state})`,
  );
}

/**
 * Queues an email again for the recipients that have not received it, and resets its attempts. Fails the batch unless
 * its state is one of `states`, or if its draft is being edited or sent again.
 */
export function updateToQueued(ctx: Ctx, emailId: number, states: SendState[]): Statement[] {
  const db = database(ctx);
  const ofEmail = sql`organization_id = ${ctx.organizationId}`;
  return [
    requireThat(
      db,
      sql`EXISTS (SELECT 1 FROM ${emails} WHERE id = ${emailId} AND ${ofEmail}
        AND send_state IN (SELECT value FROM json_each(${JSON.stringify(states)})))
        AND ${isNotTakenBack(ctx, emailId)}`,
    ),
    db.run(sql`UPDATE ${emails} SET send_state = 'queued' WHERE id = ${emailId} AND ${ofEmail}`),
    db.run(sql`UPDATE ${outgoing} SET queued_at = ${ctx.now()}, attempts = 0, lease = NULL, code = NULL, detail = ''
      WHERE email_id = ${emailId} AND ${ofEmail}`),
    db.run(sql`UPDATE ${outgoingRecipients} SET state = 'queued', detail = ''
      WHERE email_id = ${emailId} AND ${ofEmail} AND state <> 'sent'`),
    updateDraftOfEmail(ctx, emailId),
    insertJob(ctx, SEND, emailId),
  ];
}
