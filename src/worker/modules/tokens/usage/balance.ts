import type { TokenBalance } from '../../../../contract/tokens.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { dayOf, startOfMonth } from '../days.ts';
import { type AccountRow, openAccount, selectAccount } from '../ledger/account-store.ts';
import { type DayRow, usageByDay } from './store.ts';

/** What the organization has, and what it used since the first of the month (UTC). */
export async function getBalance(ctx: Ctx): Promise<TokenBalance> {
  const now = ctx.now();
  const results = await commit(database(ctx), [
    openAccount(ctx),
    selectAccount(ctx),
    usageByDay(ctx, dayOf(startOfMonth(now)), dayOf(now)),
  ]);
  const [[account], days] = results.slice(-2) as [[AccountRow], DayRow[]];
  const { balance, reserved, updatedAt } = account;
  return {
    balance,
    reserved,
    available: balance - reserved,
    used_this_month: days.reduce((sum, day) => sum + day.tokens, 0),
    updated_at: new Date(updatedAt).toISOString(),
  };
}
