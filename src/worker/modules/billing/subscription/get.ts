import type { Subscription } from '../../../../contract/billing.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { isLive } from '../plans.ts';
import { findSubscription } from './store.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Returns the subscription that Stripe last reported; the free plan without a live one. */
export async function getSubscription(ctx: Ctx): Promise<Subscription> {
  const row = await findSubscription(ctx);
  return {
    plan: row && isLive(row.status) ? row.plan : 'free',
    status: row?.status ?? 'none',
    current_period_start: row && iso(row.currentPeriodStart),
    current_period_end: row && iso(row.currentPeriodEnd),
    cancel_at_period_end: row?.cancelAtPeriodEnd ?? false,
  };
}
