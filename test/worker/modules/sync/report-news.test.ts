import { expect, test } from 'vitest';
import { testEnv } from '../../helpers.ts';
import { mail, makeWorld, type World } from './world.ts';

const MINUTE = 60_000;

/** Reports news as the sidecar does. */
async function report(
  world: World,
  inboxes: unknown,
  authorization: string | null = `Bearer ${testEnv.SIDECAR_TOKEN}`,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await world.request('POST', '/api/sync/news', { inboxes }, null, {
    ...(authorization && { authorization }),
  });
  return { status: response.status, body: await response.json() };
}

const inboxOf = (world: World, id: number) => ({
  organization_id: world.client.organizationId,
  inbox_id: id,
});

async function statusOf(world: World, id: number): Promise<Record<string, unknown>> {
  const response = await world.request('GET', '/api/sync/status');
  const { inboxes } = await response.json<{ inboxes: { inbox_id: number }[] }>();
  const { watch, watch_reason } = inboxes.find(({ inbox_id }) => inbox_id === id) as Record<string, unknown>;
  return { watch, watch_reason };
}

test('an inbox with news is read at once', async () => {
  const world = await makeWorld();
  world.clock.now = Date.now() - 10 * MINUTE;
  const { id, jobId, box } = await world.addReadInbox();
  expect(world.queue.woken()).toEqual([]);
  expect(await report(world, [inboxOf(world, id)])).toEqual({ status: 202, body: { inboxes: 1 } });
  expect(world.queue.woken()).toEqual([jobId]);
  world.clock.now = Date.now() + 1;
  box.add(mail('n1'));
  await world.runIn('quick', jobId);
  expect(await world.names()).toEqual(['n1']);
});

test('an inbox that a look has found quiet is looked at again', async () => {
  const world = await makeWorld();
  world.clock.now = Date.now() - 10 * MINUTE;
  const { id, jobId, box } = await world.addReadInbox();
  await world.runIn('quick', jobId);
  box.add(mail('n1'));
  await world.runIn('quick', jobId);
  expect(await world.names()).toEqual([]);
  await report(world, [inboxOf(world, id)]);
  world.clock.now = Date.now() + 1;
  await world.runIn('quick', jobId);
  expect(await world.names()).toEqual(['n1']);
});

test('a storm of news is one more run', async () => {
  const world = await makeWorld();
  world.clock.now = Date.now() - MINUTE;
  const { id, jobId, box } = await world.addReadInbox();
  for (let n = 0; n < 5; n++) await report(world, [inboxOf(world, id), inboxOf(world, id)]);
  const woken = world.queue.woken();
  expect(new Set(woken)).toEqual(new Set([jobId]));
  world.clock.now = Date.now() + 1;
  box.add(mail('n1'));
  for (const job of woken) await world.runIn('quick', job);
  expect(world.sidecar.fetches()).toHaveLength(1);
  expect(await world.names()).toEqual(['n1']);
});

test('an inbox that is being read is read again afterwards', async () => {
  const world = await makeWorld();
  world.clock.now = Date.now();
  const { id, jobId, box } = await world.addInbox();
  box.add(mail('n1'));
  world.sidecar.before = async () => {
    world.sidecar.before = null;
    await report(world, [inboxOf(world, id)]);
    world.queue.woken();
    world.clock.now = Date.now() + 1;
  };
  await world.run(jobId);
  expect(world.queue.woken()).toEqual([jobId]);
});

test('what is not known, not read, or has no room is left alone', async () => {
  const world = await makeWorld();
  const other = await makeWorld();
  const theirs = await other.addReadInbox();
  const read = await world.addReadInbox();
  const off = await world.addInbox({ tag: 'Neo', is_active: false });
  await world.run(off.jobId);
  const stopped = await world.addReadInbox({ tag: 'Info' });
  await testEnv.DB.prepare('UPDATE jobs SET due_at = NULL WHERE id = ?').bind(stopped.jobId).run();
  const full = await world.addReadInbox({ tag: 'Hello' });
  await testEnv.DB.prepare("UPDATE syncs SET error_code = 'MAIL_LIMIT' WHERE inbox_id = ?")
    .bind(full.id)
    .run();
  const ids = [off.id, stopped.id, full.id, theirs.id, 4, read.id];
  const unknown = { organization_id: 2 ** 20, inbox_id: 1 };
  expect(await report(world, [...ids.map((id) => inboxOf(world, id)), unknown])).toEqual({
    status: 202,
    body: { inboxes: 1 },
  });
  expect(world.queue.woken()).toEqual([read.jobId]);
  expect(other.queue.woken()).toEqual([]);
});

