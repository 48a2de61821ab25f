import type { SendState } from '../../../../contract/mail/emails.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Connection } from '../../../../sidecar/protocol.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { Delivery } from '../../../platform/outside/delivery.ts';
import { EMAIL_SERVICE } from '../../../platform/outside/email-service.ts';
import { reportCondition } from '../../../platform/work/conditions.ts';
import { type Claim, insertJob, wakeJobs } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { type Job, type Ending as JobEnding, runJob } from '../../../platform/work/run-job.ts';
import { type InboxRow, type OpenInbox, openInbox, openInboxRow } from '../../inboxes/index.ts';
import { filesSentMail } from './file-sent.ts';
import { AUTOMATIC_RETRY_MINUTES, LEASE_MS, RETRIED_FOR_MS, RETRY_MINUTES, WOKEN } from './limits.ts';
import {
  type Ending,
  FILE_SENT,
  insertFailedEvent,
  insertSentEvent,
  type OutgoingRow,
  SEND,
  selectOutgoing,
  updateAttempt,
  updateToSending,
} from './store.ts';

export const sendJob: Job = { ...SEND, lease: LEASE_MS, wokenAtOnce: WOKEN, run: attempt };

/** The message and the inbox, if the caller has them: the attempt then reads neither. */
interface Prepared {
  raw: Uint8Array;
  inbox: InboxRow;
}

/**
 * Sends an email that has just been queued. Continues even if the caller disconnects, so that the outcome is recorded.
 */
export async function sendNow(ctx: Ctx, jobId: number, prepared?: Prepared): Promise<void> {
  const sending = runJob(ctx, { ...sendJob, run: (own, claim) => attempt(own, claim, prepared) }, jobId);
  ctx.defer(sending);
  await sending;
}

/** Attempts to send the email of the claim. Attempts no email twice per claim, even if this process dies. */
async function attempt(ctx: Ctx, claim: Claim, prepared?: Prepared): Promise<JobEnding> {
  const selectMail = selectOutgoing(ctx, claim.subjectId);
  const results = await commit(database(ctx), [...updateToSending(ctx, claim), selectMail]);
  const [mail] = results.of(selectMail);
  if (mail?.state !== 'sending') return { next: 'done' };
  // An earlier run died during its attempt, with an unknown outcome.
  if (mail.lease !== claim.lease) return ending(ctx, mail, CUT_SHORT);
  return ending(ctx, mail, await tryOnce(ctx, mail, prepared));
}

const NO_REPLY = { reply: null, refused: [], newMessageIds: [] };
/** The ending of an attempt that was interrupted. */
const CUT_SHORT: Ending = {
  ...NO_REPLY,
  state: 'unconfirmed',
  rest: 'unconfirmed',
  code: 'OUTCOME_UNKNOWN',
  detail: 'Sending was interrupted. The email may have been delivered; it is not sent again automatically.',
};

interface Outcome extends Ending {
  retryAt?: number;
  /** Whether it must be copied to the Sent folder, as the provider does not do that. */
  needsFiling?: boolean;
}

async function tryOnce(ctx: Ctx, mail: OutgoingRow, prepared?: Prepared): Promise<Outcome> {
  let hasStarted = false;
  try {
    let inbox = requireSender(
      prepared ? await openInboxRow(ctx, prepared.inbox) : await openInbox(ctx, mail.inboxId),
    );
    const raw = prepared?.raw ?? (await storedMessage(ctx, mail));
    const parcel = {
      name: mail.fromAddress.split('@')[1]!,
      // The Email Service accepts no null sender.
      from: mail.automatic && inbox.smtp !== EMAIL_SERVICE ? '' : mail.fromAddress,
      to: JSON.parse(mail.envelope) as string[],
      raw,
    };
    hasStarted = true;
    let delivery = await ctx.deliver(ctx.env, inbox.smtp, parcel);
    const refusedToken = inbox.smtp.access_token;
    if (refusedToken !== undefined && delivery.state !== 'sent' && delivery.code === 'AUTH_FAILED') {
      inbox = requireSender(await openInbox(ctx, mail.inboxId, refusedToken));
      delivery = await ctx.deliver(ctx.env, inbox.smtp, parcel);
    }
    // A submission server may accept only the user's own address. Nothing was accepted, so nothing is sent twice.
    if (mail.automatic && delivery.state === 'failed' && delivery.refusedMail) {
      delivery = await ctx.deliver(ctx.env, inbox.smtp, { ...parcel, from: mail.fromAddress });
    }
    return { ...endingOf(ctx, mail, delivery, parcel.to.length), needsFiling: !filesSentMail(inbox) };
  } catch (error) {
    if (error instanceof DomainError) {
      const details = { ...NO_REPLY, code: error.code, detail: error.message };
      // Nothing was sent: the provider of a connected inbox denied access this time.
      if (error.kind === 'remote_failed' || error.kind === 'unavailable')
        return retryLater(ctx, mail, details);
      return failed(mail, details);
    }
    ctx.log.error('send.broke_off', error, { emailId: mail.emailId });
    if (hasStarted) return CUT_SHORT;
    return retryLater(ctx, mail, {
      ...NO_REPLY,
      code: 'INTERNAL_ERROR',
      detail: 'An internal error occurred; it was logged.',
    });
  }
}

