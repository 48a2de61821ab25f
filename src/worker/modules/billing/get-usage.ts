import type { BillingUsage } from '../../../contract/billing.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { countMembers } from '../identity/index.ts';
import { selectActiveInboxes } from '../inboxes/index.ts';
import { selectEmailCountsByTag } from '../mail/index.ts';
import { getBalance, selectUsageByDay } from '../tokens/index.ts';
import { planOf } from './plans.ts';
import { getSubscription } from './subscription/get.ts';

const day = (time: string) => time.slice(0, 10);

/** Returns the organization's usage in its billing period, from stored counts. */
export async function getUsage(ctx: Ctx): Promise<BillingUsage> {
  const [subscription, { balance }, members] = await Promise.all([
    getSubscription(ctx),
    getBalance(ctx),
    countMembers(ctx),
  ]);
  const { plan } = subscription;
  const { start, end } = periodOf(subscription, ctx.now());
  const [days, inboxes, emails] = await commit(database(ctx), [
    selectUsageByDay(ctx, day(start), day(new Date(ctx.now()).toISOString())),
    selectActiveInboxes(ctx),
    selectEmailCountsByTag(ctx),
  ]);
  return {
    plan,
    period_start: start,
    period_end: end,
    tokens: {
      included: planOf(plan).monthly_tokens,
      used: days.reduce((sum, { tokens }) => sum + tokens, 0),
      balance,
    },
    members,
    inboxes: inboxes.length,
    emails: emails.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Returns the period of a live subscription, else the calendar month (UTC). */
function periodOf(
  subscription: Awaited<ReturnType<typeof getSubscription>>,
  now: number,
): { start: string; end: string } {
  const { plan, current_period_start: start, current_period_end: end } = subscription;
  if (plan !== 'free' && start && end) return { start, end };
  const date = new Date(now);
  const first = (month: number) => new Date(Date.UTC(date.getUTCFullYear(), month, 1)).toISOString();
  return { start: first(date.getUTCMonth()), end: first(date.getUTCMonth() + 1) };
}
