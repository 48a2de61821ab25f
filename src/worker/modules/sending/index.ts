export { selectDraftCount } from './drafts/store.ts';
export { MAX_RECIPIENTS } from './outgoing/limits.ts';
export { isDeliverable } from './outgoing/recipients.ts';
export { findReplyChain } from './outgoing/reply-headers.ts';
export { sendEmail } from './outgoing/send-email.ts';
