import { sha256 } from '../../../../lib/hash.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { wakeNotices } from '../../notices/index.ts';
import { updateAllRevoked } from '../api-keys/store.ts';
import { rememberDevice } from '../known-devices/known-devices.ts';
import { findTokenUser, requireUnusedToken } from '../links/store.ts';
import { invalidToken } from '../links/token.ts';
import { deleteFactor } from '../second-factor/store.ts';
import { findMembership, raiseVersionsOfUser } from '../sessions/membership-store.ts';
import { deleteSessionsOfUser } from '../sessions/store.ts';
import { updateEmailVerified, updatePassword } from '../users/store.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { afterPasswordChange } from './after-change.ts';
import { checkPasswordLength, hashPassword } from './password.ts';

/** Whether this token can reset a password. Does not use it up. */
export async function isResetToken(ctx: ServiceCtx, token: string): Promise<boolean> {
  return (await findTokenUser(directory(ctx), tokenKey(ctx, token))) !== undefined;
}

/**
 * Sets the password of the token's account, also its first one, and ends all its sessions. As the mail has arrived, the
 * address counts as verified. If it was not verified before, somebody else may have created the account, so its API
 * keys and its second factor are deleted too. The browser becomes a known device (`knownDevice`: for its cookie), so
 * that guessing passwords meanwhile cannot lock the user out. Throws `invalid`: INVALID_TOKEN, or like
 * `checkPasswordLength`.
 */
export async function resetPassword(
  ctx: ServiceCtx,
  input: { token: string; newPassword: string; knownDevice: string | undefined },
): Promise<{ knownDevice: string }> {
  checkPasswordLength(input.newPassword, 'newPassword');
  const user = await findTokenUser(directory(ctx), tokenKey(ctx, input.token));
  if (!user) throw invalidToken('invalid');
  const own = await inOwnOrganization(ctx, user.id);
  const passwordHash = await hashPassword(input.newPassword);
  const device = rememberDevice(ctx, user.id, input.knownDevice);
  const verifiedUser = { ...user, emailVerified: true };
  const grant = welcome(ctx, user);
  try {
    const results = await commit(directory(ctx), [
      requireUnusedToken(directory(ctx), tokenKey(ctx, input.token)),
      updatePassword(directory(ctx), user.id, passwordHash, ctx.now()),
      updateEmailVerified(directory(ctx), user.id),
      raiseVersionsOfUser(directory(ctx), user.id),
      deleteSessionsOfUser(directory(ctx), user.id),
      ...(user.emailVerified
        ? []
        : [
            updateAllRevoked(directory(ctx), user.id, ctx.now()),
            ...deleteFactor(directory(ctx), user.id, ctx.now()),
          ]),
      ...(await afterPasswordChange(ctx, own?.organizationId ?? null, verifiedUser, undefined)),
      ...device.statements,
      ...(own ? [audit(own, 'password.reset', `user:${user.id}`)] : []),
      grant,
    ]);
    wakeWelcomes(ctx, results.of(grant));
  } catch (error) {
    throw isRefusal(error) ? invalidToken('invalid') : error;
  }
  wakeNotices(ctx);
  return { knownDevice: device.token };
}

const tokenKey = (ctx: ServiceCtx, token: string) =>
  ({ tokenHash: sha256(token), kind: 'reset_password', now: ctx.now() }) as const;

/** Returns the context of the user's oldest membership: its audit log records the change. */
async function inOwnOrganization(ctx: ServiceCtx, userId: number): Promise<Ctx | null> {
  const membership = await findMembership(directory(ctx), userId);
  return membership ? forOrganization(ctx, membership.organizationId) : null;
}
