import { describe, expect, test } from 'vitest';
import type { CalendarEventBody, CalendarOccurrence } from '../../../../../src/contract/calendar/events.ts';
import { calendarEvent } from '../../../../../src/contract/calendar/events.ts';
import { readCalendar } from '../../../../../src/lib/ical/index.ts';
import {
  applyInvitation,
  type ItipMessage,
  type ObjectState,
  readInvitation,
} from '../../../../../src/lib/invitations/index.ts';
import { changeEvent } from '../../../../../src/worker/modules/calendar/events/change-event.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { contentOf, putEvents } from './seed.ts';

const SERIES = [
  'DTSTART;TZID=Europe/Berlin:20261102T090000',
  'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY;BYDAY=MO',
  'EXDATE;TZID=Europe/Berlin:20261109T090000',
  'RDATE;TZID=Europe/Berlin:20261111T090000',
  'SUMMARY:Weekly',
  'LOCATION:Room 1',
  'DESCRIPTION:All of us',
  'ORGANIZER;CN=Boss:mailto:boss@example.com',
  'ATTENDEE;CN=Kim;PARTSTAT=ACCEPTED:mailto:kim@example.com',
  'SEQUENCE:3',
  'DTSTAMP:20260901T080000Z',
  '-',
  'DTSTAMP:20260902T080000Z',
  'RECURRENCE-ID;TZID=Europe/Berlin:20261116T090000',
  'DTSTART;TZID=Europe/Berlin:20261116T140000',
  'DURATION:PT2H',
  'SUMMARY:Later',
  'STATUS:TENTATIVE',
];

const get = (client: Client, id: number, headers: Record<string, string> = {}) =>
  client.request('GET', `/api/calendar/events/${id}`, undefined, headers);

async function body(client: Client, id: number): Promise<CalendarEventBody> {
  const response = await get(client, id);
  expect(response.status).toBe(200);
  return calendarEvent.parse(await response.json());
}

describe('an event', () => {
  test('has all of its series', async () => {
    const client = await makeOrganization();
    const [id] = await putEvents(client.organizationId, [{ lines: SERIES, reminderMinutes: 10 }]);
    expect(await body(client, id!)).toMatchObject({
      id,
      event_id: id,
      uid: 'e1@test',
      recurrence_id: null,
      title: 'Weekly',
      start: '2026-11-02T08:00:00.000Z',
      end: '2026-11-02T09:00:00.000Z',
      timezone: 'Europe/Berlin',
      recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      exdates: ['2026-11-09T08:00:00.000Z'],
      rdates: ['2026-11-11T08:00:00.000Z'],
      overrides: [
        {
          recurrence_id: '2026-11-16T08:00:00.000Z',
          this_and_following: false,
          title: 'Later',
          start: '2026-11-16T13:00:00.000Z',
          end: '2026-11-16T15:00:00.000Z',
          status: 'tentative',
        },
      ],
      organizer: { email: 'boss@example.com', name: 'Boss' },
      attendees: [{ email: 'kim@example.com', name: 'Kim', status: 'accepted' }],
      sequence: 3,
      reminder_minutes: 10,
      location: 'Room 1',
      description: 'All of us',
    });
  });

  test('is exported as text/calendar, of which the same series is read', async () => {
    const client = await makeOrganization();
    const [id] = await putEvents(client.organizationId, [{ lines: SERIES }]);
    const response = await get(client, id!, { accept: 'text/calendar' });
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('vary')).toContain('Accept');
    const { events } = readCalendar(await response.text());
    expect(events).toEqual([contentOf('e1@test', { lines: SERIES }).series]);
  });

  test.each([
    ['*/*', 'application/json'],
    ['application/json, text/calendar;q=0.5', 'application/json'],
    ['text/calendar, */*;q=0.1', 'text/calendar; charset=utf-8'],
    ['text/html', 'application/json'],
  ])('to Accept: %s is %s', async (accept, type) => {
    const client = await makeOrganization();
    const [id] = await putEvents(client.organizationId, [{ lines: SERIES }]);
    expect((await get(client, id!, { accept })).headers.get('content-type')).toBe(type);
  });

  test('is not there for others, nor once it is deleted', async () => {
    const client = await makeOrganization();
    const [id] = await putEvents(client.organizationId, [{ lines: SERIES }]);
    const stranger = await makeOrganization();
    for (const accept of ['application/json', 'text/calendar']) {
      expect((await get(stranger, id!, { accept })).status).toBe(404);
    }
    await testEnv.DB.prepare('UPDATE calendar_events SET is_shown = 0 WHERE id = ?').bind(id!).run();
    for (const accept of ['application/json', 'text/calendar']) {
      expect((await get(client, id!, { accept })).status).toBe(404);
    }
  });

  test('with a zone that only its calendar describes is read', async () => {
    const client = await makeOrganization();
    const text = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VTIMEZONE',
      'TZID:Ours',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0345',
      'TZOFFSETTO:+0345',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:custom',
      'DTSTART;TZID=Ours:20261102T090000',
      'RRULE:FREQ=DAILY',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const series = readCalendar(text).events[0]!;
    const content = { ...contentOf('custom', { lines: SERIES }), series };
    const event = await changeEvent(testCtx(client.organizationId), { uid: 'custom' }, () => ({ content }));
    expect(await body(client, event!.id)).toMatchObject({
      start: '2026-11-02T05:15:00.000Z',
      timezone: 'Ours',
    });
  });
});

