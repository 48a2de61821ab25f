import { randomBase62, sha256 } from '../../../platform/crypto.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/database.ts';
import { callbackUrl, publicUrl, withQuery } from '../../../platform/outside/public-url.ts';
import { noticesTo, requireSystemSender, wakeNotices } from '../../notices/index.ts';
import { afterPasswordChange } from '../accounts/after-password-change.ts';
import { normalizeEmail } from '../accounts/email.ts';
import { checkPasswordLength, hashPassword } from '../accounts/password.ts';
import { findUserByEmail, setEmailVerified, setPassword } from '../accounts/password-store.ts';
import { revokeKeysOf } from '../api-keys/store.ts';
import { knowDevice } from '../known-devices/known-devices.ts';
import { limitNetwork } from '../limits.ts';
import { deleteFactor } from '../second-factor/store.ts';
import { findMembership } from '../sessions/membership-store.ts';
import { deleteSessionsOfUser } from '../sessions/store.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { addressOfToken, findTokenUser, insertToken, requireUnusedToken } from './store.ts';
import { invalidToken, MAILS_AN_HOUR, TOKEN_LENGTH } from './token.ts';

const LIFE_MS = 60 * 60_000;

/**
 * Mails a link that leads to `redirectTo` with a token, or the token itself without one, to the account of this
 * address. Nothing tells whether there is one: the work is done after the answer. Only the service's own server sends it:
 * through an inbox, whoever set that up would read the link. Throws `limited` for the network, `unavailable`, and
 * `forbidden`, INVALID_CALLBACK_URL.
 */
export async function requestReset(
  ctx: ServiceCtx,
  input: { email: string; redirectTo?: string | undefined },
  ipAddress: string | null,
): Promise<void> {
  const own = publicUrl(ctx.env);
  const next = input.redirectTo === undefined ? null : callbackUrl(ctx.env, input.redirectTo, 'redirectTo');
  requireSystemSender(ctx.env);
  await limitNetwork(ctx.env, 'mail', ipAddress);
  ctx.defer(mailReset(ctx, normalizeEmail(input.email), (token) => instructions(own, token, next)));
}

async function mailReset(ctx: ServiceCtx, email: string, instructionsFor: (token: string) => string[]) {
  if (!(await findUserByEmail(ctx.db, email))) return;
  const now = ctx.now();
  const token = randomBase62(TOKEN_LENGTH);
  const tokenHash = sha256(token);
  const row = { tokenHash, kind: 'reset_password', email, now, expiresAt: now + LIFE_MS } as const;
  await commit(ctx.db, [
    insertToken(ctx.db, row, { anHour: MAILS_AN_HOUR, pauseMs: 0 }),
    ...(await noticesTo(ctx, null, addressOfToken(tokenHash), {
      subject: 'Reset your password',
      text: [
        // No address in it either: what stands before the @ is up to whoever signed up with it.
        'Somebody, you we hope, wants to set a new password for the Herald account with this address.',
        ...instructionsFor(token),
        '',
        'If it was not you, do nothing: your password stays as it is.',
        '',
      ].join('\n'),
    })),
  ]);
  wakeNotices(ctx);
}

function instructions(own: string, token: string, next: string | null): string[] {
  return next === null
    ? ['Give this token, within an hour, where you asked for it:', '', token]
    : [
        'Open this link within an hour:',
        '',
        withQuery(`${own}/api/auth/reset-password/${token}`, { callbackURL: next }),
      ];
}

/** Whether a password can be reset by this token. Uses nothing up. */
export async function isResetToken(ctx: ServiceCtx, token: string): Promise<boolean> {
  return (await findTokenUser(ctx.db, presented(ctx, token))) !== undefined;
}

/**
 * Sets the password of the token's account, its first one if it had none, and ends all its sessions. The mail having
 * arrived, the address counts as verified. If it did not before, somebody else may have made the account: their API keys
 * and their second factor go too. The browser is known from now on (`knownDevice`, for its cookie), so that whoever
 * guesses passwords meanwhile does not keep the user from signing in there. Throws `invalid`: INVALID_TOKEN, or as `checkPasswordLength` does.
 */
export async function resetPassword(
  ctx: ServiceCtx,
  input: { token: string; newPassword: string; knownDevice: string | undefined },
): Promise<{ knownDevice: string }> {
  checkPasswordLength(input.newPassword, 'newPassword');
  const user = await findTokenUser(ctx.db, presented(ctx, input.token));
  if (!user) throw invalidToken('invalid');
  const own = await inOwnOrganization(ctx, user.id);
  const passwordHash = await hashPassword(input.newPassword);
  const device = knowDevice(ctx, user.id, input.knownDevice);
  try {
    const results = await commit(ctx.db, [
      requireUnusedToken(ctx.db, presented(ctx, input.token)),
      setPassword(ctx.db, user.id, passwordHash, ctx.now()),
      setEmailVerified(ctx.db, user.id),
      deleteSessionsOfUser(ctx.db, user.id),
      ...(user.emailVerified
        ? []
        : [revokeKeysOf(ctx.db, user.id, ctx.now()), ...deleteFactor(ctx.db, user.id, ctx.now())]),
      ...(await afterPasswordChange(
        ctx,
        own?.organizationId ?? null,
        { ...user, emailVerified: true },
        undefined,
      )),
      ...device.statements,
      ...(own ? [audit(own, 'password.reset', `user:${user.id}`)] : []),
      welcome(ctx, user),
    ]);
    wakeWelcomes(ctx, results.at(-1));
  } catch (error) {
    throw isRefusal(error) ? invalidToken('invalid') : error;
  }
  wakeNotices(ctx);
  return { knownDevice: device.token };
}

const presented = (ctx: ServiceCtx, token: string) =>
  ({ tokenHash: sha256(token), kind: 'reset_password', now: ctx.now() }) as const;

/** The context of the organization that the user has belonged to longest, whose audit log records the change. */
async function inOwnOrganization(ctx: ServiceCtx, userId: number): Promise<Ctx | null> {
  const membership = await findMembership(ctx.db, userId);
  return membership ? forOrganization(ctx, membership.organizationId) : null;
}
