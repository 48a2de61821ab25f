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

/** Keeps a program running that exits immediately, and skips the pauses between its starts. */
function keepFailing(waitToRestart: () => Promise<void>) {
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
      waitToRestart,
    });
  });
  const starts = () => readFileSync(log, 'utf8').split('started').length - 1;
  return { restarts, starts, gaveUp, stop: () => service.stop() };
}

test('a program that exits shortly after ten starts in a row is not restarted again', async () => {
  const failing = keepFailing(() => Promise.resolve());
  expect(await failing.gaveUp).toBe(
    `It exited (code 3) shortly after starting, 10 times in a row. See ${join(folder, 'log')}.`,
  );
  expect(failing.restarts).toHaveLength(9);
  expect(failing.restarts[0]).toBe(`It exited (code 3); restarting it. See ${join(folder, 'log')}.`);
  await vi.waitUntil(() => failing.starts() === 10, 30_000);
});

test('a program is restarted only when a restart can succeed', async () => {
  let allow = () => {};
  let calls = 0;
  const failing = keepFailing(() => {
    calls++;
    return calls === 1 ? new Promise((resolve) => (allow = resolve)) : Promise.resolve();
  });
  await vi.waitUntil(() => calls === 1 && failing.starts() === 1, 30_000);
  allow();
  await vi.waitUntil(() => failing.starts() > 1, 30_000);
  await failing.stop();
});
