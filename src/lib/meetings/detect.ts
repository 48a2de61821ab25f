import { newText } from '../message/reply-text.ts';
import { DAY, dayText } from '../recurrence/wall.ts';
import { ianaZone, UTC, wallOf, withOffset, type Zone } from '../recurrence/zone.ts';
import { atNewHour, datedLike, NONE, takenTimes } from './answer.ts';
import { ANSWER, judge } from './judge.ts';
import { languageOf } from './language.ts';
import { likelyTimes, type Setting } from './likelihood/likelihood.ts';
import { MAX_CHARACTERS, MAX_PASSAGE, MAX_SENTENCE, MAX_SUGGESTIONS } from './limits.ts';
import { type Patterns, patternsOf } from './patterns.ts';
import { invitedTimes, reservedTimes, type StructuredTime } from './structured.ts';
import { passedOn, withoutAttributions, withoutSignature } from './text/own-text.ts';
import { plain } from './text/plain.ts';
import { sentencesOf } from './text/sentences.ts';
import { withLoweredMinutes } from './text/superscript.ts';
import { findClocks } from './times/clocks/find-clocks.ts';
import { findTimes } from './times/find-times.ts';
import { NOTHING, type OfferedTime, type Reading, type ReadingContext } from './times/reading.ts';
import { ARRIVES, AWAY, BROADCAST, BULK, MAINTENANCE, PARCEL, ROSTER } from './words/no-meeting.ts';

export interface DetectionInput {
  subject: string;
  text: string;
  html?: string;
  /** The text/calendar part. */
  calendar?: string;
  /** ISO 8601. */
  sentAt: string;
  /** The reader's time zone (IANA). */
  timezone: string;
  /** Whether the headers say that it is bulk mail. */
  isBulk?: boolean;
}

export interface SuggestedTime {
  /** ISO 8601 with the offset of the reader's time zone, or a date when `all_day`. */
  start: string;
  /** Null if the mail does not say; when `all_day`, the day after the last one, as in iCalendar. */
  end: string | null;
  all_day: boolean;
}

export interface Suggestion {
  kind: 'invitation' | 'reservation' | 'booking' | 'text';
  /** The source passage: at most 300 characters. */
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Alternatives, or the days of one passage. */
  times: SuggestedTime[];
}

/** URLs of video calls and booking services. */
const LINK =
  /https?:\/\/(?:[\w-]{1,63}\.){0,4}(?:zoom\.us|meet\.google\.com|teams\.microsoft\.com|teams\.live\.com|meet\.jit\.si|webex\.com|whereby\.com|calendly\.com|cal\.com|gotomeeting\.com)\//i;
/** The latest accepted date: later ones are wrong, and time zone rules are not known for ever. */
const LAST_SENT = Date.UTC(2200, 0);
const CONFIDENCE = { invitation: 1, reservation: 0.95, booking: 0.9, text: 0.75 };

/**
 * Detects the times at which a mail asks its reader to be somewhere: from a calendar part, else from JSON-LD, else from
 * the text in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish. Ignores past times and bulk
 * mail. Never throws; an unknown zone counts as UTC, and without a valid `sentAt` the result is empty.
 */
export function detectMeetings(mail: DetectionInput): Suggestion[] {
  const sentAt = Date.parse(mail.sentAt);
  if (!(sentAt >= 0 && sentAt < LAST_SENT)) return [];
  const zone = ianaZone(mail.timezone) ?? UTC;
  const kinds = mail.calendar ? invitedTimes(mail.calendar, zone) : null;
  if (kinds) return structured('invitation', kinds, sentAt, zone);
  const reserved = mail.html ? reservedTimes(mail.html, zone) : [];
  if (reserved.length > 0) return structured('reservation', reserved, sentAt, zone);
  return fromWords(mail, sentAt, zone);
}

function structured(
  kind: 'invitation' | 'reservation',
  times: StructuredTime[],
  sentAt: number,
  zone: Zone,
): Suggestion[] {
  return times
    .filter((time) => isAhead(time, sentAt, zone))
    .map((time) => ({
      kind,
      text: passage(time.title),
      confidence: CONFIDENCE[kind],
      times: [written(time, zone)],
    }));
}

