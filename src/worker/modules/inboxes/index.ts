export {
  advanceReplies,
  type ReplyingInbox,
  replyingInbox,
  replyingInboxes,
  stillReplies,
} from './auto-reply-store.ts';
export { updateInbox } from './change.ts';
export { hasSmtp } from './fields.ts';
export { type OpenInbox, openInbox } from './open.ts';
export { resealPasswords } from './reseal.ts';
export { registerInboxes } from './routes.ts';
export type { InboxRow } from './schema.ts';
export { activeInboxes, findInbox, findInboxByAddress, selectInboxes, sendingInboxes } from './store.ts';
