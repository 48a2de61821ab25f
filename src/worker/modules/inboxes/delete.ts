import { notFound } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { updateDue, wakeJobs } from '../../platform/work/jobs.ts';
import { forgetAddressesOf } from './claims/claim.ts';
import { deleteInboxRow, findInbox, requireNotLastActive, SYNC } from './store.ts';
import { commitChange, refusalReason, targetOf } from './update.ts';

/** Deletes the inbox with its passwords. Keeps its mail. The sync job then deletes the sync state. */
export async function deleteInbox(ctx: Ctx, id: number): Promise<void> {
  const current = await findInbox(ctx, id);
  if (!current) throw notFound('inbox');
  const [, , jobs] = await commitChange(
    ctx,
    [
      requireNotLastActive(ctx, id),
      deleteInboxRow(ctx, id),
      updateDue(ctx, SYNC, [id]),
      audit(ctx, 'inbox.deleted', targetOf(current), { id }),
    ],
    () => refusalReason(ctx, current),
  );
  wakeJobs(ctx, SYNC, jobs);
  await forgetAddressesOf(ctx, id);
}
