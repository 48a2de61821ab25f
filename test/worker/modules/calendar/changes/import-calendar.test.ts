import { describe, expect, test } from 'vitest';
import { calendarOf, makeWorld } from './world.ts';

const PATH = '/api/calendar/events';
const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8' };

function event(uid: string, ...lines: string[]): string[] {
  const start = lines.some((line) => line.startsWith('DTSTART'))
    ? []
    : ['DTSTART;TZID=Europe/Berlin:20261126T140000'];
  return [`UID:${uid}`, 'DTSTAMP:20261101T000000Z', ...start, ...lines];
}

describe('a calendar', () => {
  test('is imported with its exceptions, and what is not taken is named', async () => {
    const world = await makeWorld();
    const { events, refused } = await world.import(
      calendarOf(
        event(
          'weekly',
          'SUMMARY:Weekly',
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'EXDATE;TZID=Europe/Berlin:20261203T140000',
        ),
        event(
          'weekly',
          'RECURRENCE-ID;TZID=Europe/Berlin:20261210T140000',
          'DTSTART;TZID=Europe/Berlin:20261211T090000',
          'SUMMARY:Moved',
        ),
        event(
          'day',
          'DTSTART;VALUE=DATE:20261201',
          'SUMMARY:Fair',
          'ORGANIZER:mailto:x@example.com',
          'ATTENDEE:mailto:support@example.com',
        ),
        event('broken', 'RRULE:FREQ=DAILY;COUNT=999999999'),
        event('ended', 'RRULE:FREQ=DAILY;UNTIL=20261125'),
        ['SUMMARY:No UID', 'DTSTART:20261126T140000Z'],
      ),
    );
    expect(events.map(({ uid }) => uid)).toEqual(['weekly', 'day', expect.stringMatching(/@without-uid$/)]);
    expect(refused).toEqual([
      { uid: 'broken', reason: expect.stringContaining('COUNT') },
      { uid: 'ended', reason: 'It has no occurrence: UNTIL is before its start.' },
    ]);
    expect(await world.list()).toEqual([
      '2026-11-26T13:00 Weekly',
      '2026-11-26T14:00 No UID',
      '2026-12-01 Fair',
      '2026-12-11T08:00 Moved',
    ]);
    expect(await world.get(events[0]!.id)).toMatchObject({
      uid: 'weekly',
      source: 'import',
      reminder_minutes: null,
    });
    expect(
      (await world.told()).map(({ type, data }) => [type, data['event_id'], data['uid'], data['all_day']]),
    ).toEqual([
      ['event.created', events[0]!.id, 'weekly', false],
      ['event.created', events[1]!.id, 'day', true],
      ['event.created', events[2]!.id, events[2]!.uid, false],
    ]);
    expect(await world.mails()).toEqual([]);
  });

  test.each(['text/calendar; charset=iso-8859-1', 'text/calendar'])(
    'in Latin-1 is read, as %s',
    async (type) => {
      const world = await makeWorld();
      const bytes = new Uint8Array(Buffer.from(calendarOf(event('a', 'SUMMARY:Büro')), 'latin1'));
      await world.ask('POST', PATH, bytes, { 'content-type': type });
      expect(await world.list()).toEqual(['2026-11-26T13:00 Büro']);
    },
  );

  test('that is exported and imported again changes nothing, also at the same moment', async () => {
    const world = await makeWorld();
    const text = calendarOf(event('a'), event('b'), event('c'));
    const all = await Promise.all([world.import(text), world.import(text), world.import(text)]);
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await world.rows('SELECT uid, version FROM calendar_events WHERE organization_id = ?')).toEqual([
      { uid: 'a', version: 1 },
      { uid: 'b', version: 1 },
      { uid: 'c', version: 1 },
    ]);
    expect((await world.told()).map(({ type }) => type)).toEqual(Array(3).fill('event.created'));
    const made = await world.create({ start: '2026-11-26T10:00:00' });
    expect(new Set([...all[0]!.events.map(({ id }) => id), made.id]).size).toBe(4);
  });

  test('replaces an event by a newer version, and not by an older one', async () => {
    const world = await makeWorld();
    const { events } = await world.import(calendarOf(event('a', 'SUMMARY:One', 'SEQUENCE:1')));
    const { id } = events[0]!;
    await world.update(id, { reminder_minutes: 5 });
    const newer = await world.import(calendarOf(event('a', 'SUMMARY:Two', 'SEQUENCE:2')));
    expect(newer.events).toEqual([{ id, uid: 'a' }]);
    expect(await world.get(id)).toMatchObject({ title: 'Two', reminder_minutes: 5 });
    const older = await world.import(calendarOf(event('a', 'SUMMARY:Three', 'SEQUENCE:1')));
    expect(older).toEqual({
      events: [],
      refused: [{ uid: 'a', reason: 'The calendar has a newer version of it.' }],
    });
    expect(await world.get(id)).toMatchObject({ title: 'Two' });
    expect((await world.told()).map(({ type }) => type)).toEqual([
      'event.created',
      'event.updated',
      'event.updated',
    ]);
  });

  test('takes nothing over that somebody else decides, or that was deleted', async () => {
    const world = await makeWorld();
    await world.inbox();
    const own = await world.create({ start: '2026-11-26T10:00', attendees: [{ email: 'kim@example.com' }] });
    const again = () => world.import(calendarOf(event(own.uid, 'SEQUENCE:9', 'SUMMARY:Taken over')));
    const reasons = [];
    for (const source of ['manual', 'invitation', 'booking']) {
      await world.rows('UPDATE calendar_events SET source = ?2 WHERE organization_id = ?1', source);
      reasons.push((await again()).refused[0]?.reason);
    }
    await world.rows("UPDATE calendar_events SET source = 'manual' WHERE organization_id = ?");
    await world.remove(own.id, '?notify=false');
    reasons.push((await again()).refused[0]?.reason);
    expect(reasons).toEqual([
      expect.stringContaining('invited to it from here'),
      expect.stringContaining('came by mail'),
      expect.stringContaining('booked at another service'),
      expect.stringContaining('from here'),
    ]);
    expect(await world.list()).toEqual([]);
  });

  test('of the same UID in two organizations is two events', async () => {
    const [one, two] = [await makeWorld(), await makeWorld()];
    const [first] = (await one.import(calendarOf(event('shared', 'SUMMARY:Ours')))).events;
    await two.import(calendarOf(event('shared', 'SUMMARY:Theirs', 'SEQUENCE:5')));
    expect(await one.get(first!.id)).toMatchObject({ title: 'Ours' });
    expect(await two.list()).toEqual(['2026-11-26T13:00 Theirs']);
  });

  test('of a meeting that somebody else organizes cannot be changed, and tells nobody when it is deleted', async () => {
    const world = await makeWorld();
    const lines = ['ORGANIZER:mailto:x@example.com', 'ATTENDEE:mailto:kim@example.com'];
    const { events } = await world.import(calendarOf(event('a', ...lines)));
    const path = `${PATH}/${events[0]!.id}`;
    expect(await world.problem('PATCH', path, { title: 'x' })).toMatchObject({
      status: 422,
      code: 'NOT_THE_ORGANIZER',
    });
    await world.remove(events[0]!.id);
    expect(await world.mails()).toEqual([]);
    expect(await world.rows('SELECT id FROM calendar_events WHERE organization_id = ?')).toEqual([]);
  });
});

