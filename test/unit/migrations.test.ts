import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const files = readdirSync(join(root, 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .sort();

function migrate(db: DatabaseSync, upTo = files.length): void {
  for (const file of files.slice(0, upTo)) db.exec(readFileSync(join(root, 'migrations', file), 'utf8'));
}

test('migrations are numbered without gaps', () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, i) => i + 1));
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
    expect(
      declared.map((column) => [column.name, generated.has(column.name) || !column.notNull]).sort(),
      name,
    ).toEqual(columns.map((column) => [column.name, generated.has(column.name) || nullable(column)]).sort());
  }
});
