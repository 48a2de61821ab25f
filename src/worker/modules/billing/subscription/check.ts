import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { claimCustomers } from '../customer-store.ts';
import { CHECKED_PER_TICK, MAX_RUN } from '../limits.ts';
import { isConfigured } from '../stripe.ts';
import { syncSubscription } from './sync.ts';

/**
 * Asks Stripe about the subscriptions of which it should have told something by now: begun ones, and those whose period
 * has ended. A webhook that was lost does no harm by this. One that fails is logged and asked about again later.
 */
export async function checkSubscriptions(ctx: ServiceCtx): Promise<void> {
  if (!isConfigured(ctx.env)) return;
  const until = ctx.now() + MAX_RUN;
  for (const { organizationId, customerId } of await claimCustomers(ctx, CHECKED_PER_TICK)) {
    if (ctx.now() > until) return;
    try {
      await syncSubscription(forOrganization(ctx, organizationId), customerId);
    } catch (error) {
      ctx.log.error('billing.check_failed', error, { organization: organizationId });
    }
  }
}
