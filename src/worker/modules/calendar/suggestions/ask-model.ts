import { DomainError } from '../../../../lib/errors.ts';
import type { Suggestion } from '../../../../lib/meetings/index.ts';
import { newText } from '../../../../lib/message/reply-text.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { askAboutNewEmail } from '../../ai/index.ts';
import type { IncomingMail } from '../invitations/mail.ts';
import { MAX_ASKED } from './limits.ts';
import { looksLikeMeeting } from './model/looks-like-meeting.ts';
import { meetingsShape, readAnswer } from './model/read-answer.ts';

const QUESTION = {
  feature: 'meetings',
  maxOutputTokens: 800,
};

/**
 * Returns the meetings that a model finds in a mail in which the rules found none. Asks only if the organization allows
 * it for new mail, and only about mail that a person wrote to the organization and that has words for a meeting.
 * Returns none if the model fails.
 */
export async function askModel(ctx: Ctx, mail: IncomingMail, timezone: string): Promise<Suggestion[]> {
  const { emailId, subject, sentAt, direction, isBulk, isAutomatic, calendars } = mail;
  const text = newText(mail.text, subject).slice(0, MAX_ASKED);
  if (direction !== 'inbound' || isBulk || isAutomatic || calendars.length > 0) return [];
  if (!looksLikeMeeting(`${subject}\n${text}`)) return [];
  const instructions = [
    'List the times at which the email proposes or agrees to meet, call or gather with its reader, also when it writes them in words.',
    'Leave out what is cancelled or past, deadlines, deliveries, opening hours, and what does not concern the reader.',
    `text: the words of the email that say so, copied exactly: at most a sentence, with the day or the hour in it.`,
    `start: ISO 8601, such as 2026-11-26T14:00, by the clocks in ${timezone}; with an offset if the email names another zone; a date alone if it takes whole days. end: the same, the last day of several, or null if the email does not say.`,
    `The email was sent on ${sentOn(sentAt, timezone)}. An empty list is the right answer for most mail.`,
  ];
  try {
    const answer = await askAboutNewEmail(ctx, emailId, { ...QUESTION, instructions }, meetingsShape);
    return answer ? readAnswer(answer, { subject, text, sentAt, timezone }) : [];
  } catch (error) {
    if (error instanceof DomainError) {
      ctx.log.warn('suggestions.model_failed', { email: emailId, code: error.code });
    } else ctx.log.error('suggestions.model_broke_off', error, { email: emailId });
    return [];
  }
}

/** Formats a time as `Sunday, 22 November 2026 at 12:00`. */
function sentOn(sentAt: string, timezone: string): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: timezone } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(sentAt));
}
