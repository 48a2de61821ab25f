import type { DeletionHooks, Module } from '../../platform/module.ts';
import { taskDatesMessage, wakeTaskDatesPart } from './dates/wake.ts';
import type { MailOfTasks } from './email-tasks/email-task-store.ts';
import { continueCountingTasksPart } from './report-counts/fill.ts';
import { registerTasks } from './routes.ts';
import { unassignTasks } from './unassign.ts';

/**
 * Creates the module. `mail` is a parameter because mail imports tasks, so tasks cannot import mail; `deletionHooks`
 * because other modules store data of tasks.
 */
export const tasks = (mail: MailOfTasks, deletionHooks: DeletionHooks): Module => ({
  routes: (app) => registerTasks(app, mail, deletionHooks),
  tags: { Tasks: 'Work to do: one task for each email, and those that members create.' },
  scopes: {
    'tasks:read': 'read tasks, their history, and statistics',
    'tasks:write': 'create, move, assign and delete tasks',
  },
  forgetUser: (ctx, userId) => unassignTasks(ctx, userId, mail),
  messages: [taskDatesMessage],
  upkeep: { wakeTaskDates: wakeTaskDatesPart, continueCountingTasks: continueCountingTasksPart },
});
