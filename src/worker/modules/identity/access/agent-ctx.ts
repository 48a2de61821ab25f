import type { Context } from 'hono';
import type { Actor, Ctx } from '../../../platform/ctx.ts';
import { openDatabase } from '../../../platform/data/database.ts';
import type { AppEnv } from '../../../platform/http/http.ts';
import { limitRate } from '../../../platform/rate-limit.ts';
import { requestCtx } from './authenticate.ts';
import { findMemberAccess } from './member-access-store.ts';
import { mustVerify } from './must-verify.ts';

/** A program that acts for a member, as its connection says. */
type Agent = Pick<Extract<Actor, { type: 'agent' }>, 'connectionId' | 'userId' | 'scopes'> & {
  organizationId: number;
};

/**
 * Returns the context of an agent, with the role that its member has now; null if the member has left. Throws `limited`
 * after too many calls.
 */
export async function findAgentCtx(c: Context<AppEnv>, agent: Agent): Promise<Ctx | null> {
  const { organizationId, ...acting } = agent;
  const db = openDatabase(c.env);
  await limitRate(c.env.KEY_LIMIT, `agent:${agent.connectionId}`, TOO_MANY);
  const member = await findMemberAccess(db, agent);
  if (!member) return null;
  const { role, tags, emailVerified } = member;
  const isHeld = await mustVerify(c.env, db, { id: agent.userId, emailVerified });
  const actor: Actor = { type: 'agent', ...acting, role, ...(isHeld && { mustVerify: true as const }) };
  return requestCtx(c, db, { actor, organizationId, tags });
}

const TOO_MANY = 'Too many calls of this agent. Wait a minute.';
