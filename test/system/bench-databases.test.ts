/** Runs the benchmark with three databases at a small size: a call's cost where the directory is another database. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { DatabasesReport } from '../../bench/databases/measure.ts';

const run = promisify(execFile);
let report: DatabasesReport;

beforeAll(async () => {
  const options = ['--databases', '3', '--emails', '6000', '--json'];
  const { stdout } = await run(process.execPath, ['src/dev/run.mjs', 'node', 'bench/run.ts', ...options], {
    maxBuffer: 16 * 1024 * 1024,
    timeout: 890_000,
  }).catch((error: { stdout?: string }) => {
    // A figure over its limit makes the command fail; the tests report which one.
    if (!error.stdout) throw error;
    return { stdout: error.stdout };
  });
  report = JSON.parse(stdout) as DatabasesReport;
}, 900_000);

test('the benchmark measures 6,000 emails in 3 organizations, in 3 databases', () => {
  expect(report.size).toEqual({ emails: 6000, organizations: 3, databases: 3 });
  expect(report.counts.length).toBeGreaterThan(100);
});

test('all figures are within their limits', () => {
  expect(report.counts.filter(({ ok }) => !ok)).toEqual([]);
});

test('as many rows are written as with one database', () => {
  const written = report.counts.filter(({ measure }) => measure === 'rows written');
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter(({ value, one }) => value !== one)).toEqual([]);
});

test('each batch that reads reads one row more, which says that the organization is there', () => {
  const read = report.counts.filter(({ measure }) => measure === 'rows read');
  // A search that goes on has up to six batches.
  expect(read.filter(({ value, one }) => value > one + 6)).toEqual([]);
  const more = report.pages.map(({ rowsRead }, i) => rowsRead - report.one[i]!.rowsRead);
  expect(Math.max(...more)).toBe(1);
});

test('a call waits as often as with one database, but once more if it writes before it reads', () => {
  const trips = report.counts.filter(({ measure }) => measure === 'round trips');
  const differing = trips.filter(({ value, one }) => value !== one);
  expect(differing.map(({ call, one, value }) => [call.split(' ')[0], one, value])).toEqual([['mark', 1, 2]]);
  expect(report.pages.map(({ roundTrips }) => roundTrips)).toEqual(
    report.one.map(({ roundTrips }) => roundTrips),
  );
});

test('every list page has the right ids and total', () => {
  expect(report.pages.length).toBeGreaterThan(54 + 54 + 120);
  expect(report.pages.filter(({ isRight }) => !isRight)).toEqual([]);
});
