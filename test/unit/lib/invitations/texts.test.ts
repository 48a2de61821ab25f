import { expect, test } from 'vitest';
import { readCalendar } from '../../../../src/lib/ical/index.ts';
import {
  applyInvitation,
  type ItipMessage,
  type Method,
  readInvitation,
} from '../../../../src/lib/invitations/index.ts';
import { expand } from '../../../../src/lib/recurrence/index.ts';
import { ANN, BOSS } from './messages.ts';

const PEOPLE = [`ORGANIZER:mailto:${BOSS}`, `ATTENDEE;RSVP=TRUE:mailto:${ANN}`];

/** Reads a message from the text in which it comes by mail. */
function received(method: Method, from: string, ...events: string[][]): ItipMessage {
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `METHOD:${method}`,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
  const { events: all, refused } = readCalendar(text, { isMail: true });
  expect(refused).toEqual([]);
  return { method, series: all[0]!, from, sender: 'known', authentication: 'pass' };
}

const invited = received('REQUEST', BOSS, [
  ...PEOPLE,
  'DTSTAMP:20260901T080000Z',
  'DTSTART;TZID=Europe/Berlin:20260907T100000',
  'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY;COUNT=6',
]);

/** Returns the starts in September and October, and which of them are cancelled. */
function starts(messages: ItipMessage[]): string[] {
  const state = messages.reduce<ReturnType<typeof applyInvitation>['state']>(
    (before, each) => applyInvitation(before, each).state,
    null,
  );
  const { series } = readInvitation(state!)!;
  const range = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 10, 1), zone: 'Europe/Berlin' };
  return expand(series!, range).occurrences.map(
    ({ start, event }) => `${start.slice(5, 16)}${event.status === 'cancelled' ? ' cancelled' : ''}`,
  );
}

test('A cancellation and a reply need not say when the event starts.', () => {
  const cancelled = received('CANCEL', BOSS, [...PEOPLE, 'DTSTAMP:20260902T080000Z', 'SEQUENCE:1']);
  expect(new Set(starts([invited, cancelled]).map((start) => start.slice(12)))).toEqual(
    new Set(['cancelled']),
  );
  const { state } = applyInvitation(null, invited);
  const accepted = received('REPLY', ANN, [
    `ORGANIZER:mailto:${BOSS}`,
    `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${ANN}`,
    'DTSTAMP:20260902T080000Z',
  ]);
  const after = readInvitation(applyInvitation(state, accepted).state!);
  expect(after?.series?.master?.attendees).toMatchObject([{ email: ANN, status: 'accepted' }]);
});

test('A request has to say when the event starts.', () => {
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:one\r\nEND:VEVENT\r\nEND:VCALENDAR';
  expect(readCalendar(text).refused).toEqual([{ uid: 'one', reason: 'It has no start.' }]);
});

test('What is known of a series expands: one instance is cancelled, and all later ones move but one.', () => {
  const oneCancelled = received('CANCEL', BOSS, [
    ...PEOPLE,
    'RECURRENCE-ID:20260914T080000Z',
    'DTSTAMP:20260902T080000Z',
    'SEQUENCE:1',
  ]);
  const moved = [
    ...PEOPLE,
    'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260928T100000',
    'DTSTART;TZID=Europe/Berlin:20260928T150000',
    'DURATION:PT1H',
    'DTSTAMP:20260903T080000Z',
    'SEQUENCE:1',
  ];
  const allMoved = received('REQUEST', BOSS, moved);
  const backAgain = received('REQUEST', BOSS, [
    ...PEOPLE,
    'RECURRENCE-ID;TZID=Europe/Berlin:20260928T100000',
    'DTSTART;TZID=Europe/Berlin:20260928T090000',
    'DURATION:PT1H',
    'DTSTAMP:20260904T080000Z',
    'SEQUENCE:2',
  ]);
  const end = [
    '09-07T08:00',
    '09-14T08:00 cancelled',
    '09-21T08:00',
    '09-28T07:00',
    '10-05T13:00',
    '10-12T13:00',
  ];
  expect(starts([invited, oneCancelled, allMoved, backAgain])).toEqual(end);
  expect(starts([backAgain, allMoved, oneCancelled, invited])).toEqual(end);
});

test('Of a series that ends early, the later instances are cancelled.', () => {
  const cut = received('CANCEL', BOSS, [
    ...PEOPLE,
    'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260928T100000',
    'DTSTAMP:20260903T080000Z',
    'SEQUENCE:1',
  ]);
  expect(starts([cut, invited]).filter((start) => !start.endsWith('cancelled'))).toEqual([
    '09-07T08:00',
    '09-14T08:00',
    '09-21T08:00',
  ]);
});
