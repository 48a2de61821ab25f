import { type SQL, sql } from 'drizzle-orm';
import type { LedgerKind } from '../../../../contract/tokens.ts';
import { actorName, type Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { tokenAccounts, tokenHolds, tokenLedger, tokenUsageDays } from '../schema.ts';

/** A booking by its key, and the random id of the batch that may have made it. */
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

/** Where the booking is, as a condition that holds only if this very batch made it. */
export function madeHere(ctx: Ctx, { kind, ref, saveId }: EntryKey): SQL {
  return sql`${tokenLedger.organizationId} = ${ctx.organizationId} AND ${tokenLedger.kind} = ${kind}
    AND ${tokenLedger.ref} = ${ref} AND ${tokenLedger.saveId} = ${saveId}`;
}

/** Books what is added. Needs the account. Nothing, when this kind and ref are booked. */
export function insertCredit(
  ctx: Ctx,
  kind: 'grant' | 'purchase' | 'plan' | 'adjustment',
  entry: CreditEntry,
): Statement {
  return insertEntry(ctx, kind, entry, sql`${entry.tokens}`);
}

/** Books what is taken back: at most what is not reserved. */
export function insertRefund(ctx: Ctx, entry: CreditEntry): Statement {
  return insertEntry(ctx, 'refund', entry, sql`-min(${entry.tokens}, balance - reserved)`);
}

function insertEntry(ctx: Ctx, kind: LedgerKind, entry: CreditEntry, amount: SQL): Statement {
  return database(ctx).run(sql`INSERT INTO ${tokenLedger} (organization_id, created_at, kind, ref, amount,
      balance_after, shortfall, actor, note, save_id)
    SELECT organization_id, ${ctx.now()}, ${kind}, ${entry.ref}, ${amount}, balance + ${amount},
      ${entry.tokens} - abs(${amount}), ${actorName(ctx.actor)}, ${entry.note}, ${entry.saveId}
    FROM ${tokenAccounts} WHERE organization_id = ${ctx.organizationId}
    ON CONFLICT DO NOTHING`);
}

/** What is booked by these refs, of these kinds; below zero what was taken. */
export function selectBooked(
  ctx: Ctx,
  kinds: LedgerKind[],
  refs: string[],
): Promise<{ ref: string; amount: number }[]> {
  return database(ctx).all(sql`SELECT ref, amount FROM ${tokenLedger}
    WHERE organization_id = ${ctx.organizationId} AND kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))
      AND ref IN (SELECT value FROM json_each(${JSON.stringify(refs)}))`);
}

/** Moves the balance by a booking that this batch made; nothing, when it was made before. */
export function applyEntry(ctx: Ctx, key: EntryKey): Statement {
  return database(ctx).run(sql`UPDATE ${tokenAccounts} SET balance = balance + entry.amount,
      updated_at = ${ctx.now()}
    FROM (SELECT amount FROM ${tokenLedger} WHERE ${madeHere(ctx, key)}) AS entry
    WHERE organization_id = ${ctx.organizationId}`);
}

/**
 * Books what a hold's work used: the hold's own tokens, and beyond them what nobody else has reserved. Nothing,
 * when there is no such hold or its usage is booked.
 */
export function insertUsage(
  ctx: Ctx,
  usage: { holdId: string; tokens: number; model: string; calls: number; saveId: string },
): Statement {
  const charged = sql`min(${usage.tokens}, balance - reserved
    + CASE WHEN released_at IS NULL THEN hold.amount ELSE 0 END)`;
  return database(ctx).run(sql`INSERT INTO ${tokenLedger} (organization_id, created_at, kind, ref, amount,
      balance_after, shortfall, model, feature, calls, actor, save_id)
    SELECT hold.organization_id, ${ctx.now()}, 'usage', hold.id, -${charged}, balance - ${charged},
      ${usage.tokens} - ${charged}, ${usage.model}, hold.feature, ${usage.calls}, hold.actor, ${usage.saveId}
    FROM ${tokenHolds} AS hold JOIN ${tokenAccounts} AS account ON account.organization_id = hold.organization_id
    WHERE hold.organization_id = ${ctx.organizationId} AND hold.id = ${usage.holdId}
    ON CONFLICT DO NOTHING`);
}

/** Adds a booked usage to its day. */
export function countUsage(ctx: Ctx, key: EntryKey, day: string): Statement {
  return database(ctx).run(sql`INSERT INTO ${tokenUsageDays} (organization_id, day, model, tokens, calls)
    SELECT organization_id, ${day}, model, -amount, calls FROM ${tokenLedger} WHERE ${madeHere(ctx, key)}
    ON CONFLICT (organization_id, day, model)
      DO UPDATE SET tokens = tokens + excluded.tokens, calls = calls + excluded.calls`);
}

/** What a settled hold came to. */
export interface Settled {
  /** What was taken from the balance. */
  charged: number;
  /** What was used as well, and not there. */
  shortfall: number;
}

/** Settled, or no row. */
export function selectUsage(ctx: Ctx, holdId: string): Statement {
  return database(ctx).all(sql`SELECT -amount AS charged, shortfall FROM ${tokenLedger}
    WHERE organization_id = ${ctx.organizationId} AND kind = 'usage' AND ref = ${holdId}`);
}
