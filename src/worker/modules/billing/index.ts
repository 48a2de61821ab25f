import type { App } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { checkPurchases } from './purchase/check.ts';
import { registerPurchases } from './purchase/routes.ts';
import { checkSubscriptions } from './subscription/check.ts';
import { registerSubscription } from './subscription/routes.ts';
import { deletePastStripeEvents } from './webhook/receive.ts';
import { registerStripeWebhook } from './webhook/routes.ts';

export { isConfigured as canPay } from './stripe.ts';

export const billing: Module = {
  routes: registerBilling,
  tags: { Billing: 'Subscription, invoices and payment, through Stripe.' },
  scopes: {
    'billing:read': 'read plan, invoices, token balance, usage and alerts',
    'billing:write': 'buy, and change plan, payment and alerts',
  },
  upkeep: { checkPurchases, checkSubscriptions, deletePastStripeEvents },
};

function registerBilling(app: App): void {
  registerSubscription(app);
  registerPurchases(app);
  registerStripeWebhook(app);
}
