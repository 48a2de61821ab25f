import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'migrations');
/** The first of the migrations after which the code before them keeps working, as `npm run deploy` requires. */
const SINCE = 75;

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  hidden: number;
}

function describeTables(db: DatabaseSync) {
  const tables = db
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
    )
    .all() as { name: string; sql: string }[];
  return new Map(
    tables.map(({ name, sql }) => {
      const columns = db.prepare(`PRAGMA table_xinfo("${name}")`).all() as unknown as Column[];
      const list = db.prepare(`PRAGMA index_list("${name}")`).all() as { name: string; unique: number }[];
      const indexes = list.map((index) => ({
        ...index,
        on: (db.prepare(`PRAGMA index_info("${index.name}")`).all() as { name: string | null }[]).map(
          (column) => column.name,
        ),
      }));
      const triggers = db
        .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?")
        .all(name) as { name: string; sql: string }[];
      return [name, { sql, columns, indexes, triggers }] as const;
    }),
  );
}

/** Returns the reasons why queries that worked before a migration may fail after it. */
function findRefusals(before: ReturnType<typeof describeTables>, after: typeof before): string[] {
  return [...before].flatMap(([table, old]) => {
    const now = after.get(table);
    if (!now) return [`${table} is gone`];
    const oldNames = old.columns.map(({ name }) => name);
    const changed = old.columns.filter((column) => {
      const same = now.columns.find(({ name }) => name === column.name);
      return !same || same.type !== column.type || same.notnull > column.notnull;
    });
    const required = now.columns.filter(
      ({ name, notnull, dflt_value, hidden }) =>
        !oldNames.includes(name) && notnull === 1 && dflt_value === null && hidden === 0,
    );
    const isNew = (list: { name: string }[]) => (item: { name: string }) =>
      !list.some(({ name }) => name === item.name);
    // Old code leaves a new column NULL, and NULLs are distinct.
    const leaves = (column: string | null) =>
      now.columns.some(({ name, dflt_value }) => name === column && dflt_value === null) &&
      !oldNames.includes(column ?? '');
    const unique = now.indexes
      .filter(isNew(old.indexes))
      .filter((index) => index.unique === 1 && !index.on.some(leaves));
    const refusing = now.triggers.filter(isNew(old.triggers)).filter(({ sql }) => /\bRAISE\b/i.test(sql));
    const checks = (sql: string) => sql.match(/\b(?:CHECK|REFERENCES)\b/gi)?.length ?? 0;
    return [
      ...changed.map(({ name }) => `${table}.${name} is gone or another`),
      ...required.map(({ name }) => `${table}.${name} is required`),
      ...unique.map(({ name }) => `${name} is unique`),
      ...refusing.map(({ name }) => `${name} refuses rows`),
      ...(checks(now.sql) > checks(old.sql) ? [`${table} has a new constraint`] : []),
    ];
  });
}

const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ number: Number(name.slice(0, 4)), sql: readFileSync(join(folder, name), 'utf8') }));

function refusalsOf(db: DatabaseSync, sql: string): string[] {
  const before = describeTables(db);
  db.exec(sql);
  return findRefusals(before, describeTables(db));
}

test('queries of the code before a migration run after it', () => {
  const db = new DatabaseSync(':memory:');
  for (const { number, sql } of migrations) {
    if (number < SINCE) db.exec(sql);
    else expect(refusalsOf(db, sql), String(number)).toEqual([]);
  }
  db.close();
});

test.each([
  ['DROP TABLE old', 'old is gone'],
  ['ALTER TABLE old RENAME COLUMN a TO b', 'old.a is gone or another'],
  ['ALTER TABLE old DROP COLUMN a', 'old.a is gone or another'],
  [
    'CREATE TABLE new (id INTEGER PRIMARY KEY, a TEXT, b TEXT NOT NULL); DROP TABLE old; ALTER TABLE new RENAME TO old',
    'old.b is required',
  ],
  ['CREATE UNIQUE INDEX old_a ON old (a)', 'old_a is unique'],
  ["CREATE TRIGGER guard BEFORE INSERT ON old BEGIN SELECT RAISE(ABORT, 'no'); END", 'guard refuses rows'],
  ['ALTER TABLE old ADD COLUMN b TEXT CHECK (b > 1)', 'old has a new constraint'],
])('a violation is found: %s', (sql, refusal) => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE old (id INTEGER PRIMARY KEY, a TEXT)');
  expect(refusalsOf(db, sql)).toEqual([refusal]);
  db.close();
});

test.each([
  'ALTER TABLE old ADD COLUMN b TEXT NOT NULL DEFAULT 0',
  'ALTER TABLE old ADD COLUMN b INTEGER GENERATED ALWAYS AS (length(a)) VIRTUAL',
  'CREATE INDEX old_a ON old (a); CREATE TABLE new (id INTEGER PRIMARY KEY, a TEXT NOT NULL UNIQUE)',
])('old code runs after: %s', (sql) => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE old (id INTEGER PRIMARY KEY, a TEXT)');
  expect(refusalsOf(db, sql)).toEqual([]);
  db.close();
});
