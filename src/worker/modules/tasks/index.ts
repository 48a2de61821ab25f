import type { Module } from '../../platform/module.ts';
import { registerTasks } from './routes.ts';
import type { FindSource } from './task.ts';

export {
  createTaskOfEmail,
  noteOnTask,
  type TaskSource,
  taskCountsByStatus,
  taskIdOfEmail,
} from './store.ts';

/** `findSource` reads what a task shows of its email: mail knows tasks, so tasks cannot import mail. */
export const tasks = (findSource: FindSource): Module => ({
  routes: (app) => registerTasks(app, findSource),
  tags: { Tasks: 'What there is to do: one task an email, and your own.' },
  scopes: {
    'tasks:read': 'read tasks, their history, and statistics',
    'tasks:write': 'create, move and assign tasks',
  },
});