/** Returns the inbox if it can send. Throws SMTP_MISSING, NO_SUCH_INBOX. */
function requireSender(inbox: OpenInbox | null): OpenInbox & { smtp: Connection } {
  if (!inbox?.isActive) throw new DomainError('refused', 'NO_SUCH_INBOX', 'The inbox no longer exists.');
  if (inbox.smtp) return { ...inbox, smtp: inbox.smtp };
  throw new DomainError('refused', 'SMTP_MISSING', 'The inbox no longer has an SMTP server.');
}

async function storedMessage(ctx: Ctx, mail: OutgoingRow): Promise<Uint8Array> {
  const object = await ctx.env.BUCKET.get(mail.rawKey);
  if (object) return new Uint8Array(await object.arrayBuffer());
  throw new DomainError('not_found', 'CONTENT_MISSING', 'The message is no longer in storage.');
}

function endingOf(ctx: Ctx, mail: OutgoingRow, delivery: Delivery, recipients: number): Outcome {
  if (delivery.state === 'sent') return endingOfSent(ctx, mail, delivery, recipients);
  const { state, code, detail, reply } = delivery;
  const rest: SendState = state === 'retry' ? 'queued' : state;
  const refused = delivery.refused.map((refusal) => ({
    address: refusal.address,
    detail: refusal.detail,
    state: rest,
  }));
  const details = { code, detail, reply, refused, newMessageIds: [] };
  if (state === 'unconfirmed') return { ...details, state, rest };
  return state === 'retry' ? retryLater(ctx, mail, details) : failed(mail, details);
}

/** Keeps the email queued for recipients that the server refuses temporarily (too many at once, greylisting). */
function endingOfSent(
  ctx: Ctx,
  mail: OutgoingRow,
  { reply, refused, newMessageIds }: Delivery & { state: 'sent' },
  recipients: number,
): Outcome {
  const retryAt = refused.some(({ isTemporary }) => isTemporary) ? nextAttempt(mail, ctx.now()) : null;
  const sentCount = mail.sentCount + recipients - refused.length;
  const detail = [
    sentTo(sentCount, '.'),
    ...refused.map(({ address, detail: reason }) => `${address} was refused: ${reason}.`),
    ...(retryAt === null
      ? []
      : [`Temporarily refused recipients are tried again at ${new Date(retryAt).toISOString()}.`]),
  ].join(' ');
  const details = { code: null, detail, reply, newMessageIds, rest: 'sent' as const };
  const endings = refused.map(({ address, detail: reason, isTemporary }) => ({
    address,
    detail: reason,
    state: retryAt !== null && isTemporary ? ('queued' as const) : ('failed' as const),
  }));
  return retryAt === null
    ? { ...details, state: 'sent', refused: endings }
    : { ...details, state: 'queued', refused: endings, retryAt };
}

/** Returns a permanent failure. If some recipients have received the email, it has failed only for the others. */
function failed(mail: OutgoingRow, details: Omit<Ending, 'state' | 'rest'>): Outcome {
  const refused = details.refused.map((refusal) => ({ ...refusal, state: 'failed' as const }));
  if (mail.sentCount === 0) return { ...details, refused, state: 'failed', rest: 'failed' };
  const detail = `${sentTo(mail.sentCount, ', not to the others.')} ${details.detail}`;
  return { ...details, refused, detail, state: 'sent', rest: 'failed' };
}

