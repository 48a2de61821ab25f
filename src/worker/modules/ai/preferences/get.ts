import type { AiPreferences } from '../../../../contract/ai/preferences.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toPreferences } from './present.ts';
import { selectKeys, selectPreferences } from './store.ts';

export async function getPreferences(ctx: Ctx): Promise<AiPreferences> {
  const [[row], keys] = await commit(database(ctx), [selectPreferences(ctx), selectKeys(ctx)]);
  return toPreferences(row, keys);
}
