import type { App } from '../../platform/http/http.ts';
import { registerSaving } from './ingest/routes.ts';
import { registerReading } from './reading/routes.ts';
import { registerResponder } from './replies/routes.ts';
import { registerSending } from './sending/routes.ts';

export { ingest } from './ingest/ingest.ts';
export { receiveEmail } from './ingest/receive-email.ts';
export { emailCountsByTag } from './reading/list-store.ts';
export { findTaskSource } from './reading/read.ts';
export { runResponder, wakeResponders } from './replies/run.ts';
export { continueSearchRebuild } from './search/rebuild.ts';
export { runSend, wakeDueSends } from './sending/attempt.ts';
export { runFileSent } from './sending/file-sent.ts';
export { sweepUploads } from './sending/upload.ts';

export function registerMail(app: App): void {
  registerSaving(app);
  registerReading(app);
  registerSending(app);
  registerResponder(app);
}
