export { registerTasks } from './routes.ts';
export {
  createTaskOfEmail,
  type TaskOfEmail,
  type TaskSource,
  taskCountsByStatus,
  taskIdOfEmail,
} from './store.ts';
