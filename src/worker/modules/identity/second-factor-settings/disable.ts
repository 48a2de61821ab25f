import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { directory } from '../../../platform/data/database.ts';
import { wakeNotices } from '../../notices/index.ts';
import {
  type Credentials,
  commitProven,
  findOwner,
  proveOwner,
  refusalOf,
} from '../reauthentication/prove-owner.ts';
import { notEnabled } from '../second-factor/errors.ts';
import { deleteFactor, requireUnchanged } from '../second-factor/store.ts';
import { changeNotice } from './change-notice.ts';

/**
 * Disables the factor: deletes its secret, its recovery codes, sign-ins that wait for it, and trusted devices. Throws
 * `conflict`, TWO_FACTOR_NOT_ENABLED, and like `proveOwner`.
 */
export async function disable(ctx: Ctx, credentials: Credentials): Promise<void> {
  const owner = await findOwner(ctx);
  const { user, factor } = owner;
  if (factor?.enabledAt == null) throw notEnabled();
  const proof = await proveOwner(ctx, owner, credentials);
  await commitProven(
    ctx,
    [
      ...proof,
      requireUnchanged(directory(ctx), factor),
      ...deleteFactor(directory(ctx), user.id, ctx.now()),
      audit(ctx, 'second_factor.disabled', `user:${user.id}`),
      ...(await changeNotice(ctx, user, 'disabled')),
    ],
    refusalOf(owner, credentials),
  );
  wakeNotices(ctx);
}
