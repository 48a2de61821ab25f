import { audit } from '../../../platform/audit-log.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal, type Statement } from '../../../platform/database.ts';
import { wakeNotices } from '../../notices/index.ts';
import { newSession, type Origin } from '../sessions/sessions.ts';
import { deleteSessionsOfUser, insertSession, type User } from '../sessions/store.ts';
import { afterPasswordChange } from './after-password-change.ts';
import { checkOwnPassword, invalidPassword } from './own-password.ts';
import { checkPasswordLength, hashPassword } from './password.ts';
import { requirePassword, setPassword } from './password-store.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** Ends every session of the user, and gives the caller a new one. */
  revokeOtherSessions: boolean;
}

/**
 * Changes the password of the signed-in user. `session`: the caller's new one, when the others were ended. `fields`
 * are the names that errors call the two passwords by. Throws as `checkOwnPassword` and `checkPasswordLength` do.
 */
export async function changePassword(
  ctx: Ctx,
  input: PasswordChange,
  from: Origin,
  fields: { current: string; new: string },
): Promise<{ user: User; session: { secret: string; token: string } | null }> {
  checkPasswordLength(input.newPassword, fields.new);
  const { user, passwordHash } = await checkOwnPassword(ctx, input.currentPassword, fields.current);
  const now = ctx.now();
  const session = input.revokeOtherSessions ? newSession(from, now) : null;
  const sessions: Statement[] = session
    ? [
        deleteSessionsOfUser(ctx.db, user.id),
        insertSession(ctx.db, { ...session.row, userId: user.id, organizationId: ctx.organizationId }),
      ]
    : [];
  try {
    await commit(ctx.db, [
      requirePassword(ctx.db, user.id, passwordHash),
      setPassword(ctx.db, user.id, await hashPassword(input.newPassword), now),
      ...sessions,
      ...(await afterPasswordChange(ctx, user)),
      audit(ctx, 'password.changed', `user:${user.id}`, { other_sessions_ended: session !== null }),
    ]);
  } catch (error) {
    throw isRefusal(error) ? invalidPassword(fields.current) : error;
  }
  wakeNotices(ctx);
  return {
    user: { ...user, updatedAt: now },
    session: session && { secret: session.secret, token: session.row.publicId },
  };
}
