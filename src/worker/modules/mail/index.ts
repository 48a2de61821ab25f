export { cleanHtml } from '../../../lib/message/html/clean-html.ts';
export { deliveredTo, parseMailboxes } from '../../../lib/message/parse.ts';
export { newText } from '../../../lib/message/reply-text.ts';
export { visibleTextOfHtml } from '../../../lib/message/visible/visible-text.ts';
export { selectNextPersonal, selectNextToRead } from './auto-responder/candidate-store.ts';
export { replyAddress } from './auto-responder/decide.ts';
export { type AiWriter, htmlOfText } from './auto-responder/write-reply.ts';
export { updateTaskOfConversation } from './conversations/kept-store.ts';
export { listMessages } from './exporting/list-messages.ts';
export { readMessage } from './exporting/read-message.ts';
export { ingest, ingestAll, type RawMessage } from './ingest/ingest.ts';
export { receiveEmail } from './ingest/receive-email.ts';
export { findHiddenText } from './reading/body.ts';
export { hasWrittenTo } from './reading/correspondence.ts';
export { findTaskSource, getEmail } from './reading/get-email.ts';
export { getThread } from './reading/get-thread.ts';
export { listEmails, listEmailsById } from './reading/list-emails.ts';
export { selectEmailCountsByTag } from './reading/list-store.ts';
export { findOriginal, type OriginalMail } from './reading/original.ts';
export { settledIds, settledUpTo } from './rule-runs/cursor-store.ts';
export { areStored, selectStored, storedEmailId } from './save/stored-store.ts';
export { emailsOfThread } from './save/thread-store.ts';
export {
  forgetIndexed,
  indexNextEmails,
  indexThese,
  isIndexed,
  isIndexFilling,
  listUnindexed,
} from './search/index-moved.ts';
export { MAX_RECIPIENTS } from './sending/limits.ts';
export { isDeliverable } from './sending/recipients.ts';
export { findReplyChain } from './sending/reply-headers.ts';
export { sendEmail } from './sending/send-email.ts';
export { insertReplyRequest } from './suggestions/store.ts';
export { isWithoutReply, recordSuggestion } from './suggestions/suggest.ts';
