import type { Ctx } from '../../../platform/ctx.ts';
import { forOrganization } from '../../../platform/system-ctx.ts';
import { claimCustomers } from '../customer-store.ts';
import { CHECKED_PER_TICK, INVOICES_PER_CHECK, MAX_RUN } from '../limits.ts';
import { callStripe, isConfigured } from '../stripe.ts';
import { creditInvoice } from './invoice.ts';
import { syncSubscription } from './sync.ts';

/**
 * Asks Stripe about the subscriptions of which it should have told something by now: begun ones, and those whose period
 * has ended. A webhook that was lost does no harm by this. One that fails is logged and asked about again later.
 */
export async function checkSubscriptions(ctx: Ctx): Promise<void> {
  if (!isConfigured(ctx.env)) return;
  const until = ctx.now() + MAX_RUN;
  for (const { organizationId, customerId } of await claimCustomers(ctx, CHECKED_PER_TICK)) {
    if (ctx.now() > until) return;
    const own = forOrganization(ctx, organizationId);
    try {
      const { data } = await callStripe(own, (stripe) =>
        stripe.invoices.list({ customer: customerId, status: 'paid', limit: INVOICES_PER_CHECK }),
      );
      await syncSubscription(
        own,
        customerId,
        data.flatMap((invoice) => creditInvoice(own, invoice)),
      );
    } catch (error) {
      ctx.log.error('billing.check_failed', error, { organization: organizationId });
    }
  }
}
