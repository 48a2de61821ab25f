import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/hash.ts';
import { type Claim, listDueJobs, wakeJobs } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { findTimezone, notify } from '../../identity/index.ts';
import { findInbox } from '../../inboxes/index.ts';
import { getEmail, sendEmail } from '../../mail/index.ts';
import { wakeNotices } from '../../notices/index.ts';
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

/** Jobs that one change, and one cron tick, wake. */
const WOKEN = 100;
/** Longer than writing and a first delivery take. */
const LEASE_MS = 5 * 60_000;
/** Minutes before the next attempt, by the number of failed ones. Then it is given up: a day has passed. */
const RETRY_MINUTES = [1, 5, 30, 120, 360, 720];
/** While another run still hands the mail over. */
const IN_PROGRESS_MS = 30_000;

export const invitationMailJob: Job = { ...CALENDAR_MAIL, lease: LEASE_MS, wokenAtOnce: WOKEN, run };

/** Tells the queue that there are mails to send. If this is lost, the next cron tick finds them. */
export function wakeInvitationMails(ctx: Ctx): void {
  ctx.defer(listDueJobs(ctx, CALENDAR_MAIL, WOKEN).then((due) => wakeJobs(ctx, CALENDAR_MAIL, due)));
}

/**
 * Hands one mail to the inbox, once: the row is deleted in the batch that saves the outbound email, which from then on is
 * sent, tried again and shown as every other.
 */
async function run(ctx: Ctx, claim: Claim): Promise<Ending> {
  const [[mail]] = await commit(database(ctx), [selectInvitationMail(ctx, claim.subjectId)]);
  if (!mail) return { next: 'done' };
  const minutes = RETRY_MINUTES[claim.attempts];
  // When every attempt died, this mail may be what kills the Worker.
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

/** Tells the admins, who can mend the inbox. */
async function giveUp(ctx: Ctx, mail: MailRow, error: unknown): Promise<Ending> {
  ctx.log.error('calendar.mail_given_up', error, { mail: mail.id, method: mail.message.method });
  const inbox = await findInbox(ctx, mail.inboxId);
  const notice = unsentNotice(
    mail.message,
    inbox?.name ?? null,
    error instanceof DomainError ? error.message : null,
  );
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

/** Below the email that it answers; else all mails about an event name one id, which no message has. */
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

/** A name with other characters than those of names is left out: it could be read as an address. */
function recipientText({ email, name }: Person): string {
  const isPlain = name !== null && /^[\p{L}\p{M}\p{N}'’._ -]{1,100}$/u.test(name);
  return isPlain ? `"${name}" <${email}>` : email;
}
