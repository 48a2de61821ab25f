/** Cases in which cron would empty the bucket if it trusted the bound databases. Each is tried with whole ticks. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onQueue, onTick } from '../../../../src/worker/jobs.ts';
import { forgetHomes } from '../../../../src/worker/platform/data/commit/homes.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { APART } from '../../apart.ts';
import { type Client, makeOrganization, testEnv } from '../../helpers.ts';
import { objectKeys, saveMail } from '../mail/deletion/world.ts';

const { BUCKET } = testEnv;
const bound = env as unknown as Env & { DB_3: D1Database };
const today = Date.now();

const tables = async (db: D1Database) =>
  (
    await db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
      .all<{ name: string }>()
  ).results
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite_|_cf_|d1_|email_(?:terms|search)_)/.test(name));

/** Returns all rows of a database. */
async function snapshot(db: D1Database): Promise<Map<string, Record<string, unknown>[]>> {
  const names = await tables(db);
  const read = await db.batch<Record<string, unknown>>(
    names.map((table) => db.prepare(`SELECT * FROM ${table}`)),
  );
  return new Map(names.map((table, i) => [table, read[i]!.results]));
}

/** Restores a database as Time Travel does: it has these rows again, and no others. */
async function restore(db: D1Database, rows: Awaited<ReturnType<typeof snapshot>>): Promise<void> {
  await empty(db);
  for (const [table, kept] of rows) {
    if (kept.length === 0) continue;
    const { results } = await db
      .prepare(`SELECT name FROM pragma_table_xinfo('${table}') WHERE hidden = 0`)
      .all();
    const names = results.map(({ name }) => String(name));
    const insert = db.prepare(`INSERT OR REPLACE INTO ${table} (${names}) VALUES (${names.map(() => '?')})`);
    const toBound = (value: unknown) => (Array.isArray(value) ? new Uint8Array(value) : value);
    await db.batch(kept.map((row) => insert.bind(...names.map((name) => toBound(row[name])))));
  }
}

async function empty(db: D1Database): Promise<void> {
  await db.batch((await tables(db)).map((table) => db.prepare(`DELETE FROM ${table}`)));
}

/** Runs cron in this Worker, once on each of these days after today. Returns its log. */
async function run(worker: Env, ...days: number[]): Promise<string> {
  const lines: string[] = [];
  const spies = (['log', 'info', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line))),
  );
  vi.useFakeTimers({ toFake: ['Date'] });
  const sent: unknown[] = [];
  const queue = {
    send: async () => {},
    sendBatch: async (messages: { body: unknown }[]) => sent.push(...messages),
  };
  const ticking = { ...worker, EVENT_QUEUE: queue } as unknown as Env;
  try {
    for (const day of days) {
      vi.setSystemTime(today + day * 86_400_000);
      await onTick(ticking, createExecutionContext());
      const messages = sent
        .splice(0)
        .filter((message) => (message as { body: { kind: string } }).body.kind === 'tick');
      const batch = messages.map((message) => ({
        ...(message as object),
        id: 'x',
        attempts: 1,
        ack() {},
        retry() {},
      }));
      await onQueue({ queue: 'herald-events', messages: batch } as never, ticking, createExecutionContext());
    }
  } finally {
    vi.useRealTimers();
    for (const spy of spies) spy.mockRestore();
  }
  return lines.join('\n');
}

const stopOf = (db: D1Database) =>
  db.prepare('SELECT stop FROM installation WHERE number = 1').first<string>('stop');

