import type { App } from '../../platform/http/http.ts';
import { registerChat } from './chat/routes.ts';
import type { OpenTools } from './chat/tools.ts';
import { registerGenerate } from './generate/routes.ts';
import { registerInsight } from './insight/routes.ts';
import { registerPreferences } from './preferences/routes.ts';
import { registerUsage } from './usage/routes.ts';

export function registerAi(app: App, loadTools: () => Promise<OpenTools>): void {
  registerPreferences(app);
  registerUsage(app);
  registerGenerate(app);
  registerInsight(app);
  registerChat(app, loadTools);
}
