import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'herald-lint-'));
beforeAll(() => {
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, 'lint'), join(folder, 'lint'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the rules that `files` break, linted with the project's own settings. */
function lint(files: Record<string, string>): string[] {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules', '.bin', 'biome'),
    ['lint', '--vcs-enabled=false', '--reporter=json', 'src'],
    { cwd: folder, encoding: 'utf8' },
  );
  const report = JSON.parse(stdout) as { diagnostics: { category: string; severity: string }[] };
  expect(report.diagnostics, stderr).toBeInstanceOf(Array);
  return report.diagnostics.map(({ category }) => category);
}

const uses = (from: string) => `import { thing } from '${from}';\nthing();\n`;

describe('the arrows of the house: what breaks them fails the check', () => {
  test.each([
    ['SQL in a verb', 'src/worker/modules/mail/verb.ts', 'drizzle-orm'],
    ['SQL in a verb, by a part of it', 'src/worker/modules/mail/verb.ts', 'drizzle-orm/sqlite-core'],
    ['SQL in a route', 'src/worker/modules/mail/routes.ts', 'drizzle-orm'],
    ['a route that calls the store', 'src/worker/modules/mail/routes.ts', './store.ts'],
    [
      'a route of another name that calls a store',
      'src/worker/modules/mail/read-routes.ts',
      './read-store.ts',
    ],
    ['an index that pulls in routes', 'src/worker/modules/mail/index.ts', './reading/routes.ts'],
    ['a verb that calls a route', 'src/worker/modules/mail/verb.ts', './routes.ts'],
    ['a store that knows HTTP', 'src/worker/modules/mail/store.ts', 'hono'],
    ['the inside of another module', 'src/worker/modules/mail/verb.ts', '../tasks/store.ts'],
    ['the inside of another module, from a store', 'src/worker/modules/mail/store.ts', '../tasks/schema.ts'],
    ['a table that other modules could use', 'src/worker/modules/mail/index.ts', './schema.ts'],
    ['SQL in a verb of a part', 'src/worker/modules/mail/reading/verb.ts', 'drizzle-orm'],
    ['a route of a part that calls a store', 'src/worker/modules/mail/reading/routes.ts', './list-store.ts'],
    [
      'a route of a part that calls the store of another',
      'src/worker/modules/mail/reading/routes.ts',
      '../ingest/store.ts',
    ],
    [
      'the inside of another module, from a part',
      'src/worker/modules/mail/reading/verb.ts',
      '../../tasks/store.ts',
    ],
    ['the platform that knows a module', 'src/worker/platform/thing.ts', '../modules/mail/index.ts'],
    ['the Worker that uses development tools', 'src/worker/modules/mail/verb.ts', '../../../dev/thing.ts'],
    ['pure code that knows the Worker', 'src/lib/ical/thing.ts', '../../worker/platform/ctx.ts'],
    ['the Worker that uses the sidecar', 'src/worker/platform/thing.ts', '../../sidecar/thing.ts'],
    ['the sidecar that uses the Worker', 'src/sidecar/thing.ts', '../worker/app.ts'],
    ['the contract that imports more than zod', 'src/contract/thing.ts', 'hono'],
    ['the contract that imports the Worker', 'src/contract/thing.ts', '../worker/app.ts'],
    ['a screen that knows the Worker', 'src/dashboard/routes/thing.ts', '../../worker/app.ts'],
    ['a feature that knows a screen', 'src/dashboard/features/mail/thing.ts', '../../routes/mail.tsx'],
    ['the inside of another feature', 'src/dashboard/features/mail/thing.ts', '../tasks/thing.ts'],
    [
      'the inside of another feature, from a part',
      'src/dashboard/features/mail/list/thing.ts',
      '../../tasks/thing.ts',
    ],
    ['the kit that knows a feature', 'src/dashboard/ui/thing.ts', '../features/mail/index.ts'],
    ['the kit that calls the API', 'src/dashboard/ui/thing.ts', '../api/client.ts'],
    ['the client that knows the kit', 'src/dashboard/api/thing.ts', '../ui/thing.ts'],
    ['the base that calls the API', 'src/dashboard/lib/thing.ts', '../api/client.ts'],
  ])('%s', (_, path, from) => {
    expect(lint({ [path]: uses(from) })).toEqual(['lint/style/noRestrictedImports']);
  });

  test('a route that does not say who may call it', () => {
    const text = "import { createRoute } from '@hono/zod-openapi';\ncreateRoute();\n";
    expect(lint({ 'src/worker/modules/mail/routes.ts': text })).toEqual(['lint/style/noRestrictedImports']);
  });

  test.each([
    'const [row] = await database(ctx).select().from(table);\nuse(row);\n',
    'const [row] = await db\n  .all(query);\nuse(row);\n',
    'await directory(ctx).insert(table).values(row);\n',
    'await ctx.db.insert(table).values(row);\n',
  ])('a statement that is awaited by itself: %s', (text) => {
    expect(lint({ 'src/worker/modules/mail/store.ts': text })).toContain('plugin');
  });

  test('a change of the page that is not made by useAct', () => {
    const dashboard = join(root, 'src', 'dashboard');
    const files = globSync('{features,routes,ui,lib}/**/*.{ts,tsx}', { cwd: dashboard });
    expect(files.length).toBeGreaterThan(500);
    const others = files.filter((file) =>
      /\buseMutation\b|\bapplyPatches\b|\brefetchQueries\b/.test(readFileSync(join(dashboard, file), 'utf8')),
    );
    expect(others).toEqual([]);
  });

  test('a cycle', () => {
    const files = {
      'src/worker/modules/a/index.ts': "import { b } from '../b/index.ts';\nexport const a = () => b;\n",
      'src/worker/modules/b/index.ts': "import { a } from '../a/index.ts';\nexport const b = () => a;\n",
    };
    expect(lint(files)).toContain('lint/suspicious/noImportCycles');
  });

  test('what is allowed passes', () => {
    const files = {
      'src/worker/modules/mail/store.ts': uses('drizzle-orm'),
      'src/worker/modules/mail/schema.ts': uses('drizzle-orm/sqlite-core'),
      'src/worker/modules/mail/verb.ts':
        uses('./store.ts') + uses('../tasks/index.ts').replaceAll('thing', 'other'),
      'src/worker/modules/mail/reading/store.ts':
        uses('drizzle-orm') + uses('../schema.ts').replaceAll('thing', 'other'),
      'src/worker/modules/mail/reading/verb.ts':
        uses('../../tasks/index.ts') + uses('../ingest/verb.ts').replaceAll('thing', 'other'),
      'src/worker/modules/mail/module.ts':
        uses('./routes.ts') + uses('./reading/routes.ts').replaceAll('thing', 'other'),
      'src/worker/modules/mail/routes.ts': uses('./verb.ts') + uses('hono').replaceAll('thing', 'other'),
      'src/worker/modules/mail/list-store.ts':
        'const [rows] = await commit(database(ctx), [database(ctx).select()]);\nuse(rows);\n',
      'src/worker/platform/thing.ts': uses('drizzle-orm'),
      'src/contract/thing.ts': uses('zod') + uses('./other.ts').replaceAll('thing', 'other'),
      'src/contract/mail/thing.ts': uses('zod') + uses('../tasks.ts').replaceAll('thing', 'other'),
      'src/worker/platform/outside/thing.ts': uses('../../../sidecar/protocol.ts'),
      'src/sidecar/thing.ts': uses('zod'),
      'src/dashboard/routes/thing.ts': uses('../features/mail/thing.ts'),
      'src/dashboard/features/mail/thing.ts':
        uses('../tasks/index.ts') + uses('../../lib/thing.ts').replaceAll('thing', 'other'),
      'src/dashboard/features/mail/list/thing.ts':
        uses('../open/thing.ts') + uses('../../tasks/index.ts').replaceAll('thing', 'other'),
      'src/dashboard/ui/thing.ts': uses('../lib/thing.ts'),
    };
    expect(lint(files)).toEqual([]);
  });
});
