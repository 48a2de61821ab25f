import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type SimulatedAccount,
  startAccount,
} from '../../../../../src/dev/simulators/cloudflare/account/account.ts';
import { splitStatements } from '../../../../../src/dev/simulators/cloudflare/account/sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'herald-account-'));
let account: SimulatedAccount;
beforeAll(async () => {
  const plan = { workers: 'free', r2: false } as const;
  const accounts = { 'Example Inc.': { zones: ['example.com'] }, 'Free Inc.': { plan } };
  account = await startAccount({ folder, accounts });
});
afterEach(() => account.faults.heal());
afterAll(async () => {
  await account.stop();
  rmSync(folder, { recursive: true });
});

interface Envelope {
  success: boolean;
  errors: { code: number; message: string }[];
  result: never;
}

async function call(method: string, path: string, body?: unknown, token = account.token) {
  const of = path.startsWith('/user') ? '' : `/accounts/${account.state.accounts[0]!.id}`;
  const response = await fetch(`${account.variables['CLOUDFLARE_API_BASE_URL']}${of}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { success, errors, result } = (await response.json()) as Envelope;
  return { status: response.status, success, code: errors[0]?.code, message: errors[0]?.message, result };
}

async function makeDatabase(
  name: string,
): Promise<(sql: string, params?: unknown[]) => ReturnType<typeof call>> {
  const { result } = await call('POST', '/d1/database', { name });
  const { uuid } = result as { uuid: string };
  return (sql, params) => call('POST', `/d1/database/${uuid}/query`, { sql, params });
}

test('a statement ends at its semicolon, but not within a string, a comment or the body of a trigger', () => {
  const trigger =
    'CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  SELECT CASE WHEN 1 THEN 2 END;\n  SELECT 1;\nEND';
  expect(splitStatements(`-- one; two\nSELECT ';' AS "a;b"; /* ; */\n${trigger};\nSELECT 2`)).toEqual([
    `-- one; two\nSELECT ';' AS "a;b"`,
    `/* ; */\n${trigger}`,
    'SELECT 2',
  ]);
});

test('D1 refuses what it refuses on Cloudflare', async () => {
  const query = await makeDatabase('refusals');
  expect(await query('CREATE TABLE a (x); INSERT INTO a VALUES (1); SELECT x FROM a')).toMatchObject({
    status: 200,
    result: [{}, {}, { results: [{ x: 1 }] }],
  });
  const marks = Array.from({ length: 101 }, () => '?').join();
  const refused: [string, unknown[], RegExp][] = [
    [`SELECT ${marks}`, marks.split(',').map(() => 1), /too many SQL variables/],
    [`SELECT '${'x'.repeat(100_000)}'`, [], /statement too long/],
    ['BEGIN; SELECT 1; COMMIT', [], /transaction/],
    ['PRAGMA journal_mode = DELETE', [], /not authorized/],
    ["ATTACH 'other' AS b", [], /not authorized/],
    ['CREATE TRIGGER t AFTER INSERT ON a BEGIN\r\n  SELECT 1;\r\nEND;', [], /incomplete input/],
  ];
  for (const [sql, params, message] of refused) {
    const answer = await query(sql, params);
    expect(answer, sql.slice(0, 50)).toMatchObject({ status: 400, code: 7500 });
    expect(answer.message).toMatch(message);
  }
  expect(await query('INSERT INTO a VALUES (2); SELECT nothing')).toMatchObject({ code: 7500 });
  expect(await query('SELECT count(*) AS n FROM a')).toMatchObject({ result: [{ results: [{ n: 1 }] }] });
});

test('a database goes back to a bookmark, and back again', async () => {
  const query = await makeDatabase('travel');
  const path = '/d1/database/travel/time_travel';
  await query('CREATE TABLE a (x); INSERT INTO a VALUES (1)');
  const { result } = await call('GET', `${path}/bookmark`);
  const { bookmark } = result as { bookmark: string };
  await query('DELETE FROM a');
  const restored = await call('POST', `${path}/restore?bookmark=${bookmark}`);
  expect(await query('SELECT x FROM a')).toMatchObject({ result: [{ results: [{ x: 1 }] }] });
  const { previous_bookmark } = restored.result as { previous_bookmark: string };
  await call('POST', `${path}/restore?bookmark=${previous_bookmark}`);
  expect(await query('SELECT x FROM a')).toMatchObject({ result: [{ results: [] }] });
});

test('a name is taken once, and what the account lacks is refused', async () => {
  const [, free] = account.state.accounts;
  await call('POST', '/r2/buckets', { name: 'mails' });
  await call('POST', '/queues', { queue_name: 'sync' });
  await call('POST', '/d1/database', { name: 'herald' });
  expect(await call('POST', '/r2/buckets', { name: 'mails' })).toMatchObject({ status: 409, code: 10004 });
  expect(await call('POST', '/queues', { queue_name: 'sync' })).toMatchObject({ status: 400, code: 11009 });
  expect(await call('POST', '/d1/database', { name: 'herald' })).toMatchObject({ status: 400, code: 7502 });
  expect(await call('GET', '/r2/buckets/other')).toMatchObject({ status: 404, code: 10006 });
  expect(await call('GET', '/user/tokens/verify', undefined, 'wrong')).toMatchObject({
    status: 403,
    code: 9109,
  });
  expect(await call('GET', '/queues', undefined, 'wrong')).toMatchObject({ status: 403, code: 10000 });
  const ofFree = (path: string) =>
    fetch(`${account.variables['CLOUDFLARE_API_BASE_URL']}/accounts/${free!.id}${path}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
  const buckets = await ofFree('/r2/buckets');
  expect([buckets.status, await buckets.json()]).toMatchObject([403, { errors: [{ code: 10042 }] }]);
  expect((await ofFree('/containers/me')).status).toBe(401);
});

test('a call fails on demand: refused, cut before it has an effect, or cut after it', async () => {
  const names = () => account.state.accounts[0]!.queues.map(({ queue_name }) => queue_name);
  const make = (queue_name: string) => call('POST', '/queues', { queue_name });
  account.faults.failAt(/^POST .*queues$/, { how: 503, times: 2 });
  expect(await make('a')).toMatchObject({ status: 503, success: false });
  expect(await make('a')).toMatchObject({ status: 503, success: false });
  account.faults.failAt(/^POST .*queues$/, { how: 'reset' });
  await expect(make('b')).rejects.toThrow('fetch failed');
  account.faults.failAt(/^POST .*queues$/, { how: 'lost' });
  await expect(make('c')).rejects.toThrow('fetch failed');
  expect(names()).toContain('c');
  account.faults.failAt(/^GET .*missing$/, { how: 'lost' });
  await expect(call('GET', '/r2/buckets/missing')).rejects.toThrow('fetch failed');
  expect(names()).not.toContain('a');
  expect(names()).not.toContain('b');
  account.faults.forget();
  account.faults.failAt(2, { how: 429 });
  expect((await make('d')).status).toBe(200);
  expect(await make('e')).toMatchObject({ status: 429, code: 971 });
  expect(account.faults.calls.map(({ n, method, status }) => [n, method, status])).toEqual([
    [1, 'POST', 200],
    [2, 'POST', 429],
  ]);
});
