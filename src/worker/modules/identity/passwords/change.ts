import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { wakeNotices } from '../../notices/index.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { newSession, type Origin } from '../sessions/sessions.ts';
import { deleteOtherSessions, insertReplacement } from '../sessions/store.ts';
import { requirePassword, type User, updatePassword } from '../users/store.ts';
import { afterPasswordChange } from './after-change.ts';
import { checkOwnPassword, invalidPassword } from './own-password.ts';
import { checkPasswordLength, hashPassword } from './password.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** Whether to end every session of the user, and give the caller a new one. */
  revokeOtherSessions: boolean;
  /** The token of the browser's known-device cookie. */
  knownDevice: string | undefined;
}

/**
 * Changes the password of the signed-in user. `session` is the caller's new session: null when the others were not
 * ended, or when the calling session has ended meanwhile. `fields`: the names of the two passwords in errors. Throws
 * like `checkOwnPassword` and `checkPasswordLength`.
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
  const replacement = insertReplacement(directory(ctx), sessionActor(ctx), row);
  try {
    const results = await commit(directory(ctx), [
      ...(input.revokeOtherSessions
        ? [replacement, deleteOtherSessions(directory(ctx), user.id, token)]
        : []),
      requirePassword(directory(ctx), user.id, passwordHash),
      updatePassword(directory(ctx), user.id, await hashPassword(input.newPassword), now),
      ...(await afterPasswordChange(ctx, ctx.organizationId, user, input.knownDevice)),
      audit(ctx, 'password.changed', `user:${user.id}`, { other_sessions_ended: input.revokeOtherSessions }),
    ]);
    wakeNotices(ctx);
    const [session] = input.revokeOtherSessions ? results.of(replacement) : [];
    return {
      user: { ...user, updatedAt: now },
      session: session ? { secret, remember: session.remember === 1, token } : null,
    };
  } catch (error) {
    throw isRefusal(error) ? invalidPassword(fields.current) : error;
  }
}
