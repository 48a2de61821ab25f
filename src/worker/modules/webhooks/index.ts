import type { App } from '../../platform/http/http.ts';
import { registerDeliveries } from './delivery/routes.ts';
import { registerEndpoints } from './endpoints/routes.ts';

export { removePastWebhookRows } from './delivery/clean-up.ts';
export { deliverEvents } from './delivery/fan-out.ts';
export { runWebhook, wakeDueWebhooks } from './delivery/run.ts';
export { resealWebhookSecrets } from './endpoints/reseal.ts';

export function registerWebhooks(app: App): void {
  registerEndpoints(app);
  registerDeliveries(app);
}
