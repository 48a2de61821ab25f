import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../bench/print.ts';

const run = promisify(execFile);
let report: Report;

/** The whole benchmark at its smallest size. Its times and ratios are the machine's, and not looked at here. */
beforeAll(async () => {
  // As `npm run bench` does.
  const { stdout } = await run(process.execPath, ['src/dev/run.mjs', 'node', 'bench/run.ts', '--json'], {
    maxBuffer: 16 * 1024 * 1024,
    timeout: 590_000,
  });
  report = JSON.parse(stdout) as Report;
}, 600_000);

test('20,000 emails in 2 organizations are measured', () => {
  expect(report.size).toEqual({ emails: 20_000, organizations: 2 });
});

/** Calls that must be among those measured, with what of them has a bar. */
const BARRED: [RegExp, ('rows read' | 'rows written' | 'round trips' | 'wrong')[]][] = [
  [/^list of emails/, ['rows read', 'round trips', 'wrong']],
  [/^list of tasks/, ['rows read', 'round trips', 'wrong']],
  [/^search for a rare word/, ['rows read']],
  [/^search for a frequent word/, ['rows read']],
  [/^search for two letters/, ['rows read']],
  [/^search for a Chinese word/, ['rows read']],
  [/^thread of 1\b/, ['rows read', 'wrong']],
  [/^thread of 10\b/, ['rows read', 'wrong']],
  [/^thread of 50\b/, ['rows read', 'wrong']],
  [/^stats/, ['rows read', 'wrong']],
  [/^save fields/, ['rows written', 'rows read', 'round trips', 'wrong']],
  [/^save raw with 10 references/, ['rows written', 'rows read', 'round trips', 'wrong']],
  [/^save raw with 2 attachments/, ['rows written', 'rows read', 'round trips', 'wrong']],
  [/^save the same again/, ['rows written', 'rows read', 'round trips']],
];

describe.each(BARRED)('%s', (call, measures) => {
  test.each(measures)('%s', (measure) => {
    const counts = report.counts.filter((c) => call.test(c.call) && c.measure === measure && c.bar !== null);
    expect(counts).not.toEqual([]);
    expect(counts.filter(({ ok }) => !ok)).toEqual([]);
  });
});

test('every page of every combination of filters is right', () => {
  // 54 combinations of the filters of emails, 120 of tasks, one page of each at least.
  expect(report.pages.length).toBeGreaterThan(54 + 120);
  expect(report.pages.filter(({ isRight }) => !isRight)).toEqual([]);
});

test('D1 holds no more bytes an email than it may', () => {
  expect(report.storage.perEmail).toBeLessThanOrEqual(report.storage.bar);
});
