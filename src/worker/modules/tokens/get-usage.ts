import { type TokenUsage, USAGE_RANGES, type UsageRange } from '../../../contract/tokens.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { daysUntil } from './days.ts';
import { selectUsageByDay } from './usage-store.ts';

/** Tokens and calls of each day of the range; the last day is today (UTC). */
export async function getUsage(ctx: Ctx, range: UsageRange): Promise<TokenUsage> {
  const { dates, from, to } = daysOf(ctx, range);
  const [rows] = await commit(database(ctx), [selectUsageByDay(ctx, from, to)]);
  const byDate = new Map(rows.map((row) => [row.date, row]));
  const total = { tokens: 0, calls: 0 };
  const days = dates.map((date) => {
    const { tokens, calls } = byDate.get(date) ?? { tokens: 0, calls: 0 };
    total.tokens += tokens;
    total.calls += calls;
    return { date, tokens, calls };
  });
  return { range, from, to, days, total };
}

export function daysOf(ctx: Ctx, range: UsageRange): { dates: string[]; from: string; to: string } {
  const dates = daysUntil(ctx.now(), USAGE_RANGES[range]);
  return { dates, from: dates[0]!, to: dates.at(-1)! };
}
