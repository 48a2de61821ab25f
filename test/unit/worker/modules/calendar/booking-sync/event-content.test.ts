import { describe, expect, test } from 'vitest';
import type { Booking } from '../../../../../../src/lib/bookings/index.ts';
import { writeCalendar } from '../../../../../../src/lib/ical/index.ts';
import {
  contentOf,
  eventUid,
} from '../../../../../../src/worker/modules/calendar/booking-sync/event-content.ts';
import type {
  EventContent,
  StoredEvent,
} from '../../../../../../src/worker/modules/calendar/events/event.ts';

const DETAILS = {
  createdAt: '2026-11-01T08:00:00.000Z',
  title: 'Call',
  start: '2026-12-01T10:00:00.000Z',
  end: '2026-12-01T10:30:00.000Z',
  location: null as string | null,
  organizer: { email: 'host@us.test', name: 'Host' },
  attendees: [{ email: 'kim@x.test', name: 'Kim' }] as { email: string | null; name: string | null }[],
};

function booking(details: Partial<typeof DETAILS>, more: Partial<Booking> = {}): Booking {
  return {
    details: { ...DETAILS, ...details },
    decision: { createdAt: DETAILS.createdAt, isAccepted: true },
    isCancelled: false,
    isReplaced: false,
    invitees: {},
    ...more,
  };
}

function masterOf(of: Booking) {
  return (contentOf(7, 'u@herald', of, null) as EventContent).series!.master!;
}

describe('The place of a booking', () => {
  test.each([
    ['https://meet.example/a', { conference: 'https://meet.example/a', location: null }],
    [
      'Zoom: https://zoom.example/j/1 (code 7)',
      { conference: 'https://zoom.example/j/1', location: 'Zoom: https://zoom.example/j/1 (code 7)' },
    ],
    ['Hall 3', { conference: null, location: 'Hall 3' }],
    ['integrations:daily', { conference: null, location: null }],
    ['  ', { conference: null, location: null }],
    [null, { conference: null, location: null }],
    ['javascript:alert(1)', { conference: null, location: 'javascript:alert(1)' }],
    ['https://[', { conference: null, location: null }],
    [`https://meet.example/${'a'.repeat(500)}`.slice(0, 500), { conference: null }],
  ])('%s', (location, expected) => {
    expect(masterOf(booking({ location }))).toMatchObject(expected);
  });
});

test('People without an address, and what is no address, are left out; long names are cut.', () => {
  const people = [
    { email: null, name: 'By phone' },
    { email: 'unknown', name: 'unknown' },
    { email: 'a"b@x.test\r\nATTENDEE:mailto:evil@x.test', name: 'x' },
    { email: 'lee@x.test', name: ` ${'n'.repeat(300)} ` },
    { email: 'max@x.test', name: ' ' },
  ];
  const { attendees, organizer } = masterOf(
    booking({ attendees: people, organizer: { email: 'unknown', name: 'unknown' } }),
  );
  expect(organizer).toBeNull();
  expect(attendees.map(({ email, name }) => [email, name])).toEqual([
    ['lee@x.test', 'n'.repeat(100)],
    ['max@x.test', null],
  ]);
});

test('An event has at most 1,000 people, and is smaller than a row.', () => {
  const attendees = Array.from({ length: 1_500 }, (_, n) => ({
    email: `${n}-${'é'.repeat(150)}@${'é'.repeat(150)}`,
    name: '😀'.repeat(250),
  }));
  const content = contentOf(7, 'u@herald', booking({ attendees }), null) as EventContent;
  expect(content.series!.master!.attendees).toHaveLength(1_000);
  expect(new TextEncoder().encode(JSON.stringify(content)).length).toBeLessThan(1_500_000);
});

test('Hostile texts stay texts in text/calendar.', () => {
  const of = booking({ title: 'Call\r\nATTENDEE:mailto:evil@x.test', location: 'Hall\nEND:VCALENDAR' });
  const text = writeCalendar([(contentOf(7, 'u@herald', of, null) as EventContent).series!]);
  expect(text.match(/^ATTENDEE/gm)).toHaveLength(1);
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
});

test.each([
  ['confirmed', {}],
  ['tentative', { decision: { createdAt: DETAILS.createdAt, isAccepted: false } }],
  ['tentative', { decision: null }],
  ['cancelled', { isCancelled: true }],
  ['cancelled', { isReplaced: true }],
])('A booking is %s: %o', (status, more) => {
  expect(masterOf(booking({}, more)).status).toBe(status);
});

test('Nothing is shown of a booking of which only the end is known.', () => {
  expect(contentOf(7, 'u@herald', { ...booking({}), details: null, isReplaced: true }, null)).toBeNull();
});

test('What an event says already is no change; what its user set stays.', () => {
  const before = contentOf(7, 'u@herald', booking({}), null) as EventContent;
  const event = { ...before, reminderMinutes: null, taskId: 5, emailId: 6 } as StoredEvent;
  expect(contentOf(7, 'u@herald', booking({ createdAt: '2026-11-02T08:00:00.000Z' }), event)).toBe('keep');
  expect(contentOf(7, 'u@herald', booking({ title: 'Other' }), event)).toMatchObject({
    reminderMinutes: null,
    taskId: 5,
    emailId: 6,
  });
  // An invitation by mail with the same UID does not belong to the booking.
  const stranger = { ...event, source: 'invitation', connectionId: null } as StoredEvent;
  expect(contentOf(7, 'u@herald', booking({}), stranger)).toMatchObject({ source: 'booking', taskId: null });
});

test('The UID of an event depends on the booking and on its connection.', () => {
  const uids = [
    eventUid({ token: 'one' }, 'a'),
    eventUid({ token: 'one' }, 'b'),
    eventUid({ token: 'two' }, 'a'),
  ];
  expect(new Set(uids).size).toBe(3);
  expect(eventUid({ token: 'one' }, 'a')).toBe(uids[0]);
  expect(uids[0]).toMatch(/^[0-9a-f]{40}@herald$/);
});
