import { createExecutionContext } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ServiceHealth, serviceHealth } from '../../../../src/contract/operations.ts';
import worker from '../../../../src/worker/index.ts';
import { concludeTick } from '../../../../src/worker/modules/operations/index.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { Sidecar } from '../../../../src/worker/platform/outside/sidecar-container.ts';
import { serviceCtx } from '../../../../src/worker/platform/service-ctx.ts';
import { reportCondition } from '../../../../src/worker/platform/work/conditions.ts';
import { makeOrganization, testEnv } from '../../helpers.ts';

const TOKEN = 'the-token-of-the-operator';
const AWAKE = { status: 'ok', active: 3, calls: 8, age_s: 42 };
/** Returns bindings of a healthy service, whose sidecar reports this. */
const well = (said: unknown = null): Env =>
  ({
    ...testEnv,
    OPERATOR_TOKEN: TOKEN,
    SIDECAR_URL: undefined,
    SIDECAR: { getByName: () => ({ health: async () => said }) },
  }) as unknown as Env;
const service = (env = well()) => serviceCtx(env, { waitUntil() {} }, 'test', 'system', 1);

beforeEach(async () => {
  for (const db of [testEnv.DB, testEnv.DB_2]) {
    await db?.batch(['conditions', 'jobs'].map((table) => db.prepare(`DELETE FROM ${table}`)));
  }
  await concludeTick(service(), [], []);
});

function get(env: Env, headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) {
  const request = new Request('http://localhost/api/health', { headers });
  return worker.fetch(request, env, createExecutionContext());
}

async function healthOf(env: Env): Promise<ServiceHealth & { http: number }> {
  const response = await get(env);
  const text = await response.text();
  expect(text).not.toContain(TOKEN);
  return { ...serviceHealth.parse(JSON.parse(text)), http: response.status };
}

const needsOf = ({ needs_a_hand }: ServiceHealth) =>
  needs_a_hand.map(({ kind, about }) => [kind, about].filter(Boolean).join(' ')).sort();

describe('who may ask', () => {
  test('nobody without a token that is set', async () => {
    const response = await get({ ...well(), OPERATOR_TOKEN: undefined } as unknown as Env);
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'NOT_CONFIGURED' }]);
    const empty = await get({ ...well(), OPERATOR_TOKEN: '' }, { authorization: 'Bearer ' });
    expect(empty.status).toBe(503);
  });

  test.each([
    ['nothing', {}],
    ['another token', { authorization: 'Bearer the-token-of-the-operatoR' }],
    ['a part of it', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['the token as a key', { 'x-api-key': TOKEN }],
  ])('nobody with %s', async (_, headers) => {
    const response = await get(well(), headers as Record<string, string>);
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'UNAUTHORIZED' }]);
  });

  test('no owner of an organization', async () => {
    const { cookie } = await makeOrganization();
    expect((await get(well(), { cookie })).status).toBe(401);
  });
});

