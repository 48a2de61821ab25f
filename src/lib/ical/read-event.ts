import { type CalendarEvent, type CalendarTime, isDay } from '../recurrence/event.ts';
import { Refused } from '../recurrence/refused.ts';
import { readRule } from '../recurrence/rules/rule.ts';
import { DAY, wallNumber } from '../recurrence/wall.ts';
import { type Component, checkWhole } from './component.ts';
import { FIRST_YEAR, LAST_YEAR, MAX_ATTENDEES, MAX_DATES, MAX_DAYS, MAX_LINK } from './limits.ts';
import { nameOf, type Property, parameterOf, readProperties, textOf } from './property.ts';
import { readAttendee, readOrganizer } from './read-people.ts';
import { readExtraStarts, readSpan, readTime, readTimes } from './read-time.ts';
import type { Zones } from './zones.ts';

/** Properties that an event has once. Of duplicates, against RFC 5545, the first counts; rules are checked. */
const NAMES = new Set(
  [
    'DTSTART',
    'DTEND',
    'DURATION',
    'RECURRENCE-ID',
    'RRULE',
    'EXRULE',
    'EXDATE',
    'RDATE',
    'STATUS',
    'SEQUENCE',
    'DTSTAMP',
  ]
    .concat(['ORGANIZER', 'ATTENDEE', 'SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL', 'TRANSP', 'CONFERENCE'])
    .concat(['X-GOOGLE-CONFERENCE', 'X-MICROSOFT-SKYPETEAMSMEETINGURL']),
);
const STATUSES = { TENTATIVE: 'tentative', CANCELLED: 'cancelled' } as const;
const MAX_SEQUENCE = 2_147_483_647;

/**
 * Reads a VEVENT (RFC 5545, 3.6.1). Throws `Refused` if it cannot be shown as intended. If it may omit its start, it
 * starts at its original start or at its DTSTAMP.
 */
export function readEvent(
  component: Component,
  uid: string,
  zones: Zones,
  needsStart: boolean,
): CalendarEvent {
  checkWhole(component);
  const { lines } = component;
  if (lines.filter((line) => nameOf(line) === 'ATTENDEE').length > MAX_ATTENDEES) {
    throw new Refused(`It has more than ${MAX_ATTENDEES} attendees.`);
  }
  const properties = readProperties(lines, NAMES);
  const all = (name: string) => properties.filter((each) => each.name === name);
  const one = (name: string): Property | undefined => all(name)[0];
  const text = (name: string) => {
    const property = one(name);
    return property ? textOf(property) : null;
  };
  const organizer = one('ORGANIZER');
  const event: CalendarEvent = {
    uid,
    ...readRecurrenceId(one('RECURRENCE-ID'), zones),
    ...readLength(one, zones, needsStart),
    rule: readRuleText(all('RRULE'), all('EXRULE')),
    ...readDates(all('EXDATE'), all('RDATE'), zones),
    status: STATUSES[text('STATUS')?.toUpperCase() as keyof typeof STATUSES] ?? 'confirmed',
    sequence: readSequence(text('SEQUENCE')),
    stamp: readStamp(one('DTSTAMP'), zones),
    organizer: organizer ? readOrganizer(organizer) : null,
    attendees: all('ATTENDEE').flatMap((each) => readAttendee(each) ?? []),
    summary: text('SUMMARY'),
    description: text('DESCRIPTION'),
    location: text('LOCATION'),
    url: readLink(one('URL')),
    conference: readLink(
      one('CONFERENCE') ?? one('X-GOOGLE-CONFERENCE') ?? one('X-MICROSOFT-SKYPETEAMSMEETINGURL'),
    ),
    isTransparent: text('TRANSP')?.toUpperCase() === 'TRANSPARENT',
  };
  checkTimes(event);
  return event;
}

function readRecurrenceId(property: Property | undefined, zones: Zones) {
  if (!property) return { recurrenceId: null, isThisAndFuture: false };
  const range = parameterOf(property, 'range')?.toUpperCase() ?? null;
  // THISANDPRIOR was withdrawn with RFC 2445.
  if (range !== null && range !== 'THISANDFUTURE') throw new Refused('It changes occurrences before a date.');
  return { recurrenceId: readTime(property, zones), isThisAndFuture: range !== null };
}