describe.skipIf(!bound.DB_2)('nothing is deleted', () => {
  let client: Client;
  let keys: string[];

  beforeEach(async () => {
    for (const db of [bound.DB, bound.DB_2!, bound.DB_3]) await empty(db);
    for (const statement of APART) await bound.DB.prepare(statement).run();
    const { objects } = await BUCKET.list();
    if (objects.length > 0) await BUCKET.delete(objects.map(({ key }) => key));
    forgetHomes();
    client = await makeOrganization();
    await run(testEnv, -1);
    for (const id of ['one', 'two', 'three']) await saveMail(client, { id, file: true });
    keys = await objectKeys(client);
    expect(keys).toHaveLength(6);
  }, 60_000);
  afterEach(() => void forgetHomes());

  test('while all is as it should be, and a sweep finds an orphan', async () => {
    const orphan = `organizations/${client.organizationId}/raw/dead.eml`;
    await BUCKET.put(orphan, 'x');
    expect(await run(testEnv, 2, 3, 10)).not.toContain('upkeep.stopped');
    expect(await objectKeys(client)).toEqual(keys);
    expect(await BUCKET.head(orphan)).toBeNull();
  });

  test('with another database', async () => {
    const other = { ...testEnv, DB: bound.DB_3, DB_2: undefined } as unknown as Env;
    expect(await run(other, 2, 10)).toContain('"reason":"OTHER_BUCKET"');
    expect(await objectKeys(client)).toEqual(keys);
    expect(await stopOf(bound.DB_3)).toBe('OTHER_BUCKET');
    expect(await run(testEnv, 11)).not.toContain('upkeep.stopped');
  });

  test('with a DB_2 that is another database, or DB once more', async () => {
    for (const DB_2 of [bound.DB_3, bound.DB]) {
      const other = { ...testEnv, DB_2 } as unknown as Env;
      expect(await run(other, 2, 10)).toContain('DB_2 is bound to another database than before.');
      expect(await objectKeys(client)).toEqual(keys);
    }
    expect(await run(testEnv, 11)).toContain('"event":"upkeep.resumed"');
    expect(await stopOf(bound.DB)).toBeNull();
  });

  test('with a missing DB_2', async () => {
    const other = { ...testEnv, DB_2: undefined } as unknown as Env;
    expect(await run(other, 2, 10)).toContain(
      'Organizations live in database 2, and the binding DB_2 is missing.',
    );
    expect(await objectKeys(client)).toEqual(keys);
  });

  test.each([
    ['all databases', ['DB', 'DB_2']],
    ['one of two', ['DB_2']],
  ] as const)('after %s were restored to yesterday', async (_, restored) => {
    const yesterday = new Map<(typeof restored)[number], Awaited<ReturnType<typeof snapshot>>>();
    for (const name of restored) yesterday.set(name, await snapshot(bound[name]!));
    await saveMail(client, { id: 'since', file: true });
    const all = await objectKeys(client);
    await run(testEnv, 2);
    for (const [name, rows] of yesterday) await restore(bound[name]!, rows);
    expect(await run(testEnv, 3, 11)).toMatch(/"EARLIER_DATABASE".*was restored to before/);
    expect(await objectKeys(client)).toEqual(all);
  });

  test('by a staging deployment on the same bucket', async () => {
    const staging = { ...testEnv, DB: bound.DB_3, DB_2: undefined } as unknown as Env;
    const { organizationId } = client;
    const insert = (sql: string, ...values: unknown[]) =>
      bound.DB_3.prepare(sql)
        .bind(...values)
        .run();
    // Its own rows have the same numbers as those of the others.
    await insert(
      'INSERT INTO organizations (id, name, slug, created_at, deletes_at) VALUES (?, ?, ?, ?, ?)',
      organizationId,
      'staging',
      'staging',
      today,
      today,
    );
    expect(await run(staging, 2, 10)).toContain('"reason":"OTHER_BUCKET"');
    expect(await run(testEnv, 2, 10)).not.toContain('upkeep.stopped');
    expect(await objectKeys(client)).toEqual(keys);
  });

  test('by a copy of the database on the same bucket: one of both stops', async () => {
    await restore(bound.DB_3, await snapshot(bound.DB));
    const copy = { ...testEnv, DB: bound.DB_3 } as unknown as Env;
    await run(copy, 2);
    expect(await run(testEnv, 3)).toContain('or a copy of it uses the same bucket');
    expect(await objectKeys(client)).toEqual(keys);
  });

  test('with UPKEEP=off', async () => {
    const orphan = `organizations/${client.organizationId}/raw/dead.eml`;
    await BUCKET.put(orphan, 'x');
    const log = await run({ ...testEnv, UPKEEP: 'off' } as Env, 2, 10);
    expect(log).toContain('"deletes":false');
    expect(await BUCKET.head(orphan)).not.toBeNull();
  });
});
