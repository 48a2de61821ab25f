import { notFound } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import type { DeletionHooks } from '../../platform/module.ts';
import { deleteTaskRow } from './deletion-store.ts';
import type { MailOfTasks } from './email-tasks/email-task-store.ts';
import { emailIdOf } from './store.ts';

/** Deletes a task with its history and notes, permanently. Keeps its email. Throws `not_found`. */
export async function deleteTask(
  ctx: Ctx,
  id: number,
  mail: MailOfTasks,
  { forgetTasks }: Pick<DeletionHooks, 'forgetTasks'>,
): Promise<void> {
  const { statements, deleted } = deleteTaskRow(ctx, id, forgetTasks);
  const results = await commit(database(ctx), [
    ...mail.updateConversationWithout(ctx, emailIdOf(ctx, id), id),
    ...statements,
  ]);
  if (results.of(deleted).length === 0) throw notFound('task');
}
