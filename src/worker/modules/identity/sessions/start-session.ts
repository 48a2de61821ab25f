import type { ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, type Statement } from '../../../platform/data/database.ts';
import { ownOrganization } from '../accounts/own-organization.ts';
import { knowDevice } from '../known-devices/known-devices.ts';
import type { SignInMethod } from '../schema.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { insertSignIn } from './login-history-store.ts';
import { insertOwnOrganization, longestOrganization } from './membership-store.ts';
import { newSession, type Origin } from './sessions.ts';
import { insertSession, type User } from './store.ts';

export interface Started {
  /** For the cookie, which ends with the browser when `remember` is false. */
  secret: string;
  remember: boolean;
  /** For the cookie by which the browser is known to the user from now on, which ends likewise. */
  knownDevice: string;
  /** The public id. */
  token: string;
  user: User;
}

/** How they sign in; `knownDevice` is what the browser's cookie of that name holds. */
interface Way {
  method: SignInMethod;
  remember: boolean;
  knownDevice: string | undefined;
}

/**
 * Signs a user in: a new session in the organization they have belonged to longest, or in a new one of their own
 * when they belong to none any more. Which one that is, the batch itself finds: read before, it might be one that they
 * are removed from meanwhile. `also` is committed with it, before it.
 */
export async function startSession(
  ctx: ServiceCtx,
  user: User,
  from: Origin,
  { method, remember, knownDevice }: Way,
  also: Statement[] = [],
): Promise<Started> {
  const now = ctx.now();
  const organizationId = longestOrganization(user.id);
  const { secret, row } = newSession(from, now);
  const device = knowDevice(ctx, user.id, knownDevice);
  const actor = { type: 'user', userId: user.id } as const;
  const results = await commit(ctx.db, [
    ...also,
    ...insertOwnOrganization(ctx.db, user.id, ownOrganization(user.name), now),
    insertSession(ctx.db, { ...row, userId: user.id, organizationId, remember }),
    ...insertSignIn(ctx.db, { userId: user.id, createdAt: now, outcome: 'signed_in', method, ...from }),
    audit({ ...ctx, actor, organizationId }, 'session.created', `session:${row.publicId}`),
    ...device.statements,
    welcome(ctx, user),
  ]);
  wakeWelcomes(ctx, results.at(-1));
  return { secret, remember, knownDevice: device.token, token: row.publicId, user };
}
