import type { PutInboxSignature, Signature } from '../../../../contract/writing/signatures.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagNamed, tagsOf } from '../../../platform/tags.ts';
import { toSignature } from './list.ts';
import { readSignature } from './read.ts';
import { upsertSignature } from './store.ts';

/** Sets the signature of an inbox, for everybody without their own. Throws what `readSignature` throws. */
export async function putInboxSignature(
  ctx: Ctx,
  { from_inbox, ...content }: PutInboxSignature,
): Promise<Signature> {
  const tag = await tagNamed(ctx, from_inbox, 'from_inbox');
  const place = { userId: 0, tag };
  const [[row]] = await commit(database(ctx), [
    upsertSignature(ctx, place, readSignature(content)),
    audit(ctx, 'signature.updated', `signature:${tag}`),
  ]);
  return toSignature(row!, await tagsOf(ctx));
}
