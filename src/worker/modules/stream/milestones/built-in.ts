import { BUILT_IN_THRESHOLDS } from '../../../../contract/stream/milestones.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { insertMilestone, requireNone } from './store.ts';

/** Creates the built-in milestones of an organization that has no milestone yet. */
export async function createBuiltIns(ctx: Ctx): Promise<void> {
  const rows = BUILT_IN_THRESHOLDS.flatMap((threshold) =>
    insertMilestone(ctx, { threshold, isCustom: false }),
  );
  try {
    await commit(database(ctx), [requireNone(ctx), ...rows]);
  } catch (error) {
    // Another call has created them.
    if (!isRefusal(error)) throw error;
  }
}
