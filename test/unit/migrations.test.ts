import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const files = readdirSync(join(root, 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .sort();

function migrate(db: DatabaseSync, upTo = files.length): void {
  for (const file of files.slice(0, upTo)) db.exec(readFileSync(join(root, 'migrations', file), 'utf8'));
}

test('each migration has a number of its own', () => {
  const numbers = files.map((name) => Number(name.slice(0, 4)));
  expect(new Set(numbers).size).toBe(files.length);
  expect(numbers.every((number) => number > 0)).toBe(true);
});

test.each(files.map((name, i) => [name, i + 1] as const))('the database is whole after %s', (_, upTo) => {
  const db = new DatabaseSync(':memory:');
  migrate(db, upTo);
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
});

test('migrations only add', () => {
  for (const file of files) {
    const sql = readFileSync(join(root, 'migrations', file), 'utf8');
    expect(sql, file).not.toMatch(/\b(DROP (?!INDEX)|RENAME)\b/i);
  }
});

/** The last migration that may number the rows of organizations in another way. */
const OLD_NUMBERS = 28;

/** The tables of organizations in which an id may be another number than `organization * 2^32 + n`. */
function tablesOfOtherNumbers(db: DatabaseSync, known: ReadonlySet<string>): string[] {
  const tables = db.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all() as {
    name: string;
    sql: string;
  }[];
  return tables
    .filter(({ name, sql }) => !known.has(name) && /\borganization_id\b/.test(sql))
    .filter(
      ({ sql }) =>
        /\bAUTOINCREMENT\b/i.test(sql) ||
        (/\bid INTEGER PRIMARY KEY\b/i.test(sql) && !sql.includes('CHECK (id >> 32 = organization_id)')),
    )
    .map(({ name }) => name);
}

describe('ids in new tables of organizations are organization * 2^32 + n', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, OLD_NUMBERS);
  const known = new Set(
    db
      .prepare('SELECT name FROM sqlite_master')
      .all()
      .map(({ name }) => String(name)),
  );
  afterAll(() => db.close());

  test('the migrations keep this', () => {
    for (const file of files.slice(OLD_NUMBERS))
      db.exec(readFileSync(join(root, 'migrations', file), 'utf8'));
    expect(tablesOfOtherNumbers(db, known)).toEqual([]);
  });

  test.each([
    ['AUTOINCREMENT', 'id INTEGER PRIMARY KEY AUTOINCREMENT, organization_id INTEGER NOT NULL'],
    ['an id that SQLite may choose', 'id INTEGER PRIMARY KEY, organization_id INTEGER NOT NULL'],
  ])('a violation is found: %s', (_, columns) => {
    db.exec(`CREATE TABLE planted (${columns})`);
    expect(tablesOfOtherNumbers(db, known)).toEqual(['planted']);
    db.exec('DROP TABLE planted');
  });

  test('the CHECK refuses other ids, and those that SQLite chooses', () => {
    db.exec(`CREATE TABLE planted (id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
      organization_id INTEGER NOT NULL)`);
    expect(tablesOfOtherNumbers(db, known)).toEqual([]);
    db.exec(`INSERT INTO planted VALUES (${7 * 2 ** 32 + 1}, 7)`);
    expect(() => db.exec(`INSERT INTO planted VALUES (${8 * 2 ** 32 + 1}, 7)`)).toThrow('CHECK');
    expect(() => db.exec('INSERT INTO planted (organization_id) VALUES (8)')).toThrow('CHECK');
    db.exec('DROP TABLE planted');
  });
});

test('whoever owned an organization before has had the free tokens, and each organization keeps or gets its own', () => {
  const db = new DatabaseSync(':memory:');
  const before = files.findIndex((name) => name.endsWith('_welcome_grants.sql'));
  expect(before).toBeGreaterThan(0);
  migrate(db, before);
  db.exec(`INSERT INTO organizations (id, name, slug, created_at) VALUES (1, 'a', 'a', 0), (2, 'b', 'b', 0), (3, 'c', 'c', 0);
    INSERT INTO members VALUES (1, 7, 'owner', 0), (2, 7, 'owner', 0), (3, 8, 'owner', 0), (3, 9, 'admin', 0);
    INSERT INTO token_accounts VALUES (1, 1234, 0, 0);
    INSERT INTO token_ledger VALUES (1, 1, 0, 'grant', 'welcome', 1234, 1234, 0, NULL, NULL, NULL, 'system', NULL, 'welcome');`);
  db.exec(readFileSync(join(root, 'migrations', files[before] ?? ''), 'utf8'));
  const all = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => Object.values(row));
  expect(all('SELECT organization_id, balance FROM token_accounts ORDER BY 1')).toEqual([
    [1, 1234],
    [2, 50_000],
    [3, 50_000],
  ]);
  expect(all('SELECT organization_id, sum(amount) FROM token_ledger GROUP BY 1 ORDER BY 1')).toEqual([
    [1, 1234],
    [2, 50_000],
    [3, 50_000],
  ]);
  expect(all('SELECT user_id, organization_id FROM welcome_grants WHERE booked_at > 0 ORDER BY 1')).toEqual([
    [7, 1],
    [8, 3],
  ]);
  expect(all('SELECT count(*) FROM welcome_grants')).toEqual([[2]]);
  db.close();
});

