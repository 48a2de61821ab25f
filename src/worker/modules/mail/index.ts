import type { App } from '../../platform/http.ts';
import { registerSaving } from './ingest/routes.ts';
import { registerReading } from './reading/routes.ts';

export { type Arrival, ingest, type Saved } from './ingest/ingest.ts';
export { receiveEmail } from './ingest/receive-email.ts';
export { emailCountsByTag } from './reading/list-store.ts';
export { findTaskSource } from './reading/read.ts';
export { type SendOutcome, type SendRequest, sendEmail } from './sending/send.ts';

export function registerMail(app: App): void {
  registerSaving(app);
  registerReading(app);
}
