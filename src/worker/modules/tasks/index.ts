export { registerTasks } from './routes.ts';
export {
  createTaskOfEmail,
  noteOnTask,
  type TaskSource,
  taskCountsByStatus,
  taskIdOfEmail,
} from './store.ts';
