import type { App } from '../../platform/http/http.ts';
import { registerDeliveries } from './delivery/routes.ts';
import { registerEndpoints } from './endpoints/routes.ts';

export function registerWebhooks(app: App): void {
  registerEndpoints(app);
  registerDeliveries(app);
}
