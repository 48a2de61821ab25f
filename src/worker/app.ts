import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import { registerBilling } from './modules/billing/index.ts';
import { authenticate, checkOrigin, findCtx, registerIdentity } from './modules/identity/index.ts';
import { registerInboxes } from './modules/inboxes/index.ts';
import { findTaskSource, registerMail } from './modules/mail/index.ts';
import { registerStats } from './modules/stats/index.ts';
import { registerSync } from './modules/sync/index.ts';
import { registerTasks } from './modules/tasks/index.ts';
import { registerTokens } from './modules/tokens/index.ts';
import { registerWebhooks } from './modules/webhooks/index.ts';
import {
  type App,
  type AppEnv,
  answerError,
  dashboardOrigins,
  limitBody,
  problemResponse,
  validationProblem,
} from './platform/http/http.ts';
import { registerGeneral } from './platform/http/openapi.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { createLog } from './platform/log.ts';

const MAX_BODY_BYTES = 1_000_000;
/** These take mail and files, and have a bound of their own. */
const LARGE_BODIES = ['POST /api/emails', 'POST /api/send-email', 'POST /api/upload-attachment'];

/** The whole HTTP side: middleware in the order of a request's way, then the modules' routes. */
export function createApp(): App {
  const app: App = new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => (result.success ? undefined : validationProblem(c, result.error)),
  });
  app.onError(answerError);
  app.notFound((c) => problemResponse(c, 404, 'NO_SUCH_ROUTE', `There is no ${c.req.method} ${c.req.path}.`));

  app.use(securityHeaders);
  app.use(async (c, next) => {
    const requestId = c.req.header('cf-ray') ?? crypto.randomUUID();
    c.set('requestId', requestId);
    c.set('log', createLog({ requestId }));
    c.header('X-Request-Id', requestId);
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(async (c, next) => {
    const allowed = dashboardOrigins(c.env);
    const handler = cors({
      origin: (origin) => (allowed.includes(origin) ? origin : null),
      credentials: true,
      exposeHeaders: ['Link', 'X-Total-Count', 'X-Request-Id', 'Retry-After', 'X-Retry-After'],
      maxAge: 600,
    });
    return handler(c, next);
  });
  app.use('/api/*', checkOrigin, authenticate);
  const limit = limitBody(MAX_BODY_BYTES);
  app.use((c, next) => (LARGE_BODIES.includes(`${c.req.method} ${c.req.path}`) ? next() : limit(c, next)));

  registerGeneral(app);
  registerIdentity(app);
  registerInboxes(app, findCtx);
  registerMail(app);
  registerSync(app);
  registerTasks(app, findTaskSource);
  registerStats(app);
  registerWebhooks(app);
  registerTokens(app);
  registerBilling(app);

  return app;
}
