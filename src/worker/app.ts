import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { modules } from './modules.ts';
import { dashboardOrigins } from './platform/env.ts';
import { answerDashboard, isNavigation } from './platform/http/dashboard.ts';
import { registerHealth } from './platform/http/health.ts';
import {
  type App,
  type AppEnv,
  problemResponse,
  respondWithError,
  validationProblem,
} from './platform/http/http.ts';
import { registerApiDocs } from './platform/http/openapi.ts';
import { requireHttps } from './platform/http/require-https.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { createLog } from './platform/log.ts';

const allowDashboards = cors({
  origin: (origin, c) => (dashboardOrigins(c.env).includes(origin) ? origin : null),
  credentials: true,
  exposeHeaders: ['Link', 'Retry-After', 'X-Live-Version', 'X-Request-Id', 'X-Retry-After', 'X-Total-Count'],
  maxAge: 600,
});

/** Paths for programs in browsers, wherever they come from: these take tokens, and no session. */
const FOR_ALL = /^\/(?:oauth\/\w+|\.well-known\/oauth-[\w/-]+)$/;

const allowAll = cors({
  origin: '*',
  exposeHeaders: ['Retry-After', 'X-Request-Id'],
  maxAge: 600,
});

/** Lets dashboards on other hosts read responses, and programs in browsers those that are for them. */
const allowOrigins: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (FOR_ALL.test(c.req.path)) return allowAll(c, next);
  if (c.req.header('origin') !== undefined) return allowDashboards(c, next);
  await next();
  c.header('Vary', 'Origin', { append: true });
};

/** Creates the HTTP app: middleware in the order in which a request passes it, then the modules' routes. */
export function createApp(): App {
  const app: App = new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => (result.success ? undefined : validationProblem(c, result.error)),
  });
  app.onError(respondWithError);
  app.notFound((c) =>
    isNavigation(c)
      ? answerDashboard(c)
      : problemResponse(c, 404, 'NO_SUCH_ROUTE', `There is no ${c.req.method} ${c.req.path}.`),
  );

  app.use(securityHeaders);
  app.use(async (c, next) => {
    const requestId = c.req.header('cf-ray') ?? crypto.randomUUID();
    c.set('requestId', requestId);
    c.set('log', createLog({ requestId }));
    c.header('X-Request-Id', requestId);
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(requireHttps);
  app.use(allowOrigins);
  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.var.anew) return;
    c.res = undefined;
    c.res = await app.fetch(c.var.anew, c.env, c.executionCtx);
  });
  const middleware = modules.flatMap((module) => module.middleware ?? []);
  app.use('/api/*', ...middleware);

  registerHealth(app);
  registerApiDocs(app, modules);
  for (const module of modules) module.routes?.(app);
  return app;
}
