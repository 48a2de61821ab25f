import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { isConnected } from '../credentials/list.ts';
import type { CredentialRow } from '../credentials/schema.ts';
import { findCredential } from '../credentials/store.ts';
import { clients } from '../platforms/clients.ts';
import { PLATFORM_NAMES } from '../platforms/names.ts';
import { type PlatformClient, PlatformFailure } from '../platforms/platform.ts';
import { openRow } from './open-row.ts';
import { rememberProblem, useSecret } from './use.ts';

export interface OpenPlatform {
  client: PlatformClient<unknown>;
  /** In clear text: for the client, never for an answer or a log. */
  secret: unknown;
  /** Milliseconds since 1970: the platform takes nothing before. */
  waitUntil: number | null;
}

/**
 * A platform that is connected. Null: it has no credentials. Throws `PlatformFailure` SIGN_IN_AGAIN or GONE, with what
 * to do, if its access has ended.
 */
export async function openPlatform(ctx: Ctx, platform: Platform): Promise<OpenPlatform | null> {
  const row = await findCredential(ctx, platform);
  if (!row) return null;
  requireAccess(row);
  const { secret } = await openRow(ctx, row);
  return { client: clients[platform], secret, waitUntil: row.waitUntil };
}

/**
 * Runs `use` with the secret, and once more with new tokens if these are refused or have expired. Remembers what the
 * platform says of the credentials. Throws as `openPlatform`; `PlatformFailure` SIGN_IN_AGAIN if there are no
 * credentials, PLATFORM_DOWN or RATE_LIMITED if the tokens could not be renewed just now; and what `use` throws.
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