describe('an invitation', () => {
  const UID = 'invited@test';
  const people = ['ORGANIZER:mailto:boss@example.com', 'ATTENDEE:mailto:us@example.com'];

  function apply(state: ObjectState | null, lines: string[], message: Partial<ItipMessage>): ObjectState {
    const { series } = contentOf(UID, { lines });
    const { state: next, outcome } = applyInvitation(state, {
      series: series!,
      method: 'REQUEST',
      from: 'boss@example.com',
      sender: 'known',
      authentication: 'pass',
      ...message,
    });
    expect(outcome).toEqual({ result: 'changed' });
    return next!;
  }

  test('shows what this organization answered to single occurrences, and proposals of others', async () => {
    const client = await makeOrganization();
    const weekly = [
      'DTSTART:20261102T090000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY',
      'SUMMARY:Daily',
      ...people,
    ];
    const answer = (day: string, status: string) => [
      `RECURRENCE-ID:${day}T090000Z`,
      `DTSTART:${day}T090000Z`,
      people[0]!,
      `ATTENDEE;PARTSTAT=${status}:mailto:us@example.com`,
    ];
    let state = apply(null, weekly, {});
    const own = { method: 'REPLY', from: 'us@example.com', sender: 'own' } as const;
    state = apply(state, answer('20261103', 'DECLINED'), own);
    state = apply(state, answer('20261104', 'DELEGATED'), own);
    const counter = [
      'RECURRENCE-ID:20261105T090000Z',
      'DTSTART:20261105T150000Z',
      'DURATION:PT1H',
      people[0]!,
      'ATTENDEE:mailto:us@example.com',
    ];
    state = apply(state, counter, { method: 'COUNTER', from: 'us@example.com' });
    const content = {
      ...contentOf(UID, { lines: weekly }),
      state,
      series: readInvitation(state)!.series,
      source: 'invitation' as const,
      myResponse: 'accepted' as const,
    };
    const ctx = testCtx(client.organizationId);
    const event = await changeEvent(ctx, { uid: UID }, () => ({ content }));
    const shown = await body(client, event!.id);
    expect(shown.my_response).toBe('accepted');
    expect(shown.proposals).toEqual([
      {
        email: 'us@example.com',
        recurrence_id: '2026-11-05T09:00:00.000Z',
        start: '2026-11-05T15:00:00.000Z',
        end: '2026-11-05T16:00:00.000Z',
        is_invited: true,
        is_verified: true,
      },
    ]);
    const list = await client.request(
      'GET',
      '/api/calendar/events?from=2026-11-02T00:00:00Z&to=2026-11-06T00:00:00Z',
    );
    const rows = (await list.json()) as CalendarOccurrence[];
    expect(rows.map(({ my_response }) => my_response)).toEqual([
      'accepted',
      'declined',
      'declined',
      'accepted',
    ]);
  });

  test('of which only one occurrence is known is shown as that', async () => {
    const client = await makeOrganization();
    const one = ['RECURRENCE-ID:20261103T090000Z', 'DTSTART:20261103T100000Z', 'DURATION:PT1H', ...people];
    const [id] = await putEvents(client.organizationId, [{ lines: one }]);
    expect(await body(client, id!)).toMatchObject({
      start: '2026-11-03T10:00:00.000Z',
      recurrence: null,
      overrides: [{ recurrence_id: '2026-11-03T09:00:00.000Z', start: '2026-11-03T10:00:00.000Z' }],
    });
  });
});

test('a title is cut, and a series is read whatever its size', async () => {
  const client = await makeOrganization();
  const people = Array.from({ length: 1_000 }, (_, i) => `ATTENDEE;CN=Person ${i}:mailto:p${i}@example.com`);
  const [id] = await putEvents(client.organizationId, [
    { lines: ['DTSTART:20261103T090000Z', `SUMMARY:${'🗓️'.repeat(5_000)}`, ...people] },
  ]);
  const shown = await body(client, id!);
  expect(shown.attendees).toHaveLength(1_000);
  expect(shown.title.length).toBeLessThanOrEqual(500);
  expect(shown.title.isWellFormed()).toBe(true);
});
