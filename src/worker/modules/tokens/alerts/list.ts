import type { TokenAlert } from '../../../../contract/tokens.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { presentAlert } from './present.ts';
import { selectAlerts } from './store.ts';

/** Lists the alerts of the organization, oldest first. */
export async function listAlerts(ctx: Ctx): Promise<TokenAlert[]> {
  const [rows] = await commit(database(ctx), [selectAlerts(ctx)]);
  return rows.map(presentAlert);
}
