import { readCalendar } from '../../../../lib/ical/index.ts';
import type { Suggestion } from '../../../../lib/meetings/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectUids } from '../events/store.ts';
import type { IncomingMail } from '../invitations/mail.ts';
import { MAX_CALENDARS } from './limits.ts';
import { type Candidate, inUtc, keyOf } from './meeting/candidate.ts';

const NO_TITLE = 'Meeting';
const MAX_TITLE = 200;

/**
 * Returns the meetings that the rules find in a mail, with times in a zone. Skips invitations that the calendar already
 * has: those are changed by their organizer.
 */
export async function findCandidates(ctx: Ctx, mail: IncomingMail, timezone: string): Promise<Candidate[]> {
  if (mail.calendars.length === 0) return toCandidates(mail, await detect(mail, timezone), false);
  const calendars = await findUnknown(ctx, [...new Set(mail.calendars)].slice(0, MAX_CALENDARS));
  const found = await Promise.all(calendars.map((calendar) => detect(mail, timezone, calendar)));
  return toCandidates(mail, found.flat(), false);
}

/** Detects meetings. Loads the code with the first mail, because a Worker must start within a second. */
async function detect(mail: IncomingMail, timezone: string, calendar?: string): Promise<Suggestion[]> {
  const { detectMeetings } = await import('../../../../lib/meetings/index.ts');
  const { subject, text, html, sentAt, isBulk } = mail;
  return detectMeetings({
    subject,
    text,
    sentAt,
    timezone,
    isBulk,
    ...(html === null ? {} : { html }),
    ...(calendar === undefined ? {} : { calendar }),
  });
}

/** Returns the calendars without events, or with an event that the organization's calendar lacks. */
async function findUnknown(ctx: Ctx, calendars: string[]): Promise<string[]> {
  const uids = calendars.map((calendar) =>
    readCalendar(calendar, { isMail: true }).events.map(({ uid }) => uid),
  );
  const [rows] = await commit(database(ctx), [selectUids(ctx, uids.flat())]);
  const known = new Set(rows.map(({ uid }) => uid));
  return calendars.filter((_, i) => uids[i]!.length === 0 || uids[i]!.some((uid) => !known.has(uid)));
}

/** Adds a key and a title to each suggestion. */
export function toCandidates(
  mail: IncomingMail,
  suggestions: Suggestion[],
  isFromModel: boolean,
): Candidate[] {
  const places = new Map<string, number>();
  return suggestions.map(({ kind, text, confidence, times }) => {
    const place = places.get(`${kind} ${text}`) ?? 0;
    places.set(`${kind} ${text}`, place + 1);
    const isNamed = kind === 'invitation' || kind === 'reservation';
    return {
      key: keyOf(kind, text, place),
      kind,
      text,
      title: titleOf(isNamed && text.trim() !== '' ? text : mail.subject),
      confidence,
      isFromModel,
      times: times.map(inUtc),
    };
  });
}

/** Returns a subject without prefixes such as `Re:` and `Fwd:`. */
function titleOf(subject: string): string {
  const line = subject
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2 * MAX_TITLE);
  const plain = line.replace(
    /^(?:(?:re|aw|antw|sv|vs|odp|fwd?|wg|tr|rv|enc|i|r) ?(?:\[\d{1,3}\])?: ?){1,10}/i,
    '',
  );
  return plain.slice(0, MAX_TITLE).toWellFormed().trim() || NO_TITLE;
}
