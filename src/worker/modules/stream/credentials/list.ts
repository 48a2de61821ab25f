import type { Credential } from '../../../../contract/stream/credentials.ts';
import { PLATFORMS, type Platform } from '../../../../contract/stream/stream.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { CredentialRow } from '../access/schema.ts';
import { isConnected, selectCredentials } from '../access/store.ts';

/** Lists the credentials, one per platform, connected or not. */
export async function listCredentials(ctx: Ctx): Promise<Credential[]> {
  const [rows] = await commit(database(ctx), [selectCredentials(ctx)]);
  return PLATFORMS.map((platform) =>
    toCredential(
      platform,
      rows.find((row) => row.platform === platform),
    ),
  );
}

export function toCredential(platform: Platform, row: CredentialRow | undefined): Credential {
  const time = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null);
  return {
    platform,
    connected: row !== undefined && isConnected(row),
    account_id: row?.accountId ?? null,
    account_name: row?.accountName ?? null,
    last_checked_at: time(row?.lastCheckedAt),
    expires_at: time(row?.expiresAt),
    scopes: row?.scopes ?? [],
    problem: row?.problemCode ? { code: row.problemCode, message: row.problemMessage ?? '' } : null,
  };
}

/** Returns the platform with this name. Throws `not_found` for an unknown one. */
export function requirePlatform(name: string): Platform {
  const platform = PLATFORMS.find((each) => each === name);
  if (platform) return platform;
  const detail = `There is no such platform. There are: ${PLATFORMS.join(', ')}.`;
  throw new DomainError('not_found', 'NOT_FOUND', detail);
}
