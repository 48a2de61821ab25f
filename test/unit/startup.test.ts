import { expect, test } from 'vitest';
import { evaluatedWith } from './imports.ts';

const MOST_FILES = 100;
const PACKAGES = [
  '@cloudflare/containers',
  '@hono/zod-openapi',
  'drizzle-orm',
  'hono',
  'ipaddr.js',
  'lucia',
  'zod',
];

const atStart = evaluatedWith('src/worker/index.ts');

function namesOf(packages: Set<string>): string[] {
  const names = [...packages].map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].filter((name) => !/^(?:node|cloudflare):/.test(name)).sort();
}

test('the Worker evaluates few of its files when it starts', () => {
  expect(atStart.files.size).toBeLessThanOrEqual(MOST_FILES);
});

test('it evaluates no routes, no work and no pure code of a module', () => {
  const files = [...atStart.files].filter((file) => /routes\.ts$|\/work\.ts$|^src\/lib\/[^/]+\//.test(file));
  expect(files).toEqual([]);
});

test('it evaluates these packages', () => {
  expect(namesOf(atStart.packages)).toEqual(PACKAGES);
});

test('the first list of mail evaluates no packages that write, draw, pay, ask models or clean HTML', () => {
  const { packages } = evaluatedWith('src/worker/modules/mail/routes.ts');
  const more = namesOf(packages).filter((name) => !PACKAGES.includes(name));
  expect(more).toEqual(['arctic', 'postal-mime', 'tldts']);
});
