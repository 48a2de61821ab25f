export { CANDIDATE, type CandidateRow, toCandidate } from './candidates/candidate-store.ts';
export { type Candidate, decide, replyAddress } from './candidates/decide.ts';
export { type AiWriter, writeReply } from './candidates/write-reply.ts';
export { insertReplyOfRule, insertSkippedByRule } from './replies/store.ts';
export { settingsById } from './responder/settings.ts';
export { selectSettings } from './responder/settings-store.ts';
export { insertReplyRequest } from './suggestions/store.ts';
export { isWithoutReply, recordSuggestion } from './suggestions/suggest.ts';
