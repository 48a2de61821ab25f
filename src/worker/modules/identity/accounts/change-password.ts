import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/database.ts';
import { wakeNotices } from '../../notices/index.ts';
import { sessionActor } from '../access/session-actor.ts';
import { newSession, type Origin } from '../sessions/sessions.ts';
import { deleteOtherSessions, replaceSession, type User } from '../sessions/store.ts';
import { afterPasswordChange } from './after-password-change.ts';
import { checkOwnPassword, invalidPassword } from './own-password.ts';
import { checkPasswordLength, hashPassword } from './password.ts';
import { requirePassword, setPassword } from './password-store.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** Ends every session of the user, and gives the caller a new one. */
  revokeOtherSessions: boolean;
  /** What the browser's cookie of this name holds. */
  knownDevice: string | undefined;
}

/**
 * Changes the password of the signed-in user. `session`: the caller's new one, when the others were ended, unless the
 * one that calls has ended meanwhile. `fields` are the names that errors call the two passwords by. Throws as
 * `checkOwnPassword` and `checkPasswordLength` do.
 */
export async function changePassword(
  ctx: Ctx,
  input: PasswordChange,
  from: Origin,
  fields: { current: string; new: string },
): Promise<{ user: User; session: { secret: string; remember: boolean; token: string } | null }> {
  checkPasswordLength(input.newPassword, fields.new);
  const { user, passwordHash } = await checkOwnPassword(ctx, input.currentPassword, fields.current);
  const now = ctx.now();
  const { secret, row } = newSession(from, now);
  const { publicId: token } = row;
  const replacing = input.revokeOtherSessions
    ? [replaceSession(ctx.db, sessionActor(ctx), row), deleteOtherSessions(ctx.db, user.id, token)]
    : [];
  let results: unknown[][];
  try {
    results = await commit(ctx.db, [
      ...replacing,
      requirePassword(ctx.db, user.id, passwordHash),
      setPassword(ctx.db, user.id, await hashPassword(input.newPassword), now),
      ...(await afterPasswordChange(ctx, ctx.organizationId, user, input.knownDevice)),
      audit(ctx, 'password.changed', `user:${user.id}`, { other_sessions_ended: input.revokeOtherSessions }),
    ]);
  } catch (error) {
    throw isRefusal(error) ? invalidPassword(fields.current) : error;
  }
  wakeNotices(ctx);
  const [replaced] = (input.revokeOtherSessions ? results[0] : []) as { remember: number }[];
  return {
    user: { ...user, updatedAt: now },
    session: replaced ? { secret, remember: replaced.remember === 1, token } : null,
  };
}
