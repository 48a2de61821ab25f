import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { isLive } from '../plans.ts';
import { findSubscription } from './store.ts';

/** Throws `conflict`, SUBSCRIPTION_RUNNING, while the organization has a subscription that renews automatically. */
export async function requireNoRenewal(ctx: Ctx): Promise<void> {
  const subscription = await findSubscription(ctx);
  if (!subscription || !isLive(subscription.status) || subscription.cancelAtPeriodEnd) return;
  throw new DomainError(
    'conflict',
    'SUBSCRIPTION_RUNNING',
    'The organization has a subscription that renews itself. Cancel it first (POST /api/settings/billing/portal).',
  );
}
