import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { MAX_NAME, MAX_REF } from '../limits.ts';
import { insertAccount } from './account-store.ts';
import { checkAmount, checkText } from './check.ts';
import { insertHold, selectHold } from './hold-store.ts';

export interface Reservation {
  /** The maximum that the work may use, at least 1. */
  tokens: number;
  model: string;
  /** The purpose, as the history shows it: `reply`, `summary`. */
  feature: string;
  /** Identifies the work, so that a second attempt at it holds and pays once. Random by default. */
  ref?: string;
}

/**
 * Reserves tokens before a call of a model, for ten minutes: `settle` or `release` the hold. Returns the hold's id,
 * which is `ref` if given; an open hold with that id gets another ten minutes. Throws `payment_required`
 * (OUT_OF_TOKENS) if there are not enough available tokens.
 */
export async function reserve(ctx: Ctx, input: Reservation): Promise<string> {
  const { tokens, model, feature, ref: id = crypto.randomUUID() } = input;
  checkAmount('tokens', tokens, 1);
  checkText('model', model, MAX_NAME);
  checkText('feature', feature, MAX_NAME);
  checkText('ref', id, MAX_REF);
  const select = selectHold(ctx, id);
  const results = await commit(database(ctx), [
    insertAccount(ctx),
    ...insertHold(ctx, { id, tokens, model, feature }),
    select,
  ]);
  const { isHeld, balance, reserved } = results.of(select)[0]!;
  if (!isHeld) {
    const available = balance - reserved;
    throw new DomainError(
      'payment_required',
      'OUT_OF_TOKENS',
      `This needs up to ${tokens} tokens, but only ${available} are available. Buy more, or wait for running calls to end.`,
      { fields: { balance, available, needed: tokens } },
    );
  }
  return id;
}
