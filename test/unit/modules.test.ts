import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const cwd = join(import.meta.dirname, '..', '..');

/** Returns the file and all files that it imports, directly or indirectly. */
function filesWith(file: string): Set<string> {
  const files = new Set([file]);
  for (const each of files) for (const path of importsOf(each)) files.add(path);
  return files;
}

test.each([
  ['inboxes/create.ts', 50],
  ['webhooks/endpoints/create.ts', 130],
  ['tasks/create.ts', 140],
  ['sending/outgoing/send-email.ts', 314],
  ['stats/get.ts', 292],
])('%s pulls in at most %i files', (verb, most) => {
  expect(filesWith(`src/worker/modules/${verb}`).size).toBeLessThanOrEqual(most);
});

test.each(globSync('src/worker/modules/*/index.ts', { cwd }))('%s pulls in no routes', (index) => {
  const routes = [...filesWith(index)].filter((file) => /routes\.ts$/.test(file));
  expect(routes).toEqual([]);
});

test('only modules.ts imports what registers a module', () => {
  const importers = globSync('src/**/*.{ts,tsx}', { cwd }).filter((file) =>
    importsOf(file).some((path) => /^src\/worker\/modules\/[^/]+\/module\.ts$/.test(path)),
  );
  expect(importers).toEqual(['src/worker/modules.ts']);
});
