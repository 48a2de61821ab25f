import { z } from 'zod';
import type { SuggestedTime, Suggestion } from '../../../../../lib/meetings/index.ts';
import { DAY, dayText } from '../../../../../lib/recurrence/wall.ts';
import { ianaZone, instantOf, UTC, wallOf, type Zone } from '../../../../../lib/recurrence/zone.ts';
import { MAX_OF_EMAIL } from '../limits.ts';
import { namesDay } from './day-names.ts';

/** The schema of the model's output. Strict JSON schemas cannot limit the length of lists. */
export const meetingsShape = z.strictObject({
  meeting_dates: z.array(z.strictObject({ text: z.string(), start: z.string(), end: z.string().nullable() })),
});
type Answer = z.infer<typeof meetingsShape>;

/**
 * The confidence in a meeting that a model found. It is lower than for the rules, because only the quoted passage
 * supports it.
 */
export const MODEL_CONFIDENCE = 0.5;
const MIN_QUOTE = 4;
const MAX_QUOTE = 300;
/** The maximum time ahead. Nobody plans further ahead by mail: a later time has a wrong year. */
const MAX_AHEAD = 366 * DAY;
const MAX_LENGTH = 31 * DAY;
const TIME = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

export interface AskedMail {
  /** The subject and the text that the model was given. */
  subject: string;
  text: string;
  /** The time of sending (ISO 8601). */
  sentAt: string;
  /** The time zone (IANA). */
  timezone: string;
}

interface ReadTime {
  /** The wall time in the output, as a number. */
  wall: number;
  instant: number;
  isAllDay: boolean;
}

/**
 * Returns the suggestions in a model's output, which is not trusted: the passage must occur in the mail and name the
 * day or the hour, and the time must be in the future.
 */
export function readAnswer(answer: Answer, mail: AskedMail): Suggestion[] {
  const zone = ianaZone(mail.timezone) ?? UTC;
  const sentAt = Date.parse(mail.sentAt);
  const places = [collapse(mail.subject), collapse(mail.text)];
  const byQuote = new Map<string, SuggestedTime[]>();
  for (const { text, start, end } of answer.meeting_dates.slice(0, MAX_OF_EMAIL)) {
    const quote = findQuote(places, text);
    const first = readTime(start, zone);
    if (quote === null || !first || !isAhead(first, sentAt, zone)) continue;
    if (!isJustified(quote, first, Math.floor(wallOf(sentAt, zone) / DAY))) continue;
    const times = byQuote.get(quote) ?? [];
    times.push({ ...writeTime(first), end: writeEnd(first, end === null ? null : readTime(end, zone)) });
    byQuote.set(quote, times);
  }
  return [...byQuote].map(([text, times]) => ({ kind: 'text', text, confidence: MODEL_CONFIDENCE, times }));
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Reverts what models change in quotations: quotation marks, dashes and case. Keeps the length of the text. */
function plain(text: string): string {
  const straight = text
    .replace(/[’‘‛´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—‐‑]/g, '-');
  const lower = straight.toLowerCase();
  return lower.length === straight.length ? lower : straight;
}

/** Returns the passage as in the mail, or null if the mail does not have it. */
function findQuote(places: string[], text: string): string | null {
  const wanted = plain(collapse(text));
  if (wanted.length < MIN_QUOTE || wanted.length > MAX_QUOTE) return null;
  for (const place of places) {
    const at = plain(place).indexOf(wanted);
    if (at >= 0) return place.slice(at, at + wanted.length).toWellFormed();
  }
  return null;
}

function readTime(value: string, zone: Zone): ReadTime | null {
  const [, day, clock, offset] = TIME.exec(value) ?? [];
  if (day === undefined) return null;
  const wall = Date.parse(`${day}T${clock ?? '00:00'}Z`);
  // Date.parse accepts 31 June as 1 July.
  if (Number.isNaN(wall) || dayText(wall) !== day) return null;
  if (clock === undefined) return { wall, instant: instantOf(wall, zone), isAllDay: true };
  const instant = offset === undefined ? instantOf(wall, zone) : Date.parse(`${day}T${clock}${offset}`);
  return Number.isNaN(instant) ? null : { wall, instant, isAllDay: false };
}

function isAhead({ instant, isAllDay }: ReadTime, sentAt: number, zone: Zone): boolean {
  const today = instantOf(Math.floor(wallOf(sentAt, zone) / DAY) * DAY, zone);
  return (isAllDay ? instant >= today : instant > sentAt) && instant < sentAt + MAX_AHEAD;
}

/** Returns whether the passage names the day or the hour in digits, or the day by name. `today` is a number of days. */
function isJustified(quote: string, { wall, isAllDay }: ReadTime, today: number): boolean {
  const text = quote.normalize('NFKC').toLowerCase();
  const numbers = new Set(
    [...text.matchAll(/(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/gu)].map(([digits]) => numberOf(digits)),
  );
  const date = new Date(wall);
  if (numbers.has(date.getUTCDate())) return true;
  if (namesDay(text, date.getUTCDay(), Math.floor(wall / DAY) - today)) return true;
  const hour = date.getUTCHours();
  return !isAllDay && (numbers.has(hour) || numbers.has(hour % 12 || 12));
}

/** Converts digits of any script: Unicode has them in blocks of ten. */
function numberOf(digits: string): number {
  let value = 0;
  for (const digit of digits) value = value * 10 + digitOf(digit);
  return value;
}

function digitOf(character: string): number {
  const code = character.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

function writeTime({ wall, instant, isAllDay }: ReadTime): SuggestedTime {
  const start = isAllDay ? dayText(wall) : new Date(instant).toISOString();
  return { start, end: null, all_day: isAllDay };
}

/** Returns the end of a time; of several all-day dates, the day after the last one. Null without a valid end. */
function writeEnd(first: ReadTime, last: ReadTime | null): string | null {
  if (!last || last.isAllDay !== first.isAllDay) return null;
  if (last.instant <= first.instant || last.instant > first.instant + MAX_LENGTH) return null;
  return first.isAllDay ? dayText(last.wall + DAY) : new Date(last.instant).toISOString();
}
