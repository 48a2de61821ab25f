import { type Note, RESTORE_MINUTES } from '../../../../contract/mail/notes.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { writerOf } from './mention.ts';
import { toNote } from './present.ts';
import { notTheAuthor } from './refusal.ts';
import { selectNote, updateToRestored } from './store.ts';

/**
 * Restores a deleted note within ten minutes, for those who may delete it. Returns a note that is not deleted
 * unchanged. Throws `not_found`; `forbidden` (NOT_THE_AUTHOR).
 */
export async function restoreNote(ctx: Ctx, id: number): Promise<Note> {
  const { userId, mayDeleteAll } = writerOf(ctx);
  const writer = mayDeleteAll ? 'admin' : { authorId: userId };
  const since = ctx.now() - RESTORE_MINUTES * 60_000;
  const [, [row]] = await commit(database(ctx), [
    updateToRestored(ctx, id, writer, since),
    selectNote(ctx, id),
  ]);
  if (!row) throw notFound('note');
  if (!mayDeleteAll && row.authorId !== userId) throw notTheAuthor();
  if (row.deletedAt !== null) throw notFound('note');
  return toNote(row);
}
