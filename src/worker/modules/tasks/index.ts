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
