import type { CredentialTest } from '../../../../contract/stream/credentials.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { notFound } from '../../../platform/errors.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { checkStored } from './check-stored.ts';
import { requirePlatform } from './list.ts';
import { findCredential } from './store.ts';

/** Calls the platform with the stored credentials. Throws `not_found`, and what `limitOutside` throws. */
export async function testCredential(ctx: Ctx, name: string): Promise<CredentialTest> {
  const row = await findCredential(ctx, requirePlatform(name));
  if (!row) throw notFound('credential');
  await limitOutside(ctx, 'platform');
  return checkStored(ctx, row);
}
