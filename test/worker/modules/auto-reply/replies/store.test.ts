import { expect, test } from 'vitest';
import { selectInboxesWithAbandoned } from '../../../../../src/worker/modules/auto-reply/replies/store.ts';
import { selectReplyingInbox } from '../../../../../src/worker/modules/inboxes/index.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { makeResponder } from '../responder/world.ts';

test('a reply that is being sent is not abandoned', async () => {
  const world = await makeResponder();
  const ctx = world.ctx();
  const insert = (emailId: number, claimedUntil: number) =>
    testEnv.DB.prepare(
      `INSERT INTO auto_replies (organization_id, email_id, inbox_id, origin, recipient, status, subject, body, html,
        claim, claimed_until, created_at)
      VALUES (?, ?, ?, 'responder', 'kim@example.net', 'pending', '', '', '', 'claim', ?, ?)`,
    )
      .bind(ctx.organizationId, emailId, world.inboxId, claimedUntil, ctx.now())
      .run();
  const inboxes = async () => {
    const [rows] = await commit(database(ctx), [selectInboxesWithAbandoned(ctx)]);
    return rows.filter(({ organizationId }) => organizationId === ctx.organizationId);
  };
  await insert(1, ctx.now() + 60_000);
  expect(await inboxes()).toEqual([]);
  await insert(2, ctx.now() - 1);
  expect(await inboxes()).toEqual([{ id: world.inboxId, organizationId: ctx.organizationId }]);
});

test('an inbox replies while it is switched on, for its own organization', async () => {
  const world = await makeResponder();
  const stranger = testCtx((await makeOrganization()).organizationId);
  const read = async (ctx: typeof stranger) =>
    (await commit(database(ctx), [selectReplyingInbox(ctx, world.inboxId)]))[0];
  expect(await read(world.ctx())).toHaveLength(1);
  expect(await read(stranger)).toEqual([]);
  await world.toggle(false);
  expect(await read(world.ctx())).toEqual([]);
});
