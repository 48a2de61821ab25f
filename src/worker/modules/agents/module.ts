import { agentsAreFoundBy } from '../../platform/agents.ts';
import type { Module } from '../../platform/module.ts';
import { listAgents } from './connections/store.ts';
import { registerHands } from './hands/routes.ts';
import type { FindKeyCaller } from './mcp/authenticate.ts';
import { registerMcp } from './mcp/routes.ts';
import { expireProposalsPart, forgetUser, removeProposalsPart } from './proposals/forget.ts';
import { registerProposals } from './proposals/routes.ts';
import { deleteProposalsOf } from './proposals/store.ts';

agentsAreFoundBy(listAgents);

/** Creates the module. `findKeyCaller` finds the caller with an API key. */
export const agents = (findKeyCaller: FindKeyCaller): Module => ({
  routes(app) {
    registerMcp(app, findKeyCaller);
    registerProposals(app);
    registerHands(app);
  },
  tags: { Agents: 'Programs that act for members over MCP, and what they propose.' },
  upkeep: { expireProposals: expireProposalsPart },
  removals: { removeProposals: removeProposalsPart },
  forgetEmails: (ctx, emails) => [deleteProposalsOf(ctx, emails)],
  forgetUser,
});