test('an inbox whose last run failed is tried at once: its server may be back', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addReadInbox();
  world.sidecar.failure = { code: 'TIMEOUT', message: 'No answer.' };
  await world.run(jobId);
  expect(await statusOf(world, id)).toEqual({ watch: 'off', watch_reason: 'failing' });
  world.sidecar.failure = null;
  box.add(mail('n1'));
  await report(world, [inboxOf(world, id)]);
  expect(world.queue.woken()).toEqual([jobId]);
});

test.each([null, 'Bearer wrong', `Basic ${testEnv.SIDECAR_TOKEN}`, 'Bearer'])(
  'nobody but the sidecar may report: %s',
  async (authorization) => {
    const world = await makeWorld();
    const { id } = await world.addReadInbox();
    const { status, body } = await report(world, [inboxOf(world, id)], authorization);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(world.queue.woken()).toEqual([]);
  },
);

test.each([
  ['nothing', [], 'inboxes'],
  [
    'more than a hundred',
    Array.from({ length: 101 }, () => ({ organization_id: 1, inbox_id: 1 })),
    'inboxes',
  ],
  ['no list', 'all', 'inboxes'],
  ['no number', [{ organization_id: 1, inbox_id: 'x' }], 'inboxes.0.inbox_id'],
  ['a number below one', [{ organization_id: 0, inbox_id: 1 }], 'inboxes.0.organization_id'],
])('bad input is refused: %s', async (_, inboxes, path) => {
  const world = await makeWorld();
  const { status, body } = await report(world, inboxes);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ path }] });
});

test('each fetch asks for a watch of six minutes, and the status says how it is', async () => {
  const world = await makeWorld();
  world.clock.now = Date.now() - 3 * MINUTE;
  const { id, jobId } = await world.addInbox();
  expect(await statusOf(world, id)).toEqual({ watch: 'off', watch_reason: 'starting' });
  world.sidecar.watch = 'starting';
  await world.run(jobId);
  expect(world.sidecar.fetches()[0]).toMatchObject({
    watch: {
      url: 'http://localhost/api/sync/news',
      organization_id: world.client.organizationId,
      inbox_id: id,
      seconds: 360,
    },
  });
  expect(await statusOf(world, id)).toEqual({ watch: 'off', watch_reason: 'starting' });

  // A look tells too.
  world.clock.now = Date.now();
  world.sidecar.watch = 'watched';
  await world.runIn('quick', jobId);
  expect(world.sidecar.calls.at(-1)!.body).toMatchObject({ max_messages: 0, watch: { inbox_id: id } });
  expect(await statusOf(world, id)).toEqual({ watch: 'watched', watch_reason: null });

  for (const state of ['polled', 'crowded', 'refused', 'full', 'failing'] as const) {
    await testEnv.DB.prepare('UPDATE syncs SET watch = ? WHERE inbox_id = ?').bind(state, id).run();
    const expected =
      state === 'polled' ? { watch: state, watch_reason: null } : { watch: 'off', watch_reason: state };
    expect(await statusOf(world, id)).toEqual(expected);
  }
  await testEnv.DB.prepare('UPDATE syncs SET last_run_at = ? WHERE inbox_id = ?')
    .bind(Date.now() - 7 * MINUTE, id)
    .run();
  expect(await statusOf(world, id)).toEqual({ watch: 'off', watch_reason: 'ended' });
});

test('without an address of its own, the service watches nothing and says so', async () => {
  const world = await makeWorld({ PUBLIC_URL: '' });
  const { id, jobId } = await world.addInbox();
  await world.run(jobId);
  expect(world.sidecar.fetches()[0]).not.toHaveProperty('watch');
  expect(await statusOf(world, id)).toEqual({ watch: 'off', watch_reason: 'not_configured' });
});

test('a sidecar of an earlier version, which tells no state, is no failure', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addReadInbox();
  await world.run(jobId);
  expect(await world.sync(id)).toMatchObject({ error_code: null, watch: null });
});
