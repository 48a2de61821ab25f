import { expect, test } from 'vitest';
import { readCalendar } from '../../../../../src/lib/ical/index.ts';
import { expand, lastStartOf } from '../../../../../src/lib/recurrence/index.ts';

/** Returns the starts in UTC on the days round that on which Berlin skips the hour from two, 29 March 2026. */
function startsOf(start: string, rule: string): string[] {
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a',
    `DTSTART${start}`,
    `RRULE:${rule}`,
    'END:VEVENT',
  ];
  const { events } = readCalendar([...lines, 'END:VCALENDAR'].join('\r\n'));
  const range = { from: Date.UTC(2026, 2, 28, 22), to: Date.UTC(2026, 2, 31), zone: 'Europe/Berlin' };
  const listed = expand(events[0]!, range).occurrences.map((each) => each.start.slice(8, 16));
  // The stored last start has the same result as counting.
  const stored = expand(events[0]!, { ...range, lastStart: lastStartOf(events[0]!) });
  expect(stored.occurrences.map((each) => each.start.slice(8, 16))).toEqual(listed);
  return listed;
}

const BERLIN = ';TZID=Europe/Berlin';

test.each([
  [`${BERLIN}:20260329T010000`, 'FREQ=HOURLY;COUNT=3', ['29T00:00', '29T01:00', '29T02:00']],
  [`${BERLIN}:20260329T000000`, 'FREQ=HOURLY;INTERVAL=2;COUNT=3', ['28T23:00', '29T02:00', '29T04:00']],
  [`${BERLIN}:20260329T000000`, 'FREQ=HOURLY;INTERVAL=2;UNTIL=20260329T020000Z', ['28T23:00', '29T02:00']],
  [
    `${BERLIN}:20260329T013000`,
    'FREQ=MINUTELY;INTERVAL=30;COUNT=4',
    ['29T00:30', '29T01:00', '29T01:30', '29T02:00'],
  ],
  [`${BERLIN}:20260329T015959`, 'FREQ=SECONDLY;COUNT=3', ['29T00:59', '29T01:00', '29T01:00']],
  [
    `${BERLIN}:20260329T010000`,
    'FREQ=HOURLY;BYMINUTE=0,30;COUNT=4',
    ['29T00:00', '29T00:30', '29T01:00', '29T01:30'],
  ],
  [
    `${BERLIN}:20260329T010000`,
    'FREQ=HOURLY;BYHOUR=1,2,3;COUNT=4',
    ['29T00:00', '29T01:00', '29T23:00', '30T00:00'],
  ],
  [`${BERLIN}:20260329T020000`, 'FREQ=HOURLY;COUNT=2', ['29T01:00']],
  [`${BERLIN}:20260328T020000`, 'FREQ=DAILY;COUNT=3', ['29T01:00', '30T00:00']],
  [':20260329T010000Z', 'FREQ=HOURLY;COUNT=3', ['29T01:00', '29T02:00', '29T03:00']],
  [':20260329T010000', 'FREQ=HOURLY;COUNT=3', ['29T00:00', '29T01:00']],
])('%s %s', (start, rule, expected) => {
  expect(startsOf(start, rule)).toEqual(expected);
});

test('an event by the second for ever costs little, however often a page of it is listed', () => {
  const lines = [
    'BEGIN:VEVENT',
    'UID:a',
    `DTSTART${BERLIN}:20200101T000000`,
    'RRULE:FREQ=SECONDLY',
    'END:VEVENT',
  ];
  const { events } = readCalendar(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));
  const before = process.cpuUsage();
  for (let page = 0; page < 200; page++) {
    const from = Date.UTC(2026, 0) + page * 60_000;
    const { occurrences, isComplete } = expand(events[0]!, {
      from,
      to: from + 32 * 86_400_000,
      zone: 'UTC',
      limit: 1000,
    });
    expect([occurrences.length, isComplete]).toEqual([1000, false]);
  }
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000);
});
