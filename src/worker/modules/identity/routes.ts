import { bodyLimit } from 'hono/body-limit';
import { DomainError } from '../../platform/errors.ts';
import type { App } from '../../platform/http.ts';
import { registerAccounts } from './accounts/routes.ts';
import { registerApiKeys } from './api-keys/routes.ts';
import { MAX_BODY_BYTES } from './limits.ts';

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new DomainError('too_large', 'BODY_TOO_LARGE', `At most ${MAX_BODY_BYTES} bytes.`);
  },
});

export function registerIdentity(app: App): void {
  app.use('/api/auth/*', limitBody);
  app.use('/api/settings/*', limitBody);

  registerAccounts(app);
  registerApiKeys(app);
}
