import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectNote } from './store.ts';

export function notTheAuthor(): DomainError {
  return new DomainError('forbidden', 'NOT_THE_AUTHOR', 'Only its author may change this note.');
}

/**
 * Returns the error for a note that cannot be deleted or restored: it does not exist, or the user is not its author.
 */
export async function noteRefusal(ctx: Ctx, id: number, isOwn: (authorId: number) => boolean) {
  const [[note]] = await commit(database(ctx), [selectNote(ctx, id)]);
  return !note || isOwn(note.authorId) ? notFound('note') : notTheAuthor();
}
