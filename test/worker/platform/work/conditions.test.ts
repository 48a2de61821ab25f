import { beforeEach, expect, test } from 'vitest';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { directory } from '../../../../src/worker/platform/data/database.ts';
import { reportCondition, selectConditions } from '../../../../src/worker/platform/work/conditions.ts';
import { testEnv, testService } from '../../helpers.ts';

const service = (now: number) => ({ ...testService({ waitUntil() {} }), now: () => now });

beforeEach(async () => {
  await testEnv.DB.prepare('DELETE FROM conditions').run();
});

async function list() {
  const [rows] = await commit(directory(service(0)), [selectConditions(service(0))]);
  return rows;
}

test('reports of one condition are one row, which says since when and what the last one said', async () => {
  await reportCondition(service(1000), { kind: 'dead_letters', about: 'sync', detail: 'the first' });
  await reportCondition(service(3000), { kind: 'dead_letters', about: 'sync', detail: 'the third' });
  await reportCondition(service(2000), { kind: 'dead_letters', about: 'send', detail: 'another' });
  const row = { kind: 'dead_letters', toldAt: null };
  expect(await list()).toEqual([
    { ...row, about: 'sync', detail: 'the third', since: 1000, seenAt: 3000, times: 2 },
    { ...row, about: 'send', detail: 'another', since: 2000, seenAt: 2000, times: 1 },
  ]);
});

test('a report is cut to what the table keeps', async () => {
  await reportCondition(service(0), {
    kind: 'upkeep_stopped',
    about: 'a'.repeat(999),
    detail: 'b'.repeat(999),
  });
  const [row] = await list();
  expect([row?.about.length, row?.detail.length]).toEqual([60, 300]);
});
