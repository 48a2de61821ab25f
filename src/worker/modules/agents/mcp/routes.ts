import type { Context } from 'hono';
import { DomainError } from '../../../../lib/errors.ts';
import { dashboardOrigins } from '../../../platform/env.ts';
import type { App, AppEnv } from '../../../platform/http/http.ts';
import { challenge } from '../oauth/routes.ts';
import { authenticateAgent, type FindCaller } from './authenticate.ts';

const PATH = '/mcp';

/** Registers the endpoint of the Model Context Protocol. */
export function registerMcp(app: App, find: FindCaller): void {
  app.on(['GET', 'POST', 'DELETE'], PATH, async (c) => {
    requireOwnOrigin(c);
    const home = c.env.PUBLIC_URL?.replace(/\/$/, '') ?? new URL(c.req.url).origin;
    const agent = await authenticateAgent(c, find);
    if (!agent) {
      c.header('WWW-Authenticate', challenge(home, c.req.header('authorization') !== undefined));
      const detail = 'Sign in by OAuth, or send an API key as a bearer token.';
      throw new DomainError('unauthenticated', 'UNAUTHORIZED', detail);
    }
    // Most Workers never serve an agent: what it takes is loaded with the first call.
    const { serve } = await import('./serve.ts');
    return serve({
      fetchInside: c.var.fetchInside,
      agent,
      request: c.req.raw,
      home,
      execution: c.executionCtx,
    });
  });
}

/** Refuses pages of other sites, which could use a browser's place in a network (DNS rebinding). */
function requireOwnOrigin(c: Context<AppEnv>): void {
  const origin = c.req.header('origin');
  if (origin === undefined) return;
  if (origin === new URL(c.req.url).origin || dashboardOrigins(c.env).includes(origin)) return;
  throw new DomainError('forbidden', 'INVALID_ORIGIN', 'Pages of this origin may not call this endpoint.');
}
