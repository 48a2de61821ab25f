import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, vi } from 'vitest';
import { forgetHomes } from '../../src/worker/platform/data/homes.ts';
import { APART } from './apart.ts';
import { learnTables } from './one-database.ts';

/**
 * What is logged is shown with a test that fails, and otherwise kept back: a line that work put off logs while a
 * file ends stops the runner for good.
 */
const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;
const store = globalThis as { shownBefore?: typeof console.log; logged?: string[] };
store.shownBefore ??= console.log;
store.logged ??= [];
const { shownBefore: show, logged } = store;
for (const method of METHODS) {
  console[method] = (...args: unknown[]) => {
    logged.push(args.map(String).join(' '));
    if (logged.length > 1000) logged.shift();
  };
}
beforeEach(({ onTestFailed }) => {
  logged.length = 0;
  onTestFailed(() => show(logged.join('\n')));
});

// Files share their globals: the network that another file has replaced is the real one again.
vi.unstubAllGlobals();
// What another file left, with clocks of its own, must not decide what a clean-up of this one takes.
await reset();
forgetHomes();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
await learnTables(env.DB);
if (env.DB_2) {
  await applyD1Migrations(env.DB_2, env.TEST_MIGRATIONS);
  if (env.DB_3) await applyD1Migrations(env.DB_3, env.TEST_MIGRATIONS);
  for (const statement of APART) await env.DB.prepare(statement).run();
}
