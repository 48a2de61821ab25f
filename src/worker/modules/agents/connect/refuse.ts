import type { Ctx } from '../../../platform/ctx.ts';
import { readRequest } from './read-request.ts';

/** Returns the address that tells the client that the member has refused it. */
export async function refuseAgent(ctx: Ctx, query: string): Promise<string> {
  const { request } = await readRequest(ctx, query);
  const { authorizationErrorRedirect } = await import('@cloudflare/workers-oauth-provider');
  return authorizationErrorRedirect(request, 'access_denied');
}
