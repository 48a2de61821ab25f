import type { Ctx } from '../../platform/ctx.ts';
import type { Module } from '../../platform/module.ts';

/** Throws while a subscription of the organization renews automatically. */
export const requireNoRenewal = async (ctx: Ctx): Promise<void> =>
  (await import('./subscription/require-no-renewal.ts')).requireNoRenewal(ctx);

export const billing: Module = {
  routes: [
    {
      paths: ['/api/settings/billing/*', '/api/settings/tokens/purchase', '/api/billing/webhook'],
      load: async () => (await import('./routes.ts')).registerBilling,
    },
  ],
  tags: { Billing: 'Subscription, invoices and payment, through Stripe.' },
  scopes: {
    'billing:read': 'read plan, invoices, token balance, usage and alerts',
    'billing:write': 'buy, and change plan, payment and alerts',
  },
  work: async () => {
    const [
      { checkPurchasesPart },
      { checkSubscriptionsPart },
      { endSubscription },
      { deletePastStripeEventsPart },
    ] = await Promise.all([
      import('./purchase/check.ts'),
      import('./subscription/check.ts'),
      import('./subscription/end.ts'),
      import('./webhook/receive-stripe-event.ts'),
    ]);
    return {
      endOrganization: endSubscription,
      upkeep: {
        checkPurchases: checkPurchasesPart,
        checkSubscriptions: checkSubscriptionsPart,
        deletePastStripeEvents: deletePastStripeEventsPart,
      },
    };
  },
};
