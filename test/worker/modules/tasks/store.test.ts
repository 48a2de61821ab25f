import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isNotAssignedTo } from '../../../../src/worker/modules/tasks/store.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import { makeOrganization, testCtx } from '../../helpers.ts';

test('a task of another organization counts as nobody to notify about', async () => {
  const [owner, stranger] = [await makeOrganization(), await makeOrganization()];
  const { id } = (await (await owner.request('POST', '/api/tasks', { title: 'Call Kim' })).json()) as {
    id: number;
  };
  const isUnassigned = async (organizationId: number) => {
    const ctx = testCtx(organizationId);
    const [[row]] = await commit(database(ctx), [
      database(ctx).all<{ holds: number }>(sql`SELECT ${isNotAssignedTo(ctx, id, owner.userId)} AS holds`),
    ]);
    return row!.holds;
  };
  expect(await isUnassigned(owner.organizationId)).toBe(1);
  expect(await isUnassigned(stranger.organizationId)).toBe(0);
});
