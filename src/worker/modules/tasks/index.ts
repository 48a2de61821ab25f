import type { Module } from '../../platform/module.ts';
import { taskDatesMessage, wakeTaskDates } from './dates/wake.ts';
import type { MailOfTasks } from './email-tasks/email-task-store.ts';
import { registerTasks } from './routes.ts';

export { requireMember } from './assign.ts';
export { createTaskFromEmail } from './email-tasks/create-from-email.ts';
export {
  followingTasks,
  type MailOfTasks,
  newestTaskIdOf,
  priorityOfEmail,
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
export { insertTask, selectTask, type TaskSource, updateTasks } from './store.ts';

/** `mail` is a parameter because mail imports tasks, so tasks cannot import mail. */
export const tasks = (mail: MailOfTasks): Module => ({
  routes: (app) => registerTasks(app, mail),
  tags: { Tasks: 'Work to do: one task for each email, and those that members create.' },
  scopes: {
    'tasks:read': 'read tasks, their history, and statistics',
    'tasks:write': 'create, move and assign tasks',
  },
  messages: [taskDatesMessage],
  upkeep: { wakeTaskDates },
});
