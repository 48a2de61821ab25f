import { changeRetentionRequest, type Retention } from '../../../contract/retention.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { selectDays } from './store.ts';

/** Returns how many days the organization keeps data: its own settings, and the defaults for the rest. */
export async function getRetention(ctx: Ctx): Promise<Retention> {
  const [[row]] = await commit(database(ctx), [selectDays(ctx)]);
  return { ...changeRetentionRequest.parse({}), ...row?.days };
}
