import type { MiddlewareHandler } from 'hono';
import type { ApiKeyScope } from '../../../contract/identity/api-keys.ts';
import { DomainError } from '../../../lib/errors.ts';
import type { Role } from '../ctx.ts';
import { notVerified } from '../outside/system-mail.ts';
import type { AppEnv } from './http.ts';
import { requireOperator, requireSidecar } from './operator.ts';

/**
 * Who may call a route: everybody, the operator, the sidecar, or users and API keys of at least this role. A key needs
 * the scope too; with a scope of null no key may call it. Users who must verify their address first, and their keys,
 * may call it only if it is open `beforeVerified`. `PUBLIC_ROUTES` also lists the routes of the first three.
 */
export type Access =
  | 'public'
  | 'operator'
  | 'sidecar'
  | { role: Role; scope: ApiKeyScope | null; beforeVerified?: true };

const RANK: Record<Role, number> = { member: 0, admin: 1, owner: 2 };

/** Refuses callers that `access` does not include. */
export function requireAccess(access: Access): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (access === 'public') return next();
    if (access === 'operator') {
      requireOperator(c);
      return next();
    }
    if (access === 'sidecar') {
      requireSidecar(c);
      return next();
    }
    const { actor } = c.var.ctx;
    if ('mustVerify' in actor && !access.beforeVerified) throw notVerified(c.env);
    if (actor.type === 'key') {
      if (access.scope === null) {
        throw new DomainError('forbidden', 'SESSION_REQUIRED', 'No API key may do this: sign in.');
      }
      if (actor.scopes && !actor.scopes.includes(access.scope)) {
        throw new DomainError('forbidden', 'SCOPE_REQUIRED', `This API key lacks the scope ${access.scope}.`);
      }
    }
    if (!('role' in actor) || RANK[actor.role] < RANK[access.role]) {
      const detail = `This needs the role ${access.role} in the organization.`;
      throw new DomainError('forbidden', 'ROLE_REQUIRED', detail);
    }
    await next();
  };
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
