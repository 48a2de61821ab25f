import { expect, test } from 'vitest';
import { syncJob } from '../../../../src/worker/modules/sync/run.ts';
import { updateCursor } from '../../../../src/worker/modules/sync/store.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import { claimJob } from '../../../../src/worker/platform/work/jobs.ts';
import { makeOrganization, testCtx, testEnv } from '../../helpers.ts';
import { mail, makeWorld } from './world.ts';

async function statusOf(world: Awaited<ReturnType<typeof makeWorld>>, id: number) {
  const { inboxes } = (await (await world.request('GET', '/api/sync/status')).json()) as {
    inboxes: Record<string, unknown>[];
  };
  return inboxes.find((inbox) => inbox['inbox_id'] === id);
}

test('the cursor of an inbox is moved in its own organization only', async () => {
  const world = await makeWorld();
  const { id, jobId, box } = await world.addInbox();
  box.add(mail('one'));
  await world.run(jobId);
  world.clock.now += 3_600_000;
  const claim = await claimJob(world.ctx(), syncJob, jobId, 60_000, null);
  const stranger = testCtx((await makeOrganization()).organizationId);
  await commit(database(stranger), [updateCursor(stranger, claim!, 9)]);
  expect(await world.sync(id)).toMatchObject({ last_uid: 1 });
  await commit(database(world.ctx()), [updateCursor(world.ctx(), claim!, 9)]);
  expect(await world.sync(id)).toMatchObject({ last_uid: 9 });
});

test('the status shows the sync of an inbox, not other work on the same id', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addInbox();
  world.clock.now = Date.now() - 1000;
  await testEnv.DB.prepare('UPDATE jobs SET due_at = ? WHERE id = ?').bind(world.clock.now, jobId).run();
  await world.run(jobId);
  const before = await statusOf(world, id);
  await testEnv.DB.prepare(
    "INSERT INTO jobs (organization_id, kind, subject_id, due_at) VALUES (?, 'webhook', ?, 1)",
  )
    .bind(world.client.organizationId, id)
    .run();
  expect(await statusOf(world, id)).toEqual(before);
});

test('an inbox that is switched off has no next attempt, though its job may be due', async () => {
  const world = await makeWorld();
  const { id, jobId } = await world.addInbox({ is_active: false });
  await testEnv.DB.prepare('UPDATE jobs SET due_at = ? WHERE id = ?').bind(Date.now(), jobId).run();
  expect(await statusOf(world, id)).toMatchObject({ state: 'inactive', next_attempt_at: null });
});
