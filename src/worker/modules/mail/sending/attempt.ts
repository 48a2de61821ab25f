import type { SendState } from '../../../../contract/mail/emails.ts';
import type { Connection } from '../../../../sidecar/protocol.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Delivery } from '../../../platform/outside/smtp/deliver.ts';
import { type Claim, insertJob, wakeJobs } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { type Job, type Ending as JobEnding, runJob } from '../../../platform/work/run-job.ts';
import { type OpenInbox, openInbox } from '../../inboxes/index.ts';
import { filesSentMail } from './file-sent.ts';
import { AUTOMATIC_RETRY_MINUTES, LEASE_MS, RETRIED_FOR_MS, RETRY_MINUTES, WOKEN } from './limits.ts';
import {
  beginAttempt,
  type Ending,
  endAttempt,
  eventOfSent,
  FILE_SENT,
  findOutgoing,
  type OutgoingRow,
  SEND,
} from './store.ts';

export const sendJob: Job = { ...SEND, lease: LEASE_MS, wokenAtOnce: WOKEN, run: attempt };

/**
 * Sends a mail that was queued just now, whose message may be available. Goes on for a while even if the caller hangs up,
 * so that its outcome is recorded.
 */
export async function sendNow(ctx: Ctx, jobId: number, raw?: Uint8Array): Promise<void> {
  const sending = runJob(ctx, { ...sendJob, run: (own, claim) => attempt(own, claim, raw) }, jobId);
  ctx.defer(sending);
  await sending;
}

/** One attempt of the mail that the claim is on. Whatever happens to this process, it is made at most once. */
async function attempt(ctx: Ctx, claim: Claim, raw?: Uint8Array): Promise<JobEnding> {
  const results = await commit(database(ctx), [
    ...beginAttempt(ctx, claim),
    findOutgoing(ctx, claim.subjectId),
  ]);
  const [mail] = results.at(-1) as OutgoingRow[];
  if (mail?.state !== 'sending') return { next: 'done' };
  // Whoever made that attempt is gone, and with it the knowledge of how far it came.
  if (mail.lease !== claim.lease) return ending(ctx, mail, CUT_SHORT);
  return ending(ctx, mail, await tryOnce(ctx, mail, raw));
}

const NOTHING_SAID = { reply: null, refused: [], newMessageId: null };
/** Of an attempt that ended in the middle, which nobody was meant to see. */
const CUT_SHORT: Ending = {
  ...NOTHING_SAID,
  state: 'unconfirmed',
  rest: 'unconfirmed',
  code: 'OUTCOME_UNKNOWN',
  detail: 'Sending was cut short. It may have gone out; it is not sent again by itself.',
};

interface Outcome extends Ending {
  retryAt?: number;
  /** The provider does not put it into the Sent folder by itself. */
  toFile?: boolean;
}

async function tryOnce(ctx: Ctx, mail: OutgoingRow, given?: Uint8Array): Promise<Outcome> {
  let begun = false;
  try {
    let inbox = await openSender(ctx, mail);
    const raw = given ?? (await storedMessage(ctx, mail));
    const parcel = {
      name: mail.fromAddress.split('@')[1]!,
      from: mail.automatic ? '' : mail.fromAddress,
      to: JSON.parse(mail.envelope) as string[],
      raw,
    };
    begun = true;
    let delivery = await ctx.deliver(ctx.env, inbox.smtp, parcel);
    const refusedToken = inbox.smtp.access_token;
    if (refusedToken !== undefined && delivery.state !== 'sent' && delivery.code === 'AUTH_FAILED') {
      inbox = await openSender(ctx, mail, refusedToken);
      delivery = await ctx.deliver(ctx.env, inbox.smtp, parcel);
    }
    // Servers for submission may insist on the user's own address. Nothing was taken, so nothing goes out twice.
    if (mail.automatic && delivery.state === 'failed' && delivery.refusedMail) {
      delivery = await ctx.deliver(ctx.env, inbox.smtp, { ...parcel, from: mail.fromAddress });
    }
    return { ...endingOf(ctx, mail, delivery, parcel.to.length), toFile: !filesSentMail(inbox) };
  } catch (error) {
    if (error instanceof DomainError) {
      const told = { ...NOTHING_SAID, code: error.code, detail: error.message };
      // Nothing was handed over: the provider of a connected inbox gave no access this time.
      if (error.kind === 'remote_failed' || error.kind === 'unavailable') return again(ctx, mail, told);
      return failed(mail, told);
    }
    ctx.log.error('send.broke_off', error, { emailId: mail.emailId });
    if (begun) return CUT_SHORT;
    return again(ctx, mail, {
      ...NOTHING_SAID,
      code: 'INTERNAL_ERROR',
      detail: 'Something went wrong here; it was logged.',
    });
  }
}

