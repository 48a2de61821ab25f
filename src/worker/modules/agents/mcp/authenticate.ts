import type { Context } from 'hono';
import type { Ctx } from '../../../platform/ctx.ts';
import type { AppEnv } from '../../../platform/http/http.ts';
import type { Connection } from '../connections/schema.ts';
import { findConnectionByKey, noteUse } from '../connections/store.ts';
import { type FindAgentCtx, findTokenCaller, isToken } from '../oauth/find-caller.ts';

/** Finds who calls: identity does. */
export interface FindCaller {
  /** With an API key. */
  findKeyCaller: (c: Context<AppEnv>, key: string) => Promise<{ ctx: Ctx; name: string } | null>;
  /** As an agent of a member. */
  findAgentCtx: FindAgentCtx;
}

export interface Agent {
  /** Acts as the agent, within its scopes. */
  ctx: Ctx;
  connection: Connection;
}

/**
 * Returns the agent that calls, by an access token, or by an API key as a bearer token or as `x-api-key`; null if there is
 * none.
 */
export async function authenticateAgent(c: Context<AppEnv>, find: FindCaller): Promise<Agent | null> {
  const bearer = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (bearer !== undefined && isToken(bearer)) {
    const agent = await findTokenCaller(c, bearer, find.findAgentCtx);
    if (agent) noteUse(agent.ctx, agent.connection);
    return agent;
  }
  const key = bearer ?? c.req.header('x-api-key');
  const caller = key === undefined ? null : await find.findKeyCaller(c, key);
  if (caller?.ctx.actor.type !== 'key') return null;
  const { ctx, name } = caller;
  const { keyId, userId, scopes } = caller.ctx.actor;
  const connection = await findConnectionByKey(ctx, { keyId, userId, name, scopes });
  return connection ? agentOf(ctx, connection) : null;
}

/** Returns a member's agent: it has their role, and the scopes of its connection. */
export function agentOf(member: Ctx, connection: Connection): Agent | null {
  const { actor } = member;
  if (!('role' in actor)) return null;
  noteUse(member, connection);
  const { userId, role, mustVerify } = actor;
  const { id: connectionId, scopes } = connection;
  const held = mustVerify && { mustVerify };
  return {
    ctx: { ...member, actor: { type: 'agent', connectionId, userId, role, scopes, ...held } },
    connection,
  };
}
