import { renderSVG } from 'uqr';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { DomainError } from '../../../platform/errors.ts';
import { currentKey } from '../../../platform/secrets.ts';
import { sessionActor } from '../access/session-actor.ts';
import { newRecoveryCodes, newSecret, otpauthUri, recoveryCodeHash } from './codes.ts';
import {
  changedMeanwhile,
  commitProven,
  findHolder,
  type Given,
  notEnabled,
  notSetUp,
  openSecret,
  proveOwner,
  sealSecret,
  whyRefused,
} from './prove.ts';
import {
  countRecoveryCodes,
  findFactor,
  insertSetup,
  replaceRecoveryCodes,
  requireUnchanged,
} from './store.ts';

const ISSUER = 'Herald';

/** Whether codes are asked for, since when, and how many recovery codes are unused. */
export async function status(
  ctx: Ctx,
): Promise<{ enabled: boolean; enabledAt: number | null; recoveryCodesLeft: number }> {
  const { userId } = sessionActor(ctx);
  const enabledAt = (await findFactor(ctx.db, userId))?.enabledAt ?? null;
  const recoveryCodesLeft = enabledAt === null ? 0 : await countRecoveryCodes(ctx.db, userId);
  return { enabled: enabledAt !== null, enabledAt, recoveryCodesLeft };
}

/**
 * Makes a secret, in place of one that no code has confirmed. Nothing is asked for at sign-in until one does
 * (`enable`). `withCodes` makes the recovery codes now. Throws `conflict`, ALREADY_ENABLED, and as `proveOwner`.
 */
export async function setUp(
  ctx: Ctx,
  given: Given,
  { issuer = ISSUER, withCodes = false }: { issuer?: string | undefined; withCodes?: boolean } = {},
): Promise<{ secret: string; uri: string; recoveryCodes: string[] }> {
  const holder = await findHolder(ctx);
  const { user, factor } = holder;
  if (factor?.enabledAt != null) throw alreadyEnabled();
  const proof = await proveOwner(ctx, holder, given);
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
      ...insertSetup(ctx.db, setup),
      ...replaceRecoveryCodes(ctx.db, user.id, hashes(user.id, recoveryCodes)),
      audit(ctx, 'second_factor.set_up', `user:${user.id}`),
    ],
    changedMeanwhile(),
  );
  return { secret, uri: otpauthUri(secret, user.email, issuer), recoveryCodes };
}

export const alreadyEnabled = () =>
  new DomainError(
    'conflict',
    'ALREADY_ENABLED',
    'The second factor is enabled. Disable it before a new set-up.',
  );

/** The address once more, for another app. Throws `conflict`, NOT_SET_UP, and as `proveOwner`. */
export async function showUri(ctx: Ctx, given: Given): Promise<string> {
  const holder = await findHolder(ctx);
  const { user, factor } = holder;
  if (!factor) throw notSetUp();
  const proof = await proveOwner(ctx, holder, given);
  await commitProven(ctx, [...proof, requireUnchanged(ctx.db, factor)], whyRefused(holder, given));
  return otpauthUri(await openSecret(ctx, factor), user.email, ISSUER);
}

/** Ten new recovery codes; those before work no more. Throws `conflict`, TWO_FACTOR_NOT_ENABLED, and as `proveOwner`. */
export async function renewRecoveryCodes(ctx: Ctx, given: Given): Promise<string[]> {
  const holder = await findHolder(ctx);
  const { user, factor } = holder;
  if (factor?.enabledAt == null) throw notEnabled();
  const proof = await proveOwner(ctx, holder, given);
  const recoveryCodes = newRecoveryCodes();
  await commitProven(
    ctx,
    [
      ...proof,
      requireUnchanged(ctx.db, factor),
      ...replaceRecoveryCodes(ctx.db, user.id, hashes(user.id, recoveryCodes)),
      audit(ctx, 'second_factor.recovery_codes_renewed', `user:${user.id}`),
    ],
    whyRefused(holder, given),
  );
  return recoveryCodes;
}

export function hashes(userId: number, codes: string[]): string[] {
  return codes.map((code) => recoveryCodeHash(userId, code));
}

/** The address as a QR code: dark on light with the margin that readers need, whatever the page's colours. */
export function qrCode(uri: string): string {
  return renderSVG(uri, { ecc: 'M', border: 4 });
}
