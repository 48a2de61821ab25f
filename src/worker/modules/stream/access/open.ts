import type { Platform } from '../../../../contract/stream/stream.ts';
import { PLATFORM_NAMES } from '../../../../lib/captions/platform-names.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { type PlatformClient, PlatformFailure } from '../platforms/platform.ts';
import { clients } from './clients.ts';
import { openRow } from './open-row.ts';
import type { CredentialRow } from './schema.ts';
import { findCredential, isConnected } from './store.ts';
import { rememberProblem, useSecret } from './use.ts';

export interface OpenPlatform {
  client: PlatformClient<unknown>;
  /** The secret in plain text. It is for the client, never for a response or a log. */
  secret: unknown;
  /** The time before which the platform accepts no calls (milliseconds since 1970). */
  waitUntil: number | null;
}

/**
 * Returns a connected platform, or null if it has no credentials. Throws `PlatformFailure` SIGN_IN_AGAIN or GONE, with
 * what to do, if its access has ended.
 */
export async function openPlatform(ctx: Ctx, platform: Platform): Promise<OpenPlatform | null> {
  const row = await findCredential(ctx, platform);
  if (!row) return null;
  requireAccess(row);
  const { secret } = await openRow(ctx, row);
  return { client: clients[platform], secret, waitUntil: row.waitUntil };
}

/**
 * Runs `use` with the secret, and retries with new tokens if these are refused or expired. Stores what the platform
 * says about the credentials. Throws like `openPlatform`; `PlatformFailure` SIGN_IN_AGAIN without credentials,
 * PLATFORM_DOWN or RATE_LIMITED if the tokens could not be renewed now; and the errors of `use`.
 */
export async function withFreshToken<T>(
  ctx: Ctx,
  platform: Platform,
  use: (secret: unknown) => Promise<T>,
): Promise<T> {
  const row = await findCredential(ctx, platform);
  if (!row) {
    const message = `${PLATFORM_NAMES[platform]} is not connected. Enter its credentials.`;
    throw new PlatformFailure('SIGN_IN_AGAIN', message);
  }
  requireAccess(row);
  const result = await useSecret(ctx, row, use);
  if (row.problemCode !== null) await rememberProblem(ctx, row, null);
  return result;
}

function requireAccess(row: CredentialRow): void {
  if (!isConnected(row)) throw new PlatformFailure(row.problemCode!, row.problemMessage ?? '');
}
