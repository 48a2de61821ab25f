import type { Context } from 'hono';
import type { Actor, Ctx } from '../../../platform/ctx.ts';
import type { AppEnv } from '../../../platform/http/http.ts';
import { findByToken } from '../connections/member-store.ts';
import type { Connection } from '../connections/schema.ts';
import { openOAuth, resourceOf, visitorCtx } from './server.ts';

/** The id of the connection, the id of the grant, and the secret. */
const TOKEN = /^[1-9]\d{0,15}:[\w-]{1,64}:[\w-]{1,128}$/;

/** Returns the context of an agent, with the role that its member has now; null if the member has left. */
export type FindAgentCtx = (
  c: Context<AppEnv>,
  agent: Pick<Extract<Actor, { type: 'agent' }>, 'connectionId' | 'userId' | 'scopes'> & {
    organizationId: number;
  },
) => Promise<Ctx | null>;

/** Whether this looks like an access token: no API key does. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/**
 * Returns the context of the agent with this access token, and its connection; null if the token is not valid, its
 * connection has ended, or its member has left the organization. Everything is read anew: nothing of it is kept.
 */
export async function findTokenCaller(
  c: Context<AppEnv>,
  token: string,
  findAgentCtx: FindAgentCtx,
): Promise<{ ctx: Ctx; connection: Connection } | null> {
  const visitor = visitorCtx(c);
  const { server, env } = await openOAuth(visitor);
  const valid = await server.validateToken(resourceOf(visitor), token, env);
  const connection = valid && (await findByToken(visitor, Number(valid.userId)));
  if (!connection) return null;
  const { id: connectionId, organizationId, userId } = connection;
  // A client may have asked for a token with less.
  const scopes = connection.scopes.filter((scope) => valid.scope.includes(scope));
  const ctx = await findAgentCtx(c, { connectionId, organizationId, userId, scopes });
  return ctx && { ctx, connection };
}
