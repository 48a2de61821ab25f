import type { PutOwnSignature, Signature } from '../../../../contract/writing/signatures.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagIfNamed, tagsOf } from '../../../platform/tags.ts';
import { ownId } from '../../identity/index.ts';
import { toSignature } from './list.ts';
import { readSignature } from './read.ts';
import { upsertSignature } from './store.ts';

/** Sets the signature of the current user, for an inbox or for all. Throws what `readSignature` throws. */
export async function putOwnSignature(
  ctx: Ctx,
  { from_inbox, ...content }: PutOwnSignature,
): Promise<Signature> {
  const place = {
    userId: ownId(ctx),
    tag: (await tagIfNamed(ctx, from_inbox, 'from_inbox')) ?? ('' as const),
  };
  const [[row]] = await commit(database(ctx), [upsertSignature(ctx, place, readSignature(content))]);
  return toSignature(row!, await tagsOf(ctx));
}
