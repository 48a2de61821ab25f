import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { MAX_NOTE, MAX_REF } from '../limits.ts';
import { openAccount } from './account-store.ts';
import { checkAmount, checkWord } from './check.ts';
import { applyEntry, insertCredit, insertRefund } from './entry-store.ts';

export interface Credit {
  /** A grant is the welcome; an adjustment gives again what a refund took. */
  kind: 'grant' | 'purchase' | 'plan' | 'refund' | 'adjustment';
  /** What was paid, or paid back: the same ref of the same kind is booked once, however often it comes. */
  ref: string;
  /** From 1; of a refund too. */
  tokens: number;
  note?: string;
}

/**
 * Statements that credit `ctx`'s organization with tokens, for the batch that records the payment. A refund takes
 * back, at most what is there and not reserved; what is missing stands in the row as its shortfall.
 */
export function credit(ctx: Ctx, input: Credit): Statement[] {
  const { kind, ref, tokens } = input;
  checkAmount('tokens', tokens, 1);
  checkWord('ref', ref, MAX_REF);
  const entry = { ref, tokens, note: input.note?.slice(0, MAX_NOTE) ?? null, saveId: crypto.randomUUID() };
  return [
    openAccount(ctx),
    kind === 'refund' ? insertRefund(ctx, entry) : insertCredit(ctx, kind, entry),
    applyEntry(ctx, { kind, ref, saveId: entry.saveId }),
  ];
}
