import type { Context } from 'hono';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { type App, type AppEnv, limitBody } from '../../../platform/http/http.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { limitRate } from '../../../platform/rate-limit.ts';
import { limitNetwork, network } from '../../identity/index.ts';
import { giveToken } from './give-token.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { registerClient } from './register-client.ts';
import { openOAuth, REGISTER_PATH, resourceOf, TOKEN_PATH, visitorCtx } from './server.ts';

/** RFC 9728, section 3.1: with the path of the resource behind it. */
const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

/** Returns the challenge for a call of `/mcp` without a valid token (RFC 9728, section 5.1). `home` is the public address. */
export function challenge(home: string, isInvalid: boolean): string {
  const metadata = `Bearer resource_metadata="${home}${RESOURCE_METADATA_PATH}/mcp"`;
  return isInvalid ? `${metadata}, error="invalid_token"` : metadata;
}

/** Registers the routes of OAuth, whose paths and bodies are those of the standards. */
export function registerOAuth(app: App): void {
  for (const path of [RESOURCE_METADATA_PATH, `${RESOURCE_METADATA_PATH}/mcp`]) {
    app.get(path, (c) => {
      const ctx = visitorCtx(c);
      return c.json({
        resource: resourceOf(ctx),
        resource_name: 'Herald',
        authorization_servers: [publicUrl(ctx.env)],
        bearer_methods_supported: ['header'],
      });
    });
  }
  app.get('/.well-known/oauth-authorization-server', async (c) => {
    const ctx = visitorCtx(c);
    const { server, env } = await openOAuth(ctx);
    return server.fetch(atIssuer(ctx, c), env, c.executionCtx as ExecutionContext);
  });
  app.post(TOKEN_PATH, limitBody(MAX_BODY_BYTES), async (c) => {
    await limitRate(c.env.KEY_LIMIT, `oauth:${network(addressOf(c))}`, TOO_MANY);
    const ctx = visitorCtx(c);
    return giveToken(ctx, atIssuer(ctx, c), c.executionCtx as ExecutionContext);
  });
  app.post(REGISTER_PATH, limitBody(MAX_BODY_BYTES), async (c) => {
    await limitNetwork(c.env, 'oauth-client', addressOf(c));
    const ctx = visitorCtx(c);
    return registerClient(ctx, atIssuer(ctx, c), c.executionCtx as ExecutionContext);
  });
}

const addressOf = (c: Context<AppEnv>): string | null => c.req.header('cf-connecting-ip') ?? null;

const TOO_MANY = 'Too many requests for tokens from this network. Wait a minute.';

/** The request as the library expects it: at the public address, whichever name of the service was called. */
function atIssuer(ctx: ServiceCtx, c: Context<AppEnv>): Request {
  const { pathname, search } = new URL(c.req.url);
  return new Request(`${publicUrl(ctx.env)}${pathname}${search}`, c.req.raw);
}
