import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { directory } from '../../../platform/data/database.ts';
import {
  type Credentials,
  commitProven,
  findOwner,
  proveOwner,
  refusalOf,
} from '../reauthentication/prove-owner.ts';
import { newRecoveryCodes, recoveryCodeHashes } from '../second-factor/codes.ts';
import { notEnabled } from '../second-factor/errors.ts';
import { replaceRecoveryCodes, requireUnchanged } from '../second-factor/store.ts';

/** Replaces the recovery codes with ten new ones. Throws `conflict`, TWO_FACTOR_NOT_ENABLED, and like `proveOwner`. */
export async function generateBackupCodes(ctx: Ctx, credentials: Credentials): Promise<string[]> {
  const owner = await findOwner(ctx);
  const { user, factor } = owner;
  if (factor?.enabledAt == null) throw notEnabled();
  const proof = await proveOwner(ctx, owner, credentials);
  const recoveryCodes = newRecoveryCodes();
  await commitProven(
    ctx,
    [
      ...proof,
      requireUnchanged(directory(ctx), factor),
      ...replaceRecoveryCodes(directory(ctx), user.id, recoveryCodeHashes(user.id, recoveryCodes)),
      audit(ctx, 'second_factor.recovery_codes_renewed', `user:${user.id}`),
    ],
    refusalOf(owner, credentials),
  );
  return recoveryCodes;
}
