import type { DeletionHooks, Module } from '../../platform/module.ts';
import type { MailOfTasks } from './email-tasks/email-task-store.ts';

/**
 * Creates the module. The functions of mail are a parameter because mail imports tasks, so tasks cannot import mail; the
 * hooks because other modules store data of tasks.
 */
export const tasks = (
  loadMail: () => Promise<MailOfTasks>,
  loadDeletionHooks: () => Promise<DeletionHooks>,
): Module => ({
  routes: [
    {
      paths: ['/api/tasks/*'],
      load: async () => {
        const [{ registerTasks }, mail, hooks] = await Promise.all([
          import('./routes.ts'),
          loadMail(),
          loadDeletionHooks(),
        ]);
        return (app) => registerTasks(app, mail, hooks);
      },
    },
  ],
  tags: { Tasks: 'Work to do: one task for each email, and those that members create.' },
  scopes: {
    'tasks:read': 'read tasks, their history, and statistics',
    'tasks:write': 'create, move, assign and delete tasks',
  },
  work: async () => (await import('./work.ts')).tasksWork(await loadMail()),
});
