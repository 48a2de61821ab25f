import type { Module } from '../../platform/module.ts';
import type { MailOfTasks } from './email-task-store.ts';
import { registerTasks } from './routes.ts';

export { requireMember } from './assign.ts';
export { createTaskFromEmail } from './create-from-email.ts';
export {
  followingTasks,
  type MailOfTasks,
  newestTaskIdOf,
  taskIdOfEmail,
  taskState,
  updateTaskTags,
  updateTaskVisibility,
  updateUntouchedPriority,
} from './email-task-store.ts';
export { assigneeIdOf, listTasks } from './list.ts';
export { insertNote } from './note-store.ts';
export { toTask } from './present.ts';
export { insertTask, selectTask, selectTaskCounts, type TaskSource, updateTasks } from './store.ts';

/** `mail` is a parameter because mail imports tasks, so tasks cannot import mail. */
export const tasks = (mail: MailOfTasks): Module => ({
  routes: (app) => registerTasks(app, mail),
  tags: { Tasks: 'Work to do: one task for each email, and those that members create.' },
  scopes: {
    'tasks:read': 'read tasks, their history, and statistics',
    'tasks:write': 'create, move and assign tasks',
  },
});