describe('a hostile import', () => {
  test('of 10 MB is refused before it is read', async () => {
    const world = await makeWorld();
    const problem = await world.problem('POST', PATH, 'BEGIN:VCALENDAR'.padEnd(10_000_000), CALENDAR);
    expect(problem).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  test('of what is no calendar is refused', async () => {
    const world = await makeWorld();
    const empty = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
    for (const text of ['', 'x', '<html>BEGIN:VCALENDAR</html>', empty, 'BEGIN:VCALENDAR']) {
      expect(await world.problem('POST', PATH, text, CALENDAR)).toMatchObject({ status: 400 });
    }
  });

  test('of too many people, of endless and of explosive rules takes the rest', async () => {
    const world = await makeWorld();
    const people = Array.from({ length: 20_000 }, (_, i) => `ATTENDEE:mailto:${i}@e.de`);
    const times = 'BYHOUR=1,2,3,4,5,6,7,8;BYMINUTE=1,2,3,4,5,6,7,8;BYSECOND=1,2,3,4,5,6,7,8';
    const { events, refused } = await world.import(
      calendarOf(
        event('people', ...people),
        event('explosive', `RRULE:FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7;BYDAY=MO,TU,WE,TH,FR;${times}`),
        event('endless', 'RRULE:FREQ=SECONDLY'),
        event('long', 'DURATION:P999999999999999999W'),
        event('fine'),
      ),
    );
    expect(events.map(({ uid }) => uid)).toEqual(['endless', 'long', 'fine']);
    expect(refused.map(({ uid }) => uid)).toEqual(['people', 'explosive', 'long']);
    expect((await world.get(events[2]!.id)).start).toBe('2026-11-26T13:00:00.000Z');
  });

  test('of hundreds of rules that take long to count takes some of them', async () => {
    const world = await makeWorld();
    const months = 'BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12';
    const slow = Array.from({ length: 60 }, (_, i) =>
      event(`s${i}`, `RRULE:FREQ=DAILY;${months};COUNT=${9000 + i}`),
    );
    const daily = Array.from({ length: 60 }, (_, i) => event(`d${i}`, 'RRULE:FREQ=DAILY;COUNT=9999'));
    const { events, refused } = await world.import(calendarOf(...slow, ...daily));
    expect(events).toHaveLength(64);
    expect(refused.map(({ uid }) => uid)).toEqual(Array.from({ length: 56 }, (_, i) => `s${4 + i}`));
    expect(refused[0]?.reason).toContain('Import this one by itself');
  });

  test('of hundreds of series of half a year takes all', async () => {
    const world = await makeWorld();
    const courses = Array.from({ length: 400 }, (_, i) =>
      event(
        `c${i}`,
        `DTSTART;TZID=Europe/Berlin:20200106T09${String(i % 60).padStart(2, '0')}00`,
        'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=52',
      ),
    );
    expect((await world.import(calendarOf(...courses))).refused).toEqual([]);
  });

  test('of 501 events is refused, and one of 500 is taken at once', async () => {
    const world = await makeWorld();
    const many = (count: number) => calendarOf(...Array.from({ length: count }, (_, i) => event(`e${i}`)));
    expect(await world.import(many(501))).toEqual({
      events: [],
      refused: [{ uid: null, reason: expect.stringContaining('501') }],
    });
    const { events, refused } = await world.import(many(500));
    expect(refused).toEqual([]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(500);
    expect(await world.told()).toHaveLength(500);
  });

  test('of more series than a calendar expands takes those that there is room for, and all that have ended', async () => {
    const world = await makeWorld();
    const endless = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => event(`s${from + i}`, 'RRULE:FREQ=YEARLY'));
    await world.import(calendarOf(...endless(0, 498)));
    const ended = event('ended', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY;COUNT=3');
    const { events, refused } = await world.import(calendarOf(...endless(498, 4), ended));
    expect(events.map(({ uid }) => uid)).toEqual(['s498', 's499', 'ended']);
    expect(refused.map(({ uid }) => uid)).toEqual(['s500', 's501']);
    const body = { title: 'x', start: '2026-11-26T14:00', recurrence: 'FREQ=WEEKLY' };
    expect(await world.problem('POST', PATH, body)).toMatchObject({ status: 422, code: 'TOO_MANY_SERIES' });
    await world.create({ start: '2026-11-26T14:00' });
    await world.remove(events[0]!.id);
    const calls = await Promise.all([1, 2, 3].map(() => world.client.request('POST', PATH, body)));
    expect(calls.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });
});
