import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'herald-ending-'));
afterAll(() => rmSync(folder, { recursive: true }));
const module = (name: string) => JSON.stringify(join(import.meta.dirname, '../../../src/dev', name));

/** Runs a program that starts a service as `npm start` does, and then does `last`. */
async function run(last: string) {
  const program = `
    import { atEnd, endOnSignalsAndFailures } from ${module('ending.ts')};
    import { keepRunning } from ${module('processes.ts')};
    endOnSignalsAndFailures();
    const service = keepRunning({
      name: 'It',
      command: [process.execPath, '-e', 'console.log(process.pid); setInterval(() => {}, 1000)'],
      env: process.env,
      logFile: ${JSON.stringify(join(folder, 'log'))},
      onLine(pid) {
        console.log('service', pid);
        ${last}
      },
      onRestart() {},
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
  const serviceRuns = isRunning(Number(pid));
  if (serviceRuns) process.kill(Number(pid), 'SIGKILL');
  return { code, output, serviceRuns };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([
  ['an error that nobody catches', `setTimeout(() => { throw new Error('a defect'); });`, 1, /a defect/],
  ['a rejection that nobody handles', `void Promise.reject(new Error('a defect'));`, 1, /a defect/],
  ['Ctrl-C', `process.kill(process.pid, 'SIGINT');`, 0, /Stopping/],
])('%s ends all that was started, also when a part of it will not', async (_name, last, code, told) => {
  const ended = await run(last);
  expect(ended).toMatchObject({ code, serviceRuns: false });
  expect(ended.output).toMatch(told);
  expect(ended.output).toContain('will not stop');
});
