import type { Tag } from '../../../../contract/mail/emails.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteSignature, requireSignature } from './store.ts';

/** Deletes the signature of an inbox. Throws `not_found`. */
export async function deleteInboxSignature(ctx: Ctx, tag: Tag): Promise<void> {
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
