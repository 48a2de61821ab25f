/**
 * Simulates Cloudflare accounts: responds to Wrangler's calls as Cloudflare's API reference (v4) specifies, stores the
 * created resources in a folder, and runs the deployed Workers.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import { ConnectionLost } from '../../models/wire/stream.ts';
import { serveSimulated, stopServer } from '../../platforms/serve-simulated.ts';
import { registerD1, registerUploads } from './d1.ts';
import { Faults } from './faults.ts';
import { registerIdentity } from './identity.ts';
import { ApiProblem } from './problem.ts';
import { registerQueues } from './queues.ts';
import { registerR2 } from './r2.ts';
import { Runtime } from './runtime/runtime.ts';
import { registerSignIn } from './sign-in.ts';
import { hexId, type NewAccount, newAccount, type State } from './state.ts';
import type { Api, World } from './wire.ts';
import { registerAssets } from './workers/assets.ts';
import { registerContainers, registerRegistry } from './workers/containers.ts';
import { registerScripts } from './workers/scripts.ts';
import { registerTriggers } from './workers/triggers.ts';

export interface AccountOptions {
  /** Port 0 selects a free port. */
  port?: number;
  /** Stores the created resources between starts. */
  folder: string;
  /** The accounts of the token, by name. Defaults to one with Workers Paid, R2 and the domain example.com. */
  accounts?: Record<string, NewAccount>;
  token?: string;
}

export interface SimulatedAccount {
  /** The URL at which the server listens. */
  origin: string;
  token: string;
  state: State;
  faults: Faults;
  /**
   * Variables that make Wrangler use this server and the docker stand-in, and that make `fetch` in Node programs reach
   * the deployed Workers by host name.
   */
  variables: Record<string, string>;
  /** Returns the base URL for a deployed Worker's host name: append the path. */
  site(hostname: string): string;
  stop(): Promise<void>;
}

const BASE = '/client/v4';

/** Serves on 127.0.0.1 until `stop` is called. */
export async function startAccount(options: AccountOptions): Promise<SimulatedAccount> {
  const { folder, port = 0, accounts = { 'Example Inc.': { zones: ['example.com'] } } } = options;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'account.json');
  const kept =
    existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { token: string; state: State });
  const { token, state } = kept || {
    token: options.token ?? randomBytes(20).toString('hex'),
    state: {
      user: { id: hexId(), email: 'operator@example.com' },
      accounts: Object.entries(accounts).map(([name, account]) => newAccount(name, account)),
    },
  };
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify({ token, state }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  save();
  const runtime = new Runtime(state, folder);
  const faults = new Faults();
  let origin = '';
  const world: World = { state, runtime, folder, origin: () => origin };
  const app = createApp(world, token, faults);
  const server = await serveSimulated({ fetch: async (call) => app.fetch(call as Request) }, port, save);
  // Wrangler reads its assets for longer than Node keeps an idle connection, and then reuses it for a POST.
  server.keepAliveTimeout = 600_000;
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    token,
    state,
    faults,
    variables: {
      CLOUDFLARE_API_BASE_URL: origin + BASE,
      CLOUDFLARE_API_TOKEN: token,
      WRANGLER_AUTH_DOMAIN: new URL(origin).host,
      WRANGLER_AUTH_URL: `${origin}/oauth2/auth`,
      WRANGLER_TOKEN_URL: `${origin}/oauth2/token`,
      WRANGLER_DOCKER_BIN: join(import.meta.dirname, 'docker.mjs'),
      SIMULATED_DOCKER_FILE: join(folder, 'docker.json'),
      SIMULATED_REGISTRY: origin,
      SIMULATED_SITES: `${origin}/site`,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'visit.mjs')}`,
    },
    site: (hostname) => `${origin}/site/https/${hostname}`,
    stop: async () => {
      await stopServer(server);
      await runtime.stop();
      save();
    },
  };
}

function createApp(world: World, token: string, faults: Faults): Api {
  const app: Api = new Hono();
  app.onError((error, c) => {
    if (error instanceof ConnectionLost) throw error;
    const problem = error instanceof ApiProblem ? error : new ApiProblem(500, 10001, String(error.stack));
    const errors = [{ code: problem.code, message: problem.message }];
    return c.json(
      { success: false, errors, messages: [], result: null },
      problem.status as 500,
      problem.headers,
    );
  });
  const open: Api = new Hono();
  open.onError((error) => {
    throw error;
  });
  registerUploads(open, world);
  registerRegistry(open, world);
  for (const path of ['/uploads/*', '/registry/*']) {
    app.put(path, (c) => faults.run('PUT', c.req.path, async () => open.fetch(c.req.raw)));
  }
  registerSites(app, world);
  registerSignIn(app, token);
  const api = createApi(world, token);
  app.all(`${BASE}/*`, (c) => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.slice(BASE.length);
    return faults.run(c.req.method, url.pathname, async () => api.fetch(new Request(url, c.req.raw)));
  });
  return app;
}

function createApi(world: World, token: string): Api {
  const api: Api = new Hono();
  api.onError((error) => {
    throw error;
  });
  api.notFound((c) => {
    throw new ApiProblem(404, 7000, `No route for that URI: ${c.req.method} ${c.req.path}`);
  });
  api.use(async (c, next) => {
    const header = c.req.header('authorization');
    if (!header) throw new ApiProblem(400, 9106, 'Missing X-Auth-Key, X-Auth-Email or Authorization headers');
    // An asset upload carries the token of its session.
    if (header !== `Bearer ${token}` && !c.req.path.endsWith('/workers/assets/upload')) {
      const isAboutUser = c.req.path.startsWith('/user') || c.req.path === '/memberships';
      throw isAboutUser
        ? new ApiProblem(403, 9109, 'Invalid access token')
        : new ApiProblem(403, 10000, 'Authentication error');
    }
    await next();
  });
  const findAccount = (id: string) => {
    const account = world.state.accounts.find((each) => each.id === id);
    if (!account) throw new ApiProblem(403, 10000, 'Authentication error');
    return account;
  };
  for (const path of ['/accounts/:account', '/accounts/:account/*'] as const) {
    api.use(path, async (c, next) => {
      c.set('account', findAccount(c.req.param('account')));
      await next();
    });
  }
  registerIdentity(api, world);
  registerD1(api, world);
  registerR2(api, world);
  registerQueues(api);
  registerAssets(api, world);
  registerScripts(api, world);
  registerTriggers(api, world);
  registerContainers(api);
  return api;
}

/** Deployed Workers respond at `/site/<scheme>/<host name>`. */
function registerSites(app: Api, { state, runtime }: World): void {
  app.all('/site/:scheme/:host/*', async (c) => {
    const { scheme, host } = c.req.param();
    for (const account of state.accounts) {
      const domain = account.domains.find(({ hostname }) => hostname === host);
      const script = account.scripts.find(
        ({ name, subdomain }) =>
          name === domain?.service ||
          (subdomain.enabled && host === `${name}.${account.subdomain}.workers.dev`),
      );
      if (!script) continue;
      const { pathname, search } = new URL(c.req.url);
      const path = pathname.slice(`/site/${scheme}/${host}`.length);
      return runtime.call(script, c.req.raw, `${scheme}://${host}${path}${search}`);
    }
    return new Response('error code: 1016', { status: 530 });
  });
}
