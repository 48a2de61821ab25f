import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', 'src', 'worker');
const files = globSync('**/*.ts', { cwd: root }).map((path) => ({
  path,
  owner: /^modules\/(\w+)\//.exec(path)?.[1] ?? 'platform',
  text: readFileSync(join(root, path), 'utf8'),
}));
/** The module of each table. Two are virtual, and have no schema. */
const owners = new Map([
  ['email_search', 'mail'],
  ['search_rebuild', 'mail'],
  ...files.flatMap(({ path, owner, text }) =>
    path.endsWith('schema.ts')
      ? [...text.matchAll(/sqliteTable\(\s*'(\w+)'/g)].map(([, table]) => [table!, owner] as const)
      : [],
  ),
]);

test('each table is declared once', () => {
  expect(owners.size).toBeGreaterThan(50);
  const declared = files.flatMap(({ text }) =>
    [...text.matchAll(/sqliteTable\(\s*'(\w+)'/g)].map(([, name]) => name),
  );
  expect(new Set(declared).size).toBe(declared.length);
});

test('SQL that spells the name of a table out is in the module of that table', () => {
  const foreign = files.flatMap(({ path, owner, text }) =>
    [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE) (\w+)/g)]
      .filter(([, table]) => owners.has(table!) && owners.get(table!) !== owner)
      .map(([, table]) => `${path}: ${table}`),
  );
  expect(foreign).toEqual([]);
});
