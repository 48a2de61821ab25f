import type { ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { rememberDevice } from '../known-devices/known-devices.ts';
import type { SignInMethod } from '../schema.ts';
import type { User } from '../users/store.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { insertSignIn } from './login-history-store.ts';
import { insertOwnOrganization, longestOrganization, raiseVersionsOfUser } from './membership-store.ts';
import { ownOrganization } from './own-organization.ts';
import { newSession, type Origin } from './sessions.ts';
import { insertSession } from './store.ts';

export interface StartedSession {
  /** The secret for the session cookie. */
  secret: string;
  /** False: the session and known-device cookies expire when the browser closes. */
  remember: boolean;
  /** The token for the known-device cookie. */
  knownDevice: string;
  /** The public id. */
  token: string;
  user: User;
}

/** How the user signs in. */
interface SignInDetails {
  method: SignInMethod;
  remember: boolean;
  /** The token of the browser's known-device cookie. */
  knownDevice: string | undefined;
}

/**
 * Signs a user in: starts a session in the organization of their oldest membership, or in a new organization of their
 * own when they have none. The batch itself finds that organization: if it were read before, the user might be
 * removed from it in between. `statements` are committed first, in the same batch.
 */
export async function startSession(
  ctx: ServiceCtx,
  user: User,
  from: Origin,
  { method, remember, knownDevice }: SignInDetails,
  statements: Statement[] = [],
): Promise<StartedSession> {
  const now = ctx.now();
  const organizationId = longestOrganization(user.id);
  const { secret, row } = newSession(from, now);
  const device = rememberDevice(ctx, user.id, knownDevice);
  const actor = { type: 'user', userId: user.id } as const;
  const grant = welcome(ctx, user);
  const results = await commit(directory(ctx), [
    ...statements,
    ...insertOwnOrganization(directory(ctx), user.id, ownOrganization(user.name), now),
    insertSession(directory(ctx), { ...row, userId: user.id, organizationId, remember }),
    ...insertSignIn(directory(ctx), {
      userId: user.id,
      createdAt: now,
      outcome: 'signed_in',
      method,
      ...from,
    }),
    raiseVersionsOfUser(directory(ctx), user.id),
    audit({ ...ctx, actor, organizationId }, 'session.created', `session:${row.publicId}`),
    ...device.statements,
    grant,
  ]);
  wakeWelcomes(ctx, results.of(grant));
  return { secret, remember, knownDevice: device.token, token: row.publicId, user };
}