test('all is well: 200', async () => {
  const health = await healthOf(well());
  expect(health).toMatchObject({
    http: 200,
    status: 'ok',
    needs_a_hand: [],
    bucket: { reachable: true },
    sidecar: { state: 'asleep', awake_seconds: null },
    dead_letters: [],
    mail_given_up: [],
    settings_missing: [],
  });
  expect(health.databases[0]).toMatchObject({ name: 'DB', reachable: true, room_bytes: 10e9 });
  expect(health.databases[0]?.bytes).toBeGreaterThan(100_000);
  expect(Date.now() - Date.parse(health.last_tick_at!)).toBeLessThan(600_000);
  expect(health.jobs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sync', 'send', 'notice']));
});

test('a sidecar that is awake says how busy it is', async () => {
  expect((await healthOf(well(AWAKE))).sidecar).toEqual({
    state: 'awake',
    awake_seconds: 42,
    calls: 3,
    calls_at_once: 8,
    error: null,
  });
});

test('what does not answer, and what is missing, needs a hand: 503', async () => {
  const broken = new Error('D1_ERROR: no such table: jobs: SQLITE_ERROR');
  const health = await healthOf({
    ...well(),
    DB_2: { prepare: () => ({ bind: () => ({ all: () => Promise.reject(broken) }) }) },
    BUCKET: { head: () => Promise.reject(new Error('We encountered an internal error.')) },
    SIDECAR_URL: 'http://127.0.0.1:9',
    PUBLIC_URL: '',
    SYSTEM_SMTP_URL: '',
    ENCRYPTION_KEY_1: 'no key',
  } as unknown as Env);
  expect([health.http, health.status]).toEqual([503, 'needs_a_hand']);
  expect(needsOf(health)).toEqual([
    'bucket_unreachable',
    'database_unreachable DB_2',
    'setting_missing ENCRYPTION_KEY_1',
    'setting_missing PUBLIC_URL',
    'setting_missing SYSTEM_MAIL_FROM',
    'sidecar_unreachable',
  ]);
  expect(health.databases).toMatchObject([
    { reachable: true },
    { reachable: false, bytes: null, error: broken.message },
  ]);
  expect(health.sidecar.state).toBe('unreachable');
  expect(health.last_tick_at).toBeNull();
});

test('a directory that does not answer is told as well', async () => {
  const dead = () => Promise.reject(new Error('D1 is overloaded'));
  const statement = { bind: () => statement, all: dead, raw: dead, run: dead };
  const db = { prepare: () => statement, batch: dead, withSession: () => db };
  const health = await healthOf({ ...well(), DB: db, DB_2: undefined } as unknown as Env);
  expect([health.http, needsOf(health)]).toEqual([503, ['database_unreachable DB']]);
});

test.each([
  [7_900_000_000, []],
  [8_100_000_000, ['database_filling DB_2']],
  [9_600_000_000, ['database_full DB_2']],
])('a database of %d bytes: %j', async (bytes, expected) => {
  const all = async () => ({ results: [], meta: { size_after: bytes } });
  const env = { ...well(), DB_2: { prepare: () => ({ bind: () => ({ all }) }) } } as unknown as Env;
  expect(needsOf(await healthOf(env))).toEqual(expected);
});

test.each([
  ['has never run', null],
  ['ran a quarter of an hour ago', 15],
])('cron that %s needs a hand', async (_, minutes) => {
  const uploaded = new Date(Date.now() - (minutes ?? 0) * 60_000);
  const BUCKET = { head: async () => (minutes === null ? null : { uploaded }) };
  expect(needsOf(await healthOf({ ...well(), BUCKET } as unknown as Env))).toEqual(['tick_late']);
});

test('what was reported is counted by kind, and what may mend itself does not need a hand yet', async () => {
  const dead = { kind: 'dead_letters', about: 'sync', detail: 'Gave up.' } as const;
  for (let n = 0; n < 3; n++) await reportCondition(service(), dead);
  await reportCondition(service(), { kind: 'mail_given_up', about: 'OUTCOME_UNKNOWN', detail: 'Email 7.' });
  await reportCondition(service(), { kind: 'tick_part_failing', about: 'removePast', detail: 'It failed.' });
  const health = await healthOf(well());
  expect(health).toMatchObject({
    http: 503,
    dead_letters: [{ kind: 'sync', count: 3 }],
    mail_given_up: [{ kind: 'OUTCOME_UNKNOWN', count: 1 }],
  });
  expect(needsOf(health)).toEqual(['dead_letters sync', 'mail_given_up OUTCOME_UNKNOWN']);
});

test('what was reported long ago is over', async () => {
  const before = { ...service(), now: () => Date.now() - 25 * 60 * 60_000 };
  await reportCondition(before, { kind: 'dead_letters', about: 'sync', detail: 'Gave up.' });
  expect((await healthOf(well())).http).toBe(200);
});

describe('the container', () => {
  const health = (container: unknown) =>
    Sidecar.prototype.health.call({ ctx: { container }, defaultPort: 8788 } as never);

  test('is not woken by the question', async () => {
    const wakes = () => {
      throw new Error('It was woken.');
    };
    expect(await health({ running: false, getTcpPort: wakes, start: wakes })).toBeNull();
  });

  test('answers it on its port, past what would keep it awake', async () => {
    const asked: unknown[] = [];
    const getTcpPort = (port: number) => ({
      fetch: async (url: string) => {
        asked.push(port, url);
        return Response.json(AWAKE);
      },
    });
    expect(await health({ running: true, getTcpPort })).toEqual(AWAKE);
    expect(asked).toEqual([8788, 'http://sidecar/health']);
  });
});