function sentTo(count: number, end: string): string {
  return `Sent to ${count} ${count === 1 ? 'recipient' : 'recipients'}${end}`;
}

/** Queues the email for the next attempt, or fails it if this was the last one. */
function retryLater(ctx: Ctx, mail: OutgoingRow, details: Omit<Ending, 'state' | 'rest'>): Outcome {
  const retryAt = nextAttempt(mail, ctx.now());
  if (retryAt === null) return failed(mail, { ...details, detail: `Given up. ${details.detail}` });
  const time = new Date(retryAt).toISOString();
  return {
    ...details,
    state: 'queued',
    rest: 'queued',
    detail: `Not sent yet; it is tried again at ${time}. ${details.detail}`,
    retryAt,
  };
}

/** Returns when to retry an email that could not be sent, in milliseconds; null after the last attempt. */
export function nextAttempt(
  mail: Pick<OutgoingRow, 'attempts' | 'automatic' | 'queuedAt'>,
  now: number,
): number | null {
  const minutes = mail.automatic
    ? AUTOMATIC_RETRY_MINUTES[mail.attempts - 1]
    : (RETRY_MINUTES[mail.attempts - 1] ?? RETRY_MINUTES.at(-1));
  if (minutes === undefined) return null;
  const at = now + minutes * 60_000;
  return at - mail.queuedAt > RETRIED_FOR_MS ? null : at;
}

/** Records the outcome of an attempt and its consequences. */
function ending(ctx: Ctx, mail: OutgoingRow, outcome: Outcome): JobEnding {
  const { emailId } = mail;
  const { retryAt } = outcome;
  const isSent = outcome.state === 'sent';
  const filing = isSent && outcome.needsFiling ? insertJob(ctx, FILE_SENT, emailId) : null;
  const event = eventOf(ctx, mail, outcome);
  return {
    next: retryAt === undefined ? 'done' : { succeeded: false, at: retryAt },
    statements: [
      ...updateAttempt(ctx, emailId, mail.lease!, outcome),
      ...(event ? [event] : []),
      ...(filing ? [filing] : []),
    ],
    after: (results) => {
      if (event) wakeOutbox(ctx);
      if (concernsOperator(outcome)) ctx.defer(reportGivenUp(ctx, emailId, outcome.code));
      if (filing) wakeJobs(ctx, FILE_SENT, results.of(filing));
      ctx.log.info('send.done', {
        emailId,
        state: outcome.state,
        code: outcome.code,
        attempts: mail.attempts,
      });
    },
  };
}

/** Returns the statement that records that an email is sent, or not tried any more; null while it is. */
function eventOf(ctx: Ctx, mail: OutgoingRow, { state, code, detail }: Outcome): Statement | null {
  const data = {
    email_id: mail.emailId,
    message_id: mail.messageId,
    from_address: mail.fromAddress,
    to: JSON.parse(mail.shownTo) as string[],
    subject: mail.subject,
  };
  if (state === 'sent') {
    const sentAt = new Date(ctx.now()).toISOString();
    return insertSentEvent(ctx, mail.lease!, {
      ...data,
      in_reply_to_message_id: mail.inReplyTo,
      sent_at: sentAt,
    });
  }
  if (state !== 'failed' && state !== 'unconfirmed') return null;
  return insertFailedEvent(ctx, mail.lease!, { ...data, state, code, detail });
}

/** Errors that the sender or the inbox's owner must resolve. */
const OWN_AFFAIRS = ['REFUSED', 'SMTPUTF8_UNSUPPORTED', 'SMTP_MISSING', 'NO_SUCH_INBOX'];

const concernsOperator = ({ rest, code }: Outcome): boolean =>
  (rest === 'failed' || rest === 'unconfirmed') && code !== null && !OWN_AFFAIRS.includes(code);

async function reportGivenUp(ctx: Ctx, emailId: number, code: string | null): Promise<void> {
  const detail = `The last one is email ${emailId} of organization ${ctx.organizationId}.`;
  await reportCondition(ctx, { kind: 'mail_given_up', about: code ?? '', detail });
}
