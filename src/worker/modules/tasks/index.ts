import type { Module } from '../../platform/module.ts';
import { registerTasks } from './routes.ts';
import type { FindSource } from './task.ts';

export { insertNote } from './note-store.ts';
export { insertTaskOfEmail, selectTaskCounts, type TaskSource, taskIdOfEmail } from './store.ts';

/** `findSource` is a parameter because mail imports tasks, so tasks cannot import mail. */
export const tasks = (findSource: FindSource): Module => ({
  routes: (app) => registerTasks(app, findSource),
  tags: { Tasks: 'Work to do: one task for each email, and those that members create.' },
  scopes: {
    'tasks:read': 'read tasks, their history, and statistics',
    'tasks:write': 'create, move and assign tasks',
  },
});
