import { expect, test } from 'vitest';
import { readCalendar, type Series } from '../../../../../../src/lib/ical/index.ts';
import { readInvitation } from '../../../../../../src/lib/invitations/index.ts';
import { columnsOf, nextReminder } from '../../../../../../src/worker/modules/calendar/events/columns.ts';
import { ANN, applyAll, reply, series as weekly } from '../../../../lib/invitations/messages.ts';

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

test('a row has the answers to its 500 latest occurrences, and none to the series', () => {
  const days = Array.from({ length: 600 }, (_, n) => new Date(Date.UTC(2026, 8, 7 + 7 * n, 10)));
  const replies = days.map((day) =>
    reply(ANN, { status: 'declined' }, { instance: { wall: day.toISOString().slice(0, 19), zone: 'UTC' } }),
  );
  const state = applyAll([weekly(), reply(ANN, { status: 'accepted' }), ...replies])!;
  const nothing = { myResponse: null, isVerified: null, reminderMinutes: null, inboxId: null, emailId: null };
  const content = {
    source: 'invitation' as const,
    ...nothing,
    taskId: null,
    connectionId: null,
    isBusy: true,
  };
  const all = { ...content, inFeed: true, state, series: readInvitation(state)!.series };
  const { answers, responses } = columnsOf(all, null, NOW);
  expect(answers).toHaveLength(500);
  expect(answers![0]).toEqual({
    recurrenceId: { wall: days.at(-1)!.toISOString().slice(0, 19), zone: 'UTC' },
    email: ANN,
    name: null,
    status: 'declined',
  });
  expect(responses).toBeNull();
  expect(columnsOf({ ...all, state: applyAll([weekly()]) }, null, NOW).answers).toBeNull();
});
