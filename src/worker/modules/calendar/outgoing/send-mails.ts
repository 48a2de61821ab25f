import { DomainError } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type Claim, listDueJobs, wakeJobs } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { findTimezone, notify } from '../../identity/index.ts';
import { findInbox } from '../../inboxes/index.ts';
import { getEmail } from '../../mail/index.ts';
import { type Reader, wakeNotices } from '../../notices/index.ts';
import { sendEmail } from '../../sending/index.ts';
import {
  CALENDAR_MAIL,
  deleteInvitationMail,
  type MailRow,
  selectInvitationMail,
  stillWaits,
} from './mail-store.ts';
import type { Person } from './message.ts';
import { unsentNotice } from './notice.ts';
import { writeMail } from './write-mail.ts';

/** The maximum number of jobs that one change, or one cron tick, wakes. */
const WOKEN = 100;
/** The lease of a run: longer than writing and a first delivery attempt take. */
const LEASE_MS = 5 * 60_000;
/** Minutes before the next attempt, by number of failures. After a day, the mail is given up. */
const RETRY_MINUTES = [1, 5, 30, 120, 360, 720];
/** The wait while another run is passing the mail to the inbox. */
const IN_PROGRESS_MS = 30_000;

export const invitationMailJob: Job = { ...CALENDAR_MAIL, lease: LEASE_MS, wokenAtOnce: WOKEN, run };

/** Wakes the jobs that send mails. If this fails, the next cron tick does. */
export function wakeInvitationMails(ctx: Ctx): void {
  ctx.defer(listDueJobs(ctx, CALENDAR_MAIL, WOKEN).then((due) => wakeJobs(ctx, CALENDAR_MAIL, due)));
}

/**
 * Passes one mail to the inbox exactly once: the batch that saves the outbound email deletes the row. From then on it
 * is sent, retried and shown like any other.
 */
async function run(ctx: Ctx, claim: Claim): Promise<Ending> {
  const [[mail]] = await commit(database(ctx), [selectInvitationMail(ctx, claim.subjectId)]);
  if (!mail) return { next: 'done' };
  const minutes = RETRY_MINUTES[claim.attempts];
  // If every attempt died, this mail may be what crashes the Worker.
  if (minutes === undefined && claim.died) return giveUp(ctx, mail, new Error('Every attempt died.'));
  try {
    const { emailId, state } = await send(ctx, mail);
    ctx.log.info('calendar.mail_sent', { mail: mail.id, emailId, method: mail.message.method, state });
    return { next: 'done' };
  } catch (error) {
    const code = error instanceof DomainError ? error.code : null;
    if (code === null) ctx.log.error('calendar.mail_failed', error, { mail: mail.id });
    else ctx.log.warn('calendar.mail_waits', { mail: mail.id, code });
    if (code === 'IN_PROGRESS') {
      return { next: { succeeded: 'postponed', at: ctx.now() + IN_PROGRESS_MS } };
    }
    if (minutes === undefined) return giveUp(ctx, mail, error);
    return { next: { succeeded: false, at: ctx.now() + minutes * 60_000 } };
  }
}

/** Gives up a mail and notifies the admins, who can fix the inbox. */
async function giveUp(ctx: Ctx, mail: MailRow, error: unknown): Promise<Ending> {
  ctx.log.error('calendar.mail_given_up', error, { mail: mail.id, method: mail.message.method });
  const inbox = await findInbox(ctx, mail.inboxId);
  const code = error instanceof DomainError ? error.code : null;
  const notice = (reader: Reader) => unsentNotice(mail.message, inbox?.name ?? null, code, reader);
  return {
    next: 'done',
    statements: [
      ...(await notify(ctx, 'event_mail_unsent', 'admins', notice, stillWaits(ctx, mail.id))),
      deleteInvitationMail(ctx, mail.id),
    ],
    after: () => wakeNotices(ctx),
  };
}

async function send(ctx: Ctx, { id, inboxId, emailId, message }: MailRow) {
  const [inbox, zone] = [await findInbox(ctx, inboxId), await findTimezone(ctx)];
  const { subject, text, html, calendar } = writeMail(message, inbox?.name ?? '', zone);
  return sendEmail(ctx, {
    inbox: { id: inboxId },
    to: message.to.map(recipientText),
    subject,
    text,
    html,
    calendar: { method: message.method, content: calendar },
    ...(await threadOf(ctx, emailId, message.series.uid)),
    idempotencyKey: `calendar:${id}`,
    alsoWhenSaved: () => [deleteInvitationMail(ctx, id)],
  });
}

/**
 * Returns the thread of a mail: that of the email that it answers, else that of all mails about the event, by an ID
 * that no message has.
 */
async function threadOf(ctx: Ctx, emailId: number | null, uid: string) {
  const parentMessageId = emailId === null ? null : await messageIdOf(ctx, emailId);
  if (parentMessageId !== null) return { parentMessageId };
  return { referencesChain: `<${sha256(`${ctx.organizationId} ${uid}`).slice(0, 32)}@calendar.invalid>` };
}

async function messageIdOf(ctx: Ctx, emailId: number): Promise<string | null> {
  try {
    return (await getEmail(ctx, emailId)).message_id;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return null;
    throw error;
  }
}

/** Formats a recipient. Omits a name with unusual characters, which could be read as an address. */
function recipientText({ email, name }: Person): string {
  const isPlain = name !== null && /^[\p{L}\p{M}\p{N}'’._ -]{1,100}$/u.test(name);
  return isPlain ? `"${name}" <${email}>` : email;
}
