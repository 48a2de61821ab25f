import type { Ctx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import {
  type Credentials,
  commitProven,
  findOwner,
  proveOwner,
  refusalOf,
} from '../reauthentication/prove-owner.ts';
import { otpauthUri } from '../second-factor/codes.ts';
import { notSetUp } from '../second-factor/errors.ts';
import { openSecret } from '../second-factor/secret.ts';
import { requireUnchanged } from '../second-factor/store.ts';
import { ISSUER } from './set-up.ts';

/** Returns the otpauth URI again, for another app. Throws `conflict`, NOT_SET_UP, and like `proveOwner`. */
export async function getTotpUri(ctx: Ctx, credentials: Credentials): Promise<string> {
  const owner = await findOwner(ctx);
  const { user, factor } = owner;
  if (!factor) throw notSetUp();
  const proof = await proveOwner(ctx, owner, credentials);
  await commitProven(
    ctx,
    [...proof, requireUnchanged(directory(ctx), factor)],
    refusalOf(owner, credentials),
  );
  return otpauthUri(await openSecret(ctx, factor), user.email, ISSUER);
}
