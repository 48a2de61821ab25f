export { replaceTagInRules } from './store.ts';
