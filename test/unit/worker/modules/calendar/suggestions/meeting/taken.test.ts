import { expect, test } from 'vitest';
import { readCalendar } from '../../../../../../../src/lib/ical/index.ts';
import type { ListedEvent } from '../../../../../../../src/worker/modules/calendar/events/store.ts';
import { isTakenBy } from '../../../../../../../src/worker/modules/calendar/suggestions/meeting/taken.ts';

function eventOf(...lines: string[]): ListedEvent {
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:one',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const { events, refused } = readCalendar(text.join('\r\n'));
  expect(refused).toEqual([]);
  return { series: events[0]! } as ListedEvent;
}

const at = (start: string) => ({ start, end: null, all_day: start.length === 10 });
const WEEKLY = ['DTSTART;TZID=Europe/Berlin:20261119T140000', 'RRULE:FREQ=WEEKLY'];

test.each([
  ['an event that starts then', ['DTSTART:20261126T130000Z'], '2026-11-26T13:00:00.000Z', true],
  [
    'an event that only goes on then',
    ['DTSTART:20261126T120000Z', 'DURATION:PT3H'],
    '2026-11-26T13:00:00.000Z',
    false,
  ],
  ['a later event of a series', WEEKLY, '2026-11-26T13:00:00.000Z', true],
  ['a day without it', WEEKLY, '2026-11-25T13:00:00.000Z', false],
  [
    'an event that is left out of a series',
    [...WEEKLY, 'EXDATE;TZID=Europe/Berlin:20261126T140000'],
    '2026-11-26T13:00:00.000Z',
    false,
  ],
  ['a cancelled event', ['DTSTART:20261126T130000Z', 'STATUS:CANCELLED'], '2026-11-26T13:00:00.000Z', false],
  ['an event of whole days', ['DTSTART;VALUE=DATE:20261126'], '2026-11-26', true],
  ['the day after it', ['DTSTART;VALUE=DATE:20261126'], '2026-11-27', false],
  ['an hour on a day', ['DTSTART;VALUE=DATE:20261126'], '2026-11-26T00:00:00.000Z', false],
  ['an event by the clocks of the reader', ['DTSTART:20261126T140000'], '2026-11-26T13:00:00.000Z', true],
])('whether the calendar has the time: %s', (_, lines, start, isTaken) => {
  expect(isTakenBy([eventOf(...lines)], 'Europe/Berlin')(at(start))).toBe(isTaken);
});

test('a day is the same in every zone', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
    expect(isTakenBy([eventOf('DTSTART;VALUE=DATE:20261126')], zone)(at('2026-11-26'))).toBe(true);
  }
});

test('an event of which only a cancellation is known takes no time', () => {
  expect(isTakenBy([{ series: null } as ListedEvent], 'UTC')(at('2026-11-26'))).toBe(false);
});
