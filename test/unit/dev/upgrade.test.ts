import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backUp } from '../../../src/dev/backup/back-up.ts';
import { openBackup, restore } from '../../../src/dev/backup/restore.ts';
import { openUnused, openUsed, type Service } from '../../../src/dev/backup/service.ts';
import { wranglerD1 } from '../../../src/dev/d1.ts';
import { Cloudflare } from '../../../src/dev/deploy/cloudflare.ts';
import { lookAround } from '../../../src/dev/deploy/look.ts';
import { Stop } from '../../../src/dev/deploy/stop.ts';
import { migrate as migrateDeployed } from '../../../src/dev/deploy/upload.ts';
import { installationOf } from '../../../src/dev/installation.ts';
import { migrate } from '../../../src/dev/migrate.ts';
import { listMigrations, migrationsAfter, recognize } from '../../../src/dev/migrations.ts';
import {
  type SimulatedAccount,
  startAccount,
} from '../../../src/dev/simulators/cloudflare/account/account.ts';

const root = mkdtempSync(join(tmpdir(), 'herald-upgrade-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const OLD_FILE = 'test/old-state/0.1.sql';
const OLD_STATE = readFileSync(OLD_FILE, 'utf8');
const all = listMigrations();
const baseline = all.filter((name) => name < '0075');
const later = all.filter((name) => name > '0075');

/** Creates a database in memory. */
function open(...sql: string[]): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const text of sql) db.exec(text);
  return db;
}

const rows = (db: DatabaseSync, sql: string) => db.prepare(sql).all() as Record<string, unknown>[];
const namesIn = (db: DatabaseSync) =>
  rows(db, 'SELECT name FROM d1_migrations ORDER BY id').map(({ name }) => String(name));
const sqlOf = (names: string[]) => names.map((name) => readFileSync(join('migrations', name), 'utf8'));
const OLD = namesIn(open(OLD_STATE));

/** Returns all rows of the tables of 0.1, in the columns of 0.1. */
function contentOf(db: DatabaseSync): Record<string, unknown[]> {
  const columns = rows(
    open(OLD_STATE),
    `SELECT t.name AS table_name, group_concat(c.name) AS list FROM pragma_table_list AS t JOIN pragma_table_info(t.name) AS c
      WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT IN ('sqlite_schema', 'sqlite_sequence', 'd1_migrations')
      GROUP BY t.name`,
  );
  return Object.fromEntries(
    columns.map(({ table_name, list }) => [table_name, rows(db, `SELECT ${list} FROM ${table_name}`)]),
  );
}

