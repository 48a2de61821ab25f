import type { Credential } from '../../../../contract/stream/credentials.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { requirePlatform } from './list.ts';
import { saveCredential } from './save.ts';

/** Stores or replaces credentials. Throws `not_found` for the platform, and the errors of `saveCredential`. */
export async function putCredential(ctx: Ctx, platform: string, value: string): Promise<Credential> {
  return saveCredential(ctx, requirePlatform(platform), value, 'credential.set');
}
