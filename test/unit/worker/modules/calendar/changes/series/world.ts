import fc from 'fast-check';
import type { Scope } from '../../../../../../../src/contract/calendar/events.ts';
import type { CalendarEvent, CalendarTime, Series } from '../../../../../../../src/lib/ical/index.ts';
import { readCalendar } from '../../../../../../../src/lib/ical/index.ts';
import { openClocks } from '../../../../../../../src/lib/recurrence/clock.ts';
import { expand, type Occurrence } from '../../../../../../../src/lib/recurrence/index.ts';
import {
  changeSeries,
  type FoundInstance,
  findInstance,
  removeOne,
  type SeriesChange,
} from '../../../../../../../src/worker/modules/calendar/changes/series/index.ts';

export const ZONE = 'Europe/Berlin';
const DAY = 86_400_000;

/** Returns a series of VEVENTs, each given by its lines. */
export function seriesOf(...events: string[][]): Series {
  const lines = events.flatMap((each) => [
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20260101T000000Z',
    ...each,
    'END:VEVENT',
  ]);
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
  const { events: read, refused } = readCalendar(text);
  if (!read[0]) throw new Error(JSON.stringify(refused));
  return read[0];
}

/** Returns the occurrences of some years, in the order of their starts. */
export function occurrencesOf(series: Series, first = Date.UTC(2025, 11, 1), years = 3): Occurrence[] {
  const all = Array.from({ length: years }, (_, year) => first + year * 366 * DAY).flatMap(
    (from) => expand(series, { from, to: from + 366 * DAY, zone: ZONE }).occurrences,
  );
  // An occurrence across the border of two ranges is in both.
  return [...new Map(all.map((each) => [each.recurrenceId, each])).values()];
}

/** Returns occurrences such as `2026-11-26T13:00/14:00 Kick-off`. */
export function shown(series: Series): string[] {
  return occurrencesOf(series)
    .filter(({ event }) => event.status !== 'cancelled')
    .map(({ start, end, event }) =>
      `${start.slice(0, 16)}/${end.slice(11, 16)} ${event.summary ?? ''}`.trim(),
    );
}

/** Returns the starts of the occurrences. */
export function starts(series: Series): string[] {
  return shown(series).map((each) => each.split('/')[0]!);
}

export function clocksOf({ zones }: Series) {
  return openClocks(zones, ZONE);
}

export function instanceOf(series: Series, recurrenceId: string): FoundInstance {
  const found = findInstance(series, recurrenceId, clocksOf(series));
  if (!found) throw new Error(`no ${recurrenceId}`);
  return found;
}

export function change(
  series: Series,
  scope: Scope,
  recurrenceId: string | null,
  what: Partial<SeriesChange>,
): { series: Series; following: Series | null } {
  const instance = recurrenceId === null ? null : instanceOf(series, recurrenceId);
  const given = { times: null, hasStart: Boolean(what.times), fields: {}, ...what };
  return changeSeries(series, { scope, instance }, given, 'two', clocksOf(series));
}

export function remove(series: Series, recurrenceId: string): Series | null {
  return removeOne(series, instanceOf(series, recurrenceId), clocksOf(series));
}

/** Returns the times of an event that starts at `2026-11-26T14:00` in a zone and lasts an hour, or that lasts a day. */
export function at(wall: string, zone: string | null = ZONE, hours = 1) {
  const isDay = wall.length === 10;
  const start: CalendarTime = { wall: isDay ? wall : `${wall}:00`, zone: isDay ? null : zone };
  const end = new Date(Date.parse(isDay ? wall : `${wall}Z`) + (isDay ? DAY : hours * 3_600_000));
  const text = end.toISOString();
  return {
    start,
    end: { wall: isDay ? text.slice(0, 10) : text.slice(0, 19), zone: start.zone } as CalendarTime,
    duration: null,
  };
}

const wallAt = (day: number, minutes: number) =>
  new Date(Date.UTC(2026, 0, 1 + day, 0, minutes)).toISOString().slice(0, 19);

