import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteCredential, requireCredential } from '../access/store.ts';
import { requirePlatform } from './list.ts';

/** Deletes the credentials of a platform. Throws `not_found`. */
export async function removeCredential(ctx: Ctx, name: string): Promise<void> {
  const platform = requirePlatform(name);
  await commitUnlessRefused(
    database(ctx),
    [
      requireCredential(ctx, platform),
      deleteCredential(ctx, platform),
      audit(ctx, 'credential.deleted', `credential:${platform}`),
    ],
    () => notFound('credential'),
  );
}
