export { MailNav } from './nav/lazy.tsx';
export { DRAFT_LISTS, LISTS } from './nav/lists.ts';
export { default as MailLists } from './nav/mail-nav.tsx';
