import type { App } from '../../platform/http/http.ts';
import { registerPurchases } from './purchase/routes.ts';
import { registerSubscription } from './subscription/routes.ts';
import { registerStripeWebhook } from './webhook/routes.ts';

export { checkPurchases } from './purchase/check.ts';
export { checkSubscriptions } from './subscription/check.ts';
export { removePastEvents as removePastStripeEvents } from './webhook/receive.ts';

export function registerBilling(app: App): void {
  registerSubscription(app);
  registerPurchases(app);
  registerStripeWebhook(app);
}
