import type { App } from '../../platform/http/http.ts';
import { registerAlerts } from './alerts/routes.ts';
import { registerUsage } from './usage/routes.ts';

export function registerTokens(app: App): void {
  registerUsage(app);
  registerAlerts(app);
}
