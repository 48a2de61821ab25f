import type { Credential } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { saveCredential } from './save.ts';

/** Connects a platform, or reconnects it. Throws the errors of `saveCredential`. */
export async function addCredential(ctx: Ctx, platform: Platform, value: string): Promise<Credential> {
  return saveCredential(ctx, platform, value, 'credential.added');
}
