import type { Work } from '../../platform/module.ts';
import { taskDatesMessage, wakeTaskDatesPart } from './dates/wake.ts';
import type { MailOfTasks } from './email-tasks/email-task-store.ts';
import { continueCountingTasksPart } from './report-counts/fill.ts';
import { unassignTasks } from './unassign.ts';

export const tasksWork = (mail: MailOfTasks): Work => ({
  forgetUser: (ctx, userId) => unassignTasks(ctx, userId, mail),
  messages: [taskDatesMessage],
  upkeep: { wakeTaskDates: wakeTaskDatesPart, continueCountingTasks: continueCountingTasksPart },
});
