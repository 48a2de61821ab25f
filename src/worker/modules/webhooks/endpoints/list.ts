import type { Webhook } from '../../../../contract/webhooks/webhooks.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toWebhooks } from './present.ts';
import { selectWebhooks } from './store.ts';

/** Lists the endpoints of the organization, oldest first. */
export async function listWebhooks(ctx: Ctx): Promise<Webhook[]> {
  const [rows] = await commit(database(ctx), [selectWebhooks(ctx)]);
  return toWebhooks(ctx, rows);
}
