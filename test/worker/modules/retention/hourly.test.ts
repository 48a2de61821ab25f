import { expect, test } from 'vitest';
import { hourly } from '../../../../src/worker/modules/retention/hourly.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import { testCtx } from '../../helpers.ts';

const HOUR = 3_600_000;

test('a scan is due an hour after its last piece, or at once if there is more', async () => {
  const start = Date.now();
  let isMore = true;
  const part = hourly(`test-${start}`, async () => isMore);
  const isDue = async (at: number) => {
    const ctx = testCtx(0, { now: () => at });
    const [statement] = part.look!(ctx);
    const [rows] = await commit(database(ctx), [statement!]);
    return (rows as unknown[]).length > 0;
  };
  const run = (at: number) => part.run(testCtx(0, { now: () => at }));

  expect(await isDue(start)).toBe(true);
  await run(start);
  expect(await isDue(start)).toBe(true);
  isMore = false;
  await run(start);
  expect(await isDue(start + HOUR - 1)).toBe(false);
  expect(await isDue(start + HOUR)).toBe(true);
});
