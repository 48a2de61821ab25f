import type { TaskDetail } from '../../../../contract/tasks.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { selectNotes } from '../email-tasks/note-store.ts';
import { toTask } from '../present.ts';
import { selectTask } from '../store.ts';

const SHOWN_NOTES = 50;

/** Returns the task with its newest notes. Throws `not_found`. */
export async function getTask(ctx: Ctx, id: number): Promise<TaskDetail> {
  const [[row], notes] = await commit(database(ctx), [
    selectTask(ctx, id),
    selectNotes(ctx, id, SHOWN_NOTES),
  ]);
  if (!row) throw notFound('task');
  return {
    ...toTask(row, await tagsOf(ctx)),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      email_id: note.emailId,
      created_at: new Date(note.createdAt).toISOString(),
    })),
  };
}
