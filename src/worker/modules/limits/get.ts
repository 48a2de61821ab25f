import { LIMIT_NAMES, type LimitName, type Limits } from '../../../contract/limits.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { selectUsage } from '../../platform/data/usage.ts';
import { allowedOf, resetsAt } from '../../platform/limits.ts';
import { selectAuditsToday, selectUploadUse } from '../audits/index.ts';
import { selectInboxCount } from '../inboxes/index.ts';

/** Returns the organization's limits, and its use of them. */
export async function getLimits(ctx: Ctx): Promise<Limits> {
  const [[usage], [inboxes], [audits], [uploads]] = await commit(database(ctx), [
    selectUsage(ctx),
    selectInboxCount(ctx),
    selectAuditsToday(ctx),
    selectUploadUse(ctx),
  ]);
  const used: Partial<Record<LimitName, number>> = {
    ...usage,
    ...uploads,
    inboxes: inboxes?.count ?? 0,
    audits_per_day: audits?.count ?? 0,
  };
  return {
    limits: LIMIT_NAMES.map((name) => {
      const reset = resetsAt(ctx, name);
      return {
        name,
        used: used[name] ?? 0,
        allowed: allowedOf(ctx.env, name),
        resets_at: reset === null ? null : new Date(reset).toISOString(),
      };
    }),
  };
}
