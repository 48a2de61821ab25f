import type { Ctx } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';
import { hasWrittenTo } from '../../mail/index.ts';
import { PRODUCT } from '../ical/index.ts';
import type { ItipMessage, Outcome } from '../invitations/index.ts';
import { endSettledSuggestions, suggestMeetings } from '../suggestions/suggest-meetings.ts';
import { readAuthentication } from './authentication/read-authentication.ts';
import { type MailWithHeaders, readIncomingMail } from './mail.ts';
import { messagesIn } from './messages.ts';
import { takeInvitation } from './take-invitation.ts';

/**
 * Reads an email for the calendar: takes its invitations, answers and cancellations, else looks for meetings that it is
 * about. A repeated call repeats nothing. Throws if the database or R2 does not answer.
 */
export async function considerEmail(ctx: Ctx, emailId: number): Promise<void> {
  const mail = await readIncomingMail(ctx, emailId);
  if (!mail || isSentByCalendar(mail)) return;
  const messages = mail.calendars.length > 0 ? messagesIn(mail.calendars, await findSender(ctx, mail)) : [];
  let isForOthers = true;
  for (const [uid, each] of messages) {
    const outcomes = await takeOne(ctx, mail, uid, each);
    isForOthers = isForOthers && (outcomes?.every(isForwarded) ?? false);
    ctx.log.info('calendar.mail', { email: emailId, methods: each.map(({ method }) => method), outcomes });
  }
  if (isForOthers) await suggestMeetings(ctx, mail);
  else await endSettledSuggestions(ctx, emailId);
}

/** What the calendar sent itself is known, and what it told those who are no longer invited does not cancel the event. */
function isSentByCalendar({ direction, calendars }: MailWithHeaders): boolean {
  return direction === 'outbound' && calendars.some((text) => text.includes(`PRODID:${PRODUCT}`));
}

async function findSender(
  ctx: Ctx,
  { direction, from, headers, sentAt }: MailWithHeaders,
): Promise<Pick<ItipMessage, 'from' | 'sender' | 'authentication'>> {
  if (direction === 'outbound') return { from, sender: 'own', authentication: 'none' };
  const isKnown = await hasWrittenTo(ctx, from, Date.parse(sentAt));
  return { from, sender: isKnown ? 'known' : 'unknown', authentication: readAuthentication(headers, from) };
}

/** What the calendar refuses costs only the mail that brings it. */
async function takeOne(ctx: Ctx, mail: MailWithHeaders, uid: string, messages: ItipMessage[]) {
  try {
    return await takeInvitation(ctx, mail, uid, messages);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn('calendar.mail_refused', { email: mail.emailId, code: error.code });
    return null;
  }
}

/** An invitation that somebody passed on: the organizer did not invite this organization by it. */
function isForwarded(outcome: Outcome): boolean {
  return (
    outcome.result === 'refused' &&
    (outcome.reason === 'not_the_organizer' || outcome.reason === 'no_organizer')
  );
}
