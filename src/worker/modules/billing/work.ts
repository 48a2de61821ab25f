import type { Work } from '../../platform/module.ts';
import { checkPurchasesPart } from './purchase/check.ts';
import { checkSubscriptionsPart } from './subscription/check.ts';
import { endSubscription } from './subscription/end.ts';
import { deletePastStripeEventsPart } from './webhook/receive-stripe-event.ts';

export const billingWork: Work = {
  endOrganization: endSubscription,
  upkeep: {
    checkPurchases: checkPurchasesPart,
    checkSubscriptions: checkSubscriptionsPart,
    deletePastStripeEvents: deletePastStripeEventsPart,
  },
};
