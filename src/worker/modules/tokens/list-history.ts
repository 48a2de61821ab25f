import type { LedgerKind, TokenEntry } from '../../../contract/tokens.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../platform/http/page.ts';
import { insertAccount } from './ledger/account-store.ts';
import { type EntryRow, selectEntries } from './usage-store.ts';

/** Lists the ledger entries, newest first. */
export async function listHistory(
  ctx: Ctx,
  query: { kind?: LedgerKind; limit: number; cursor?: string },
): Promise<Page<TokenEntry>> {
  const [before] = readCursor(query, 1) ?? [null];
  const [, rows] = await commit(database(ctx), [
    insertAccount(ctx),
    selectEntries(ctx, { kind: query.kind, before: before ?? null, limit: query.limit + 1 }),
  ]);
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: page.rows.map(toEntry), next: page.next };
}

function toEntry(row: EntryRow): TokenEntry {
  return {
    id: row.id,
    created_at: new Date(row.createdAt).toISOString(),
    kind: row.kind,
    ref: row.ref,
    amount: row.amount,
    balance_after: row.balanceAfter,
    shortfall: row.shortfall,
    model: row.model,
    feature: row.feature,
    calls: row.calls,
    actor: row.actor,
    note: row.note,
  };
}
