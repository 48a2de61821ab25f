import type { Retention } from '../../../contract/retention.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { upsertDays } from './store.ts';

/** Changes how many days data is kept. Cron deletes accordingly within hours. */
export async function changeRetention(ctx: Ctx, days: Retention): Promise<Retention> {
  await commit(database(ctx), [upsertDays(ctx, days), audit(ctx, 'retention.changed', 'retention', days)]);
  return days;
}
