import { audit } from '../../../platform/audit-log.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, type Statement } from '../../../platform/database.ts';
import { ownOrganization } from '../accounts/own-organization.ts';
import type { SignInMethod } from '../schema.ts';
import { insertSignIn } from './login-history-store.ts';
import { findMembership, insertOwnOrganization } from './membership-store.ts';
import { newSession, type Origin } from './sessions.ts';
import { insertSession, type User } from './store.ts';

export interface Started {
  /** For the cookie. */
  secret: string;
  /** The public id. */
  token: string;
  user: User;
}

/**
 * Signs a user in: a new session in the organization they have belonged to longest, or in a new one of their own
 * when they belong to none any more. `also` is committed with it.
 */
export async function startSession(
  ctx: Ctx,
  user: User,
  from: Origin,
  method: SignInMethod,
  also: Statement[] = [],
): Promise<Started> {
  const now = ctx.now();
  let membership = await findMembership(ctx.db, user.id);
  if (!membership) {
    await commit(ctx.db, insertOwnOrganization(ctx.db, user.id, ownOrganization(user.name), now));
    membership = await findMembership(ctx.db, user.id);
  }
  if (!membership) throw new Error('the organization just made is not there');
  const { organizationId, role } = membership;
  const { secret, row } = newSession(from, now);
  const actor = { type: 'user', userId: user.id, role, sessionId: row.publicId } as const;
  await commit(ctx.db, [
    ...also,
    insertSession(ctx.db, { ...row, userId: user.id, organizationId }),
    ...insertSignIn(ctx.db, { userId: user.id, createdAt: now, outcome: 'signed_in', method, ...from }),
    audit({ ...ctx, actor, organizationId }, 'session.created', `session:${row.publicId}`),
  ]);
  return { secret, token: row.publicId, user };
}