function fromWords(mail: DetectionInput, sentAt: number, zone: Zone): Suggestion[] {
  const setting = settingOf(mail, zone);
  const likely = likelyTimes(offeredTimes(mail, setting, sentAt), setting);
  return grouped(likely.slice(0, MAX_SUGGESTIONS), LINK.test(setting.text) ? 'booking' : 'text', zone);
}

/** Returns the parts of a mail that detection reads. */
export function settingOf(mail: DetectionInput, zone: Zone): Setting {
  const subject = withLoweredMinutes(mail.subject.slice(0, MAX_SENTENCE));
  const text = withLoweredMinutes(mail.text.slice(0, MAX_CHARACTERS));
  return { subject, text, written: newText(text, subject), isReply: ANSWER.test(plain(subject)), zone };
}

/** Finds the times that the text offers, as judged by the rules or by `verdictsOf`. */
export function offeredTimes(
  mail: DetectionInput,
  { subject, text, written, isReply, zone }: Setting,
  sentAt: number,
  verdictsOf: typeof judge = judge,
): OfferedTime[] {
  const lower = `${subject}\n${written}`.toLowerCase();
  const language = languageOf(lower);
  const patterns = patternsOf(language);
  const { signs } = patterns;
  const title = plain(subject);
  const all = plain(`${subject}\n${written}`);
  const isNotice =
    BULK.test(all) ||
    MAINTENANCE.test(title) ||
    ((BROADCAST.test(title) || (ROSTER.test(title) && !signs.meet.test(title))) &&
      !asksForHour(all, patterns));
  const forwarded = isReply ? null : passedOn(written);
  if (mail.isBulk || isNotice || (!forwarded && isAbsenceNote(all, patterns))) return [];
  const says = (text: string, sign: RegExp) =>
    sentencesOf(text).some((sentence) => sign.test(plain(sentence)));
  if (!isReply && signs.cancelled.test(title) && !signs.moved.test(title) && !says(written, signs.moved))
    return [];
  const context: ReadingContext = {
    patterns,
    zone,
    writer: clockOf(mail.sentAt, zone),
    today: Math.floor(wallOf(sentAt, zone) / DAY) * DAY,
    isNote: forwarded !== null,
    isMonthFirst: language === 'en' && /^(?:America\/|US\/)/.test(mail.timezone),
    verdictsOf,
  };
  const own = withoutSignature(forwarded ? forwarded.note : written, signs);
  const rest = forwarded ? '' : quotedText(text, own);
  const isAnswer = says(rest, signs.meet);
  const reading = readText(own, subject, context, isAnswer);
  let offered = ahead(reading.offered, sentAt, zone);
  if (forwarded) {
    if (offered.length === 0 && !says(own, signs.fyi)) {
      const passed = ahead(
        readText(forwarded.mail, subject, { ...context, isNote: false }).offered,
        sentAt,
        zone,
      );
      const chosen = takenTimes(own, reading, passed, (instant) => wallOf(instant, zone));
      offered = chosen.length > 0 ? chosen : passed;
    }
  } else {
    const quoted = unquestioned(ahead(readText(rest, '', context, true).offered, sentAt, zone));
    const wall = (instant: number) => wallOf(instant, zone);
    if (reading.offered.length > 0) offered = ahead(datedLike(offered, quoted), sentAt, zone);
    else {
      offered = ahead(atNewHour(reading, quoted, wall, zone), sentAt, zone);
      if (offered.length === 0) offered = takenTimes(own, reading, quoted, wall);
    }
  }
  if (!isReply && offered.length === 0 && reading.declined.clocks.length === 0)
    offered = unquestioned(ahead(readSubject(subject, context), sentAt, zone));
  // "Neither is any good. On Tuesday at 3 I have the children."
  if (isReply && NONE.test(plain(own))) {
    offered = offered.filter(({ sentence }) => sentence.endsWith('?') || signs.meet.test(plain(sentence)));
  }
  return offered;
}

/** Marks the times as certain, because more than their own sentence supports them. */
function unquestioned(times: OfferedTime[]): OfferedTime[] {
  return times.map((time) => ({ ...time, evidence: null }));
}

/**
 * Returns the sender's time zone from the offset in the mail's date: the reader's zone if its offset is the same, so
 * that it follows DST.
 */
