import { type SQL, sql } from 'drizzle-orm';
import type { LedgerKind } from '../../../../contract/tokens.ts';
import { actorName, type Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { newId } from '../../../platform/data/sequence.ts';
import { tokenAccounts, tokenHolds, tokenLedger, tokenUsageDays } from '../schema.ts';

/** The key of a ledger entry, and the random id of the batch that inserts it. */
export interface EntryKey {
  kind: LedgerKind;
  ref: string;
  saveId: string;
}

interface CreditEntry {
  ref: string;
  tokens: number;
  note: string | null;
  saveId: string;
}

/** True, as a condition on the ledger, for the entry with this key, if this batch inserted it. */
export function isInserted(ctx: Ctx, { kind, ref, saveId }: EntryKey): SQL {
  return sql`${tokenLedger.organizationId} = ${ctx.organizationId} AND ${tokenLedger.kind} = ${kind}
    AND ${tokenLedger.ref} = ${ref} AND ${tokenLedger.saveId} = ${saveId}`;
}

const newEntryId = (ctx: Ctx): SQL<number> =>
  newId(tokenLedger, { organizationId: ctx.organizationId, now: ctx.now() });

/** Books added tokens, unless this kind and ref are booked already. Needs the account. */
export function insertCredit(
  ctx: Ctx,
  kind: 'grant' | 'purchase' | 'plan' | 'adjustment',
  entry: CreditEntry,
): Statement {
  return insertEntry(ctx, kind, entry, sql`${entry.tokens}`);
}

/** Books tokens that are taken back: at most the available ones. */
export function insertRefund(ctx: Ctx, entry: CreditEntry): Statement {
  return insertEntry(ctx, 'refund', entry, sql`-min(${entry.tokens}, balance - reserved)`);
}

function insertEntry(ctx: Ctx, kind: LedgerKind, entry: CreditEntry, amount: SQL): Statement {
  return database(ctx).run(sql`INSERT INTO ${tokenLedger} (id, organization_id, created_at, kind, ref, amount,
      balance_after, shortfall, actor, note, save_id)
    SELECT ${newEntryId(ctx)}, organization_id, ${ctx.now()}, ${kind}, ${entry.ref}, ${amount}, balance + ${amount},
      ${entry.tokens} - abs(${amount}), ${actorName(ctx.actor)}, ${entry.note}, ${entry.saveId}
    FROM ${tokenAccounts} WHERE organization_id = ${ctx.organizationId}
    ON CONFLICT (organization_id, kind, ref) DO NOTHING`);
}

/** Lists the entries of these kinds with these refs; the amount is negative for tokens that were taken. */
export async function listBookings(
  ctx: Ctx,
  kinds: LedgerKind[],
  refs: string[],
): Promise<{ ref: string; amount: number }[]> {
  const db = database(ctx);
  const [rows] = await commit(db, [
    db.all<{ ref: string; amount: number }>(sql`SELECT ref, amount FROM ${tokenLedger}
      WHERE organization_id = ${ctx.organizationId} AND kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))
        AND ref IN (SELECT value FROM json_each(${JSON.stringify(refs)}))`),
  ]);
  return rows;
}

/** Changes the balance by an entry that this batch inserted; does nothing for an earlier one. */
export function updateBalance(ctx: Ctx, key: EntryKey): Statement {
  return database(ctx).run(sql`UPDATE ${tokenAccounts} SET balance = balance + entry.amount,
      updated_at = ${ctx.now()}
    FROM (SELECT amount FROM ${tokenLedger} WHERE ${isInserted(ctx, key)}) AS entry
    WHERE organization_id = ${ctx.organizationId}`);
}

/**
 * Books the usage of a hold: the tokens of the hold, and beyond them the available ones. Does nothing if the hold
 * does not exist or its usage is booked already.
 */
export function insertUsage(
  ctx: Ctx,
  usage: { holdId: string; tokens: number; model: string; calls: number; saveId: string },
): Statement {
  const charged = sql`min(${usage.tokens}, balance - reserved
    + CASE WHEN released_at IS NULL THEN hold.amount ELSE 0 END)`;
  return database(ctx).run(sql`INSERT INTO ${tokenLedger} (id, organization_id, created_at, kind, ref, amount,
      balance_after, shortfall, model, feature, calls, actor, save_id)
    SELECT ${newEntryId(ctx)}, hold.organization_id, ${ctx.now()}, 'usage', hold.id, -${charged}, balance - ${charged},
      ${usage.tokens} - ${charged}, ${usage.model}, hold.feature, ${usage.calls}, hold.actor, ${usage.saveId}
    FROM ${tokenHolds} AS hold JOIN ${tokenAccounts} AS account ON account.organization_id = hold.organization_id
    WHERE hold.organization_id = ${ctx.organizationId} AND hold.id = ${usage.holdId}
    ON CONFLICT (organization_id, kind, ref) DO NOTHING`);
}

/** Adds a usage that this batch inserted to its day. */
export function upsertUsageDay(ctx: Ctx, key: EntryKey, day: string): Statement {
  return database(ctx).run(sql`INSERT INTO ${tokenUsageDays} (organization_id, day, model, tokens, calls)
    SELECT organization_id, ${day}, model, -amount, calls FROM ${tokenLedger} WHERE ${isInserted(ctx, key)}
    ON CONFLICT (organization_id, day, model)
      DO UPDATE SET tokens = tokens + excluded.tokens, calls = calls + excluded.calls`);
}

/** The result of settling a hold. */
export interface Settlement {
  /** Tokens taken from the balance. */
  charged: number;
  /** Tokens used beyond that, which the balance did not have. */
  shortfall: number;
}

/** Selects the settlement of a hold. */
export function selectUsage(ctx: Ctx, holdId: string): Statement<Settlement[]> {
  return database(ctx).all(sql`SELECT -amount AS charged, shortfall FROM ${tokenLedger}
    WHERE organization_id = ${ctx.organizationId} AND kind = 'usage' AND ref = ${holdId}`);
}