/** Returns SQL without comments, quotes and spaces, which depend on how a table was created. */
const normalized = (sql: unknown) =>
  String(sql)
    .replace(/--.*$/gm, '')
    .replace(/["`]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([(),]) ?/g, '$1')
    .trim();

/** Returns the schema of a database. */
function schemaOf(db: DatabaseSync): unknown[] {
  const objects = rows(
    db,
    `SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'
      AND name NOT LIKE '%d1_migrations%' AND name NOT LIKE 'sqlite_sequence' ORDER BY type, name`,
  );
  return objects.map(({ type, name, tbl_name, sql }) => [
    type,
    name,
    tbl_name,
    normalized(sql),
    ...(type === 'table' ? [rows(db, `PRAGMA table_xinfo("${name}")`)] : []),
  ]);
}

test('the baseline makes the schema that 0.1 left', () => {
  expect(schemaOf(open(...sqlOf(baseline)))).toEqual(schemaOf(open(OLD_STATE)));
});

describe('what a database has is told by the migrations that it has recorded', () => {
  test.each([
    ['nothing', [], { unrecorded: [], pending: all }],
    ['all', all, { unrecorded: [], pending: [] }],
    ['half of the baseline', baseline.slice(0, 7), { unrecorded: [], pending: all.slice(7) }],
    ['all of 0.1', OLD, { unrecorded: baseline, pending: later }],
    ['0.1 and later ones', [...OLD, later[0]!], { unrecorded: baseline, pending: later.slice(1) }],
    ['0.1, marked', [...OLD, ...baseline], { unrecorded: [], pending: later }],
  ])('%s', (_, recorded, left) => {
    expect(migrationsAfter(recorded)).toEqual(left);
  });

  test('one that 0.1 has not finished with is refused', () => {
    for (const recorded of [OLD.slice(0, 1), OLD.slice(0, 73)]) {
      const look = () => recognize(recorded);
      expect(look).toThrow(Stop);
      expect(look).toThrow(
        'The database is older than the last 0.1 version. Start that version on it first.',
      );
    }
  });

  test('no name of the baseline is one of 0.1', () => {
    expect(OLD).toHaveLength(74);
    expect(all.filter((name) => OLD.includes(name))).toEqual([]);
  });
});

test('npm start goes on with a state of 0.1: it keeps all rows, and applies the later migrations', async () => {
  const stateDir = join(root, 'state');
  mkdirSync(stateDir);
  await wranglerD1({ stateDir }, 'execute', 'herald', `--file=${OLD_FILE}`);
  for (const _ of ['first', 'second']) {
    await migrate(stateDir);
    const [path = ''] = globSync('v3/d1/*/*.sqlite', { cwd: stateDir }).filter(
      (name) => !name.includes('metadata'),
    );
    const db = new DatabaseSync(join(stateDir, path), { readOnly: true });
    expect(contentOf(db)).toEqual(contentOf(open(OLD_STATE)));
    expect(schemaOf(db)).toEqual(schemaOf(open(...sqlOf(all))));
    expect(namesIn(db)).toEqual([...OLD, ...baseline, ...later]);
    expect(rows(db, 'SELECT claim FROM welcome_grants')).toEqual([{ claim: 'example.com' }]);
    db.close();
  }
});

describe('deployed', () => {
  let account: SimulatedAccount;
  let service: Service;

  beforeAll(async () => {
    account = await startAccount({ folder: join(root, 'account') });
    for (const [name, value] of Object.entries(account.variables)) vi.stubEnv(name, value);
    vi.stubEnv('CLOUDFLARE_API_TOKEN', account.token);
    vi.stubEnv('DEPLOYMENT_DIR', join(root, 'answers'));
    const { databases } = await openUnused('production', 1);
    service = await openUsed('production');
    await service.query(databases[0]!, { sql: OLD_STATE });
  }, 60_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await account.stop();
  });

  const look = async () => {
    const cloudflare = await Cloudflare.signIn();
    const installation = installationOf('production');
    const { databases } = await lookAround(cloudflare, account.state.accounts[0]!, installation);
    return databases[0]!;
  };

  test('a backup of 0.1 is restored with the baseline', async () => {
    const folder = join(root, 'backup');
    await backUp(service, folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'));
    expect(manifest.migrations).toEqual(baseline);
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ ...manifest, migrations: OLD }));
    const restored = await openUnused('staging', 1);
    expect(await restore(restored, await openBackup(folder))).toMatch(/has \d+ rows of a database/);
    const [database] = restored.databases;
    const [names] = await restored.query(database!, { sql: 'SELECT name FROM d1_migrations ORDER BY id' });
    expect(names).toEqual(baseline.map((name) => ({ name })));
  });

  test('npm run deploy records the baseline and applies the later migrations', async () => {
    const database = await look();
    expect(database).toMatchObject({ unrecorded: baseline, pending: later });
    const installation = installationOf('production');
    const binding = { binding: 'DB', database_name: database.name, database_id: database.id };
    const d1_databases = [{ ...binding, migrations_dir: resolve('migrations') }];
    mkdirSync(dirname(installation.configFile), { recursive: true });
    writeFileSync(
      installation.configFile,
      JSON.stringify({ name: 'herald', account_id: account.state.accounts[0]!.id, d1_databases }),
    );
    await migrateDeployed(installation, database);
    expect(await look()).toMatchObject({ unrecorded: [], pending: [] });
    const bound = service.databases[0]!;
    const [emails] = await service.query(bound, { sql: 'SELECT count(*) AS n FROM emails' });
    expect(emails).toEqual([{ n: 2 }]);
    const [names] = await service.query(bound, { sql: 'SELECT name FROM d1_migrations ORDER BY id' });
    expect(names!.map(({ name }) => name)).toEqual([...OLD, ...baseline, ...later]);
  });

  test('npm run deploy refuses a database that 0.1 has not finished with', async () => {
    await service.query(service.databases[0]!, {
      sql: `DELETE FROM d1_migrations WHERE name NOT IN ('${OLD[0]}')`,
    });
    await expect(look()).rejects.toThrow(
      'The database is older than the last 0.1 version. Start that version on it first.',
    );
  });
});
