import { describe, expect, test } from 'vitest';
import { readCalendar, writeCalendar } from '../../../../src/lib/ical/index.ts';
import { expand, lastStartOf } from '../../../../src/lib/recurrence/index.ts';

/** Checks in workerd that input on which the libraries hang or run out of memory is refused or bounded beforehand. */

const YEAR = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1), zone: 'Europe/Berlin' };
const count = (to: number) => Array.from({ length: to }, (_, index) => index).join();

function calendar(...lines: string[]): string {
  const event = [
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTART;TZID=Europe/Berlin:20260115T090000',
    ...lines,
    'END:VEVENT',
  ];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR'].join('\r\n');
}

function expansionOf(...lines: string[]) {
  const { events, refused } = readCalendar(calendar(...lines));
  expect(refused).toEqual([]);
  return expand(events[0]!, YEAR);
}

describe('a calendar is refused', () => {
  const everything = `BYHOUR=${count(24)};BYMINUTE=${count(60)};BYSECOND=${count(60)}`;
  test.each([
    [
      'for a product of all parts',
      `RRULE:FREQ=YEARLY;BYMONTH=1,2,3;BYMONTHDAY=1,2,3;${everything}`,
      /more than 10000 times/,
    ],
    ['for a product of times', `RRULE:FREQ=DAILY;${everything}`, /more than 10000 times/],
    ['for a count without end', 'RRULE:FREQ=DAILY;COUNT=99999999999', /COUNT/],
    [
      'for a count that is not reached in the lifetime of a machine',
      'RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=29;COUNT=9999',
      /COUNT/,
    ],
    ['for an interval beyond all dates', 'RRULE:FREQ=DAILY;INTERVAL=99999999999', /INTERVAL/],
    ['for more people than meet', 'ATTENDEE:mailto:a@example.com\r\n'.repeat(1001), /1000 attendees/],
    ['for 10 MB', `DESCRIPTION:${'x'.repeat(10_000_000)}`, /1000000 bytes/],
  ])('%s', (_, line, reason) => {
    const { events, refused } = readCalendar(calendar(line));
    expect(events).toEqual([]);
    expect(refused[0]?.reason).toMatch(reason);
  });
});

describe('what hangs other programs ends', () => {
  test.each(['P999999999999999999W', 'P99999D'])('a length of %s is left out', (length) => {
    const { events, refused } = readCalendar(calendar(`DURATION:${length}`));
    expect(events[0]?.master?.duration).toBeNull();
    expect(refused[0]?.reason).toMatch(/ten years/);
  });

  test('the last two days of months', () => {
    const { occurrences, isComplete } = expansionOf('RRULE:FREQ=DAILY;BYMONTHDAY=-1,-2');
    expect(occurrences.slice(1, 4).map(({ start }) => start.slice(0, 10))).toEqual([
      '2026-01-30',
      '2026-01-31',
      '2026-02-27',
    ]);
    expect(occurrences).toHaveLength(25);
    expect(isComplete).toBe(true);
  });

  test('a yearly 29 February is never 1 March', () => {
    const [series] = readCalendar(calendar('RRULE:FREQ=YEARLY').replace('20260115', '20240229')).events;
    expect(expand(series!, YEAR)).toEqual({ occurrences: [], isComplete: true });
  });

  test.each([
    ['a rule of seconds', 'FREQ=SECONDLY', 5_000],
    ['seconds that no minute has', 'FREQ=SECONDLY;INTERVAL=60;BYSECOND=30', 1],
    ['positions far out', `FREQ=HOURLY;BYMINUTE=${count(60)};BYSECOND=${count(60)};BYSETPOS=366`, 1],
    [
      'the most that a rule may name',
      `FREQ=DAILY;BYHOUR=${count(24)};BYMINUTE=${count(60)};BYSECOND=${count(6)}`,
      5_000,
    ],
  ])('%s', (_, rule, length) => {
    const { occurrences, isComplete } = expansionOf(`RRULE:${rule}`);
    expect(occurrences).toHaveLength(length);
    expect(isComplete).toBe(false);
  });
});

test('a list expands fifty series of thousands of occurrences at once, because it does not count them', () => {
  const rule = 'RRULE:FREQ=DAILY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;COUNT=10000';
  const text = calendar(rule).replace('20260115', '19990101');
  const [series] = readCalendar(text).events;
  const lastStart = lastStartOf(series!);
  expect(new Date(lastStart!).toISOString()).toBe('2026-05-18T09:00:00.000Z');
  const before = performance.now();
  for (let n = 0; n < 50; n++) expect(expand(series!, { ...YEAR, lastStart }).occurrences).toHaveLength(138);
  expect(performance.now() - before).toBeLessThan(10_000);
});

test('of a rule that takes too long to count, stored before it was refused, the first occurrence is shown', () => {
  const [series] = readCalendar(calendar('RRULE:FREQ=DAILY')).events;
  const rule = 'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=29;COUNT=9999';
  const old = { ...series!, master: { ...series!.master!, rule } };
  expect(expand(old, YEAR).occurrences.map(({ start }) => start)).toEqual(['2026-01-15T08:00:00.000Z']);
});

test('zones, Windows names and VTIMEZONE work as in Node', () => {
  const text = calendar('RRULE:FREQ=MONTHLY;COUNT=4').replace('Europe/Berlin', 'W. Europe Standard Time');
  const { events } = readCalendar(writeCalendar(readCalendar(text).events));
  expect(expand(events[0]!, YEAR).occurrences.map(({ start }) => start)).toEqual([
    '2026-01-15T08:00:00.000Z',
    '2026-02-15T08:00:00.000Z',
    '2026-03-15T08:00:00.000Z',
    '2026-04-15T07:00:00.000Z',
  ]);
});
