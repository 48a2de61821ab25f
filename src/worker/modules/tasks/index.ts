export { registerTasks } from './routes.ts';
export {
  createTaskOfEmail,
  noteOnTask,
  type TaskOfEmail,
  type TaskSource,
  taskCountsByStatus,
  taskIdOfEmail,
} from './store.ts';
