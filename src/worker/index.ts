import { createApp } from './app.ts';
import { onQueue, onTick } from './jobs.ts';
import { receiveEmail } from './modules/mail/index.ts';
import type { Env } from './platform/env.ts';
import { serviceCtx } from './platform/service-ctx.ts';

export { LiveHub } from './modules/live/hub.ts';
export { Sidecar } from './platform/outside/sidecar-container.ts';

const app = createApp();

export default {
  fetch: app.fetch,
  scheduled: (_event, env, execution) => onTick(env, execution),
  queue: (batch, env, execution) => onQueue(batch, env, execution),
  email: (message, env, execution) => receiveEmail(serviceCtx(env, execution, crypto.randomUUID()), message),
} satisfies ExportedHandler<Env>;