async function openSender(
  ctx: Ctx,
  mail: OutgoingRow,
  refusedToken?: string,
): Promise<OpenInbox & { smtp: Connection }> {
  const inbox = await openInbox(ctx, mail.inboxId, refusedToken);
  if (inbox?.isActive && inbox.smtp) return { ...inbox, smtp: inbox.smtp };
  if (inbox?.isActive)
    throw new DomainError('refused', 'SMTP_MISSING', 'Its inbox has no SMTP server any more.');
  throw new DomainError('refused', 'NO_SUCH_INBOX', 'The inbox it is sent from is gone.');
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
  const refused = delivery.refused.map((why) => ({ address: why.address, detail: why.detail, state: rest }));
  const told = { code, detail, reply, refused, newMessageId: null };
  if (state === 'unconfirmed') return { ...told, state, rest };
  return state === 'retry' ? again(ctx, mail, told) : failed(mail, told);
}

/** Whom the server refuses for now (too many at once, greylisting) it is sent to later: until then it is queued. */
function endingOfSent(
  ctx: Ctx,
  mail: OutgoingRow,
  { reply, refused, newMessageId }: Delivery & { state: 'sent' },
  recipients: number,
): Outcome {
  const retryAt = refused.some(({ isTemporary }) => isTemporary) ? nextAttempt(mail, ctx.now()) : null;
  const taken = mail.taken + recipients - refused.length;
  const detail = [
    `Sent to ${taken} ${taken === 1 ? 'recipient' : 'recipients'}.`,
    ...refused.map(({ address, detail: why }) => `${address} was refused: ${why}.`),
    ...(retryAt === null
      ? []
      : [`What may be taken later is tried again at ${new Date(retryAt).toISOString()}.`]),
  ].join(' ');
  const told = { code: null, detail, reply, newMessageId, rest: 'sent' as const };
  const endings = refused.map(({ address, detail: why, isTemporary }) => ({
    address,
    detail: why,
    state: retryAt !== null && isTemporary ? ('queued' as const) : ('failed' as const),
  }));
  return retryAt === null
    ? { ...told, state: 'sent', refused: endings }
    : { ...told, state: 'queued', refused: endings, retryAt };
}

/** For good: of a mail that some have got by then, only for the others. */
function failed(mail: OutgoingRow, told: Omit<Ending, 'state' | 'rest'>): Outcome {
  const refused = told.refused.map((why) => ({ ...why, state: 'failed' as const }));
  if (mail.taken === 0) return { ...told, refused, state: 'failed', rest: 'failed' };
  const detail = `Sent to ${mail.taken} ${mail.taken === 1 ? 'recipient' : 'recipients'}, not to the others. ${told.detail}`;
  return { ...told, refused, detail, state: 'sent', rest: 'failed' };
}

/** Queued for the next attempt, or failed when that was the last one. */
function again(ctx: Ctx, mail: OutgoingRow, told: Omit<Ending, 'state' | 'rest'>): Outcome {
  const retryAt = nextAttempt(mail, ctx.now());
  if (retryAt === null) return failed(mail, { ...told, detail: `Given up. ${told.detail}` });
  const when = new Date(retryAt).toISOString();
  return {
    ...told,
    state: 'queued',
    rest: 'queued',
    detail: `Not sent yet; it is tried again at ${when}. ${told.detail}`,
    retryAt,
  };
}

/** When a mail that could not be sent is tried again, in milliseconds; null when that was the last time. */
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

/** Records how an attempt went, with what follows from it. */
function ending(ctx: Ctx, mail: OutgoingRow, outcome: Outcome): JobEnding {
  const { emailId } = mail;
  const { retryAt } = outcome;
  const isSent = outcome.state === 'sent';
  const filing = isSent && outcome.toFile ? insertJob(ctx, FILE_SENT, emailId) : null;
  const event = isSent
    ? eventOfSent(ctx, mail.lease!, {
        email_id: emailId,
        message_id: mail.messageId,
        from_address: mail.fromAddress,
        to: JSON.parse(mail.shownTo) as string[],
        subject: mail.subject,
        in_reply_to_message_id: mail.inReplyTo,
        sent_at: new Date(ctx.now()).toISOString(),
      })
    : null;
  return {
    next: retryAt === undefined ? 'done' : { succeeded: false, at: retryAt },
    statements: [
      ...endAttempt(ctx, emailId, mail.lease!, outcome),
      ...(event ? [event] : []),
      ...(filing ? [filing] : []),
    ],
    after: (results) => {
      if (isSent) wakeOutbox(ctx);
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
