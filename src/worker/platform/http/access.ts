import type { MiddlewareHandler } from 'hono';
import type { ApiKeyScope } from '../../../contract/identity/api-keys.ts';
import { DomainError } from '../../../lib/errors.ts';
import type { Ctx, Role } from '../ctx.ts';
import { notVerified } from '../outside/system-mail.ts';
import type { AppEnv } from './http.ts';
import { requireOperator, requireSidecar } from './operator.ts';

/**
 * Who may call a route: everybody, the operator, the sidecar, or users and API keys of at least this role. A key needs
 * the scope too; with a scope of null no key may call it. Users who must verify their address first, and their keys,
 * may call it only if it is open `beforeVerified`. `PUBLIC_ROUTES` also lists the routes of the first three.
 */
export type Access = 'public' | 'operator' | 'sidecar' | MemberAccess;
interface MemberAccess {
  role: Role;
  scope: ApiKeyScope | null;
  beforeVerified?: true;
}

const RANK: Record<Role, number> = { member: 0, admin: 1, owner: 2 };

/** Refuses callers that `access` does not include. */
export function requireAccess(access: Access): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (access === 'operator') requireOperator(c);
    else if (access === 'sidecar') requireSidecar(c);
    else if (access !== 'public') requireAccessOf(c.var.ctx, access);
    await next();
  };
}

/** Refuses a caller who lacks the role or, with a key or as an agent, the scope. */
export function requireAccessOf({ actor, env }: Ctx, access: MemberAccess): void {
  if ('mustVerify' in actor && !access.beforeVerified) throw notVerified(env);
  if (actor.type === 'key' || actor.type === 'agent') {
    const who = actor.type === 'key' ? 'API key' : 'agent';
    if (access.scope === null) {
      throw new DomainError('forbidden', 'SESSION_REQUIRED', `No ${who} may do this: sign in.`);
    }
    if (actor.scopes && !actor.scopes.includes(access.scope)) {
      throw new DomainError('forbidden', 'SCOPE_REQUIRED', `This ${who} lacks the scope ${access.scope}.`);
    }
  }
  if (!('role' in actor) || RANK[actor.role] < RANK[access.role]) {
    const detail = `This needs the role ${access.role} in the organization.`;
    throw new DomainError('forbidden', 'ROLE_REQUIRED', detail);
  }
}

/** Returns the sentence of the API description that says who may call. */
export function describeAccess(access: Access): string {
  if (access === 'public') return 'Needs no session.';
  if (access === 'operator') return 'Needs the token of the operator, and no session.';
  if (access === 'sidecar') return 'Needs the token of the sidecar, and no session.';
  const key =
    access.scope === null ? 'not with an API key' : `an API key needs the scope \`${access.scope}\``;
  const before = access.beforeVerified ? ' Open before the address is verified, too.' : '';
  return `Needs the role ${access.role}; ${key}.${before}`;
}
