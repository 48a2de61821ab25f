import { type SQL, sql } from 'drizzle-orm';
import type { RecipientKind, SendState } from '../../../../contract/mail/emails.ts';
import type { EventData } from '../../../../contract/webhooks/events.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { type Claim, holdsLease, insertJob, type JobKind } from '../../../platform/work/jobs.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { idKey } from '../message/message-id.ts';
import { storedId } from '../save/store.ts';
import { emails, threadMessages } from '../schema.ts';
import {
  IDEMPOTENCY_KEPT_MS,
  MAX_PARENTS,
  MAX_UNUSED_UPLOADS,
  SWEPT_A_TICK,
  UPLOAD_KEPT_MS,
} from './limits.ts';
import { idempotencyKeys, outgoing, outgoingRecipients, type UploadRow, uploads } from './schema.ts';

/** The work of sending an email, and of putting it into the Sent folder afterwards. */
export const SEND: JobKind = { kind: 'send', queue: 'SEND' };
export const FILE_SENT: JobKind = { kind: 'file-sent', queue: 'SEND', isAlwaysSlow: true };

/** `{key}`, or no row when the organization has too many uploads that no mail has. */
export function insertUpload(
  ctx: Ctx,
  row: Omit<UploadRow, 'organizationId' | 'createdAt' | 'state'>,
): Statement {
  return database(
    ctx,
  ).all(sql`INSERT INTO ${uploads} (key, organization_id, filename, content_type, size, sha256,
      created_at, state)
    SELECT ${row.key}, ${ctx.organizationId}, ${row.filename}, ${row.contentType}, ${row.size}, ${row.sha256},
      ${ctx.now()}, 'unused'
    WHERE (SELECT count(*) FROM ${uploads} WHERE organization_id = ${ctx.organizationId} AND state = 'unused')
      < ${MAX_UNUSED_UPLOADS}
    RETURNING key`);
}

export interface FoundUpload {
  key: string;
  filename: string;
  content_type: string;
  size: number;
}

/** FoundUpload of the keys that this organization can use. */
export function findUploads(ctx: Ctx, keys: string[]): Statement {
  return database(ctx).all(
    sql`SELECT key, filename, content_type, size FROM ${uploads} WHERE ${usable(ctx, keys)}`,
  );
}

/** Keeps the uploads for good. Fails the batch when one of them is gone. */
function keepUploads(ctx: Ctx, keys: string[]): Statement[] {
  if (keys.length === 0) return [];
  return [
    requireThat(
      database(ctx),
      sql`(SELECT count(*) FROM ${uploads} WHERE ${usable(ctx, keys)}) = ${keys.length}`,
    ),
    database(ctx).run(sql`UPDATE ${uploads} SET state = 'used' WHERE ${usable(ctx, keys)}`),
  ];
}

function usable(ctx: Ctx, keys: string[]): SQL {
  return sql`key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))
    AND organization_id = ${ctx.organizationId} AND state IN ('unused', 'used')`;
}

/** Of all organizations: no mail can take these any more. The second statement has their `{key}`, at most `limit`. */
export function expireUploads(ctx: ServiceCtx): [Statement, Statement] {
  const db = database(ctx);
  return [
    db.run(sql`UPDATE ${uploads} SET state = 'expired' WHERE state = 'unused' AND key IN (SELECT key FROM ${uploads}
      WHERE state = 'unused' AND created_at < ${ctx.now() - UPLOAD_KEPT_MS} ORDER BY created_at LIMIT ${SWEPT_A_TICK})`),
    db.all(sql`SELECT key FROM ${uploads} WHERE state = 'expired' LIMIT ${SWEPT_A_TICK}`),
  ];
}

