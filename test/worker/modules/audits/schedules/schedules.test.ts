import { describe, expect, test } from 'vitest';
import type { AuditSchedule } from '../../../../../src/contract/audits/schedules.ts';
import { startScheduledAudits } from '../../../../../src/worker/modules/audits/schedules/start.ts';
import { addMember } from '../../../helpers.ts';
import { DAY, MINUTE } from '../../webhooks/world.ts';
import { makeWorld, resultsOf, SITE, type World } from '../world.ts';

const PATH = '/api/audits/schedules';

const create = (world: World, body: object = {}) =>
  world.ask<AuditSchedule>('POST', PATH, { url: SITE, ...body });
const get = (world: World, id: number) => world.ask<AuditSchedule>('GET', `${PATH}/${id}`);
async function tick(world: World): Promise<void> {
  // Schedules that other tests have left would fill the tick.
  await world.rows('DELETE FROM audit_schedules WHERE organization_id <> ?');
  await startScheduledAudits(world.ctx({ organizationId: 0 }));
}
const at = (time: string) => Date.parse(time);
const countToday = (world: World, count: number) =>
  world.rows(
    'INSERT INTO audit_days (organization_id, day, count) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET count = ?3',
    Math.floor(world.clock.now / DAY),
    count,
  );

/** Creates a schedule whose first audit is done. Sets the clock to just before the next one. */
async function makeScheduled(body: object = {}) {
  const world = await makeWorld();
  const schedule = await create(world, body);
  world.analyze = async () => resultsOf(80);
  await world.work();
  world.clock.now = at(schedule.next_at) - 1;
  return { world, schedule };
}

describe('a schedule', () => {
  test('is made with its defaults, and its first audit begins at once', async () => {
    const world = await makeWorld();
    const response = await world.request('POST', PATH, { url: 'https://WWW.example.com' });
    expect(response.status).toBe(201);
    const schedule = (await response.json()) as AuditSchedule;
    expect(schedule).toMatchObject({
      type: 'digital',
      url: SITE,
      every_days: 7,
      notify_drop: 5,
      is_active: true,
    });
    expect(at(schedule.next_at) - at(schedule.created_at)).toBe(7 * DAY);
    const audit = await world.audit(schedule.last_audit_id!);
    expect(audit).toMatchObject({ status: 'pending', url: SITE, schedule_id: schedule.id });
    expect(await get(world, schedule.id)).toEqual(schedule);
    expect(await world.ask(`GET`, PATH)).toEqual([schedule]);
    await tick(world);
    expect(await world.list()).toHaveLength(1);
  });

  test('starts an audit each time its days are over, at the same time of day', async () => {
    const { world, schedule } = await makeScheduled({ every_days: 2, type: 'security' });
    await tick(world);
    expect(await world.list('?type=security')).toHaveLength(1);
    for (const n of [1, 2, 3]) {
      // Ticks come some minutes late.
      world.clock.now = at(schedule.next_at) + (n - 1) * 2 * DAY + 2 * MINUTE;
      await tick(world);
      await tick(world);
      const audits = await world.list('?type=security');
      expect(audits).toHaveLength(1 + n);
      expect(audits[0]).toMatchObject({ schedule_id: schedule.id, status: 'pending' });
      const now = await get(world, schedule.id);
      expect(now.last_audit_id).toBe(audits[0]!.id);
      expect(at(now.next_at)).toBe(at(schedule.next_at) + n * 2 * DAY);
      await world.work();
    }
    expect((await world.list('?type=security'))[0]!.previous_audit_id).not.toBeNull();
  });

  test('starts one audit however many ticks run at once', async () => {
    const { world } = await makeScheduled();
    world.pass(1);
    await Promise.all(Array.from({ length: 8 }, () => tick(world)));
    expect(await world.list()).toHaveLength(2);
    expect(await world.jobs()).toHaveLength(1);
    expect(await world.events('audit.requested')).toHaveLength(2);
  });

  test('makes up for nothing that was missed', async () => {
    const { world, schedule } = await makeScheduled({ every_days: 1 });
    world.pass(30 * DAY);
    for (let n = 0; n < 5; n++) await tick(world);
    expect(await world.list()).toHaveLength(2);
    expect(at((await get(world, schedule.id)).next_at)).toBe(world.clock.now + DAY);
  });

  test('waits for the next day when the organization has had its audits of today', async () => {
    const { world, schedule } = await makeScheduled();
    world.pass(1);
    await countToday(world, 50);
    await tick(world);
    expect(await world.list()).toHaveLength(1);
    const midnight = (Math.floor(world.clock.now / DAY) + 1) * DAY;
    expect(at((await get(world, schedule.id)).next_at)).toBe(midnight);
    world.clock.now = midnight;
    await tick(world);
    expect(await world.list()).toHaveLength(2);
  });

  test('is made on a day without audits left, and begins tomorrow', async () => {
    const world = await makeWorld();
    world.catchUp();
    await countToday(world, 50);
    world.pass(DAY);
    await countToday(world, 50);
    const schedule = await create(world);
    expect(schedule.last_audit_id).toBeNull();
    expect(at(schedule.next_at) % DAY).toBe(0);
    expect(at(schedule.next_at)).toBeGreaterThan(at(schedule.created_at));
  });

  test('asks the engine, if that audits', async () => {
    const { world } = await makeScheduled();
    await world.ask('PUT', '/api/audits/preferences', { engine: 'automation' });
    world.pass(1);
    await tick(world);
    expect((await world.list())[0]).toMatchObject({ engine: 'automation' });
  });
});

