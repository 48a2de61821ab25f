export { findHiddenText } from './content/body.ts';
export type { AttachmentRow } from './content/store.ts';
export { areStored, type EmailId, selectStored, storedEmailId, storedId } from './content/store.ts';
export { assignmentNotice } from './conversation-states/assignment-notice.ts';
export { bringToChange } from './conversation-states/bring-to-change.ts';
export { type Change, hasFewLabels, insertUndo } from './conversation-states/store.ts';
export { getConversation } from './conversations/get.ts';
export { listMessages } from './exporting/list-messages.ts';
export { readMessage } from './exporting/read-message.ts';
export { followSent } from './following/store.ts';
export { hasFollowers, type ToldEmail, toldEmailOf } from './following/told-store.ts';
export { ingest, ingestAll, type RawMessage } from './ingest/ingest.ts';
export { receiveEmail } from './ingest/receive-email.ts';
export { labelsExist, selectKnownLabels } from './labels/store.ts';
export { hasFlags, newestFirst, selectEmailCountsByTag } from './lists/store.ts';
export { followNewMail } from './new-mail/follow.ts';
export {
  savedAfter,
  selectNextPersonal,
  selectNextToRead,
  settledIds,
  settledUpTo,
} from './new-mail/store.ts';
export { hasWrittenTo } from './reading/correspondence.ts';
export { findTaskSource, getEmail } from './reading/get-email.ts';
export { getThread } from './reading/get-thread.ts';
export { listEmails, listEmailsById } from './reading/list-emails.ts';
export { findOriginal, type OriginalMail } from './reading/original.ts';
export { readReferences } from './reading/read-references.ts';
export { type AutoReplyRow, selectAutoReplies, toAutoReply } from './reading/store.ts';
export { save } from './save/save.ts';
export { searchTerm } from './search/conditions.ts';
export { foldedText, holds } from './search/store.ts';
export {
  forgetIndexed,
  indexNextEmails,
  indexThese,
  isIndexed,
  isIndexFilling,
  listUnindexed,
} from './search-index/index-moved.ts';
export { moveTag, selectThreadsOfTag } from './tagging/store.ts';
export { insertMeeting, insertSent } from './threads/activity-store.ts';
export { isHiddenEmail } from './threads/place-store.ts';
export { insertAlias } from './threads/reference-store.ts';
export { emailsOfThread, isInThreadsOf, updateTaskOfConversation } from './threads/store.ts';
