import { DomainError } from '../../../../lib/errors.ts';
import { PRODUCT } from '../../../../lib/ical/index.ts';
import type { ItipMessage, Outcome } from '../../../../lib/invitations/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { hasWrittenTo } from '../../mail/index.ts';
import { readAuthentication } from '../invitations/authentication/read-authentication.ts';
import { type MailWithHeaders, readIncomingMail } from '../invitations/mail.ts';
import { type Messages, messagesIn } from '../invitations/messages.ts';
import { takeInvitation } from '../invitations/take-invitation.ts';
import { endSettledSuggestions, suggestMeetings } from '../suggestions/suggest-meetings.ts';

/** The maximum number of reasons of one mail in the log. */
const MAX_REASONS = 10;

/**
 * Processes an email for the calendar: its invitations, replies and cancellations, else meetings that its text
 * suggests. Idempotent. Throws if the database or R2 fails.
 */
export async function considerEmail(ctx: Ctx, emailId: number): Promise<void> {
  const mail = await readIncomingMail(ctx, emailId);
  if (!mail || isSentByCalendar(mail)) return;
  const { byUid, refused } = await findMessages(ctx, mail);
  let isForOthers = true;
  for (const [uid, each] of byUid) {
    const outcomes = await takeOne(ctx, mail, uid, each);
    isForOthers = isForOthers && (outcomes?.every(isForwarded) ?? false);
    ctx.log.info('calendar.mail', { email: emailId, methods: each.map(({ method }) => method), outcomes });
  }
  if (refused.length > 0)
    ctx.log.info('calendar.mail_incomplete', { email: emailId, reasons: refused.slice(0, MAX_REASONS) });
  if (isForOthers) await suggestMeetings(ctx, mail);
  else await endSettledSuggestions(ctx, emailId);
}

/** Returns the iTIP messages of a mail. */
async function findMessages(ctx: Ctx, mail: MailWithHeaders): Promise<Messages> {
  if (mail.calendars.length === 0) return { byUid: new Map(), refused: [] };
  return messagesIn(mail.calendars, await findSender(ctx, mail), mail.sentAt);
}

/** Skips mail from the calendar itself: a CANCEL to people no longer invited must not cancel the event. */
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

/** Applies one UID. If the calendar refuses it, only this mail is affected. */
async function takeOne(ctx: Ctx, mail: MailWithHeaders, uid: string, messages: ItipMessage[]) {
  try {
    return await takeInvitation(ctx, mail, uid, messages);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn('calendar.mail_refused', { email: mail.emailId, code: error.code });
    return null;
  }
}

/** Returns whether the mail is a forwarded invitation, by which the organizer did not invite this organization. */
function isForwarded(outcome: Outcome): boolean {
  return (
    outcome.result === 'refused' &&
    (outcome.reason === 'not_the_organizer' || outcome.reason === 'no_organizer')
  );
}
