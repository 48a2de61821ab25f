import { sql } from 'drizzle-orm';
import type { LedgerKind } from '../../../../contract/tokens.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { tokenLedger, tokenUsageDays } from '../schema.ts';

export interface DayRow {
  date: string;
  tokens: number;
  calls: number;
}

export interface ModelRow {
  model: string;
  tokens: number;
  calls: number;
}

/** DayRow of each day from one to another that has usage, oldest first. */
export function usageByDay(ctx: Ctx, from: string, to: string): Statement {
  return database(ctx).all(sql`SELECT day AS date, SUM(tokens) AS tokens, SUM(calls) AS calls
    FROM ${tokenUsageDays} WHERE organization_id = ${ctx.organizationId} AND day BETWEEN ${from} AND ${to}
    GROUP BY day ORDER BY day`);
}

/** ModelRow of each model that was used in these days, the most used first. */
export function usageByModel(ctx: Ctx, from: string, to: string): Statement {
  return database(ctx).all(sql`SELECT model, SUM(tokens) AS tokens, SUM(calls) AS calls
    FROM ${tokenUsageDays} WHERE organization_id = ${ctx.organizationId} AND day BETWEEN ${from} AND ${to}
    GROUP BY model ORDER BY tokens DESC, model`);
}

export type EntryRow = Omit<typeof tokenLedger.$inferSelect, 'organizationId' | 'saveId'>;

/** EntryRow of the ledger below the id `before`, newest first. */
export function selectEntries(
  ctx: Ctx,
  query: { kind: LedgerKind | undefined; before: number | null; limit: number },
): Statement {
  const ofKind = query.kind === undefined ? sql`` : sql` AND kind = ${query.kind}`;
  const older = query.before === null ? sql`` : sql` AND id < ${query.before}`;
  return database(
    ctx,
  ).all(sql`SELECT id, created_at AS createdAt, kind, ref, amount, balance_after AS balanceAfter,
      shortfall, model, feature, calls, actor, note
    FROM ${tokenLedger} WHERE organization_id = ${ctx.organizationId}${ofKind}${older}
    ORDER BY id DESC LIMIT ${query.limit}`);
}
