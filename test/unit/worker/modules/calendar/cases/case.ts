import { readCalendar, type Series } from '../../../../../../src/lib/ical/index.ts';
import { expand, type Occurrence } from '../../../../../../src/lib/recurrence/index.ts';

/** An event, or a series with its exceptions, and its occurrences in a range. */
export interface ExpansionCase {
  /** What it proves. */
  name: string;
  /** Lines of the calendar before its events, such as a VTIMEZONE. */
  calendar?: string;
  /** The lines of each VEVENT. All have one UID. */
  events: string[];
  /** The user's. Default UTC. */
  zone?: string;
  /** Two instants in UTC, of which the second is not in the range. */
  range: [from: string, to: string];
  /**
   * `start`, or `start/end` if the end is another; a day alone lasts a day. `@` stands before the original start where it
   * is another than the start. UTC, or days.
   */
  expected: string[];
  /** For the reference program: VEVENTs of UIDs of their own that mean the same, without what it does not know. */
  same?: string[];
  /** How the reference program differs, and why we do not follow it. */
  differs?: string;
}

/** The text of the calendar of a case. */
export function textOfCase({ calendar = '', events }: ExpansionCase): string {
  return calendarText(
    calendar,
    events.map((lines) => `UID:case\n${lines}`),
  );
}

/** What the reference program reads: for some cases a calendar that means the same. */
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

/** Milliseconds since 1970 of a range. */
export function rangeOf({ range }: ExpansionCase): { from: number; to: number } {
  const [from, to] = range.map((each) => Date.parse(each.length === 10 ? each : `${each}Z`));
  return { from: from!, to: to! };
}

/** The series of a case, which must not be refused. */
export function seriesOf(each: ExpansionCase): Series {
  const { events, refused } = readCalendar(textOfCase(each));
  if (events.length !== 1) throw new Error(`${each.name}: ${JSON.stringify(refused)}`);
  return events[0]!;
}

/** The occurrences of a case in the form of `expected`. */
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
