import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { openRow } from '../access/open-row.ts';
import { rememberProblem, useSecret } from '../access/use.ts';
import { clients } from '../platforms/clients.ts';
import { PLATFORM_NAMES, type PlatformClient, PlatformFailure } from '../platforms/platform.ts';
import { isConnected } from './list.ts';
import type { CredentialRow } from './schema.ts';
import { findCredential, type Problem } from './store.ts';

export interface Connection {
  client: PlatformClient<unknown>;
  /** In clear text: for the client, never for an answer or a log. */
  secret: unknown;
  /** Milliseconds since 1970: the platform takes nothing before. */
  waitUntil: number | null;
}

/** A connection, or why there is none, with what to do. */
export type Opened = Connection | { problem: Problem };

/** Opens the connection to a platform. A problem is SIGN_IN_AGAIN or GONE: only new credentials end it. */
export async function openPlatform(ctx: Ctx, platform: Platform): Promise<Opened> {
  try {
    const row = await requireConnected(ctx, platform);
    const { secret } = await openRow(ctx, row);
    return { client: clients[platform], secret, waitUntil: row.waitUntil };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return { problem: { code: error.code, message: error.message } };
  }
}

/**
 * Runs `use` with the secret, and once more with new tokens if these are refused or have expired. Remembers what the
 * platform says of the credentials. Throws `PlatformFailure`: SIGN_IN_AGAIN or GONE if there is no connection,
 * PLATFORM_DOWN if the tokens could not be renewed just now; and what `use` throws.
 */
export async function withFreshToken<T>(
  ctx: Ctx,
  platform: Platform,
  use: (secret: unknown) => Promise<T>,
): Promise<T> {
  const row = await requireConnected(ctx, platform);
  const result = await useSecret(ctx, row, use);
  if (row.problemCode !== null) await rememberProblem(ctx, row, null);
  return result;
}

async function requireConnected(ctx: Ctx, platform: Platform): Promise<CredentialRow> {
  const row = await findCredential(ctx, platform);
  if (!row) {
    const message = `${PLATFORM_NAMES[platform]} is not connected. Enter its credentials.`;
    throw new PlatformFailure('SIGN_IN_AGAIN', message);
  }
  if (isConnected(row)) return row;
  throw new PlatformFailure(row.problemCode!, row.problemMessage ?? '');
}
