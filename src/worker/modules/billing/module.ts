import type { Module } from '../../platform/module.ts';
import { checkPurchasesPart } from './purchase/check.ts';
import { registerBilling } from './routes.ts';
import { checkSubscriptionsPart } from './subscription/check.ts';
import { endSubscription } from './subscription/end.ts';
import { deletePastStripeEventsPart } from './webhook/receive-stripe-event.ts';

export { requireNoRenewal } from './subscription/require-no-renewal.ts';

export const billing: Module = {
  routes: registerBilling,
  tags: { Billing: 'Subscription, invoices and payment, through Stripe.' },
  scopes: {
    'billing:read': 'read plan, invoices, token balance, usage and alerts',
    'billing:write': 'buy, and change plan, payment and alerts',
  },
  endOrganization: endSubscription,
  upkeep: {
    checkPurchases: checkPurchasesPart,
    checkSubscriptions: checkSubscriptionsPart,
    deletePastStripeEvents: deletePastStripeEventsPart,
  },
};
