import type { OAuthAuthorizationServer, OAuthProviderOptions } from '@cloudflare/workers-oauth-provider';
import type { Context } from 'hono';
import { AGENT_SCOPES } from '../../../../contract/agents/connections.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import type { AppEnv } from '../../../platform/http/http.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { serviceCtx } from '../../../platform/service-ctx.ts';
import { ACCESS_TOKEN_SECONDS, CLIENT_LIFE_SECONDS, IDLE_SECONDS } from './limits.ts';
import { OAuthValues } from './values.ts';

/** The paths of the server. The authorization endpoint is a page of the dashboard. */
export const AUTHORIZE_PATH = '/agents/connect';
export const TOKEN_PATH = '/oauth/token';
export const REGISTER_PATH = '/oauth/register';

interface OAuthEnv {
  OAUTH_KV: OAuthValues;
}

export interface OAuthServer {
  server: OAuthAuthorizationServer<OAuthEnv>;
  env: OAuthEnv;
}

/** Returns why the description of a client may not be fetched from its address, or null; also for other identities. */
export const identityProblem = (ctx: ServiceCtx, clientId: string): string | null =>
  clientId.includes('://') ? urlProblem(ctx.env, clientId) : null;

/** Returns the context of a request without a session. */
export const visitorCtx = (c: Context<AppEnv>): ServiceCtx =>
  serviceCtx(c.env, c.executionCtx, c.var.requestId, 'anonymous');

/** The one resource that tokens are for. */
export const resourceOf = (ctx: ServiceCtx): string => `${publicUrl(ctx.env)}/mcp`;

/**
 * Makes the OAuth server for one request. The library is evaluated by the first request of OAuth: others do not pay
 * for it.
 */
export async function openOAuth(
  ctx: ServiceCtx,
  onError?: NonNullable<OAuthProviderOptions['onError']>,
): Promise<OAuthServer> {
  const { OAuthAuthorizationServer } = await import('@cloudflare/workers-oauth-provider');
  const server = new OAuthAuthorizationServer<OAuthEnv>({
    issuer: publicUrl(ctx.env),
    resources: [resourceOf(ctx)],
    authorizeEndpoint: AUTHORIZE_PATH,
    tokenEndpoint: TOKEN_PATH,
    clientRegistrationEndpoint: REGISTER_PATH,
    scopesSupported: [...AGENT_SCOPES, 'offline_access'],
    clientIdMetadataDocumentEnabled: true,
    accessTokenTTL: ACCESS_TOKEN_SECONDS,
    refreshTokenTTL: IDLE_SECONDS,
    refreshTokenIdleTTL: IDLE_SECONDS,
    clientRegistrationTTL: CLIENT_LIFE_SECONDS,
    ...(onError && { onError }),
  });
  return { server, env: { OAUTH_KV: new OAuthValues(ctx) } };
}
