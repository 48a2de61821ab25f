import type { Credential } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findCredential, requireCredential } from '../access/store.ts';
import { saveCredential } from './save.ts';

/** Replaces existing credentials. Throws `not_found`, and the errors of `saveCredential`. */
export async function updateCredential(ctx: Ctx, platform: Platform, value: string): Promise<Credential> {
  if (!(await findCredential(ctx, platform))) throw notFound('credential');
  return saveCredential(ctx, platform, value, 'credential.changed', {
    requirement: requireCredential(ctx, platform),
    refusal: () => notFound('credential'),
  });
}
