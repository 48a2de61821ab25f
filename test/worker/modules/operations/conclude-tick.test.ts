import { beforeEach, expect, test } from 'vitest';
import { newMeter } from '../../../../bench/counting.ts';
import { concludeTick } from '../../../../src/worker/modules/operations/index.ts';
import { open } from '../../../../src/worker/platform/encryption.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { serviceCtx } from '../../../../src/worker/platform/service-ctx.ts';
import { reportCondition } from '../../../../src/worker/platform/work/conditions.ts';
import { makeOrganization, meteredEnv, testEnv, testOfOneDatabase, withBatches } from '../../helpers.ts';
import { readLetter } from '../../notices.ts';

const told = { ...testEnv, OPERATOR_EMAIL: 'operator@example.com' } as Env;
const MINUTE = 60_000;
const T0 = Date.parse('2026-11-28T03:00:00Z');
const KINDS = ['sync', 'send'];

const service = (minutes: number, env = told) => ({
  ...serviceCtx(env, { waitUntil() {} }, 'test', 'system', 1),
  now: () => T0 + minutes * MINUTE,
});
const tick = (minutes: number, failed: string[] = [], env = told) =>
  concludeTick(service(minutes, env), KINDS, failed);

beforeEach(async () => {
  for (const db of [testEnv.DB, testEnv.DB_2]) {
    await db?.batch(['conditions', 'jobs', 'notices'].map((table) => db.prepare(`DELETE FROM ${table}`)));
  }
});

/** Returns the mails to the operator that wait to be sent. */
async function mails(): Promise<{ subject: string; text: string }[]> {
  const { results } = await testEnv.DB.prepare(
    'SELECT address, content, secret_id AS secretId FROM notices WHERE organization_id = 0 ORDER BY id',
  ).all<{ address: string; content: string; secretId: string }>();
  return Promise.all(
    results.map(async ({ address, content, secretId }) => {
      expect(address).toBe('operator@example.com');
      return readLetter(await open(testEnv, content, `notices/${secretId}`));
    }),
  );
}

const kept = async () => {
  const { results } = await testEnv.DB.prepare('SELECT kind, about FROM conditions ORDER BY kind').all();
  return results;
};
const jobs = () => testEnv.DB.prepare("SELECT count(*) AS n FROM jobs WHERE kind = 'notice'").first('n');

testOfOneDatabase('a tick that finds nothing reads little and writes no row', async () => {
  const meter = newMeter();
  await tick(0, [], meteredEnv(meter, told));
  const queries = meter.trips.flatMap((trip) => trip.queries);
  expect([queries.length, meter.rowsWritten]).toEqual([2, 0]);
  expect(meter.rowsRead).toBeLessThanOrEqual(10);
  expect(await testEnv.BUCKET.head('operations/last-tick')).not.toBeNull();
});

test('what lasts is told once, and once when it is over', async () => {
  for (const minute of [0, 3]) await tick(minute, ['removePast']);
  expect(await mails()).toEqual([]);
  for (const minute of [6, 9, 12]) await tick(minute, ['removePast']);
  expect(await mails()).toEqual([
    {
      subject: 'Herald: A part of cron fails (removePast)',
      text: `- A part of cron fails (removePast): Since 2026-11-28 03:00 UTC. It failed in the last tick, and the log has the error.

What to do: Look for "tick.part_failed" in the log, with the name of the part.

More: docs/operations.md#a-part-of-cron-fails

How all of it is: GET http://localhost/api/health, with the token of the operator.
`,
    },
  ]);
  expect(await jobs()).toBe(1);
  for (const minute of [15, 18, 21]) await tick(minute);
  expect(await mails()).toHaveLength(1);
  for (const minute of [24, 27]) await tick(minute);
  const [, over, ...more] = await mails();
  expect([over?.subject, more]).toEqual(['Herald: Over: A part of cron fails (removePast)', []]);
  expect(over?.text).toContain('From 2026-11-28 03:00 UTC to 2026-11-28 03:12 UTC.');
  expect(await kept()).toEqual([]);
});

test('what mends itself is not told', async () => {
  await tick(0, ['removePast']);
  for (const minute of [3, 6, 9, 12]) await tick(minute);
  expect([await mails(), await kept()]).toEqual([[], []]);
});

test('what comes and goes is one thing, which is over when it stays away', async () => {
  for (const minute of [0, 3, 6, 12, 18, 24]) await tick(minute, ['removePast']);
  expect(await mails()).toHaveLength(1);
});

