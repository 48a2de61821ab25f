import { renderSVG } from 'uqr';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, directory } from '../../../platform/data/database.ts';
import { currentKey } from '../../../platform/encryption.ts';
import { sessionActor } from '../access/session-actor.ts';
import { newRecoveryCodes, newSecret, otpauthUri, recoveryCodeHashes } from './codes.ts';
import { alreadyEnabled, changedMeanwhile, notEnabled, notSetUp } from './errors.ts';
import { type Credentials, commitProven, findOwner, proveOwner, refusalOf } from './prove-owner.ts';
import { openSecret, sealSecret } from './secret.ts';
import {
  replaceRecoveryCodes,
  requireUnchanged,
  selectFactor,
  selectRecoveryCodeCount,
  upsertSetup,
} from './store.ts';

const ISSUER = 'Herald';

/** Whether sign-ins need a code, since when, and how many recovery codes are unused. */
export async function getStatus(
  ctx: Ctx,
): Promise<{ enabled: boolean; enabledAt: number | null; recoveryCodesLeft: number }> {
  const { userId } = sessionActor(ctx);
  const [[factor], [codes]] = await commit(directory(ctx), [
    selectFactor(directory(ctx), userId),
    selectRecoveryCodeCount(directory(ctx), userId),
  ]);
  const enabledAt = factor?.enabledAt ?? null;
  const recoveryCodesLeft = enabledAt === null ? 0 : (codes?.unused ?? 0);
  return { enabled: enabledAt !== null, enabledAt, recoveryCodesLeft };
}

/**
 * Creates a secret, which replaces one that no code has confirmed. Sign-ins need no code until one confirms it
 * (`enable`). `withCodes` creates the recovery codes now. Throws `conflict`, ALREADY_ENABLED, and as `proveOwner`
 * does.
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

/** The otpauth URI again, for another app. Throws `conflict`, NOT_SET_UP, and as `proveOwner` does. */
export async function getUri(ctx: Ctx, credentials: Credentials): Promise<string> {
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

/**
 * Replaces the recovery codes by ten new ones. Throws `conflict`, TWO_FACTOR_NOT_ENABLED, and as `proveOwner` does.
 */
export async function renewRecoveryCodes(ctx: Ctx, credentials: Credentials): Promise<string[]> {
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

/** The URI as a QR code: dark on light, with the margin that readers need, on a page of any colour. */
export function qrCode(uri: string): string {
  return renderSVG(uri, { ecc: 'M', border: 4 });
}
