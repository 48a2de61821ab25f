import { describe, expect, test } from 'vitest';
import { makeOrganization } from '../../../helpers.ts';
import { makeWorld, type World } from './world.ts';

const PATH = '/api/calendar/events';
const WEEKLY = { start: '2026-11-05T14:00:00', recurrence: 'FREQ=WEEKLY;COUNT=4' };
const SECOND = '?scope=one&recurrence_id=2026-11-12T13:00:00.000Z';
const FROM_THIRD = '?scope=following&recurrence_id=2026-11-19T13:00:00.000Z';
const PEOPLE = { attendees: [{ email: 'kim@example.com' }, { email: 'ann@example.com' }] };

describe('all occurrences', () => {
  test('keep what is left out, and a change of nothing changes nothing', async () => {
    const world = await makeWorld();
    const event = await world.create({ ...WEEKLY, location: 'Room 1' });
    const changed = await world.update(event.id, { title: 'Retro' });
    expect(changed).toMatchObject({ title: 'Retro', location: 'Room 1', start: event.start, end: event.end });
    expect(changed).toMatchObject({ recurrence: event.recurrence, sequence: 0 });
    const again = await world.update(event.id, {
      title: 'Retro',
      start: '2026-11-05T14:00:00',
      notify: true,
    });
    expect(again.updated_at).toBe(changed.updated_at);
    expect((await world.told()).map(({ type }) => type)).toEqual(['event.created', 'event.updated']);
  });

  test('move with the one that is dragged to another day', async () => {
    const world = await makeWorld();
    const event = await world.create(WEEKLY);
    const query = '?scope=all&recurrence_id=2026-11-19T13:00:00.000Z';
    const changed = await world.update(event.id, { start: '2026-11-20T09:00:00' }, query);
    expect(changed).toMatchObject({
      start: '2026-11-06T08:00:00.000Z',
      end: '2026-11-06T09:00:00.000Z',
      sequence: 1,
    });
    expect(await world.list()).toEqual(
      [6, 13, 20, 27].map((day) => `2026-11-${`${day}`.padStart(2, '0')}T08:00 Kick-off`),
    );
  });

  test('stop to recur without a rule, and recur with one', async () => {
    const world = await makeWorld();
    const event = await world.create(WEEKLY);
    await world.update(event.id, { recurrence: null });
    expect(await world.list()).toEqual(['2026-11-05T13:00 Kick-off']);
    await world.update(event.id, { recurrence: 'FREQ=DAILY;COUNT=2' });
    expect(await world.list()).toEqual(['2026-11-05T13:00 Kick-off', '2026-11-06T13:00 Kick-off']);
  });
});

describe('one occurrence', () => {
  test('changes alone, twice, and the others stay', async () => {
    const world = await makeWorld();
    const event = await world.create(WEEKLY);
    await world.update(event.id, { start: '2026-11-12T16:00:00', title: 'Later' }, SECOND);
    const changed = await world.update(event.id, { location: 'Room 2' }, SECOND);
    expect(await world.list()).toEqual([
      '2026-11-05T13:00 Kick-off',
      '2026-11-12T15:00 Later',
      '2026-11-19T13:00 Kick-off',
      '2026-11-26T13:00 Kick-off',
    ]);
    expect(changed.overrides).toEqual([
      expect.objectContaining({
        recurrence_id: '2026-11-12T13:00:00.000Z',
        title: 'Later',
        location: 'Room 2',
        end: '2026-11-12T16:00:00.000Z',
      }),
    ]);
  });

  test('that was deleted does not come back, and the others stay', async () => {
    const world = await makeWorld();
    const event = await world.create(WEEKLY);
    await world.remove(event.id, SECOND);
    expect(await world.problem('PATCH', `${PATH}/${event.id}${SECOND}`, { title: 'x' })).toMatchObject({
      status: 404,
      code: 'NO_SUCH_OCCURRENCE',
    });
    await world.update(event.id, { start: '2026-11-05T15:00:00' });
    expect(await world.list()).toEqual([
      '2026-11-05T14:00 Kick-off',
      '2026-11-19T14:00 Kick-off',
      '2026-11-26T14:00 Kick-off',
    ]);
  });
});

