import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { MAX_NOTE, MAX_REF } from '../limits.ts';
import { insertAccount } from './account-store.ts';
import { checkAmount, checkText } from './check.ts';
import { insertCredit, insertRefund, updateBalance } from './entry-store.ts';

export interface Credit {
  /** A grant is the welcome; an adjustment returns tokens that a refund took. */
  kind: 'grant' | 'purchase' | 'plan' | 'refund' | 'adjustment';
  /** Identifies the payment or refund: the same ref of the same kind is booked once. */
  ref: string;
  /** At least 1, also for a refund. */
  tokens: number;
  note?: string;
}

/**
 * Statements that credit the organization with tokens, for the batch that records the payment. A refund takes tokens,
 * at most the available ones; the entry records the rest as its shortfall.
 */
export function credit(ctx: Ctx, input: Credit): Statement[] {
  const { kind, ref, tokens } = input;
  checkAmount('tokens', tokens, 1);
  checkText('ref', ref, MAX_REF);
  const entry = { ref, tokens, note: input.note?.slice(0, MAX_NOTE) ?? null, saveId: crypto.randomUUID() };
  return [
    insertAccount(ctx),
    kind === 'refund' ? insertRefund(ctx, entry) : insertCredit(ctx, kind, entry),
    updateBalance(ctx, { kind, ref, saveId: entry.saveId }),
  ];
}
