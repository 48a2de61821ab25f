import { type CalendarEvent, type CalendarTime, type ExtraStart, isDay } from '../recurrence/event.ts';
import { Refused } from '../recurrence/refused.ts';
import { readRule } from '../recurrence/rules/rule.ts';
import { DAY, wallNumber } from '../recurrence/wall.ts';
import { type Component, checkWhole } from './component.ts';
import { CONFERENCE_LINES, conferenceIn, linkIn } from './conference.ts';
import { FIRST_YEAR, LAST_YEAR, MAX_ATTENDEES, MAX_DATES, MAX_DAYS } from './limits.ts';
import type { Omissions } from './omissions.ts';
import { nameOf, type Property, parameterOf, readProperty, textOf } from './property.ts';
import { readAttendee, readOrganizer } from './read-people.ts';
import { eachValueOf, readExtraStart, readSpan, readStamp, readTime } from './read-time.ts';
import type { Zones } from './zones.ts';

/** Lines that answers and cancellations need: they say who answers what, or what is cancelled (RFC 5546, 3.2). */
const MESSAGE_LINES = ['RECURRENCE-ID', 'SEQUENCE', 'DTSTAMP', 'ORGANIZER', 'ATTENDEE'];
const TIME_LINES = ['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'EXRULE', 'EXDATE', 'RDATE'];
const TEXT_LINES = ['STATUS', 'SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL', 'TRANSP'];
const ANSWER = new Set(MESSAGE_LINES);
const EVENT = new Set([...MESSAGE_LINES, ...TIME_LINES, ...TEXT_LINES, ...CONFERENCE_LINES]);
/** Lines that an event may have several of. */
const REPEATED = new Set(['ATTENDEE', 'EXDATE', 'RDATE', 'RRULE', 'EXRULE', ...CONFERENCE_LINES]);
/** Lines without which an event would be shown at a wrong time. */
const NEEDED = new Set(['RECURRENCE-ID', 'DTSTART', 'RRULE', 'EXRULE']);
/** A line with a name, or an empty one. */
const CONTENT_LINE = /^(?:\s*$|[A-Za-z0-9-]+\s*[;:])/;
const STATUSES = { TENTATIVE: 'tentative', CANCELLED: 'cancelled' } as const;
const MAX_SEQUENCE = 2_147_483_647;
/** The start of a message that names no time. */
const NO_START: CalendarTime = { wall: '1970-01-01T00:00:00', zone: 'UTC' };

/** `event`: all of it is shown. `answer`: only what an answer or a cancellation says counts, and not its times. */
export type Purpose = 'event' | 'answer';

/**
 * Reads a VEVENT (RFC 5545, 3.6.1) line by line. Lines that cannot be read and that it can do without are left out, and
 * noted in `omissions`. Of lines that an event has once, the first counts. Throws `Refused` if it cannot be shown as
 * intended.
 */
export function readEvent(
  component: Component,
  uid: string,
  { zones, purpose, omissions }: { zones: Zones; purpose: Purpose; omissions: Omissions },
): CalendarEvent {
  checkWhole(component);
  const isEvent = purpose === 'event';
  if (isEvent)
    omissions.addNameless(
      component.lines.filter((line) => !CONTENT_LINE.test(line) && !EVENT.has(nameOf(line))),
    );
  const properties = readLines(component.lines, isEvent ? EVENT : ANSWER, omissions);
  const all = (name: string) => properties.filter((each) => each.name === name);
  const one = (name: string): Property | undefined => all(name)[0];
  const text = (name: string) => {
    const property = one(name);
    return property ? textOf(property) : null;
  };
  const attempt = <T>(property: Property | undefined, read: (property: Property) => T): T | null =>
    property ? omissions.attempt(property.name, () => read(property)) : null;
  const each = <T>(name: string, read: (property: Property) => T): T[] =>
    all(name)
      .flatMap(eachValueOf)
      .flatMap((property) => attempt(property, read) ?? []);
  if (
    all('EXDATE')
      .concat(all('RDATE'))
      .reduce((sum, { value }) => sum + value.split(/[,;]/).length, 0) > MAX_DATES
  )
    throw new Refused(`It has more than ${MAX_DATES} single dates.`);
  const recurrence = readRecurrenceId(one('RECURRENCE-ID'), zones);
  const start = isEvent ? readStart(one('DTSTART'), zones) : (recurrence.recurrenceId ?? NO_START);
  const end = attempt(one('DTEND'), (property) => readEnd(property, start, zones));
  const texts = { summary: text('SUMMARY'), description: text('DESCRIPTION'), location: text('LOCATION') };
  const url = text('URL') === null ? null : attempt(one('URL'), readLink);
  return {
    uid,
    ...recurrence,
    start,
    end,
    duration: end ? null : attempt(one('DURATION'), ({ value, name }) => readSpan(value, name)),
    rule: readRuleText(all('RRULE'), all('EXRULE'), recurrence.recurrenceId !== null, omissions),
    exdates: each('EXDATE', (property) => readTime(property, zones)),
    rdates: each('RDATE', (property) => readPeriod(property, zones)),
    status: STATUSES[text('STATUS')?.toUpperCase() as keyof typeof STATUSES] ?? 'confirmed',
    sequence: attempt(one('SEQUENCE'), readSequence) ?? 0,
    stamp: attempt(one('DTSTAMP'), readStamp),
    organizer: attempt(one('ORGANIZER'), readOrganizer),
    attendees: all('ATTENDEE').flatMap((property) => readAttendee(property) ?? []),
    ...texts,
    url,
    conference: conferenceIn(properties, [url, texts.location, texts.description]),
    isTransparent: text('TRANSP')?.toUpperCase() === 'TRANSPARENT',
  };
}

function readLines(lines: string[], names: ReadonlySet<string>, omissions: Omissions): Property[] {
  const known = lines.filter((line) => names.has(nameOf(line)));
  if (known.filter((line) => nameOf(line) === 'ATTENDEE').length > MAX_ATTENDEES) {
    throw new Refused(`It has more than ${MAX_ATTENDEES} attendees.`);
  }
  const properties = known.flatMap((line) => {
    const name = nameOf(line);
    return NEEDED.has(name) ? readProperty(line) : (omissions.attempt(name, () => readProperty(line)) ?? []);
  });
  for (const [name, [first, ...others]] of Map.groupBy(properties, (each) => each.name)) {
    if (!REPEATED.has(name) && others.some(({ value }) => value !== first!.value))
      omissions.add(name, `Another line ${name} comes first.`);
  }
  return properties;
}

function readRecurrenceId(property: Property | undefined, zones: Zones) {
  if (!property) return { recurrenceId: null, isThisAndFuture: false };
  const range = parameterOf(property, 'range')?.toUpperCase() ?? null;
  // THISANDPRIOR was withdrawn with RFC 2445.
  if (range !== null && range !== 'THISANDFUTURE') throw new Refused('It changes occurrences before a date.');
  const recurrenceId = readTime(property, zones);
  checkYear(recurrenceId);
  return { recurrenceId, isThisAndFuture: range !== null };
}

function readStart(property: Property | undefined, zones: Zones): CalendarTime {
  if (!property) throw new Refused('It has no start.');
  const start = readTime(property, zones);
  checkYear(start);
  return start;
}

function readEnd(property: Property, start: CalendarTime, zones: Zones): CalendarTime {
  const end = readTime(property, zones);
  checkEnd(start, end, zones);
  return end;
}

function readPeriod(property: Property, zones: Zones): ExtraStart {
  const extra = readExtraStart(property, zones);
  checkYear(extra.start);
  if (extra.end) checkEnd(extra.start, extra.end, zones);
  return extra;
}

/** Reads the rule. It decides when an event takes place, so one that cannot be followed refuses the event. */
function readRuleText(
  rules: Property[],
  exceptions: Property[],
  isException: boolean,
  omissions: Omissions,
): string | null {
  // Some programs escape its separators as those of a text.
  const texts = new Set(rules.map(({ value }) => value.replace(/\\([;,])/g, '$1').toUpperCase()));
  for (const text of texts) {
    const isRule = text.includes('=');
    if (isRule && !isException) continue;
    texts.delete(text);
    const reason = isRule
      ? 'An exception cannot recur by itself.'
      : `Its RRULE is not a rule: ${text.slice(0, 50)}`;
    omissions.add('RRULE', reason);
  }
  if (texts.size > 1) throw new Refused('It has more than one recurrence rule.');
  if (exceptions.some(({ value }) => value !== ''))
    throw new Refused('It has a rule for exceptions (EXRULE), which RFC 5545 withdrew.');
  const [text] = texts;
  if (text === undefined) return null;
  readRule(text);
  // The default, which RFC 7529 forbids without RSCALE.
  return text.replace(/;\s*SKIP=OMIT(?=;|\s*$)/, '');
}

function readSequence(property: Property): number {
  const sequence = /^\d{1,10}$/.test(property.value) ? Number(property.value) : Number.NaN;
  if (!(sequence <= MAX_SEQUENCE))
    throw new Refused(`Its SEQUENCE is not a number: ${property.value.slice(0, 50)}`);
  return sequence;
}

/** Reads a link that a browser can open. */
function readLink({ value }: Property): string {
  const link = linkIn(value);
  if (link === null) throw new Refused('Its URL is not a link that a browser can open.');
  return link;
}

function checkYear({ wall }: CalendarTime): void {
  const year = Number(wall.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new Refused(`Its year, ${year}, is not between ${FIRST_YEAR} and ${LAST_YEAR}.`);
  }
}

function checkEnd(start: CalendarTime, end: CalendarTime, zones: Zones): void {
  if (isDay(start) !== isDay(end))
    throw new Refused('Of its start and its end, one is a day and one a time.');
  if ((start.zone === null) !== (end.zone === null))
    throw new Refused('Only one of its start and its end has a time zone.');
  const [from, to] = [start, end].map((time) =>
    start.zone === end.zone ? wallNumber(time.wall) : zones.instantOf(time),
  ) as [number, number];
  const length = to - from;
  if (length < 0) throw new Refused('It ends before it starts.');
  if (length > MAX_DAYS * DAY) throw new Refused('It lasts longer than ten years.');
}
