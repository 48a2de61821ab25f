import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import type { MailOfTasks } from './email-tasks/email-task-store.ts';
import { selectAssigned } from './store.ts';
import { updateTask } from './update.ts';

const TASKS_A_CALL = 25;

/** Unassigns a user from tasks, as if somebody had done so for each. Returns whether none is left. */
export async function unassignTasks(ctx: Ctx, userId: number, mail: MailOfTasks): Promise<boolean> {
  const [tasks] = await commit(database(ctx), [selectAssigned(ctx, userId, TASKS_A_CALL)]);
  for (const { id } of tasks) await updateTask(ctx, id, { assignee_id: null }, mail);
  return tasks.length === 0;
}
