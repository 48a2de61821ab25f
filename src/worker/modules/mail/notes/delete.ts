import { type NoteDeleted, RESTORE_MINUTES } from '../../../../contract/mail/notes.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { writerOf } from './mention.ts';
import { noteRefusal } from './refusal.ts';
import { deletePastNotes, updateToDeleted } from './store.ts';

const RESTORE_MS = RESTORE_MINUTES * 60_000;
const NOTES_A_TICK = 1_000;

/**
 * Deletes a note: the author's own, or any for admins and owners. It can be restored for ten minutes. Throws
 * `not_found`; `forbidden` (NOT_THE_AUTHOR).
 */
export async function deleteNote(ctx: Ctx, id: number): Promise<NoteDeleted> {
  const { userId, mayDeleteAll } = writerOf(ctx);
  const writer = mayDeleteAll ? 'admin' : { authorId: userId };
  const [deleted] = await commit(database(ctx), [updateToDeleted(ctx, id, writer)]);
  if (deleted.length === 0) throw await noteRefusal(ctx, id, (author) => mayDeleteAll || author === userId);
  return { restorable_until: new Date(ctx.now() + RESTORE_MS).toISOString() };
}

/** Deletes the rows of notes that can no longer be restored, a bounded number per tick. */
export async function removeDeletedNotes(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), [pastNotes(ctx)]);
}

const pastNotes = (ctx: ServiceCtx) => deletePastNotes(ctx, ctx.now() - RESTORE_MS, NOTES_A_TICK);

export const removeDeletedNotesPart: Part = {
  look: (ctx) => [pastNotes(ctx)],
  run: removeDeletedNotes,
};
