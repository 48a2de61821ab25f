import type { Module } from '../../platform/module.ts';
import { registerInboxes } from './routes.ts';
import { resealPasswords } from './secrets.ts';

export {
  isStillReplying,
  type ReplyingInbox,
  selectInboxesToReply,
  selectReplyingInbox,
  updateReplyCursor,
  updateReplyRuns,
} from './auto-reply-store.ts';
export { hasSmtp } from './fields.ts';
export { listSmtpInboxes } from './list-smtp.ts';
export { type OpenInbox, openInbox, openInboxRow } from './open.ts';
export {
  findInbox,
  findInboxByAddress,
  type InboxName,
  type InboxRow,
  isOwnAddress,
  SYNC,
  selectActiveInboxes,
  selectInboxes,
  selectSendingInboxes,
} from './store.ts';
export { updateInbox } from './update.ts';

export const inboxes: Module = {
  routes: registerInboxes,
  tags: { Inboxes: 'The mailboxes Herald reads and sends from.' },
  scopes: {
    'inboxes:read': 'list inboxes',
    'inboxes:write': 'add, change, test and delete inboxes',
  },
  upkeep: { resealPasswords },
};
