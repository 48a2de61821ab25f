import type { Milestone } from '../../../../contract/stream/milestones.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { createBuiltIns } from './built-in.ts';
import { toMilestone } from './present.ts';
import { selectMilestones } from './store.ts';

/** Lists all milestones, lowest first. */
export async function listMilestones(ctx: Ctx): Promise<Milestone[]> {
  const [rows] = await commit(database(ctx), [selectMilestones(ctx)]);
  if (rows.length > 0) return rows.map(toMilestone);
  await createBuiltIns(ctx);
  const [created] = await commit(database(ctx), [selectMilestones(ctx)]);
  return created.map(toMilestone);
}