function clockOf(sentAt: string, reader: Zone): Zone | null {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(sentAt) ?? [];
  if (!sign) return null;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return offset === reader.offsetAt(Date.parse(sentAt)) ? reader : { offsetAt: () => offset };
}

/**
 * Whether it is an absence note. A time before the absence is an offer ("Friday at noon at the Lamb? After that I'm on
 * leave"), and so is one that is asked for.
 */
function isAbsenceNote(text: string, patterns: Patterns): boolean {
  const away = AWAY.exec(text.slice(0, 2 * MAX_SENTENCE));
  const isHour = (part: string) => findClocks(part, patterns, []).length > 0;
  if (away === null || isHour(text.slice(0, away.index))) return false;
  return !asksForHour(text, patterns);
}

function asksForHour(text: string, patterns: Patterns): boolean {
  return sentencesOf(text).some(
    (sentence) => sentence.endsWith('?') && findClocks(sentence, patterns, []).length > 0,
  );
}

function readText(text: string, subject: string, context: ReadingContext, isAnswer = false): Reading {
  const sentences = sentencesOf(withoutAttributions(text));
  if ([subject, ...sentences].some(announcesParcel)) return NOTHING;
  const ofSubject = findTimes([subject], context.verdictsOf('', [subject], context.patterns), context);
  return findTimes(
    sentences,
    context.verdictsOf(subject, sentences, context.patterns, isAnswer),
    context,
    ofSubject.days[0] ?? null,
  );
}

/** Reads a subject that alone names the time: "Fri 26 November, 1 pm: acceptance of the roof, with you". */
function readSubject(subject: string, context: ReadingContext): OfferedTime[] {
  const { signs } = context.patterns;
  const said = plain(subject);
  if (!signs.meet.test(said) && !signs.event.test(said)) return [];
  const { offered } = findTimes([subject], context.verdictsOf('', [subject], context.patterns), context);
  return offered.filter((time) => !time.isAllDay && !time.isNamed);
}

function ahead(times: OfferedTime[], sentAt: number, zone: Zone): OfferedTime[] {
  return distinct(times.filter((time) => isAhead(time, sentAt, zone)));
}

function announcesParcel(sentence: string): boolean {
  return PARCEL.test(plain(sentence)) && ARRIVES.test(plain(sentence));
}

/** Returns the quoted lines without quotation marks. */
function quotedText(text: string, own: string): string {
  const kept = new Set(own.split('\n'));
  const lines = text.replaceAll('\r', '').split('\n');
  return lines
    .filter((line) => !kept.has(line))
    .map((line) => line.replace(/^(?:> ?){1,20}/, ''))
    .join('\n');
}

function isAhead(time: { start: number; isAllDay: boolean }, sentAt: number, zone: Zone): boolean {
  return time.isAllDay ? time.start + DAY > wallOf(sentAt, zone) : time.start > sentAt;
}

/** Deduplicates the times by start, keeping an end if any has one. */
function distinct(times: OfferedTime[]): OfferedTime[] {
  const byStart = new Map<string, OfferedTime>();
  for (const time of times) {
    const key = `${time.isAllDay} ${time.start}`;
    const known = byStart.get(key);
    if (!known) byStart.set(key, { ...time });
    else known.end ??= time.end;
  }
  return [...byStart.values()];
}

/** Groups the times into one suggestion per passage. */
function grouped(times: OfferedTime[], kind: 'booking' | 'text', zone: Zone): Suggestion[] {
  const bySentence = new Map<string, OfferedTime[]>();
  for (const time of times) bySentence.set(time.sentence, [...(bySentence.get(time.sentence) ?? []), time]);
  return [...bySentence].map(([sentence, each]) => ({
    kind,
    text: passage(sentence),
    confidence: CONFIDENCE[kind],
    times: each.map((time) => written(time, zone)),
  }));
}

function passage(text: string): string {
  return text.length <= MAX_PASSAGE ? text : `${text.slice(0, MAX_PASSAGE - 1).toWellFormed()}…`;
}

function written(
  { start, end, isAllDay }: Pick<OfferedTime, 'start' | 'end' | 'isAllDay'>,
  zone: Zone,
): SuggestedTime {
  const write = (value: number) => (isAllDay ? dayText(value) : withOffset(value, zone));
  return { start: write(start), end: end === null ? null : write(end), all_day: isAllDay };
}
