import type { TokenBalance } from '../../../contract/tokens.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { dayOf, startOfMonth } from './days.ts';
import { insertAccount, selectAccount } from './ledger/account-store.ts';
import { selectUsageByDay } from './usage-store.ts';

/** Returns the organization's balance, and its usage since the first of the month (UTC). */
export async function getBalance(ctx: Ctx): Promise<TokenBalance> {
  const now = ctx.now();
  const [, [account], days] = await commit(database(ctx), [
    insertAccount(ctx),
    selectAccount(ctx),
    selectUsageByDay(ctx, dayOf(startOfMonth(now)), dayOf(now)),
  ]);
  const { balance, reserved, updatedAt } = account!;
  return {
    balance,
    reserved,
    available: balance - reserved,
    used_this_month: days.reduce((sum, day) => sum + day.tokens, 0),
    updated_at: new Date(updatedAt).toISOString(),
  };
}
