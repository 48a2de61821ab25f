import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagIfNamed } from '../../../platform/tags.ts';
import { ownId } from '../../identity/index.ts';
import { deleteSignature } from './store.ts';

/** Deletes the signature of the current user, for an inbox or for all. Throws `not_found`. */
export async function deleteOwnSignature(ctx: Ctx, name: string | undefined): Promise<void> {
  const place = { userId: ownId(ctx), tag: (await tagIfNamed(ctx, name, 'from_inbox')) ?? ('' as const) };
  const [deleted] = await commit(database(ctx), [deleteSignature(ctx, place)]);
  if (deleted.length === 0) throw notFound('signature');
}
