import type { Module } from '../../platform/module.ts';
import type { FindSource } from './create.ts';
import { registerTasks } from './routes.ts';

export { createTaskFromEmail } from './create-from-email.ts';
export { taskIdOfEmail, updateUntouchedPriority } from './email-task-store.ts';
export { listTasks } from './list.ts';
export { insertNote } from './note-store.ts';
export { toTask } from './present.ts';
export { insertTask, selectTask, selectTaskCounts, type TaskSource } from './store.ts';

/** `findSource` is a parameter because mail imports tasks, so tasks cannot import mail. */
export const tasks = (findSource: FindSource): Module => ({
  routes: (app) => registerTasks(app, findSource),
  tags: { Tasks: 'Work to do: one task for each email, and those that members create.' },
  scopes: {
    'tasks:read': 'read tasks, their history, and statistics',
    'tasks:write': 'create, move and assign tasks',
  },
});
