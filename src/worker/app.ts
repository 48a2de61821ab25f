import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { getPath } from 'hono/utils/url';
import { loadOnce } from '../lib/load-once.ts';
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
import { requireHttps } from './platform/http/require-https.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import type { FetchInside } from './platform/invocation/inner-call.ts';
import { createLog } from './platform/log.ts';
import type { LazyRoutes } from './platform/module.ts';

const allowDashboards = cors({
  origin: (origin, c) => (dashboardOrigins(c.env).includes(origin) ? origin : null),
  credentials: true,
  exposeHeaders: [
    'ETag',
    'Link',
    'Retry-After',
    'X-Live-Version',
    'X-Request-Id',
    'X-Retry-After',
    'X-Total-Count',
  ],
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

/** The routes of the service itself, and those of the modules, in the order in which they are registered. */
export const allRoutes: LazyRoutes[] = [
  {
    paths: ['/api-docs/*'],
    load: async () => (await import('./platform/http/openapi.ts')).registerApiDocs,
  },
  ...modules.flatMap((module) => module.routes ?? []),
];

/**
 * Creates what serves HTTP. A request is answered by an app with the routes whose paths match it, which are loaded with
 * the first such request.
 */
export function createApp(routes = allRoutes): { fetch: FetchInside } {
  const router = new TrieRouter<LazyRoutes>();
  for (const each of routes) {
    for (const path of each.paths) {
      const [pattern, method = METHOD_NAME_ALL] = path.split(' ').reverse();
      router.add(method, pattern!, each);
    }
  }
  const apps = new Map<string, () => Promise<App>>();
  const fetchInside: FetchInside = async (request, env, execution) => {
    // Hono answers HEAD by the routes of GET.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const matched = new Set(router.match(method, getPath(request))[0].map(([each]) => each));
    const found = routes.filter((each) => matched.has(each));
    const name = found.map((each) => routes.indexOf(each)).join();
    let load = apps.get(name);
    if (!load) {
      load = loadOnce(() => appWith(found, fetchInside));
      apps.set(name, load);
    }
    const app = await load().catch(failingApp);
    return app.fetch(request, env, execution);
  };
  return { fetch: fetchInside };
}

/** Loads all routes into one app, to describe or list them. */
export const loadWholeApp = (): Promise<App> => appWith(allRoutes);

export async function appWith(some: LazyRoutes[], fetchInside?: FetchInside): Promise<App> {
  const app = bareApp(fetchInside);
  // One after another: Node, which writes the API description, fails if packages are loaded both ways at once.
  for (const { load } of some) (await load())(app);
  return app;
}

/** Returns an app for requests whose routes could not be loaded: it logs the error, and answers that something failed. */
function failingApp(error: unknown): App {
  const app = bareApp();
  app.all('*', () => {
    throw error;
  });
  return app;
}

/**
 * Creates an app with the middleware, in the order in which a request passes it, and the health check. `fetchInside`
 * answers requests that the Worker makes to itself.
 */
function bareApp(fetchInside?: FetchInside): App {
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
    c.set('fetchInside', fetchInside ?? (async (...call) => app.fetch(...call)));
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
  return app;
}
