import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { MemoryMeasure } from '../../bench/memory/measure.ts';

test('the isolate stays below its bar under the largest loads that it must bear', async () => {
  // The same command as `npm run bench -- --memory`.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/dev/run.mjs', 'node', 'bench/run.ts', '--memory', '--json'],
    { timeout: 1_200_000 },
  );
  const measures = JSON.parse(stdout) as MemoryMeasure[];
  console.table(measures);
  expect(measures.length).toBeGreaterThan(5);
  expect(measures.filter(({ ok }) => !ok)).toEqual([]);
});
