import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { aiUsageDays } from '../schema.ts';

export interface SumRow {
  key: string | number;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  charged_tokens: number;
}

/** Selects the sums since the day `from`, most charged first. */
export function selectUsageBy(
  ctx: Ctx,
  column: 'model' | 'feature' | 'user_id',
  from: string,
): Statement<SumRow[]> {
  return database(ctx).all(sql`SELECT ${sql.raw(column)} AS key, SUM(calls) AS calls,
      SUM(input_tokens) AS input_tokens, SUM(output_tokens) AS output_tokens,
      SUM(charged_tokens) AS charged_tokens
    FROM ${aiUsageDays} WHERE organization_id = ${ctx.organizationId} AND day >= ${from}
    GROUP BY key ORDER BY charged_tokens DESC, calls DESC, key LIMIT 200`);
}
