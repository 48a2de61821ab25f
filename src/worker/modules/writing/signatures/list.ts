import type { Signature, Signatures } from '../../../../contract/writing/signatures.ts';
import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { ownId } from '../../identity/index.ts';
import type { SignatureRow } from './schema.ts';
import { selectSignatures } from './store.ts';

/** Lists the signatures of the current user, and those of the inboxes. */
export async function listSignatures(ctx: Ctx): Promise<Signatures> {
  const [rows] = await commit(database(ctx), [selectSignatures(ctx, ownId(ctx))]);
  const tags = await tagsOf(ctx);
  return {
    own: rows.filter(({ userId }) => userId !== 0).map((row) => toSignature(row, tags)),
    inboxes: rows.filter(({ userId }) => userId === 0).map((row) => toSignature(row, tags)),
  };
}

export function toSignature({ tag, html, text, updatedAt }: SignatureRow, tags: Tags): Signature {
  return {
    from_inbox: tag === '' ? null : tags.nameOf(tag),
    html,
    text,
    updated_at: new Date(updatedAt).toISOString(),
  };
}
