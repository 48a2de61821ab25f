import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../bench/print.ts';

const run = promisify(execFile);
let report: Report;

/** Runs the benchmark at its smallest size, without times and ratios, which depend on the machine. */
beforeAll(async () => {
  // The same command as `npm run bench`.
  const { stdout } = await run(
    process.execPath,
    ['src/dev/run.mjs', 'node', 'bench/run.ts', '--json', '--untimed'],
    {
      maxBuffer: 16 * 1024 * 1024,
      timeout: 2_390_000,
    },
  );
  report = JSON.parse(stdout) as Report;
}, 2_400_000);

test('the benchmark measures 20,000 emails in 2 organizations', () => {
  expect(report.size).toEqual({ emails: 20_000, organizations: 2, databases: 1 });
});

/** Calls that must be measured, and their measures with a limit. */
const LIMITED: [RegExp, ('rows read' | 'rows written' | 'round trips' | 'wrong')[]][] = [
  [/^list of emails/, ['rows read', 'round trips', 'wrong']],
  [/^list of tasks/, ['rows read', 'round trips', 'wrong']],
  [/^list of conversations/, ['rows read', 'round trips', 'wrong']],
  [/^search of conversations for a rare word/, ['rows read', 'round trips']],
  [/^search of conversations for a frequent word/, ['rows read', 'round trips']],
  [/^search of conversations for two letters/, ['rows read', 'round trips']],
  [/^search for a rare word/, ['rows read']],
  [/^search for a frequent word/, ['rows read']],
  [/^search for two letters/, ['rows read']],
  [/^search for a Chinese word/, ['rows read']],
  [/^search for a common word/, ['rows read', 'round trips', 'wrong']],
  [/^q for a common word/, ['rows read', 'round trips', 'wrong']],
  [/^q for a sender and files/, ['rows read', 'round trips', 'wrong']],
  [/^q for a word without another/, ['rows read', 'round trips', 'wrong']],
  [/^q for no sender/, ['rows read', 'round trips', 'wrong']],
  [/^q of conversations for a sender and files/, ['rows read', 'round trips']],
  [/^thread of 1\b/, ['rows read', 'wrong']],
  [/^thread of 10\b/, ['rows read', 'wrong']],
  [/^thread of 50\b/, ['rows read', 'wrong']],
  [/^stats/, ['rows read', 'wrong']],
  [/^status of the stream/, ['rows read', 'round trips']],
  [/^save fields/, ['rows written', 'rows read', 'round trips', 'wrong']],
  [/^save a reply/, ['rows written', 'rows read', 'round trips', 'wrong']],
  [/^save raw with 10 references/, ['rows written', 'rows read', 'round trips', 'wrong']],
  [/^save raw with 2 attachments/, ['rows written', 'rows read', 'round trips', 'wrong']],
  [/^save the same again/, ['rows written', 'rows read', 'round trips']],
];

test('the Worker starts within the limit', () => {
  expect(report.startup).toMatchObject({ ok: true });
});

describe.each(LIMITED)('%s', (call, measures) => {
  test.each(measures)('%s within the limit', (measure) => {
    const counts = report.counts.filter((c) => call.test(c.call) && c.measure === measure && c.bar !== null);
    expect(counts).not.toEqual([]);
    expect(counts.filter(({ ok }) => !ok)).toEqual([]);
  });
});

test('every list page has the right ids and total for every combination of filters', () => {
  // 54 combinations of filters of emails and of conversations, and 120 of tasks, with at least one page each.
  expect(report.pages.length).toBeGreaterThan(54 + 54 + 120);
  expect(report.pages.filter(({ isRight }) => !isRight)).toEqual([]);
});

test('the audit of a site of ten pages costs at most 40 requests, and has a score', () => {
  expect(report.audit.pages).toBe(10);
  expect(report.audit.fetches).toBeGreaterThan(10);
  expect(report.audit.fetches).toBeLessThanOrEqual(40);
  expect(report.audit.bytes).toBeGreaterThan(100_000);
  expect(report.audit.score).toBeGreaterThan(0);
});

test('the D1 size per email is within its limit', () => {
  expect(report.storage.perEmail).toBeLessThanOrEqual(report.storage.bar);
});

describe('on mails that taught it nothing, detection', () => {
  test.each(['latest', 'earlier'])(
    'in the %s ones finds 8 of 10 times and mails in every language, and 9 of 10 that it finds are right',
    (name) => {
      const scores = report.detection.filter(({ set }) => set === name);
      expect(scores.find(({ language }) => language === 'all')!.mails).toBeGreaterThanOrEqual(300);
      expect(scores).toHaveLength(9);
      for (const { language, whole, ...times } of scores)
        for (const { precision, recall } of [times, whole]) {
          expect(precision, language).toBeGreaterThanOrEqual(0.9);
          expect(recall, language).toBeGreaterThanOrEqual(0.8);
        }
    },
  );

  test('in those that were written to tempt finds 17 of 20 times, and 9 of 10 that it finds are right', () => {
    const { mails, precision, recall } = report.detection.find(
      ({ set, language }) => set === 'tempting' && language === 'all',
    )!;
    expect(mails).toBeGreaterThanOrEqual(200);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });
});
