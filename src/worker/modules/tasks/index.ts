import type { Forgetting, Module } from '../../platform/module.ts';
import { taskDatesMessage, wakeTaskDatesPart } from './dates/wake.ts';
import type { MailOfTasks } from './email-tasks/email-task-store.ts';
import { continueCountingTasksPart } from './report-counts/fill.ts';
import { registerTasks } from './routes.ts';
import { unassignTasks } from './unassign.ts';

export { requireMember } from './assign.ts';
export { deleteTasksOfEmails } from './deletion-store.ts';
export { createTasksFromEmails } from './email-tasks/create-from-email.ts';
export {
  followingTasks,
  type MailOfTasks,
  newestTaskIdOf,
  priorityOfEmail,
  type SavedEmails,
  taskIdOfEmail,
  taskState,
  updateTaskTags,
  updateTaskVisibility,
  updateUntouchedPriority,
} from './email-tasks/email-task-store.ts';
export { insertNote } from './email-tasks/note-store.ts';
export { toTask } from './present.ts';
export { assigneeIdOf, listTasks } from './reading/list.ts';
export { selectTaskCounts } from './reading/list-store.ts';
export { numbersOfTasksOf } from './report-counts/store.ts';
export { insertTask, selectTask, storedTaskId, type TaskSource, updateTasks } from './store.ts';

/**
 * `mail` is a parameter because mail imports tasks, so tasks cannot import mail; `forgetting` because other modules keep
 * something of tasks.
 */
export const tasks = (mail: MailOfTasks, forgetting: Forgetting): Module => ({
  routes: (app) => registerTasks(app, mail, forgetting),
  tags: { Tasks: 'Work to do: one task for each email, and those that members create.' },
  scopes: {
    'tasks:read': 'read tasks, their history, and statistics',
    'tasks:write': 'create, move, assign and delete tasks',
  },
  forgetUser: (ctx, userId) => unassignTasks(ctx, userId, mail),
  messages: [taskDatesMessage],
  upkeep: { wakeTaskDates: wakeTaskDatesPart, continueCountingTasks: continueCountingTasksPart },
});
