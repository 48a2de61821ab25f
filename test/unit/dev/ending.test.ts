import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFailed, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'herald-ending-'));
afterAll(() => rmSync(folder, { recursive: true }));
const module = (name: string) => JSON.stringify(join(import.meta.dirname, '../../../src/dev', name));

/**
 * Runs a program that starts a service as `npm start` does, and then runs the code `onLine` for each of its lines.
 */
async function run(onLine: string, logFile = join(folder, 'log')) {
  const program = `
    import { atEnd, endOnSignalsAndFailures } from ${module('ending.ts')};
    import { keepRunning } from ${module('processes.ts')};
    endOnSignalsAndFailures();
    const service = keepRunning({
      name: 'It',
      command: [process.execPath, '-e', 'setInterval(() => console.log(process.pid), 100)'],
      env: process.env,
      logFile: ${JSON.stringify(logFile)},
      onLine(pid) {
        console.log('service', pid);
        ${onLine}
      },
      onRestart() {},
      onGiveUp() {},
      waitToRestart: () => Promise.resolve(),
    });
    atEnd(() => service.stop());
    atEnd(() => Promise.reject(new Error('will not stop')));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '--experimental-strip-types --no-warnings' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const pid = /^service (\d+)$/m.exec(output)?.[1];
  if (!pid) throw new Error(`no service was started:\n${output}`);
  return { code, output, service: Number(pid) };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([
  ['an uncaught error', `setTimeout(() => { throw new Error('a defect'); });`, 1, /a defect/],
  ['an unhandled rejection', `void Promise.reject(new Error('a defect'));`, 1, /a defect/],
  ['Ctrl-C', `process.kill(process.pid, 'SIGINT');`, 0, /Stopping/],
])(
  '%s stops every service, even when one of them fails to stop',
  async (_name, onLine, expectedCode, message) => {
    const { code, output, service } = await run(onLine);
    expect(code).toBe(expectedCode);
    expect(isRunning(service)).toBe(false);
    expect(output).toMatch(message);
    expect(output).toContain('will not stop');
  },
);

test('a service ends when its parent process is killed', async () => {
  const { service } = await run(`process.kill(process.pid, 'SIGKILL');`);
  onTestFailed(() => void process.kill(service, 'SIGKILL'));
  await vi.waitFor(() => expect(isRunning(service)).toBe(false), 30_000);
});

test.skipIf(!existsSync('/dev/full'))('a log that cannot be written does not stop the service', async () => {
  const { code, output } = await run(
    `globalThis.lines = (globalThis.lines ?? 0) + 1; if (lines === 3) process.kill(process.pid, 'SIGINT');`,
    '/dev/full',
  );
  expect(code).toBe(0);
  expect(output).toContain('Stopping');
  expect(output).not.toContain('ENOSPC');
});
