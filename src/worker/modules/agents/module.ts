import { agentsAreFoundBy } from '../../platform/agents.ts';
import type { Module } from '../../platform/module.ts';
import { registerConnect } from './connect/routes.ts';
import { registerConnections } from './connections/routes.ts';
import { listAgents } from './connections/store.ts';
import { registerHands } from './hands/routes.ts';
import type { FindCaller } from './mcp/authenticate.ts';
import { registerMcp } from './mcp/routes.ts';
import { removeExpiredValuesPart } from './oauth/remove-expired.ts';
import { registerOAuth } from './oauth/routes.ts';
import { expireProposalsPart, forgetUser, removeProposalsPart } from './proposals/forget.ts';
import { registerProposals } from './proposals/routes.ts';
import { deleteProposalsOf } from './proposals/store.ts';

agentsAreFoundBy(listAgents);

/** Creates the module. `find` finds the callers behind API keys and connections. */
export const agents = (find: FindCaller): Module => ({
  routes(app) {
    registerOAuth(app);
    registerMcp(app, find);
    registerConnect(app);
    registerConnections(app);
    registerProposals(app);
    registerHands(app);
  },
  tags: { Agents: 'Programs that act for members over MCP, what each may do, and what they propose.' },
  serviceUpkeep: { removeExpiredOAuth: removeExpiredValuesPart },
  upkeep: { expireProposals: expireProposalsPart },
  removals: { removeProposals: removeProposalsPart },
  forgetEmails: (ctx, emails) => [deleteProposalsOf(ctx, emails)],
  forgetUser,
});
