import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { BAR, type Counted, monthOf, type Samples } from '../../bench/cost/month.ts';
import { newMeter } from '../../bench/counting.ts';
import { createApp } from '../../src/worker/app.ts';
import { onQueue, onTick } from '../../src/worker/jobs.ts';
import type { Env } from '../../src/worker/platform/env.ts';
import { meteredEnv, testEnv, testOfOneDatabase } from './helpers.ts';
import { MINUTE, mail, makeWorld, type World } from './modules/sync/world.ts';

const app = createApp();
const TAGS = ['Hello', 'Partners', 'Info', 'Support', 'Neo'];

/** Returns what `work` uses of the database, queues, hubs, sidecar and bucket. */
async function countedOf(
  world: World,
  work: (env: Env, execution: ExecutionContext) => Promise<unknown>,
): Promise<Counted> {
  const meter = newMeter();
  const publish = vi.fn(async () => {});
  const put = vi.fn(testEnv.BUCKET.put.bind(testEnv.BUCKET));
  const { BUCKET } = testEnv;
  const env = {
    ...meteredEnv(meter, world.env),
    LIVE: { getByName: () => ({ publish }) },
    BUCKET: {
      put,
      get: BUCKET.get.bind(BUCKET),
      list: BUCKET.list.bind(BUCKET),
      delete: BUCKET.delete.bind(BUCKET),
    },
  } as unknown as Env;
  world.sidecar.calls = [];
  world.queue.sent = [];
  world.eventQueue.sent = [];
  const execution = createExecutionContext();
  await work(env, execution);
  await waitOnExecutionContext(execution);
  return {
    rowsRead: meter.rowsRead,
    rowsWritten: meter.rowsWritten,
    messages: world.queue.sent.length + world.eventQueue.sent.length,
    published: publish.mock.calls.length,
    sidecarCalls: world.sidecar.calls.length,
    puts: put.mock.calls.length,
  };
}

/** Creates a batch of a queue. Throws if a message is retried. */
function batchOf(queue: string, bodies: unknown[]): MessageBatch {
  const retry = () => {
    throw new Error('a message failed');
  };
  const messages = bodies.map((body, i) => ({
    id: String(i),
    timestamp: new Date(),
    body,
    attempts: 1,
    ack() {},
    retry,
  }));
  return { queue, messages } as unknown as MessageBatch;
}

/** Creates five inboxes that have been read and are due. */
async function makeCompany() {
  const world = await makeWorld();
  world.clock.now = Date.now() - 10 * MINUTE;
  const inboxes: Awaited<ReturnType<World['addInbox']>>[] = [];
  for (const tag of TAGS) {
    const inbox = await world.addInbox({ tag });
    inbox.box.add(mail(tag));
    await world.run(inbox.jobId);
    inboxes.push(inbox);
  }
  const settle = createExecutionContext();
  for (let n = 0; n < 2; n++) await onTick(testEnv, settle);
  await waitOnExecutionContext(settle);
  const syncAll = (env: Env, execution: ExecutionContext) =>
    onQueue(
      batchOf(
        'herald-sync',
        inboxes.map(({ jobId }) => ({ kind: 'sync', job_id: jobId })),
      ),
      env,
      execution,
    );
  return { world, inboxes, syncAll };
}

testOfOneDatabase(
  'five syncs that find nothing write five rows, and wake no hub and no other job',
  async () => {
    const { world, inboxes, syncAll } = await makeCompany();
    const before = Date.now();
    const cost = await countedOf(world, syncAll);
    expect(cost).toMatchObject({ rowsWritten: 5, published: 0, messages: 0, sidecarCalls: 5 });
    const status = await app.fetch(
      new Request('http://localhost/api/sync/status', { headers: { cookie: world.client.cookie } }),
      world.env,
      createExecutionContext(),
    );
    const { inboxes: shown } = await status.json<{ inboxes: Record<string, string>[] }>();
    expect(shown).toHaveLength(5);
    for (const inbox of shown) {
      expect(inbox).toMatchObject({ state: 'waiting', new_emails: 0, error: '' });
      expect(Date.parse(inbox['last_success_at']!)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(inbox['next_attempt_at']!)).toBeGreaterThan(before + MINUTE);
    }
    // A repeated wake-up comes too early.
    expect(await countedOf(world, syncAll)).toMatchObject({ rowsWritten: 0, sidecarCalls: 0 });
    expect(inboxes).toHaveLength(5);
  },
);

