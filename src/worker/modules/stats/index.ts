export { registerStats } from './routes.ts';
