export { registerResponder } from './routes.ts';
export { runResponder, wakeResponders } from './run.ts';
