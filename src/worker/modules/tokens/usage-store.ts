import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { LedgerKind } from '../../../contract/tokens.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { tokenLedger, tokenUsageDays } from './schema.ts';

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

/** Selects the usage of each day with any from `from` to `to`, oldest first. */
export function selectUsageByDay(ctx: Ctx, from: string, to: string): Statement<DayRow[]> {
  return database(ctx).all(sql`SELECT day AS date, SUM(tokens) AS tokens, SUM(calls) AS calls
    FROM ${tokenUsageDays} WHERE organization_id = ${ctx.organizationId} AND day BETWEEN ${from} AND ${to}
    GROUP BY day ORDER BY day`);
}

/** Selects the usage of each model in these days, the most used first. */
export function selectUsageByModel(ctx: Ctx, from: string, to: string): Statement<ModelRow[]> {
  return database(ctx).all(sql`SELECT model, SUM(tokens) AS tokens, SUM(calls) AS calls
    FROM ${tokenUsageDays} WHERE organization_id = ${ctx.organizationId} AND day BETWEEN ${from} AND ${to}
    GROUP BY model ORDER BY tokens DESC, model`);
}

const { organizationId: _organizationId, saveId: _saveId, ...ENTRY_COLUMNS } = getTableColumns(tokenLedger);
export type EntryRow = Pick<typeof tokenLedger.$inferSelect, keyof typeof ENTRY_COLUMNS>;

/** Selects the ledger entries below the id `before`, newest first. */
export function selectEntries(
  ctx: Ctx,
  query: { kind: LedgerKind | undefined; before: number | null; limit: number },
): Statement<EntryRow[]> {
  const { kind, before, limit } = query;
  const conditions = [
    eq(tokenLedger.organizationId, ctx.organizationId),
    kind === undefined ? undefined : eq(tokenLedger.kind, kind),
    before === null ? undefined : lt(tokenLedger.id, before),
  ];
  return database(ctx)
    .select(ENTRY_COLUMNS)
    .from(tokenLedger)
    .where(and(...conditions))
    .orderBy(desc(tokenLedger.id))
    .limit(limit);
}
