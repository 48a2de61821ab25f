import { expect, test } from 'vitest';
import { readCalendar, type Series, writeCalendar } from '../../../../../../src/lib/ical/index.ts';
import { expand } from '../../../../../../src/lib/recurrence/index.ts';
import { answeredSeries } from '../../../../../../src/worker/modules/calendar/reading/answered-series.ts';

const PEOPLE = ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:Ann@example.com', 'ATTENDEE:mailto:ben@example.com'];

function seriesOf(...events: string[][]): Series {
  const lines = events.flatMap((each) => ['BEGIN:VEVENT', 'UID:a', ...each, ...PEOPLE, 'END:VEVENT']);
  return readCalendar(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')).events[0]!;
}

const DAILY = [
  'DTSTART;TZID=Europe/Berlin:20260327T090000',
  'DTEND;TZID=Europe/Berlin:20260327T100000',
  'RRULE:FREQ=DAILY',
];
const DAYS = ['DTSTART;VALUE=DATE:20260327', 'DTEND;VALUE=DATE:20260329', 'RRULE:FREQ=WEEKLY'];
const FLOATING = ['DTSTART:20260327T090000', 'DURATION:PT30M', 'RRULE:FREQ=DAILY'];
const MOVED = [
  'RECURRENCE-ID;TZID=Europe/Berlin:20260328T090000',
  'DTSTART;TZID=Europe/Berlin:20260328T150000',
];
const LATER = [
  'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260330T090000',
  'DTSTART;TZID=Europe/Berlin:20260330T110000',
];
const WITHOUT = [...DAILY, 'EXDATE;TZID=Europe/Berlin:20260329T090000'];

/** The occurrence that Ann declines, and the start of the exception that says so, if there is one. */
test.each<[string, Series, string, string | null, string | null]>([
  ['in UTC, in summer', seriesOf(DAILY), '2026-03-30T07:00:00', 'UTC', '2026-03-30T09:00:00'],
  ['in UTC, in winter', seriesOf(DAILY), '2026-03-28T08:00:00', 'UTC', '2026-03-28T09:00:00'],
  ['in its zone', seriesOf(DAILY), '2026-03-30T09:00:00', 'Europe/Berlin', '2026-03-30T09:00:00'],
  ['in another zone', seriesOf(DAILY), '2026-03-30T03:00:00', 'America/New_York', '2026-03-30T09:00:00'],
  ['by its day', seriesOf(DAILY), '2026-03-30', null, '2026-03-30T09:00:00'],
  ['of days', seriesOf(DAYS), '2026-04-03', null, '2026-04-03'],
  ['of days, by a time', seriesOf(DAYS), '2026-04-03T00:00:00', 'UTC', '2026-04-03'],
  ['floating', seriesOf(FLOATING), '2026-03-30T09:00:00', null, '2026-03-30T09:00:00'],
  ['at another hour', seriesOf(DAILY), '2026-03-30T10:00:00', 'Europe/Berlin', null],
  ['before the first', seriesOf(DAILY), '2026-03-26T09:00:00', 'Europe/Berlin', null],
  ['excluded', seriesOf(WITHOUT), '2026-03-29T09:00:00', 'Europe/Berlin', null],
  ['with an exception', seriesOf(DAILY, MOVED), '2026-03-28T09:00:00', 'Europe/Berlin', null],
  ['moved with all later ones', seriesOf(DAILY, LATER), '2026-03-31T09:00:00', 'Europe/Berlin', null],
  [
    'of an event that does not recur',
    seriesOf(DAILY.slice(0, 2)),
    '2026-03-27T09:00:00',
    'Europe/Berlin',
    null,
  ],
])('an occurrence %s', (_, series, wall, zone, start) => {
  const answer = {
    recurrenceId: { wall, zone },
    email: 'ann@example.com',
    name: null,
    status: 'declined' as const,
  };
  const answered = answeredSeries(series, [answer]);
  const added = answered.exceptions.slice(series.exceptions.length);
  expect(added.map((each) => each.start.wall)).toEqual(start === null ? [] : [start]);
  for (const { attendees } of added)
    expect(attendees.map(({ status }) => status)).toEqual(['declined', 'needs_action']);
  // It takes place as before, also when the export is read.
  const query = { from: Date.UTC(2026, 2, 26), to: Date.UTC(2026, 3, 5), zone: 'Europe/Berlin' };
  const placesOf = (each: Series) =>
    expand(each, query).occurrences.map((one) => [one.start, one.end, one.recurrenceId]);
  expect(placesOf(answered)).toEqual(placesOf(series));
  expect(placesOf(readCalendar(writeCalendar([answered])).events[0]!)).toEqual(placesOf(series));
});

test('an export has the answers to the 200 latest occurrences', () => {
  const series = seriesOf(DAILY);
  const answers = Array.from({ length: 500 }, (_, day) => ({
    recurrenceId: { wall: new Date(Date.UTC(2026, 3, 1 + day)).toISOString().slice(0, 10), zone: null },
    email: 'ann@example.com',
    name: null,
    status: 'declined' as const,
  }));
  const { exceptions } = answeredSeries(series, answers);
  expect(exceptions).toHaveLength(200);
  expect(exceptions[0]!.start.wall).toBe('2027-08-13T09:00:00');
});
