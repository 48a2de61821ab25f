import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, vi } from 'vitest';
import { loadWholeApp } from '../../src/worker/app.ts';
import { loadDeletionHooks, loadWork } from '../../src/worker/modules.ts';
import { forgetHomes } from '../../src/worker/platform/data/commit/homes.ts';
import { APART } from './apart.ts';
import { learnTables } from './one-database.ts';

/**
 * Log lines are shown with a test that fails, and otherwise dropped: a line that deferred work logs while a file ends
 * stops the runner for good.
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

// Files share the modules of the Worker, and one that a file has loaded cannot load others in the next. So what the Worker
// loads when it needs it is loaded here.
await Promise.all([
  loadWholeApp(),
  loadWork(),
  loadDeletionHooks(),
  import('../../src/worker/jobs.ts'),
  import('../../src/worker/modules/live/check-access.ts'),
  import('../../src/worker/modules/mail/index.ts'),
  import('../../src/worker/platform/outside/smtp/deliver.ts'),
  import('../../src/worker/modules/stream/drawing/engine/png.ts'),
]);

// Files share their globals: restores the network, which another file may have replaced.
vi.unstubAllGlobals();
const databases = [env.DB, env.DB_2, env.DB_3].filter((db) => db !== undefined);
// Data of another file, with clocks of its own, must not decide what a clean-up of this one deletes. reset() deletes
// only what is awake, so this wakes all storage.
await Promise.all([...databases.map((db) => db.prepare('SELECT 1').run()), env.BUCKET.head('any')]);
await reset();
forgetHomes();
for (const db of databases) await createTables(db);
await learnTables(env.DB);
if (env.DB_2) for (const statement of APART) await env.DB.prepare(statement).run();

/** Applies all migrations in one transaction, which is several times as fast as one transaction per query. */
async function createTables(db: D1Database): Promise<void> {
  const queries = env.TEST_MIGRATIONS.flatMap((migration) => migration.queries);
  await db.batch(queries.map((query) => db.prepare(query)));
}
