export { type OpenInbox, openInbox } from './open.ts';
export { resealPasswords } from './reseal.ts';
export { registerInboxes } from './routes.ts';
export type { InboxRow } from './schema.ts';
export { activeInboxes, findInboxByAddress, selectInboxes } from './store.ts';
