import { createApp } from './app.ts';
import type { Env } from './platform/env.ts';
import { serviceCtx } from './platform/service-ctx.ts';

export { LiveHub } from './modules/live/hub.ts';
export { Sidecar } from './platform/outside/sidecar-container.ts';

const app = createApp();

export default {
  fetch: app.fetch,
  scheduled: async (_event, env, execution) => (await import('./jobs.ts')).onTick(env, execution),
  queue: async (batch, env, execution) => (await import('./jobs.ts')).onQueue(batch, env, execution),
  email: async (message, env, execution) => {
    const { receiveEmail } = await import('./modules/mail/index.ts');
    await receiveEmail(serviceCtx(env, execution, crypto.randomUUID()), message);
  },
} satisfies ExportedHandler<Env>;