describe('the members', () => {
  const fallTo = async (score: number, notify_drop?: number) => {
    const { world, schedule } = await makeScheduled({ notify_drop });
    const member = await addMember(world.organizationId, 'member');
    world.pass(1);
    await tick(world);
    world.analyze = async () => resultsOf(score);
    await world.work();
    return { world, schedule, member };
  };

  test('are notified when the score falls by as much as the schedule says', async () => {
    const { world, member } = await fallTo(75);
    const { last_audit_id } = (await world.ask<AuditSchedule[]>('GET', PATH))[0]!;
    const mails = await world.mails();
    expect(mails.map(({ userId }) => userId).sort()).toEqual([world.client.userId, member.userId].sort());
    expect(mails[0]).toMatchObject({
      subject: 'The score of www[.]example[.]com fell from 80 to 75',
      text: `The scheduled audit of www[.]example[.]com is finished. The score fell from 80 to 75.\n\nSee the report:\nhttp://localhost/audits/${last_audit_id}\n`,
    });
  });

  test.each([
    [76, undefined],
    [80, 1],
    [90, 1],
    [75, 6],
  ])('are not, when it goes from 80 to %i, with a notify_drop of %s', async (score, notifyDrop) => {
    const { world } = await fallTo(score, notifyDrop);
    expect(await world.events('audit.completed')).toHaveLength(2);
    expect(await world.mails()).toEqual([]);
  });

  test('are not, when the schedule was deleted meanwhile', async () => {
    const { world, schedule } = await makeScheduled();
    world.pass(1);
    await tick(world);
    await world.ask('DELETE', `${PATH}/${schedule.id}`);
    world.analyze = async () => resultsOf(10);
    await world.work();
    expect(await world.mails()).toEqual([]);
    expect(await world.list('?status=completed')).toHaveLength(2);
  });
});

describe('changing a schedule', () => {
  test('keeps the fields that are left out', async () => {
    const { world, schedule } = await makeScheduled();
    const change = (body: object) => world.ask<AuditSchedule>('PATCH', `${PATH}/${schedule.id}`, body);
    expect(await change({})).toEqual(schedule);
    expect(await change({ notify_drop: 10 })).toEqual({ ...schedule, notify_drop: 10 });
    expect(await change({ is_active: false })).toEqual({ ...schedule, notify_drop: 10, is_active: false });
    world.pass(1);
    await tick(world);
    expect(await world.list()).toHaveLength(1);
    await change({ is_active: true });
    await tick(world);
    expect(await world.list()).toHaveLength(2);
  });

  test('to fewer days brings the next audit nearer, and to more days leaves it', async () => {
    const { world, schedule } = await makeScheduled();
    const change = async (every_days: number) =>
      at((await world.ask<AuditSchedule>('PATCH', `${PATH}/${schedule.id}`, { every_days })).next_at);
    expect(await change(30)).toBe(at(schedule.next_at));
    const next = await change(1);
    expect(next - Date.now()).toBeLessThanOrEqual(DAY);
    expect(next - Date.now()).toBeGreaterThan(DAY - MINUTE);
  });

  test.each([{ every_days: 0 }, { every_days: 91 }, { notify_drop: 0 }, { url: SITE }, { is_active: 'yes' }])(
    'to %j is refused',
    async (body) => {
      const world = await makeWorld();
      const { id } = await create(world);
      expect((await world.request('PATCH', `${PATH}/${id}`, body)).status).toBe(400);
    },
  );

  test('that is not there: 404', async () => {
    const world = await makeWorld();
    for (const [method, body] of [['GET'], ['PATCH', {}], ['DELETE']] as const) {
      expect((await world.request(method, `${PATH}/${2 ** 40}`, body)).status).toBe(404);
    }
  });
});

test('deleting a schedule leaves its audits, and deleting an audit leaves its schedule', async () => {
  const { world, schedule } = await makeScheduled();
  await world.ask('DELETE', `/api/audits/${schedule.last_audit_id}`);
  expect((await get(world, schedule.id)).last_audit_id).toBeNull();
  world.pass(1);
  await tick(world);
  await world.ask('DELETE', `${PATH}/${schedule.id}`);
  expect(await world.ask('GET', PATH)).toEqual([]);
  expect(await world.list()).toMatchObject([{ schedule_id: schedule.id }]);
});

test('an organization has at most twenty schedules', async () => {
  const world = await makeWorld();
  const ids: number[] = [];
  for (let n = 0; n < 20; n++) ids.unshift((await create(world)).id);
  const response = await world.request('POST', PATH, { url: SITE });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'TOO_MANY_SCHEDULES' });
  const page = await world.ask<AuditSchedule[]>('GET', `${PATH}?limit=3&offset=1`);
  expect(page.map(({ id }) => id)).toEqual(ids.slice(1, 4));
  await world.ask('DELETE', `${PATH}/${ids[0]}`);
  await create(world);
});
