import { describe, expect, test } from 'vitest';
import { addMember } from '../../../helpers.ts';
import { ahead, DAY, MEETING, makeWorld, setZone, worldOf } from './world.ts';

test('an email is read for meetings, in the zone of the organization and told in that of the caller', async () => {
  const world = await makeWorld();
  const member = worldOf(await addMember(world.organizationId, 'member'));
  await setZone(member.owner, 'America/Phoenix');
  const id = await world.receive(MEETING);
  const [first, ...others] = await world.detect(id);
  expect(others).toEqual([]);
  expect(first).toEqual({
    id: expect.any(Number),
    kind: 'text',
    text: MEETING.passage,
    confidence: expect.any(Number),
    times: [{ start: MEETING.start, end: null, all_day: false }],
  });
  const [same] = await member.detect(id);
  const times = [{ start: `${ahead(4).date}T01:30:00-07:00`, end: null, all_day: false }];
  expect(same).toEqual({ ...first, times });
  expect(await member.list()).toEqual([
    { ...same, email_id: id, title: 'Our project', created_at: expect.any(String) },
  ]);
});

test('an email without a meeting suggests nothing', async () => {
  const world = await makeWorld();
  expect(await world.detect(await world.receive({ text: 'Thank you for everything!' }))).toEqual([]);
  expect(await world.events()).toEqual([]);
});

test('the event is told once, however often and by however many the email is read', async () => {
  const world = await makeWorld();
  const id = await world.receive(MEETING);
  await Promise.all([world.suggest(id), world.detect(id), world.detect(id), world.suggest(id)]);
  const [suggestion] = await world.detect(id);
  expect(await world.events()).toEqual([
    { suggestion_id: suggestion!.id, email_id: id, ...without(suggestion!, 'id') },
  ]);
});

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...others } = value;
  return others;
}

test('an email whose times are over is read when somebody asks, and left alone in the background', async () => {
  const world = await makeWorld();
  const mail = {
    date: new Date(Date.now() - 30 * DAY).toUTCString(),
    text: `Could we meet on ${ahead(-20).words} at 2 pm?`,
  };
  const id = await world.arrive(mail);
  expect(await world.events()).toEqual([]);
  expect(await world.detect(id)).toMatchObject([{ times: [{ start: `${ahead(-20).date}T14:00:00+05:30` }] }]);
  expect(await world.list()).toEqual([]);
});

test('a passage has the times of the zone that the organization has now', async () => {
  const world = await makeWorld();
  const id = await world.arrive(MEETING);
  const [before] = await world.detect(id);
  await setZone(world.owner, 'UTC');
  expect(await world.detect(id)).toEqual([
    { ...before, times: [{ start: `${ahead(4).date}T14:00:00+00:00`, end: null, all_day: false }] },
  ]);
  expect(await world.events()).toHaveLength(1);
});

describe('is refused', () => {
  test('for the email of another organization', async () => {
    const [world, other] = [await makeWorld(), await makeWorld()];
    const email_id = await world.receive(MEETING);
    const response = await other.owner.request('POST', '/api/calendar/detect', { email_id });
    expect(response.status).toBe(404);
    expect(await world.events()).toEqual([]);
  });

  test.each([{}, { email_id: 'x' }, { email_id: 0 }, { email_id: 1, more: true }])('for %j', async (body) => {
    const { owner } = await makeWorld();
    expect((await owner.request('POST', '/api/calendar/detect', body)).status).toBe(400);
  });
});
