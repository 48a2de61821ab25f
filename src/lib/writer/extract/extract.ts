import { LANGUAGES } from '../language/detect.ts';
import { MAX_DATE_SENTENCES, MAX_DATES, MAX_SENTENCE_CHARACTERS } from '../limits.ts';
import { sentencesOf } from '../text/sentences.ts';
import { writtenParts } from '../text/written.ts';
import { type ActionItem, actionItems } from './actions.ts';
import { dateReader } from './dates.ts';
import type { FoundDate } from './own-dates.ts';
import { type Person, peopleOf } from './people.ts';
import { isoOf, knownTimeZone, wallTimeAt } from './wall-clock.ts';

export interface ExtractInput {
  /** ISO 8601: the reference for "tomorrow". */
  receivedAt: string;
  /** The reader's time zone (IANA). Without it, times of day have no offset, and "tomorrow" is in UTC. */
  timeZone?: string | null;
  /** ISO 639-1. An unknown language is read as English. */
  language: string;
  /** The people in the headers of the mail. */
  people: readonly { name: string; address: string }[];
}

export interface MailDate {
  /** The date as written in the mail. */
  text: string;
  /** ISO 8601: a day, an instant in UTC, or a local time without an offset. Null for a time without a day. */
  start: string | null;
  end: string | null;
}

export interface Extraction {
  actionItems: ActionItem[];
  dates: MailDate[];
  people: Person[];
}

/** Time zones in which English writes the month first. */
const MONTH_FIRST_ZONE = /^(?:America\/|US\/|Pacific\/Honolulu)/;

/**
 * Extracts requests, dates and people from a mail, by rules. Texts are quoted. Uncertain values are null:
 * - 03/04/2026 is 3 April; in English it is March 4, unless the time zone is outside of America.
 * - A day without a year is the nearest one to the mail. A day of the week is the coming one, or the one before in a
 *   sentence about the past.
 * - A deadline is a date behind a word such as "by" or "until".
 */
export async function extract(text: string, input: ExtractInput): Promise<Extraction> {
  const written = writtenParts(text);
  const language = LANGUAGES.includes(input.language) ? input.language : 'en';
  const timeZone = knownTimeZone(input.timeZone);
  const arrival = Date.parse(input.receivedAt);
  const sentences = sentencesOf(written.blocks, language).filter(
    (each) => each.text.length <= MAX_SENTENCE_CHARACTERS,
  );
  const people = peopleOf(input.people, written.signature);
  if (Number.isNaN(arrival))
    return { actionItems: actionItems(sentences, [], wallTimeAt(0, null)), dates: [], people };

  const received = wallTimeAt(arrival, timeZone);
  const isMonthFirst = language === 'en' && (timeZone === null || MONTH_FIRST_ZONE.test(timeZone));
  const readDates = await dateReader({ language, received, isMonthFirst });
  const dates: FoundDate[][] = sentences.slice(0, MAX_DATE_SENTENCES).map((each) => readDates(each.text));
  const unique = new Map<string, MailDate>();
  for (const { text: match, start, end } of dates.flat()) {
    const date = { text: match, start: start && isoOf(start, timeZone), end: end && isoOf(end, timeZone) };
    unique.set(`${match} ${date.start}`, date);
  }
  return {
    actionItems: actionItems(sentences, dates, received),
    dates: [...unique.values()].slice(0, MAX_DATES),
    people,
  };
}
