import type { App } from '../../platform/http.ts';
import { registerReading } from './reading-routes.ts';
import { registerSaving } from './save-routes.ts';

export { type Arrival, ingest, type Saved } from './ingest.ts';
export { emailCountsByTag } from './list-store.ts';
export { findTaskSource } from './read.ts';
export { receiveEmail } from './receive-email.ts';

export function registerMail(app: App): void {
  registerSaving(app);
  registerReading(app);
}
