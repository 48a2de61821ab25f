import { agentsAreFoundBy } from '../../platform/agents.ts';
import type { Module } from '../../platform/module.ts';
import { registerConnect } from './connect/routes.ts';
import { endUnusedPart } from './connections/end.ts';
import { registerConnections } from './connections/routes.ts';
import { listAgents } from './connections/store.ts';
import { removeExpiredValuesPart } from './oauth/remove-expired.ts';
import { registerOAuth } from './oauth/routes.ts';

export const agents: Module = {
  routes: (app) => {
    registerOAuth(app);
    registerConnect(app);
    registerConnections(app);
  },
  tags: { Agents: 'Programs that act for members over MCP, and what each may do.' },
  serviceUpkeep: { endUnusedAgents: endUnusedPart, removeExpiredOAuth: removeExpiredValuesPart },
};

agentsAreFoundBy(listAgents);
