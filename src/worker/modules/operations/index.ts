export { concludeTick } from './conclude-tick.ts';