export function removeExpiredUploads(ctx: ServiceCtx, keys: string[]): Statement {
  return database(ctx).run(sql`DELETE FROM ${uploads} WHERE state = 'expired'
    AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
}

/** Of all organizations. */
export function removeOldIdempotencyKeys(ctx: ServiceCtx): Statement {
  return database(ctx).run(sql`DELETE FROM ${idempotencyKeys} WHERE (organization_id, key) IN
    (SELECT organization_id, key FROM ${idempotencyKeys} WHERE created_at < ${ctx.now() - IDEMPOTENCY_KEPT_MS}
      ORDER BY created_at LIMIT ${SWEPT_A_TICK})`);
}

export interface ParentRow {
  rawKey: string | null;
  inReplyTo: string | null;
}

/** ParentRow of the message and of what it answers, and so on, as far as they are stored, the nearest first. */
export function ancestorsOf(ctx: Ctx, messageId: string): Statement {
  const stored = (id: SQL) => sql`organization_id = ${ctx.organizationId} AND trim(message_id, '<>') = ${id}`;
  return database(ctx).all(sql`WITH RECURSIVE chain (depth, raw_key, in_reply_to) AS (
      SELECT * FROM (SELECT 1, raw_key, in_reply_to FROM ${emails} WHERE ${stored(sql`${idKey(messageId)}`)} LIMIT 1)
      UNION ALL
      SELECT depth + 1,
        (SELECT raw_key FROM ${emails} WHERE ${stored(sql`trim(chain.in_reply_to, '<>')`)} LIMIT 1),
        (SELECT in_reply_to FROM ${emails} WHERE ${stored(sql`trim(chain.in_reply_to, '<>')`)} LIMIT 1)
      FROM chain WHERE chain.in_reply_to IS NOT NULL AND depth < ${MAX_PARENTS})
    SELECT raw_key AS rawKey, in_reply_to AS inReplyTo FROM chain ORDER BY depth`);
}

export interface KnownRequest {
  requestHash: string;
  emailId: number;
}

/** KnownRequest of the last 24 hours, or no row. */
export function findRequest(ctx: Ctx, key: string): Statement {
  return database(ctx).all(sql`SELECT request_hash AS requestHash, email_id AS emailId FROM ${idempotencyKeys}
    WHERE organization_id = ${ctx.organizationId} AND key = ${key}
      AND created_at >= ${ctx.now() - IDEMPOTENCY_KEPT_MS}`);
}

export interface NewOutgoing {
  messageId: string;
  inboxId: number;
  automatic: boolean;
  recipients: { address: string; kind: RecipientKind }[];
  uploadKeys: string[];
  request: { key: string; hash: string } | null;
}

/** Everything that goes with an outbound email, for the batch that saves it: it is queued then, and due at once. */
export function queueEmail(ctx: Ctx, mail: NewOutgoing): Statement[] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const now = ctx.now();
  const id = storedId(ctx, mail.messageId, 'outbound');
  return [
    ...keepUploads(ctx, mail.uploadKeys),
    db.run(sql`UPDATE ${emails} SET send_state = 'queued'
      WHERE id = ${id} AND organization_id = ${organizationId}`),
    db.run(sql`INSERT INTO ${outgoing} (email_id, organization_id, inbox_id, automatic, queued_at)
      VALUES (${id}, ${organizationId}, ${mail.inboxId}, ${mail.automatic ? 1 : 0}, ${now})`),
    db.run(sql`INSERT INTO ${outgoingRecipients} (email_id, position, organization_id, address, kind, state)
      SELECT ${id}, key + 1, ${organizationId}, value ->> 'address', value ->> 'kind', 'queued'
      FROM json_each(${JSON.stringify(mail.recipients)})`),
    insertJob(ctx, SEND, id),
    ...(mail.request
      ? [
          db.run(sql`DELETE FROM ${idempotencyKeys} WHERE organization_id = ${organizationId}
            AND key = ${mail.request.key} AND created_at < ${now - IDEMPOTENCY_KEPT_MS}`),
          db.run(sql`INSERT INTO ${idempotencyKeys} (organization_id, key, request_hash, email_id, created_at)
            VALUES (${organizationId}, ${mail.request.key}, ${mail.request.hash}, ${id}, ${now})`),
        ]
      : []),
  ];
}

/** An outbound email with where its sending stands; times in milliseconds. */
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
  /** JSON: a list of the addresses on the envelope that it has still to be sent to. */
  envelope: string;
  /** To how many it was sent before. */
  taken: number;
  /** JSON: those of To, as the message shows them. */
  shownTo: string;
}

/** OutgoingRow of an email that Herald sends, or no row. */
export function findOutgoing(ctx: Ctx, emailId: number): Statement {
  return database(
    ctx,
  ).all(sql`SELECT o.email_id AS emailId, o.inbox_id AS inboxId, o.automatic, o.queued_at AS queuedAt,
      o.attempts, o.lease, o.code, o.detail, e.send_state AS state, e.message_id AS messageId, e.raw_key AS rawKey,
      e.from_address AS fromAddress, e.subject, e.in_reply_to AS inReplyTo, e.recipients -> 'to' AS shownTo,
      (SELECT json_group_array(address) FROM ${outgoingRecipients} AS r
        WHERE r.email_id = o.email_id AND r.state = 'queued') AS envelope,
      (SELECT count(*) FROM ${outgoingRecipients} AS r WHERE r.email_id = o.email_id AND r.state = 'sent') AS taken
    FROM ${outgoing} AS o JOIN ${emails} AS e ON e.id = o.email_id
    WHERE o.email_id = ${emailId} AND o.organization_id = ${ctx.organizationId}`);
}

/**
 * Begins an attempt, if the email is queued and the claim on its job holds: state `sending`, and the claim's lease in
 * the row. The statement of `findOutgoing` after these two tells whether it was.
 */
export function beginAttempt(ctx: Ctx, claim: Claim): Statement[] {
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

/** How an attempt ended. */
export interface Ending {
  /** `queued`: it is tried again. */
  state: Exclude<SendState, 'sending'>;
  code: string | null;
  detail: string;
  reply: string | null;
  /** Of the recipients of this attempt that `refused` does not name. */
  rest: SendState;
  /** Of each recipient that was refused by itself. */
  refused: { address: string; detail: string; state: SendState }[];
  newMessageId: string | null;
}

/**
 * Writes down how the attempt with this lease ended. One whose lease ran out was declared unconfirmed by whoever found
 * it: it may still come and say that it knows.
 */
export function endAttempt(ctx: Ctx, emailId: number, lease: string, ending: Ending): Statement[] {
  const db = database(ctx);
  const { state } = ending;
  const from = state === 'sent' || state === 'failed' ? sql`('sending', 'unconfirmed')` : sql`('sending')`;
  const ofEmail = sql`email_id = ${emailId} AND organization_id = ${ctx.organizationId}`;
  const mine = sql`EXISTS (SELECT 1 FROM ${outgoing} JOIN ${emails} ON id = email_id WHERE ${emails.id} = ${emailId}
    AND ${outgoing.organizationId} = ${ctx.organizationId} AND lease = ${lease} AND send_state IN ${from})`;
  const refused = JSON.stringify(ending.refused);
  // The email last: its state is what the others ask for.
  return [
    db.run(sql`UPDATE ${outgoingRecipients}
      SET state = COALESCE((SELECT value ->> 'state' FROM json_each(${refused})
          WHERE value ->> 'address' = outgoing_recipients.address), ${ending.rest}),
        detail = COALESCE((SELECT value ->> 'detail' FROM json_each(${refused})
          WHERE value ->> 'address' = outgoing_recipients.address), '')
      WHERE ${ofEmail} AND state IN ('queued', 'unconfirmed') AND ${mine}`),
    ...(ending.newMessageId
      ? [
          db.run(sql`INSERT INTO ${threadMessages} (organization_id, message_id, thread_id)
            SELECT organization_id, ${idKey(ending.newMessageId)}, thread_id FROM ${emails}
            WHERE id = ${emailId} AND ${mine} ON CONFLICT DO NOTHING`),
        ]
      : []),
    db.run(sql`UPDATE ${outgoing} SET code = ${ending.code}, detail = ${ending.detail}, reply = ${ending.reply},
        sent_at = ${state === 'sent' ? ctx.now() : null}
      WHERE ${ofEmail} AND ${mine}`),
    db.run(sql`UPDATE ${emails} SET send_state = ${state}
      WHERE id = ${emailId} AND organization_id = ${ctx.organizationId} AND ${mine}`),
  ];
}

/** The event `email.sent`, after the statements of `endAttempt` in the same batch. */
export function eventOfSent(ctx: Ctx, lease: string, data: EventData<'email.sent'>): Statement {
  return recordEvent(
    ctx,
    'email.sent',
    sql`${JSON.stringify(data)}`,
    sql`EXISTS (SELECT 1 FROM ${outgoing} WHERE email_id = ${data.email_id} AND lease = ${lease}
      AND sent_at IS NOT NULL)`,
  );
}

/** Queues an email again for those it was not sent to, its attempts counted anew. Fails the batch unless its state is one of `states`. */
export function queueAgain(ctx: Ctx, emailId: number, states: SendState[]): Statement[] {
  const db = database(ctx);
  const ofEmail = sql`organization_id = ${ctx.organizationId}`;
  return [
    requireThat(
      db,
      sql`EXISTS (SELECT 1 FROM ${emails} WHERE id = ${emailId} AND ${ofEmail}
        AND send_state IN (SELECT value FROM json_each(${JSON.stringify(states)})))`,
    ),
    db.run(sql`UPDATE ${emails} SET send_state = 'queued' WHERE id = ${emailId} AND ${ofEmail}`),
    db.run(sql`UPDATE ${outgoing} SET queued_at = ${ctx.now()}, attempts = 0, lease = NULL, code = NULL, detail = ''
      WHERE email_id = ${emailId} AND ${ofEmail}`),
    db.run(sql`UPDATE ${outgoingRecipients} SET state = 'queued', detail = ''
      WHERE email_id = ${emailId} AND ${ofEmail} AND state <> 'sent'`),
    insertJob(ctx, SEND, emailId),
  ];
}

/** `EmailRecipient` of an email that Herald sends, in the order of the envelope. */
export function recipientsOf(ctx: Ctx, emailId: SQL | number): Statement {
  return database(ctx).all(sql`SELECT address, kind, state, detail FROM ${outgoingRecipients}
    WHERE email_id = ${emailId} AND organization_id = ${ctx.organizationId} ORDER BY position`);
}
