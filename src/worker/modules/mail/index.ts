import type { App } from '../../platform/http.ts';
import { registerSaving } from './ingest/routes.ts';
import { registerReading } from './reading/routes.ts';
import { registerSending } from './sending/routes.ts';

export { ingest } from './ingest/ingest.ts';
export { receiveEmail } from './ingest/receive-email.ts';
export { type AutoReplyRow, selectAutoReplies, toAutoReply } from './reading/auto-reply-store.ts';
export {
  type CandidateRow,
  candidate,
  candidatesAfter,
  hadAutomaticReply,
  wasAnswered,
} from './reading/candidate-store.ts';
export { emailCountsByTag } from './reading/list-store.ts';
export { findTaskSource } from './reading/read.ts';
export { autoReplies, emails } from './schema.ts';
export { continueSearchRebuild } from './search/rebuild.ts';
export { runSend, wakeDueSends } from './sending/attempt.ts';
export { runFileSent } from './sending/file-sent.ts';
export { type SendOutcome, sendEmail } from './sending/send.ts';
export { sweepUploads } from './sending/upload.ts';

export function registerMail(app: App): void {
  registerSaving(app);
  registerReading(app);
  registerSending(app);
}
