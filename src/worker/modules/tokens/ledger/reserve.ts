import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { MAX_NAME, MAX_REF } from '../limits.ts';
import { openAccount } from './account-store.ts';
import { checkAmount, checkWord } from './check.ts';
import { type HoldResult, insertHold } from './hold-store.ts';

export interface Reservation {
  /** The most that the work may use, from 1. */
  tokens: number;
  model: string;
  /** What it is for, as the history shows it: `reply`, `summary`. */
  feature: string;
  /** Names the work, so that a second try at it holds and pays once. By default a random one. */
  ref?: string;
}

/**
 * Sets tokens apart before a model is called, for ten minutes: `settle` or `release` them. Answers the hold's id,
 * which is `ref` where that is given; a hold of it that is open stays as it is, for another ten minutes. Throws
 * `payment_required`, OUT_OF_TOKENS, when they are not there.
 */
export async function reserve(ctx: Ctx, input: Reservation): Promise<string> {
  const { tokens, model, feature, ref: id = crypto.randomUUID() } = input;
  checkAmount('tokens', tokens, 1);
  checkWord('model', model, MAX_NAME);
  checkWord('feature', feature, MAX_NAME);
  checkWord('ref', id, MAX_REF);
  const results = await commit(database(ctx), [
    openAccount(ctx),
    ...insertHold(ctx, { id, tokens, model, feature }),
  ]);
  const [{ held, balance, reserved }] = results.at(-1) as [HoldResult];
  if (!held) {
    const available = balance - reserved;
    throw new DomainError(
      'payment_required',
      'OUT_OF_TOKENS',
      `This needs up to ${tokens} tokens, and ${available} are available. Buy more, or wait for calls that are under way.`,
      { fields: { balance, available, needed: tokens } },
    );
  }
  return id;
}
