import { agentsAreFoundBy } from '../../platform/agents.ts';
import type { Module } from '../../platform/module.ts';
import type { FindCaller } from './mcp/authenticate.ts';

agentsAreFoundBy(async () => (await import('./connections/store.ts')).listAgents);

/** Loads the function that opens the tools of the assistant in the dashboard. */
export const loadAssistantTools = async () => (await import('./assistant/open-tools.ts')).openTools;

/** Creates the module. `find` finds the callers behind API keys and connections. */
export const agents = (find: FindCaller): Module => ({
  routes: [
    {
      paths: ['/.well-known/*', '/oauth/*'],
      load: async () => (await import('./oauth/routes.ts')).registerOAuth,
    },
    {
      paths: ['/mcp'],
      load: async () => {
        const { registerMcp } = await import('./mcp/routes.ts');
        return (app) => registerMcp(app, find);
      },
    },
    { paths: ['/api/agents/*'], load: async () => (await import('./routes.ts')).registerAgents },
  ],
  tags: { Agents: 'Programs that act for members over MCP, what each may do, and what they propose.' },
  forgets: () => import('./proposals/forget.ts'),
  work: async () => (await import('./work.ts')).agentsWork,
});
