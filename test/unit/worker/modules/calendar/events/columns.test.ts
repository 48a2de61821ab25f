import { expect, test } from 'vitest';
import { readCalendar, type Series } from '../../../../../../src/lib/ical/index.ts';
import { nextReminder } from '../../../../../../src/worker/modules/calendar/events/columns.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;

function series(...lines: string[]): Series {
  const event = ['BEGIN:VEVENT', 'UID:a', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'];
  return readCalendar(['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n')).events[0]!;
}

/** Returns the times of the next reminders, each computed after the one before has been sent. */
function looks(event: Series, count: number): (string | null)[] {
  let after = NOW;
  return Array.from({ length: count }, () => {
    const at = nextReminder({ series: event, lastStart: null }, 15, after, 'UTC');
    after = at === null ? after : at + 15 * MINUTE;
    return at === null ? null : new Date(at).toISOString();
  });
}

test('an event is reminded of before it starts, and once', () => {
  expect(looks(series('DTSTART:20261123T090000Z'), 2)).toEqual(['2026-11-23T08:45:00.000Z', null]);
});

test('an event in more than a year is looked at in between', () => {
  const [first, second, third] = looks(series('DTSTART:20280301T090000Z'), 3);
  expect(Date.parse(first!)).toBeGreaterThan(NOW + 300 * 1440 * MINUTE);
  expect(Date.parse(first!)).toBeLessThan(Date.parse('2028-03-01T08:45:00Z'));
  expect([second, third]).toEqual(['2028-03-01T08:45:00.000Z', null]);
});

test('a series every second year goes on', () => {
  const every = series('DTSTART:20261201T090000Z', 'RRULE:FREQ=YEARLY;INTERVAL=2');
  const all = looks(every, 5);
  expect(all).toContain('2026-12-01T08:45:00.000Z');
  expect(all).toContain('2028-12-01T08:45:00.000Z');
});

test('many deleted and cancelled occurrences do not hide the one after them', () => {
  const cancelled = Array.from({ length: 130 }, (_, day) => {
    const id = new Date(Date.UTC(2026, 10, 23 + day, 9)).toISOString().replaceAll(/[-:]|\.000/g, '');
    return [
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:a',
      `RECURRENCE-ID:${id}`,
      `DTSTART:${id}`,
      'STATUS:CANCELLED',
    ];
  }).flat();
  const daily = series('DTSTART:20261123T090000Z', 'RRULE:FREQ=DAILY;COUNT=131', ...cancelled);
  expect(looks(daily, 3)).toContain('2027-04-02T08:45:00.000Z');
});
