export {
  isStillReplying,
  type ReplyingInbox,
  selectInboxesToReply,
  selectNotCheckedLately,
  selectReplyingInbox,
  updateReplyCursor,
  updateReplyRuns,
} from './auto-reply-store.ts';
export { claimAddress, noteAddresses } from './claims/claim.ts';
export { findReceiver } from './claims/find-receiver.ts';
export { ASK_INTERVAL } from './claims/limits.ts';
export { isProofMessage, newProofCode, PROOF_HEADER } from './claims/proof-message.ts';
export { PROOF_ASKED, requireAskable, updateAsked } from './claims/proof-store.ts';
export { addressesOf, senderAddresses, sendsBy } from './fields.ts';
export { toInbox } from './list.ts';
export { listSmtpInboxes } from './list-smtp.ts';
export { type OpenInbox, openInbox, openInboxRow } from './open.ts';
export {
  findInbox,
  type InboxName,
  type InboxRow,
  isOwnAddress,
  ownAddresses,
  SYNC,
  selectActiveInboxes,
  selectInboxCount,
  selectInboxes,
  selectSendingInboxes,
} from './store.ts';
export { addTag, changeTags, requireFree } from './tags/change-tags.ts';
export { updateInbox } from './update.ts';
