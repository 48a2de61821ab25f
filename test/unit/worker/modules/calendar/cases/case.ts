import { readCalendar, type Series } from '../../../../../../src/lib/ical/index.ts';
import { expand, type Occurrence } from '../../../../../../src/lib/recurrence/index.ts';

/** A test case: an event, or a series with its exceptions, and its occurrences in a range. */
export interface ExpansionCase {
  /** The behaviour that it tests. */
  name: string;
  /** Lines of the calendar before its events, such as a VTIMEZONE. */
  calendar?: string;
  /** The lines of each VEVENT. All have one UID. */
  events: string[];
  /** The user's time zone, UTC by default. */
  zone?: string;
  /** Two instants in UTC, the second of which is excluded. */
  range: [from: string, to: string];
  /**
   * `start`, or `start/end` if the end is not the default; a day alone lasts a day. `@` precedes the original start if
   * it is not the start. In UTC, or days.
   */
  expected: string[];
  /** Equivalent VEVENTs for the reference program, with their own UIDs, without what it does not support. */
  same?: string[];
  /** The difference of the reference program, and why Herald does not follow it. */
  differs?: string;
}

/** Returns the text of the calendar of a case. */
export function textOfCase({ calendar = '', events }: ExpansionCase): string {
  return calendarText(
    calendar,
    events.map((lines) => `UID:case\n${lines}`),
  );
}

/** Returns the text for the reference program: for some cases a calendar with the same meaning. */
export function textForReference({ calendar = '', events, same }: ExpansionCase): string {
  const parts = same?.map((lines, index) => `UID:part-${index}\n${lines}`);
  return calendarText(calendar, parts ?? events.map((lines) => `UID:case\n${lines}`));
}

function calendarText(calendar: string, events: string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...calendar.split('\n'),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      'DTSTAMP:20260101T000000Z',
      ...event.split('\n'),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `${line}\r\n`)
    .join('');
}

/** Returns the bounds of a range in milliseconds since 1970. */
export function rangeOf({ range }: ExpansionCase): { from: number; to: number } {
  const [from, to] = range.map((each) => Date.parse(each.length === 10 ? each : `${each}Z`));
  return { from: from!, to: to! };
}

/** Returns the series of a case. Throws if it is refused. */
export function seriesOf(each: ExpansionCase): Series {
  const { events, refused } = readCalendar(textOfCase(each));
  if (events.length !== 1) throw new Error(`${each.name}: ${JSON.stringify(refused)}`);
  return events[0]!;
}

/** Returns the occurrences of a case in the format of `expected`. */
export function expandCase(each: ExpansionCase, series = seriesOf(each)): string[] {
  const { occurrences } = expand(series, { ...rangeOf(each), zone: each.zone ?? 'UTC' });
  return occurrences.map(occurrenceText);
}

function occurrenceText({ start, end, recurrenceId, isAllDay }: Occurrence): string {
  const own = isAllDay ? nextDay(start) : start;
  const span = end === own ? short(start) : `${short(start)}/${short(end)}`;
  return recurrenceId === null || recurrenceId === start ? span : `${span}@${short(recurrenceId)}`;
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function short(time: string): string {
  return time.replace(':00.000Z', 'Z').replace('.000Z', 'Z');
}
