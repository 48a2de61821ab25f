import type { App } from '../../platform/http/http.ts';
import { registerConnect } from './connect/routes.ts';
import { registerConnections } from './connections/routes.ts';
import { registerHands } from './hands/routes.ts';
import { registerProposals } from './proposals/routes.ts';

export function registerAgents(app: App): void {
  registerConnect(app);
  registerConnections(app);
  registerProposals(app);
  registerHands(app);
}