const weekdays = fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1 });
const days = fc.oneof(
  fc.constant('FREQ=DAILY'),
  fc.constant('FREQ=WEEKLY'),
  weekdays.map((each) => `FREQ=WEEKLY;BYDAY=${each.join()}`),
  fc.constant('FREQ=MONTHLY'),
  fc.constantFrom('2TH', '-1FR', '1MO').map((each) => `FREQ=MONTHLY;BYDAY=${each}`),
  fc.constantFrom(1, 15, 31, -1).map((each) => `FREQ=MONTHLY;BYMONTHDAY=${each}`),
  fc.constant('FREQ=YEARLY'),
);
const ends = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 2, max: 40 }).map((each) => `;COUNT=${each}`),
  fc.constantFrom(';UNTIL=20261015', ';UNTIL=20270301T080000Z'),
);
const rule = fc
  .tuple(days, fc.integer({ min: 1, max: 3 }), ends)
  .map(([each, interval, end]) => `${each}${interval > 1 ? `;INTERVAL=${interval}` : ''}${end}`);

/** An arbitrary series in a zone with clock changes, floating or all-day; some occurrences are deleted or moved. */
export const anySeries: fc.Arbitrary<Series> = fc
  .record({
    zone: fc.constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'America/Sao_Paulo',
      'UTC',
      null,
      'day',
    ),
    day: fc.integer({ min: 0, max: 364 }),
    minutes: fc.constantFrom(0, 30, 150, 540, 1410),
    length: fc.constantFrom(0, 60, 600),
    rule,
    deleted: fc.uniqueArray(fc.nat(25), { maxLength: 4 }),
    moved: fc.uniqueArray(
      fc.record({
        index: fc.nat(25),
        by: fc.integer({ min: 1, max: 3000 }).chain((each) => fc.constantFrom(each, -each)),
      }),
      {
        maxLength: 4,
        selector: ({ index }) => index,
      },
    ),
  })
  .map(({ zone, day, minutes, length, rule: text, deleted, moved }) => {
    const isDay = zone === 'day';
    const timeOf = (wall: string): CalendarTime =>
      isDay ? { wall: wall.slice(0, 10), zone: null } : { wall, zone };
    const event: CalendarEvent = {
      uid: 'one',
      recurrenceId: null,
      isThisAndFuture: false,
      start: timeOf(wallAt(day, minutes)),
      end: null,
      duration: isDay ? { days: 1, seconds: 0 } : { days: 0, seconds: length * 60 },
      rule: text,
      exdates: [],
      rdates: [],
      status: 'confirmed',
      sequence: 0,
      stamp: '2026-01-01T00:00:00.000Z',
      organizer: null,
      attendees: [],
      summary: 'Weekly',
      description: null,
      location: null,
      url: null,
      conference: null,
      isTransparent: false,
    };
    const plain: Series = { uid: 'one', master: event, exceptions: [], zones: [] };
    const ids = occurrencesOf(plain).map(({ recurrenceId }) => recurrenceId!);
    const named = (index: number) => (ids[index] ? [instanceOf(plain, ids[index])] : []);
    const exceptions = moved.flatMap(({ index, by }) =>
      named(index).map(({ name }): CalendarEvent => {
        const wall = new Date(Date.parse(isDay ? name.wall : `${name.wall}Z`) + by * 60_000).toISOString();
        const start = timeOf(wall.slice(0, 19));
        return { ...event, recurrenceId: name, start, rule: null, summary: `Moved ${index}` };
      }),
    );
    const exdates = deleted.flatMap(named).map(({ name }) => name);
    return { ...plain, master: { ...event, exdates }, exceptions };
  });

/** An arbitrary series that has occurrences, and the index of one of them. */
export const seriesAndIndex = fc
  .tuple(anySeries, fc.nat(60))
  .map(([series, index]) => ({ series, all: occurrencesOf(series), index }))
  .filter(({ all }) => all.length > 0)
  .map(({ series, all, index }) => ({ series, all, chosen: all[index % all.length]! }));
