import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { wakeNotices } from '../../notices/index.ts';
import { sessionActor } from '../access/session-actor.ts';
import { accountNotice } from '../accounts/account-notice.ts';
import type { User } from '../sessions/store.ts';
import { newRecoveryCodes } from './codes.ts';
import {
  type CodeKind,
  commitProven,
  findHolder,
  type Given,
  type Holder,
  invalidCode,
  notEnabled,
  notSetUp,
  proveOwnCode,
  proveOwner,
  recoveryCodesNeeded,
  whyRefused,
} from './prove.ts';
import { alreadyEnabled, hashes } from './setup.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  enableFactor,
  replaceRecoveryCodes,
  requireUnchanged,
} from './store.ts';

/**
 * Enables the factor that was set up, with a code of the app that holds its secret. Answers ten recovery codes, the
 * only ones that work. Throws `conflict`, NOT_SET_UP or ALREADY_ENABLED; `unauthenticated`, INVALID_CODE; `limited`.
 */
export async function enable(ctx: Ctx, code: string): Promise<string[]> {
  const holder = await findHolder(ctx);
  if (holder.factor?.enabledAt != null) throw alreadyEnabled();
  const recoveryCodes = newRecoveryCodes();
  const { id } = holder.user;
  await confirmSetup(ctx, holder, code, replaceRecoveryCodes(ctx.db, id, hashes(id, recoveryCodes)));
  return recoveryCodes;
}

/**
 * Checks a code of the signed-in user, which takes it. Enables the factor when a code of the app is the first one, and
 * it was set up with recovery codes. Throws as `enable` does, TWO_FACTOR_NOT_ENABLED for a recovery code before that,
 * and RECOVERY_CODES_NEEDED.
 */
export async function checkCode(
  ctx: Ctx,
  kind: CodeKind,
  code: string,
): Promise<{ user: User; token: string }> {
  const holder = await findHolder(ctx);
  const { user, factor } = holder;
  const isEnabled = factor?.enabledAt != null;
  if (!isEnabled && kind === 'recovery') throw notEnabled();
  if (isEnabled) {
    await commitProven(ctx, await proveOwnCode(ctx, user.id, code, kind), invalidCode());
  } else {
    // Codes that a set-up made go only with its secret, so they are still there in the batch that finds it unchanged.
    if (factor && (await countRecoveryCodes(ctx.db, user.id)) === 0) throw recoveryCodesNeeded();
    await confirmSetup(ctx, holder, code, []);
  }
  return { user: { ...user, twoFactorEnabled: true }, token: sessionActor(ctx).sessionId };
}

async function confirmSetup(ctx: Ctx, { user, factor }: Holder, code: string, also: Statement[]) {
  if (!factor) throw notSetUp();
  const proof = await proveOwnCode(ctx, user.id, code, 'totp');
  await commitProven(
    ctx,
    [
      ...proof,
      requireUnchanged(ctx.db, factor),
      ...enableFactor(ctx.db, user.id, ctx.now()),
      ...also,
      audit(ctx, 'second_factor.enabled', `user:${user.id}`),
      ...(await notice(ctx, user, 'enabled')),
    ],
    invalidCode(),
  );
  wakeNotices(ctx);
}

/**
 * Disables the factor: its secret, its recovery codes, sign-ins that wait for it and trusted devices are gone. Throws
 * `conflict`, TWO_FACTOR_NOT_ENABLED, and as `proveOwner`.
 */
export async function disable(ctx: Ctx, given: Given): Promise<void> {
  const holder = await findHolder(ctx);
  const { user, factor } = holder;
  if (factor?.enabledAt == null) throw notEnabled();
  const proof = await proveOwner(ctx, holder, given);
  await commitProven(
    ctx,
    [
      ...proof,
      requireUnchanged(ctx.db, factor),
      ...deleteFactor(ctx.db, user.id, ctx.now()),
      audit(ctx, 'second_factor.disabled', `user:${user.id}`),
      ...(await notice(ctx, user, 'disabled')),
    ],
    whyRefused(holder, given),
  );
  wakeNotices(ctx);
}

function notice(ctx: Ctx, user: User, what: 'enabled' | 'disabled'): Promise<Statement[]> {
  return accountNotice(ctx, ctx.organizationId, user, {
    subject: `The second factor of your account was ${what}`,
    text: [
      `The second factor of the Herald account ${user.email} was ${what} at ${new Date(ctx.now()).toISOString()}.`,
      what === 'enabled'
        ? 'From now on, signing in with the password needs a code of your authenticator app, or a recovery code.'
        : 'From now on, signing in needs the password alone.',
      '',
      'If it was not you, change your password at once.',
      '',
    ].join('\n'),
  });
}
