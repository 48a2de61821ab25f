import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagNamed } from '../../../platform/tags.ts';
import { deleteSignature, requireSignature } from './store.ts';

/** Deletes the signature of an inbox. Throws `not_found`. */
export async function deleteInboxSignature(ctx: Ctx, name: string): Promise<void> {
  const tag = await tagNamed(ctx, name, 'from_inbox');
  const place = { userId: 0, tag };
  await commitUnlessRefused(
    database(ctx),
    [
      requireSignature(ctx, place),
      deleteSignature(ctx, place),
      audit(ctx, 'signature.deleted', `signature:${tag}`),
    ],
    () => notFound('signature'),
  );
}
