import { createMcpHandler } from '@modelcontextprotocol/server';
import type { ExecutionContext } from 'hono';
import { type FetchInside, routesAs } from '../../../platform/invocation/inner-call.ts';
import { findTimezone } from '../../identity/index.ts';
import { tagsOfInboxes } from '../tools/sight.ts';
import type { Agent } from './authenticate.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { isListen, listen } from './listen.ts';
import { createServer } from './server.ts';

interface Call {
  fetchInside: FetchInside;
  agent: Agent;
  request: Request;
  /** The address of the dashboard. */
  home: string;
  execution: ExecutionContext;
}

/** Answers one call of an agent. There are no sessions: each call has a server of its own. */
export async function serve({ fetchInside, agent, request, home, execution }: Call): Promise<Response> {
  const { ctx, connection } = agent;
  const [zone, tags] = await Promise.all([findTimezone(ctx), tagsOfInboxes(ctx, connection.inboxIds)]);
  const call = routesAs(fetchInside, ctx, new URL(request.url).origin, execution);
  const caller = { box: { ctx, call, home, zone, tags }, connection };
  if (isListen(request)) return listen(caller, request);
  const handler = createMcpHandler(({ era }) => createServer(caller, era), {
    maxRequestBodySize: MAX_BODY_BYTES,
    maxSubscriptions: 0,
    onerror: (error) => ctx.log.warn('mcp.refused', { reason: error.message }),
  });
  return handler.fetch(request);
}
