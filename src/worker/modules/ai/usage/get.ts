import { AI_USAGE_RANGES, type AiUsageReport } from '../../../../contract/ai/preferences.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { dayOf } from '../calls/store.ts';
import { type SumRow, selectUsageBy } from './store.ts';

const DAY = 86_400_000;

/** Returns the organization's AI usage in the range, by model, by feature and by user. */
export async function getAiUsage(ctx: Ctx, range: keyof typeof AI_USAGE_RANGES): Promise<AiUsageReport> {
  const from = dayOf(ctx.now() - (AI_USAGE_RANGES[range] - 1) * DAY);
  const [models, features, users] = await commit(database(ctx), [
    selectUsageBy(ctx, 'model', from),
    selectUsageBy(ctx, 'feature', from),
    selectUsageBy(ctx, 'user_id', from),
  ]);
  return {
    range,
    total: models.map(toSums).reduce(
      (sum, each) => ({
        calls: sum.calls + each.calls,
        input_tokens: sum.input_tokens + each.input_tokens,
        output_tokens: sum.output_tokens + each.output_tokens,
        charged_tokens: sum.charged_tokens + each.charged_tokens,
      }),
      { calls: 0, input_tokens: 0, output_tokens: 0, charged_tokens: 0 },
    ),
    by_model: models.map((row) => ({ model: String(row.key), ...toSums(row) })),
    by_feature: features.map((row) => ({ feature: String(row.key), ...toSums(row) })),
    by_user: users.map((row) => ({ user_id: row.key === 0 ? null : Number(row.key), ...toSums(row) })),
  };
}

function toSums({ calls, input_tokens, output_tokens, charged_tokens }: SumRow) {
  return { calls, input_tokens, output_tokens, charged_tokens };
}
