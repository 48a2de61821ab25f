import { expect, test } from 'vitest';
import { Gate } from '../../../../src/sidecar/watch/gate.ts';

test('a gate runs so many tasks at once, and the others in order, also after one that failed', async () => {
  const gate = new Gate(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const run = (n: number) =>
    gate.run(async () => {
      started.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (n === 1) throw new Error('failed');
      return n;
    });
  const results = [1, 2, 3, 4].map((n) => run(n).catch((error: Error) => error.message));
  await Promise.resolve();
  expect(started).toEqual([1, 2]);
  ends.shift()!();
  expect(await results[0]).toBe('failed');
  expect(started).toEqual([1, 2, 3]);
  ends.shift()!();
  await results[1];
  expect(started).toEqual([1, 2, 3, 4]);
  for (const end of ends) end();
  expect(await Promise.all(results)).toEqual(['failed', 2, 3, 4]);
});