function readLength(one: (name: string) => Property | undefined, zones: Zones, needsStart: boolean) {
  const standIn = one('RECURRENCE-ID') ?? one('DTSTAMP');
  const start = one('DTSTART') ?? (needsStart ? undefined : standIn);
  const [end, duration] = one('DTSTART') ? [one('DTEND'), one('DURATION')] : [];
  if (!start) throw new Refused('It has no start.');
  return {
    start: readTime(start, zones),
    end: end ? readTime(end, zones) : null,
    duration: duration && !end ? readSpan(duration.value, 'DURATION') : null,
  };
}

function readRuleText(rules: Property[], exceptions: Property[]): string | null {
  const texts = [...new Set(rules.map(({ value }) => value.toUpperCase()))];
  if (texts.length > 1) throw new Refused('It has more than one recurrence rule.');
  if (exceptions.length > 0)
    throw new Refused('It has a rule for exceptions (EXRULE), which RFC 5545 withdrew.');
  const [text] = texts;
  if (text === undefined) return null;
  readRule(text);
  return text;
}

function readDates(exdates: Property[], rdates: Property[], zones: Zones) {
  const dates = [...exdates, ...rdates].reduce((sum, { value }) => sum + value.split(',').length, 0);
  if (dates > MAX_DATES) throw new Refused(`It has more than ${MAX_DATES} single dates.`);
  return {
    exdates: exdates.flatMap((each) => readTimes(each, zones)),
    rdates: rdates.flatMap((each) => readExtraStarts(each, zones)),
  };
}

function readSequence(text: string | null): number {
  const sequence = Number(text ?? 0);
  return Number.isInteger(sequence) && sequence >= 0 && sequence <= MAX_SEQUENCE ? sequence : 0;
}

/** Reads DTSTAMP. Null unless it is in UTC, because it could not be compared. */
function readStamp(property: Property | undefined, zones: Zones): string | null {
  const isUtc = property?.value.toUpperCase().endsWith('Z') ?? false;
  if (!property || !isUtc) return null;
  const { wall } = readTime({ ...property, value: property.value.slice(0, -1), parameters: {} }, zones);
  return wall.length === 10 ? null : `${wall}.000Z`;
}

/** Reads a link that a browser can open. Drops others, such as `javascript:`. */
function readLink(property: Property | undefined): string | null {
  const link = property?.value.trim() ?? '';
  return link.length <= MAX_LINK && /^https?:\/\/\S+$/i.test(link) && URL.canParse(link) ? link : null;
}

function checkTimes({ start, end, rdates, recurrenceId, rule }: CalendarEvent): void {
  for (const [time, last] of [
    [start, end] as const,
    ...rdates.map((each) => [each.start, each.end] as const),
  ]) {
    checkYear(time);
    if (last) checkEnd(time, last);
  }
  if (recurrenceId && rule !== null)
    throw new Refused('An exception of it has a recurrence rule of its own.');
  if (recurrenceId) checkYear(recurrenceId);
}

function checkYear({ wall }: CalendarTime): void {
  const year = Number(wall.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new Refused(`Its year, ${year}, is not between ${FIRST_YEAR} and ${LAST_YEAR}.`);
  }
}

function checkEnd(start: CalendarTime, end: CalendarTime): void {
  if (isDay(start) !== isDay(end))
    throw new Refused('Of its start and its end, one is a day and one a time.');
  if ((start.zone === null) !== (end.zone === null))
    throw new Refused('Only one of its start and its end has a time zone.');
  const length = wallNumber(end.wall) - wallNumber(start.wall);
  // Time zones differ by up to 26 hours.
  if (length < (start.zone === end.zone ? 0 : (-26 / 24) * DAY))
    throw new Refused('It ends before it starts.');
  if (length > MAX_DAYS * DAY) throw new Refused('It lasts longer than ten years.');
}
