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

/** The number of migrations that create the tables of 0.1, some of which number organizations' rows differently. */
const OLD_NUMBERS = files.filter((name) => name < '0075').length;

/** Returns the tables of organizations in which an id need not be `organization * 2^32 + n`. */
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

/** Columns that no code uses any more; they remain because migrations only add. */
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
    // table_xinfo lists generated columns too.
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
