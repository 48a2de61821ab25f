import { type App, limitBody } from '../../platform/http/http.ts';
import { MAX_BODY_BYTES } from './limits.ts';

/** Limits the bodies of all calls of accounts and of settings, those of other modules too. */
export function limitBodies(app: App): void {
  app.use('/api/auth/*', limitBody(MAX_BODY_BYTES));
  app.use('/api/settings/*', limitBody(MAX_BODY_BYTES));
}