test('a sync that somebody has asked for tells the pages, though it finds nothing', async () => {
  const { world, syncAll } = await makeCompany();
  await world.request('POST', '/api/sync');
  await testEnv.DB.prepare('UPDATE jobs SET due_at = ? WHERE organization_id = ? AND kind = ?')
    .bind(Date.now() - 1, world.client.organizationId, 'sync')
    .run();
  const { published } = await countedOf(world, syncAll);
  expect(published).toBe(5);
});

test('a mail that has come is read, and the mailbox is read again after a failure', async () => {
  const { world, inboxes, syncAll } = await makeCompany();
  inboxes[0]!.box.add(mail('fresh'));
  await countedOf(world, syncAll);
  expect(await world.names()).toContain('fresh');
  expect(await world.sync(inboxes[0]!.id)).toMatchObject({ last_new: 1, last_uid: 2 });
});

testOfOneDatabase('the month of the company costs less than its bar', async ({ task }) => {
  const { world, inboxes, syncAll } = await makeCompany();
  const get =
    (method: string, path: string, body?: unknown) => async (env: Env, execution: ExecutionContext) => {
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: { cookie: world.client.cookie, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await app.fetch(request, env, execution as never);
      expect(response.status).toBe(200);
    };
  const inbox = { organization_id: world.client.organizationId, inbox_id: inboxes[0]!.id };
  const report = async (env: Env, execution: ExecutionContext) => {
    const request = new Request('http://localhost/api/sync/news', {
      method: 'POST',
      headers: { authorization: `Bearer ${env.SIDECAR_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ inboxes: [inbox] }),
    });
    expect((await app.fetch(request, env, execution as never)).status).toBe(202);
  };
  const emptySyncs = await countedOf(world, syncAll);
  inboxes[0]!.box.add(mail('new'));
  await testEnv.DB.prepare('UPDATE syncs SET last_run_at = 1 WHERE inbox_id = ?').bind(inboxes[0]!.id).run();
  const arrival = await countedOf(world, async (env, execution) => {
    await onQueue(batchOf('herald-sync', [{ kind: 'sync', job_id: inboxes[0]!.jobId }]), env, execution);
    await onQueue(batchOf('herald-events', [{ kind: 'deliver-events' }]), env, execution);
  });
  expect(arrival.puts).toBeGreaterThan(0);
  const email = await testEnv.DB.prepare('SELECT id FROM emails WHERE organization_id = ? AND is_read = 0')
    .bind(world.client.organizationId)
    .first<number>('id');
  const samples: Samples = {
    tick: await countedOf(world, onTick),
    emptySyncs,
    news: await countedOf(world, report),
    mail: arrival,
    call: await countedOf(world, get('GET', '/api/emails?limit=50')),
    change: await countedOf(world, get('PATCH', '/api/emails/read', { ids: [email], is_read: true })),
  };
  const month = monthOf(samples);
  const { lines, dollars } = month;
  // `npm run bench -- --cost` prints it.
  Object.assign(task.meta, { month });
  expect(lines.find(({ item }) => item === 'D1: rows written')!.used).toBeGreaterThan(100_000);
  expect(lines.find(({ item }) => item === 'Containers: memory, GiB-s')!.dollars).toBeGreaterThan(6);
  expect(dollars).toBeLessThanOrEqual(BAR);
  // With three sidecars that never sleep, the cost was 30 dollars.
  expect(dollars).toBeGreaterThan(5);
});
