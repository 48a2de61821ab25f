import type { AuthorizationError, AuthRequest, CimdFetchError } from '@cloudflare/workers-oauth-provider';
import { AGENT_SCOPES, type AgentScope } from '../../../../contract/agents/connections.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { AUTHORIZE_PATH, identityProblem, type OAuthServer, openOAuth } from '../oauth/server.ts';

/** A valid authorization request, and the server that answers it. */
export interface Asked extends OAuthServer {
  request: AuthRequest;
  scopes: AgentScope[];
}

/**
 * Reads an authorization request. Throws `refused`, AGENT_REQUEST_INVALID: with `redirect_to` where the client is
 * known and the browser may go back to it, else the page has to show the error.
 */
export async function readRequest(ctx: Ctx, query: string): Promise<Asked> {
  const clientId = new URLSearchParams(query).get('client_id') ?? '';
  const problem = identityProblem(ctx, clientId);
  if (problem) throw invalidRequest(`The client's identity must be ${problem}.`);
  const oauth = await openOAuth(ctx);
  const helpers = oauth.server.getOAuthApi(oauth.env);
  const address = `${publicUrl(ctx.env)}${AUTHORIZE_PATH}?${query}`;
  const request = await helpers.parseAuthRequest(new Request(address)).catch(refuse);
  if (request.codeChallenge === undefined || request.codeChallengeMethod !== 'S256') {
    const { authorizationErrorRedirect } = await import('@cloudflare/workers-oauth-provider');
    const detail = 'The client must use PKCE with S256.';
    throw invalidRequest(detail, authorizationErrorRedirect(request, 'invalid_request', detail));
  }
  const asked = AGENT_SCOPES.filter((scope) => request.scope.includes(scope));
  return { ...oauth, request, scopes: asked.length > 0 ? asked : [...AGENT_SCOPES] };
}

function refuse(error: AuthorizationError | CimdFetchError | Error): never {
  if (error.name === 'CimdFetchError') {
    throw invalidRequest('The address that the client has given as its identity does not describe it.');
  }
  if (!('description' in error)) throw error;
  throw invalidRequest(error.description, error.redirectTo);
}

function invalidRequest(detail: string, redirectTo?: string): DomainError {
  return new DomainError('refused', 'AGENT_REQUEST_INVALID', detail, {
    fields: redirectTo === undefined ? {} : { redirect_to: redirectTo },
  });
}
