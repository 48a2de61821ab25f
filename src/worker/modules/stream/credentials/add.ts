import type { Credential } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';
import { saveCredential } from './save.ts';
import { findCredential, requireCredential } from './store.ts';

/** Throws `conflict` (CREDENTIAL_EXISTS), and as `saveCredential`. */
export async function addCredential(ctx: Ctx, platform: Platform, value: string): Promise<Credential> {
  if (await findCredential(ctx, platform)) throw alreadyThere();
  return saveCredential(ctx, platform, value, 'credential.added', {
    requirement: requireCredential(ctx, platform, false),
    refusal: alreadyThere,
  });
}

function alreadyThere(): DomainError {
  const detail = 'This platform has credentials already. Change them by PATCH or PUT, or delete them first.';
  return new DomainError('conflict', 'CREDENTIAL_EXISTS', detail);
}
