export { getRetention } from './get.ts';
