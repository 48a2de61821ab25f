import { applyD1Migrations } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeEach } from 'vitest';

/**
 * What is logged is shown with a test that fails, and otherwise kept back: a line that the work of a queue logs while
 * a file ends stops the runner for good.
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

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
// Loads the Worker that queue messages go to: one that came while a file ends would load it too late.
await exports.default.fetch('http://localhost/');
