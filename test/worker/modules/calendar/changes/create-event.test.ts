import { describe, expect, test } from 'vitest';
import { makeOrganization } from '../../../helpers.ts';
import { makeWorld } from './world.ts';

const PATH = '/api/calendar/events';

describe('an event', () => {
  test('is created by the clock of its zone, and is in the calendar', async () => {
    const world = await makeWorld();
    const event = await world.create({
      start: '2026-11-26T14:00:00',
      end: '2026-11-26T15:30:00',
      timezone: 'America/New_York',
      description: 'Agenda',
      location: 'Room 1',
      conference_url: 'https://meet.example.com/x',
    });
    expect(event).toMatchObject({
      start: '2026-11-26T19:00:00.000Z',
      end: '2026-11-26T20:30:00.000Z',
      timezone: 'America/New_York',
      all_day: false,
      source: 'manual',
      status: 'confirmed',
      my_response: null,
      reminder_minutes: 15,
      description: 'Agenda',
      location: 'Room 1',
      conference_url: 'https://meet.example.com/x',
      attendees: [],
      organizer: null,
      sequence: 0,
    });
    expect(await world.list()).toEqual(['2026-11-26T19:00 Kick-off']);
    expect(await world.told()).toEqual([
      {
        type: 'event.created',
        data: expect.objectContaining({ event_id: event.id, title: 'Kick-off', uid: event.uid }),
      },
    ]);
    expect(await world.mails()).toEqual([]);
  });

  test.each([
    [
      'lasts an hour by default',
      { start: '2026-11-26T14:00:00' },
      '2026-11-26T13:00:00.000Z',
      '2026-11-26T14:00:00.000Z',
    ],
    [
      'takes an offset',
      { start: '2026-11-26T14:00:00-05:00', end: '2026-11-26T20:00:00Z' },
      '2026-11-26T19:00:00.000Z',
      '2026-11-26T20:00:00.000Z',
    ],
    [
      'lasts a day by default if it is all day',
      { start: '2026-11-26', all_day: true },
      '2026-11-26',
      '2026-11-27',
    ],
    [
      'can end in the second of two equal hours',
      { start: '2026-10-25T02:30:00', end: '2026-10-25T01:30:00Z' },
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ],
    [
      'can begin in the second of two equal hours',
      { start: '2026-10-25T01:30:00Z' },
      '2026-10-25T01:30:00.000Z',
      '2026-10-25T02:30:00.000Z',
    ],
    [
      'takes place an hour later at a time that clocks skip',
      { start: '2026-03-29T02:30:00' },
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T02:30:00.000Z',
    ],
    [
      'can take no time',
      { start: '2026-11-26T14:00', end: '2026-11-26T14:00' },
      '2026-11-26T13:00:00.000Z',
      '2026-11-26T13:00:00.000Z',
    ],
  ])('%s', async (_, times, start, end) => {
    const world = await makeWorld();
    expect(await world.create(times)).toMatchObject({ start, end });
  });

  test('recurs by the clock of its zone, with an UNTIL in UTC', async () => {
    const world = await makeWorld();
    const event = await world.create({
      start: '2026-03-26T14:00:00',
      recurrence: 'rrule:freq=weekly;until=20260409',
    });
    expect(event.recurrence).toBe('FREQ=WEEKLY;UNTIL=20260409T215959Z');
    expect(await world.list('2026-03-01T00:00:00Z', '2026-12-01T00:00:00Z')).toEqual([
      '2026-03-26T13:00 Kick-off',
      '2026-04-02T12:00 Kick-off',
      '2026-04-09T12:00 Kick-off',
    ]);
  });

  test.each([
    ['an end before the start', { end: '2026-11-26T13:00:00' }, 'end'],
    ['an end after ten years', { end: '2036-12-26T13:00:00' }, 'end'],
    [
      'an all-day event that ends on its day',
      { start: '2026-11-26', end: '2026-11-26', all_day: true },
      'end',
    ],
    ['a time of an all-day event', { all_day: true }, 'start'],
    ['a day of an event with times', { start: '2026-11-26' }, 'start'],
    ['a day that there is not', { start: '2026-02-30T10:00:00' }, 'start'],
    ['an hour that there is not', { start: '2026-02-20T25:00:00' }, 'start'],
    ['a year of long ago', { start: '0900-02-20T10:00:00' }, 'start'],
    ['an offset that there is not', { start: '2026-02-20T10:00:00+99:00' }, 'start'],
    ['an unknown zone', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['an offset as a zone', { timezone: '+02:00' }, 'timezone'],
    ['a rule without FREQ', { recurrence: 'COUNT=3' }, 'recurrence'],
    [
      'an explosive rule',
      {
        recurrence: `FREQ=YEARLY;BYDAY=MO,TU;BYHOUR=1,2,3,4,5,6,7,8,9;BYMINUTE=1,2,3,4,5,6,7,8,9;BYSECOND=1,2,3,4,5,6,7,8,9`,
      },
      'recurrence',
    ],
    ['two rules', { recurrence: 'FREQ=DAILY\nRRULE:FREQ=WEEKLY' }, 'recurrence'],
    [
      'an all-day event that repeats by hours',
      { start: '2026-11-26', all_day: true, recurrence: 'FREQ=HOURLY' },
      'recurrence',
    ],
    ['a rule that ends before the start', { recurrence: 'FREQ=DAILY;UNTIL=20250101' }, 'recurrence'],
    ['no title', { title: ' ' }, 'title'],
    ['a link that no browser opens', { conference_url: 'javascript:alert(1)' }, 'conference_url'],
    [
      '101 attendees',
      { attendees: Array.from({ length: 101 }, (_, i) => ({ email: `a${i}@example.com` })) },
      'attendees',
    ],
  ])('is refused for %s', async (_, body, path) => {
    const world = await makeWorld();
    const problem = await world.problem('POST', PATH, { title: 'x', start: '2026-11-26T14:00:00', ...body });
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(problem.errors?.[0]?.path.split('.')[0]).toBe(path);
    expect(await world.rows('SELECT id FROM calendar_events WHERE organization_id = ?')).toEqual([]);
  });

  test('of another type than JSON or a calendar is refused', async () => {
    const world = await makeWorld();
    const problem = await world.problem('POST', PATH, 'x', { 'content-type': 'text/plain' });
    expect(problem).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});

describe('attendees', () => {
  test('are invited by one mail in the batch of the event, each once, and the inbox is the organizer', async () => {
    const world = await makeWorld();
    const inbox = await world.inbox();
    const event = await world.create({
      start: '2026-11-26T14:00:00',
      attendees: [
        { email: 'Kim@example.com', name: 'Kim' },
        { email: 'kim@example.com', name: 'Kim Lee' },
        { email: 'support@example.com' },
        { email: 'ann@example.com' },
      ],
    });
    expect(event).toMatchObject({
      inbox_id: inbox.id,
      organizer: { email: 'support@example.com', name: 'Support' },
      attendees: [
        { email: 'kim@example.com', name: 'Kim Lee', status: 'needs_action' },
        { email: 'ann@example.com', name: null, status: 'needs_action' },
      ],
    });
    const [mail, ...others] = await world.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ method: 'REQUEST', series: { uid: event.uid, master: { sequence: 0 } } });
    expect(mail!.to.map(({ email }) => email)).toEqual(['kim@example.com', 'ann@example.com']);
    expect((await world.stored(event.id)).hasState).toBe(true);
  });

  test('are not told with notify: false', async () => {
    const world = await makeWorld();
    await world.inbox();
    await world.create({
      start: '2026-11-26T14:00:00',
      attendees: [{ email: 'kim@example.com' }],
      notify: false,
    });
    expect(await world.mails()).toEqual([]);
  });

  test('need an inbox that can send, and nothing is created without one', async () => {
    const world = await makeWorld();
    const body = { title: 'x', start: '2026-11-26T14:00:00', attendees: [{ email: 'kim@example.com' }] };
    expect(await world.problem('POST', PATH, body)).toMatchObject({ status: 422, code: 'SMTP_MISSING' });
    expect(await world.problem('POST', PATH, { ...body, inbox_id: 7 })).toMatchObject({
      status: 422,
      code: 'NO_SUCH_INBOX',
    });
    expect(await world.list()).toEqual([]);
  });
});

describe('a task', () => {
  test('becomes a block of time, and an event becomes a task once', async () => {
    const world = await makeWorld();
    const task = await world.ask<{ id: number }>('POST', '/api/tasks', { title: 'Write the offer' });
    const block = await world.create({ start: '2026-11-26T14:00:00', task_id: task.id });
    expect(block.task_id).toBe(task.id);
    expect(await world.ask('POST', `${PATH}/${block.id}/task`)).toMatchObject({ id: task.id });

    const event = await world.create({ title: 'Review', start: '2026-11-27T09:00:00', location: 'Room 2' });
    const calls = await Promise.all(
      Array.from({ length: 5 }, () => world.client.request('POST', `${PATH}/${event.id}/task`)),
    );
    const made = (await Promise.all(calls.map((each) => each.json()))) as {
      id: number;
      title: string;
      description: string;
    }[];
    expect(calls.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made[0]).toMatchObject({ title: 'Review', status: 'todo' });
    expect(made[0]!.description).toContain('Room 2');
    expect((await world.get(event.id)).task_id).toBe(made[0]!.id);
    expect(await world.rows('SELECT id FROM tasks WHERE organization_id = ?')).toHaveLength(2);
  });

  test('of another organization does not exist', async () => {
    const world = await makeWorld();
    const other = await makeOrganization();
    const response = await other.request('POST', '/api/tasks', { title: 'Theirs' });
    const { id } = (await response.json()) as { id: number };
    const body = { title: 'x', start: '2026-11-26T14:00:00', task_id: id };
    expect(await world.problem('POST', PATH, body)).toMatchObject({ status: 422, code: 'NO_SUCH_TASK' });
  });
});
