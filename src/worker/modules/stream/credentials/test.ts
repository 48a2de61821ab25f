import type { CredentialTest } from '../../../../contract/stream/credentials.ts';
import { PLATFORM_NAMES } from '../../../../lib/captions/platform-names.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { findCredential } from '../access/store.ts';
import { checkStored } from './check-stored.ts';
import { requirePlatform } from './list.ts';

/** Tests the stored credentials, if any, with a call. Throws `not_found` and the errors of `limitOutside`. */
export async function testCredential(ctx: Ctx, name: string): Promise<CredentialTest> {
  const platform = requirePlatform(name);
  const row = await findCredential(ctx, platform);
  if (!row) {
    const error = `${PLATFORM_NAMES[platform]} is not connected. Connect it by POST /api/stream/credentials.`;
    return { success: false, account_name: null, missing: ['credential_value'], error, cost_usd: null };
  }
  await limitOutside(ctx, 'platform');
  return checkStored(ctx, row);
}
