export { DRAFT_LISTS, MAIL_LISTS } from './places.ts';
export { Shell } from './shell.tsx';
