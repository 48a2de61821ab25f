import { renderSVG } from 'uqr';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { directory } from '../../../platform/data/database.ts';
import { currentKey } from '../../../platform/encryption.ts';
import { type Credentials, commitProven, findOwner, proveOwner } from '../reauthentication/prove-owner.ts';
import { newRecoveryCodes, newSecret, otpauthUri, recoveryCodeHashes } from '../second-factor/codes.ts';
import { alreadyEnabled, changedMeanwhile } from '../second-factor/errors.ts';
import { sealSecret } from '../second-factor/secret.ts';
import { replaceRecoveryCodes, upsertSetup } from '../second-factor/store.ts';

export const ISSUER = 'Herald';

/**
 * Creates a secret, which replaces one that no code has confirmed. Sign-ins need no code until one confirms it
 * (`verifySetup`). `withCodes` creates the recovery codes now. Throws `conflict`, ALREADY_ENABLED, and like
 * `proveOwner`.
 */
export async function setUp(
  ctx: Ctx,
  credentials: Credentials,
  { issuer = ISSUER, withCodes = false }: { issuer?: string | undefined; withCodes?: boolean } = {},
): Promise<{ secret: string; uri: string; recoveryCodes: string[] }> {
  const owner = await findOwner(ctx);
  const { user, factor } = owner;
  if (factor?.enabledAt != null) throw alreadyEnabled();
  const proof = await proveOwner(ctx, owner, credentials);
  const secret = newSecret();
  const recoveryCodes = withCodes ? newRecoveryCodes() : [];
  const setup = {
    userId: user.id,
    secret: await sealSecret(ctx, user.id, secret),
    encryptionKey: currentKey(ctx.env),
    createdAt: ctx.now(),
  };
  await commitProven(
    ctx,
    [
      ...proof,
      ...upsertSetup(directory(ctx), setup),
      ...replaceRecoveryCodes(directory(ctx), user.id, recoveryCodeHashes(user.id, recoveryCodes)),
      audit(ctx, 'second_factor.set_up', `user:${user.id}`),
    ],
    changedMeanwhile(),
  );
  return { secret, uri: otpauthUri(secret, user.email, issuer), recoveryCodes };
}

/** Renders the URI as a QR code: dark on light, with the margin that readers need, on a page of any colour. */
export function qrCode(uri: string): string {
  return renderSVG(uri, { ecc: 'M', border: 4 });
}