/** Columns that no code uses any more: migrations only add. */
const UNUSED: Record<string, string[]> = { billing_customers: ['check_at', 'checkout_at', 'fetches'] };

test('the schemas in the code are the tables of the migrations', async () => {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  const files = globSync('src/worker/**/schema.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, SQLiteTable)));
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) {
    const name = getTableName(table);
    // table_xinfo tells generated columns too.
    const columns = db.prepare(`PRAGMA table_xinfo(${name})`).all() as {
      name: string;
      notnull: number;
      pk: number;
    }[];
    const nullable = (column: { notnull: number; pk: number }) => column.notnull === 0 && column.pk === 0;
    const declared = getTableConfig(table).columns;
    const generated = new Set(declared.filter((column) => column.generated).map((column) => column.name));
    const unused = UNUSED[name] ?? [];
    expect(columns.map((column) => column.name)).toEqual(expect.arrayContaining(unused));
    expect(
      declared.map((column) => [column.name, generated.has(column.name) || !column.notNull]).sort(),
      name,
    ).toEqual(
      columns
        .filter((column) => !unused.includes(column.name))
        .map((column) => [column.name, generated.has(column.name) || nullable(column)])
        .sort(),
    );
  }
});

test('a webhook secret from before that signs still goes on signing', () => {
  const db = new DatabaseSync(':memory:');
  const upTo = files.findIndex((name) => name.includes('webhook_secrets'));
  migrate(db, upTo);
  db.exec(`INSERT INTO webhooks (id, organization_id, secret_id, url, description, is_active, secret,
      previous_secret, previous_secret_until, created_at, updated_at)
    VALUES (1, 7, 'a', 'https://example.com', '', 1, '2.now', '1.before', 99, 0, 0),
      (2, 7, 'b', 'https://example.com', '', 1, '2.now', '1.unreadable', NULL, 0, 0)`);
  db.exec(readFileSync(join(root, 'migrations', files[upTo]!), 'utf8'));
  expect(
    db
      .prepare(
        'SELECT organization_id, webhook_id, secret, expires_at, encryption_key FROM previous_webhook_secrets',
      )
      .all(),
  ).toEqual([{ organization_id: 7, webhook_id: 1, secret: '1.before', expires_at: 99, encryption_key: 1 }]);
  expect(db.prepare('SELECT DISTINCT encryption_key FROM webhooks').all()).toEqual([{ encryption_key: 2 }]);
});

test('the schedule of checks with Stripe moves beside the subscription', () => {
  const db = new DatabaseSync(':memory:');
  const upTo = files.findIndex((name) => name.includes('billing_checks'));
  migrate(db, upTo);
  db.exec(`INSERT INTO billing_customers (organization_id, stripe_customer_id, fetches, checkout_at, check_at, created_at)
    VALUES (1, 'cus_1', 7, 1000, 2000, 1), (2, 'cus_2', 1, NULL, NULL, 1)`);
  db.exec(readFileSync(join(root, 'migrations', files[upTo]!), 'utf8'));
  expect(
    db.prepare('SELECT organization_id, fetches, checkout_at, check_at FROM billing_checks').all(),
  ).toEqual([
    { organization_id: 1, fetches: 7, checkout_at: 1000, check_at: 2000 },
    { organization_id: 2, fetches: 1, checkout_at: null, check_at: null },
  ]);
  db.close();
});

test('an address that one active inbox has keeps its mail when proofs begin', () => {
  const db = new DatabaseSync(':memory:');
  const upTo = files.findIndex((name) => name.includes('address_claims'));
  migrate(db, upTo);
  const inbox = `INSERT INTO inboxes (id, organization_id, email_address, tag, is_active, secret_id, name, imap_host, imap_port,
    imap_user, imap_password, imap_tls, smtp_host, smtp_port, smtp_user, smtp_password, smtp_tls, auto_reply_enabled,
    created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, '', '', 1, '', '1.', 1, '', 1, '', '1.', 1, 0, 0, 0)`;
  const rows = [
    [1, 1, 'alone@example.com', 'Info', 1],
    [2, 1, 'shared@example.com', 'Neo', 1],
    [3, 2, 'shared@example.com', 'Neo', 1],
    [4, 2, 'off@example.com', 'Info', 0],
    [5, 3, 'off@example.com', 'Info', 1],
    [6, 3, 'inactive@example.com', 'Neo', 0],
  ] as const;
  for (const row of rows) {
    const id = row[1] * 2 ** 32 + row[0];
    db.prepare(inbox).run(id, ...row.slice(1), `secret-${id}`);
  }
  db.exec(readFileSync(join(root, 'migrations', files[upTo]!), 'utf8'));
  const claims = db.prepare('SELECT inbox_id & 4294967295 AS id FROM address_claims WHERE how = ?');
  expect(claims.all('before')).toEqual([{ id: 1 }, { id: 5 }]);
  expect(db.prepare('SELECT count(*) AS n FROM address_claims').get()).toEqual({ n: 6 });
  const assumed = "SELECT id & 4294967295 AS id FROM inboxes WHERE address_proof = 'assumed' ORDER BY id";
  expect(db.prepare(assumed).all()).toEqual([{ id: 1 }, { id: 5 }]);
  db.close();
});
