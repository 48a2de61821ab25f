import type { TokenModelUsage, UsageRange } from '../../../contract/tokens.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { daysOf } from './get-usage.ts';
import { selectUsageByModel } from './usage-store.ts';

/** Tokens and calls of each model in the range, the most used first. */
export async function getUsageByModel(ctx: Ctx, range: UsageRange): Promise<TokenModelUsage[]> {
  const { from, to } = daysOf(ctx, range);
  const [rows] = await commit(database(ctx), [selectUsageByModel(ctx, from, to)]);
  const total = rows.reduce((sum, row) => sum + row.tokens, 0);
  return rows.map(({ model, tokens, calls }) => ({
    model,
    tokens,
    calls,
    share: total === 0 ? 0 : tokens / total,
  }));
}