describe('the following occurrences', () => {
  test('become an event of their own, which is answered', async () => {
    const world = await makeWorld();
    const event = await world.create(WEEKLY);
    const following = await world.update(
      event.id,
      { start: '2026-11-19T09:00:00', title: 'Early', reminder_minutes: 5 },
      FROM_THIRD,
    );
    expect(following.id).not.toBe(event.id);
    expect(following).toMatchObject({
      recurrence: 'FREQ=WEEKLY;COUNT=2',
      reminder_minutes: 5,
      title: 'Early',
    });
    expect(await world.get(event.id)).toMatchObject({ reminder_minutes: 15, title: 'Kick-off' });
    expect(await world.list()).toEqual([
      '2026-11-05T13:00 Kick-off',
      '2026-11-12T13:00 Kick-off',
      '2026-11-19T08:00 Early',
      '2026-11-26T08:00 Early',
    ]);
    expect((await world.told()).map(({ type, data }) => [type, data['event_id']])).toEqual([
      ['event.created', event.id],
      ['event.updated', event.id],
      ['event.created', following.id],
    ]);
  });

  test('from the first one on are all', async () => {
    const world = await makeWorld();
    const event = await world.create(WEEKLY);
    const query = '?scope=following&recurrence_id=2026-11-05T13:00:00.000Z';
    expect((await world.update(event.id, { title: 'All' }, query)).id).toBe(event.id);
    expect(await world.list()).toHaveLength(4);
  });
});

describe('a change is refused', () => {
  test.each([
    ['of one occurrence that is not named', '?scope=one', { title: 'x' }, 400, 'VALIDATION_FAILED'],
    ['of the following ones if none is named', '?scope=following', { title: 'x' }, 400, 'VALIDATION_FAILED'],
    ['of an unknown scope', '?scope=some', { title: 'x' }, 400, 'VALIDATION_FAILED'],
    [
      'of an occurrence that there is not',
      '?scope=one&recurrence_id=2026-11-13T13:00:00.000Z',
      { title: 'x' },
      404,
      'NO_SUCH_OCCURRENCE',
    ],
    [
      'of an occurrence after the last one',
      '?scope=one&recurrence_id=2026-12-03T13:00:00.000Z',
      { title: 'x' },
      404,
      'NO_SUCH_OCCURRENCE',
    ],
    [
      'of a day of an event with times',
      '?scope=one&recurrence_id=2026-11-12',
      { title: 'x' },
      404,
      'NO_SUCH_OCCURRENCE',
    ],
    ['of what is no time', '?scope=one&recurrence_id=x', { title: 'x' }, 404, 'NO_SUCH_OCCURRENCE'],
    ['of the rule of one occurrence', SECOND, { recurrence: 'FREQ=DAILY' }, 400, 'VALIDATION_FAILED'],
    ['of the reminder of one occurrence', SECOND, { reminder_minutes: 5 }, 400, 'VALIDATION_FAILED'],
    ['to an end before the start', '', { end: '2026-11-05T13:00:00' }, 400, 'VALIDATION_FAILED'],
    ['to no title', '', { title: null }, 400, 'VALIDATION_FAILED'],
    [
      'to a time of its own from all day',
      '',
      { all_day: true, start: '2026-11-05T10:00:00' },
      400,
      'VALIDATION_FAILED',
    ],
  ])('%s', async (_, query, body, status, code) => {
    const world = await makeWorld();
    const event = await world.create(WEEKLY);
    expect(await world.problem('PATCH', `${PATH}/${event.id}${query}`, body)).toMatchObject({ status, code });
    expect(await world.get(event.id)).toEqual(event);
  });

  test('to days that the rule cannot move to, unless the rule comes too', async () => {
    const world = await makeWorld();
    const event = await world.create({
      start: '2026-11-30T10:00',
      recurrence: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    });
    const start = '2026-11-27T10:00';
    expect(await world.problem('PATCH', `${PATH}/${event.id}`, { start })).toMatchObject({
      status: 422,
      code: 'RECURRENCE_NEEDED',
    });
    await world.update(event.id, { start, recurrence: 'FREQ=MONTHLY;BYDAY=-1FR' });
    expect(await world.list()).toEqual(['2026-11-27T09:00 Kick-off', '2026-12-25T09:00 Kick-off']);
  });

  test('to somebody of another organization', async () => {
    const world = await makeWorld();
    const event = await world.create(WEEKLY);
    const other = await makeOrganization();
    for (const [method, path] of [
      ['PATCH', `${PATH}/${event.id}`],
      ['DELETE', `${PATH}/${event.id}`],
      ['POST', `${PATH}/${event.id}/task`],
    ] as const) {
      const response = await other.request(method, path, method === 'PATCH' ? { title: 'x' } : undefined);
      expect(response.status).toBe(404);
    }
    expect(await world.get(event.id)).toEqual(event);
  });
});

async function withPeople(): Promise<{ world: World; id: number; uid: string }> {
  const world = await makeWorld();
  await world.inbox();
  const { id, uid } = await world.create({ ...WEEKLY, ...PEOPLE });
  return { world, id, uid };
}

/** Returns the mails to attendees after the invitation: the method, the recipients, and the series or occurrences. */
async function toldAfter(world: World) {
  const mails = (await world.mails()).slice(1);
  return mails.map(({ method, to, series: { master, exceptions } }) => [
    method,
    to.map(({ email }) => email).join(),
    master ? `series ${master.sequence}` : exceptions.map(({ recurrenceId }) => recurrenceId!.wall).join(),
  ]);
}

