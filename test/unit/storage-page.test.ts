import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'storage.md'), 'utf8');
const [, tables = ''] = page.split('\n## Tables\n');
const rows = [...tables.matchAll(/^\| `(\w+)` \|(.*)\|(.*)\|$/gm)];
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Tables that exist only in SQL: the search index, the progress of filling it, and unused tables. */
const WITHOUT_SCHEMA = [
  'closed_organizations',
  'email_search',
  'email_terms',
  'search_fills',
  'search_rebuild',
];

test('docs/storage.md has each table once, and nothing else', () => {
  const schemas = globSync('src/worker/**/*schema.ts', { cwd: root }).map(read).join('\n');
  const declared = [...schemas.matchAll(/sqliteTable\(\s*'(\w+)'/g)].map(([, name]) => name!);
  expect(declared.length).toBeGreaterThan(100);
  expect(rows.map(([, name]) => name!).toSorted()).toEqual([...declared, ...WITHOUT_SCHEMA].toSorted());
});

test('docs/storage.md has the tables that the migrations make', () => {
  const migrations = globSync('migrations/*.sql', { cwd: root }).map(read).join('\n');
  const made = [...migrations.matchAll(/^CREATE (?:VIRTUAL )?TABLE (?:IF NOT EXISTS )?(\w+)/gm)];
  expect(new Set(rows.map(([, name]) => name!))).toEqual(new Set(made.map(([, name]) => name!)));
});

test('docs/storage.md names only files that exist as writers', () => {
  const files = new Set(globSync('src/worker/**/*.ts', { cwd: root }).map((path) => basename(path)));
  const named = rows.flatMap(([, , , writers]) =>
    [...writers!.matchAll(/`([\w-]+\.ts)`/g)].map(([, file]) => file!),
  );
  expect(named.length).toBeGreaterThan(rows.length);
  for (const file of named) expect(files, file).toContain(file);
});
