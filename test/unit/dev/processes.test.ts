import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRunning } from '../../../src/dev/processes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herald-processes-'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Keeps a program running that dies at once, and lets no time pass between its death and its next start. */
function keepDying(canRestart: () => Promise<void>) {
  const restarts: string[] = [];
  const log = join(folder, 'log');
  let service: ReturnType<typeof keepRunning>;
  const gaveUp = new Promise<string>((resolve) => {
    service = keepRunning({
      name: 'It',
      command: ['sh', '-c', 'echo started; exit 3'],
      env: process.env,
      logFile: log,
      onLine() {},
      onRestart(message) {
        restarts.push(message);
        setImmediate(() => vi.runAllTimers());
      },
      onGiveUp: resolve,
      canRestart,
    });
  });
  const starts = () => readFileSync(log, 'utf8').split('started').length - 1;
  return { restarts, starts, gaveUp, stop: () => service.stop() };
}

test('a program that dies soon after each of ten starts is given up', async () => {
  const dying = keepDying(() => Promise.resolve());
  expect(await dying.gaveUp).toBe(
    `It ended (code 3), 10 times soon after its start. Its log: ${join(folder, 'log')}`,
  );
  expect(dying.restarts).toHaveLength(9);
  expect(dying.restarts[0]).toBe(`It ended (code 3); starting it again. Its log: ${join(folder, 'log')}`);
  await vi.waitUntil(() => dying.starts() === 10, 20_000);
});

test('a program is started again only when there is sense in it', async () => {
  let allow = () => {};
  let asked = 0;
  const dying = keepDying(() => {
    asked++;
    return asked === 1 ? new Promise((resolve) => (allow = resolve)) : Promise.resolve();
  });
  await vi.waitUntil(() => asked === 1 && dying.starts() === 1, 20_000);
  allow();
  await vi.waitUntil(() => dying.starts() > 1, 20_000);
  await dying.stop();
});