describe('attendees', () => {
  test('are told of another time of all, and have to answer again', async () => {
    const { world, id } = await withPeople();
    const changed = await world.update(id, { start: '2026-11-05T15:00:00' });
    expect(changed).toMatchObject({
      sequence: 1,
      attendees: [{ status: 'needs_action' }, { status: 'needs_action' }],
    });
    expect(await toldAfter(world)).toEqual([['REQUEST', 'kim@example.com,ann@example.com', 'series 1']]);
  });

  test('are told of one occurrence only, if one changes', async () => {
    const { world, id } = await withPeople();
    await world.update(id, { start: '2026-11-12T16:00:00' }, SECOND);
    expect(await toldAfter(world)).toEqual([
      ['REQUEST', 'kim@example.com,ann@example.com', '2026-11-12T14:00:00'],
    ]);
    await world.remove(id, SECOND);
    expect((await toldAfter(world)).slice(1)).toEqual([
      ['CANCEL', 'kim@example.com,ann@example.com', '2026-11-12T14:00:00'],
    ]);
    expect(await world.list()).toEqual(
      [5, 19, 26].map((day) => `2026-11-${`${day}`.padStart(2, '0')}T13:00 Kick-off`),
    );
  });

  test('get both events that a series is split into', async () => {
    const { world, id } = await withPeople();
    await world.update(id, { title: 'Early', start: '2026-11-19T09:00:00' }, FROM_THIRD);
    const mails = (await world.mails()).slice(1);
    expect(mails.map(({ method, series }) => [method, series.master?.summary, series.master?.rule])).toEqual([
      ['REQUEST', 'Kick-off', 'FREQ=WEEKLY;UNTIL=20261119T125959Z'],
      ['REQUEST', 'Early', 'FREQ=WEEKLY;COUNT=2'],
    ]);
    expect(new Set(mails.map(({ series }) => series.uid)).size).toBe(2);
  });

  test('who come are invited, who go are told, and the others hear nothing', async () => {
    const { world, id } = await withPeople();
    await world.update(id, { attendees: [{ email: 'ann@example.com' }, { email: 'bob@example.com' }] });
    expect(await toldAfter(world)).toEqual([
      ['CANCEL', 'kim@example.com', 'series 0'],
      ['REQUEST', 'bob@example.com', 'series 0'],
    ]);
  });

  test('can come to an event that had none, which an inbox organizes from then on', async () => {
    const world = await makeWorld();
    const { id } = await world.create(WEEKLY);
    expect(await world.problem('PATCH', `${PATH}/${id}`, PEOPLE)).toMatchObject({
      status: 422,
      code: 'SMTP_MISSING',
    });
    const inbox = await world.inbox();
    expect(await world.update(id, PEOPLE)).toMatchObject({
      inbox_id: inbox.id,
      organizer: { email: 'support@example.com' },
    });
    expect(await world.mails()).toHaveLength(1);
    await world.update(id, { attendees: [] });
    expect((await world.mails()).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
  });

  test('are not told with notify: false, nor of a reminder', async () => {
    const { world, id } = await withPeople();
    await world.update(id, { start: '2026-11-05T15:00:00', notify: false });
    await world.update(id, { reminder_minutes: 30 });
    await world.remove(id, `${SECOND.replace('13:00', '14:00')}&notify=false`);
    expect(await toldAfter(world)).toEqual([]);
  });
});

describe('what others organize', () => {
  test.each([
    ['invitation', 'NOT_THE_ORGANIZER'],
    ['booking', 'BOOKED_ELSEWHERE'],
  ])(
    'an event that came as %s can change its reminder only, and is hidden when it is deleted',
    async (source, code) => {
      const { world, id, uid } = await withPeople();
      await world.rows('UPDATE calendar_events SET source = ?2 WHERE organization_id = ?1', source);
      expect(await world.update(id, { reminder_minutes: null })).toMatchObject({ reminder_minutes: null });
      expect(await world.problem('PATCH', `${PATH}/${id}`, { title: 'x' })).toMatchObject({
        status: 422,
        code,
      });
      expect(await world.problem('DELETE', `${PATH}/${id}${SECOND}`)).toMatchObject({ status: 422, code });
      await world.remove(id);
      expect(await world.problem('PATCH', `${PATH}/${id}`, { reminder_minutes: 5 })).toMatchObject({
        status: 404,
      });
      const hidden = await world.rows(
        'SELECT uid FROM calendar_events WHERE organization_id = ? AND deleted_at > 0',
      );
      expect(hidden).toEqual([{ uid }]);
      expect((await world.told()).at(-1)).toMatchObject({ type: 'event.cancelled', data: { event_id: id } });
      if (source === 'invitation') expect(await toldAfter(world)).toEqual([]);
    },
  );
});
