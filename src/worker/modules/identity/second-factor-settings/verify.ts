import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { wakeNotices } from '../../notices/index.ts';
import { commitProven, findOwner, type Owner } from '../reauthentication/prove-owner.ts';
import { newRecoveryCodes, recoveryCodeHashes } from '../second-factor/codes.ts';
import {
  alreadyEnabled,
  invalidCode,
  notEnabled,
  notSetUp,
  recoveryCodesNeeded,
} from '../second-factor/errors.ts';
import { type CodeKind, proveOwnCode } from '../second-factor/prove-code.ts';
import {
  replaceRecoveryCodes,
  requireUnchanged,
  selectRecoveryCodeCount,
  updateEnabled,
} from '../second-factor/store.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import type { User } from '../users/store.ts';
import { changeNotice } from './change-notice.ts';

/**
 * Enables the factor that was set up, with a code of the app that holds its secret. Returns ten recovery codes, which
 * replace all others. Throws `conflict`, NOT_SET_UP or ALREADY_ENABLED; `unauthenticated`, INVALID_CODE; `limited`.
 */
export async function verifySetup(ctx: Ctx, code: string): Promise<string[]> {
  const owner = await findOwner(ctx);
  if (owner.factor?.enabledAt != null) throw alreadyEnabled();
  const recoveryCodes = newRecoveryCodes();
  const { id } = owner.user;
  const replacement = replaceRecoveryCodes(directory(ctx), id, recoveryCodeHashes(id, recoveryCodes));
  await confirmSetup(ctx, owner, code, replacement);
  return recoveryCodes;
}

/**
 * Checks a code of the signed-in user, and uses it up. The first code of the app enables a factor that was set up with
 * recovery codes. Throws like `verifySetup`; also TWO_FACTOR_NOT_ENABLED for a recovery code before that, and
 * RECOVERY_CODES_NEEDED.
 */
export async function checkCode(
  ctx: Ctx,
  kind: CodeKind,
  code: string,
): Promise<{ user: User; token: string }> {
  const owner = await findOwner(ctx);
  const { user, factor } = owner;
  const isEnabled = factor?.enabledAt != null;
  if (!isEnabled && kind === 'recovery') throw notEnabled();
  if (isEnabled) {
    await commitProven(ctx, await proveOwnCode(ctx, user.id, code, kind), invalidCode());
  } else {
    // The codes of a setup are only deleted with its secret: if the batch finds the secret unchanged, they are there.
    if (factor && !(await hasRecoveryCodes(ctx, user.id))) throw recoveryCodesNeeded();
    await confirmSetup(ctx, owner, code, []);
  }
  return { user: { ...user, twoFactorEnabled: true }, token: sessionActor(ctx).sessionId };
}

async function hasRecoveryCodes(ctx: Ctx, userId: number): Promise<boolean> {
  const [[codes]] = await commit(directory(ctx), [selectRecoveryCodeCount(directory(ctx), userId)]);
  return (codes?.unused ?? 0) > 0;
}

async function confirmSetup(ctx: Ctx, { user, factor }: Owner, code: string, statements: Statement[]) {
  if (!factor) throw notSetUp();
  const proof = await proveOwnCode(ctx, user.id, code, 'totp');
  await commitProven(
    ctx,
    [
      ...proof,
      requireUnchanged(directory(ctx), factor),
      ...updateEnabled(directory(ctx), user.id, ctx.now()),
      ...statements,
      audit(ctx, 'second_factor.enabled', `user:${user.id}`),
      ...(await changeNotice(ctx, user, 'enabled')),
    ],
    invalidCode(),
  );
  wakeNotices(ctx);
}
