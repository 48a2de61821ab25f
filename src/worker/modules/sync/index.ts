export { registerSync } from './routes.ts';
export { runSync } from './run.ts';
export { wakeDueSyncs } from './start.ts';