test('what begins in one tick is one mail', async () => {
  await reportCondition(service(0), { kind: 'dead_letters', about: 'sync', detail: 'Gave up.' });
  await reportCondition(service(0), {
    kind: 'upkeep_stopped',
    about: 'OTHER_BUCKET',
    detail: 'Another bucket.',
  });
  await tick(0);
  const [mail, ...more] = await mails();
  expect([mail?.subject, more]).toEqual(['Herald: 2 things need a hand', []]);
  expect(mail?.text).toContain(
    '- The queue has given up wake-ups (sync): Since 2026-11-28 03:00 UTC. Gave up.',
  );
  expect(mail?.text).toContain('Upkeep has stopped (OTHER_BUCKET)');
});

test('a tick that dies before or after its batch neither loses nor doubles the mail', async () => {
  await reportCondition(service(0), { kind: 'dead_letters', about: 'sync', detail: 'Gave up.' });
  const isTelling = (queries: { sql: string }[]) => queries.some(({ sql }) => sql.includes('SET told_at'));
  const before = withBatches(told, (run, queries) => {
    if (isTelling(queries)) throw new Error('died');
    return run();
  });
  await expect(tick(0, [], before)).rejects.toThrow('died');
  expect(await mails()).toEqual([]);
  const after = withBatches(told, async (run, queries) => {
    const results = await run();
    if (isTelling(queries)) throw new Error('died');
    return results;
  });
  await expect(tick(3, [], after)).rejects.toThrow('died');
  await tick(6);
  expect([(await mails()).length, await jobs()]).toEqual([1, 1]);
});

test('two ticks at once tell it once', async () => {
  await reportCondition(service(0), { kind: 'dead_letters', about: 'sync', detail: 'Gave up.' });
  await Promise.all([tick(0), tick(0)]);
  expect(await mails()).toHaveLength(1);
  await Promise.all([tick(3000), tick(3000)]);
  expect(await mails()).toHaveLength(2);
});

test('what is reported again while a tick finds it over goes on', async () => {
  await reportCondition(service(0), { kind: 'upkeep_stopped', about: 'OFF', detail: 'UPKEEP is off.' });
  const late = withBatches(told, async (run, queries) => {
    if (queries.some(({ sql }) => sql.startsWith('DELETE'))) {
      await reportCondition(service(60), { kind: 'upkeep_stopped', about: 'OFF', detail: 'UPKEEP is off.' });
    }
    return run();
  });
  await tick(60, [], late);
  expect(await kept()).toEqual([{ kind: 'upkeep_stopped', about: 'OFF' }]);
});

test('without an address nobody is told, and with one that comes later what still lasts', async () => {
  const { OPERATOR_EMAIL: _, ...nobody } = told;
  const report = { kind: 'dead_letters', about: 'sync', detail: 'Gave up.' } as const;
  await reportCondition(service(0), report);
  await tick(0, [], nobody as Env);
  await tick(3, [], { ...told, SYSTEM_SMTP_URL: '' });
  expect(await mails()).toEqual([]);
  await tick(6);
  expect(await mails()).toHaveLength(1);
});

test('work that is overdue, work that fails, and a bucket that does not answer are found', async () => {
  const { organizationId } = await makeOrganization();
  const home = (testEnv.DB_2 ?? testEnv.DB) as D1Database;
  const insert = (n: number, kind: string, minutes: number, attempts: number) =>
    home
      .prepare(
        'INSERT INTO jobs (id, organization_id, kind, subject_id, due_at, attempts) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .bind(organizationId * 2 ** 32 + n, organizationId, kind, n, T0 + minutes * MINUTE, attempts);
  await home.batch([
    insert(1, 'sync', -14, 0),
    ...[2, 3, 4, 5].map((n) => insert(n, 'send', 60, n < 5 ? 2 : 0)),
    insert(6, 'other', -999, 9),
  ]);
  await tick(0);
  expect(await kept()).toEqual([]);
  await home.prepare('UPDATE jobs SET attempts = 3 WHERE attempts = 2').run();
  const broken = {
    ...told,
    BUCKET: { put: () => Promise.reject(new Error('We encountered an internal error.')) },
  };
  await tick(2, [], broken as unknown as Env);
  expect(await kept()).toEqual([
    { kind: 'bucket_unreachable', about: '' },
    { kind: 'jobs_failing', about: 'send' },
    { kind: 'jobs_overdue', about: 'sync' },
  ]);
});
