/**
 * Simulates Calendly: `/users/me`, `/scheduled_events` and its invitees of API v2, and its webhooks. Endpoints below
 * `/_control` trigger bookings and changes.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import {
  createWebhooks,
  hmac,
  subscriptionSchema,
  type Webhook,
  type Webhooks,
} from '../booking-services/webhooks.ts';
import {
  type App,
  type At,
  createSimulator,
  type Dialect,
  Problem,
  type Simulated,
} from '../platforms/simulator.ts';
import { API, createWorld, ORGANIZATION, outputOf, USER, type World } from './world.ts';

export const DEVELOPMENT_TOKEN = 'herald-development-calendly-token';
export const CALENDLY_STEPS = ['calendly.me', 'calendly.events', 'calendly.invitees'] as const;

export interface CalendlyOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Whether the token may read the whole organization. Default: true. */
  isAdmin?: boolean;
  /** Sends the webhooks. Defaults to the network. */
  fetch?: typeof fetch;
  log?: (line: string) => void;
}

export interface SimulatedCalendly extends Simulated {
  world: World;
  webhooks: Webhooks;
}

export function createCalendly(options: CalendlyOptions = {}): SimulatedCalendly {
  const { now = Date.now, isAdmin = true } = options;
  const sign = (body: string, secret: string) => signAsCalendly(body, secret, now());
  const webhooks = createWebhooks(sign, options);
  const world = createWorld(now, (event, payload) =>
    webhooks.tell({ event, created_at: new Date(now()).toISOString(), created_by: USER, payload }),
  );
  const simulator = createSimulator({ steps: CALENDLY_STEPS, refusals }, now, (app, at) => {
    registerApi(app, at, world, now, isAdmin);
    registerActs(app, world, webhooks);
  });
  return { ...simulator, world, webhooks };
}

/** Signs a body: hex HMAC-SHA256 of `t.body`, `t` in seconds since 1970. */
export async function signAsCalendly(body: string, secret: string, at: number): Promise<Webhook> {
  const t = Math.floor(at / 1000);
  const signature = `t=${t},v1=${await hmac(secret, `${t}.${body}`)}`;
  return { body, headers: { 'content-type': 'application/json', 'calendly-webhook-signature': signature } };
}

const problem = (
  status: 400 | 401 | 403 | 404 | 429 | 500,
  title: string,
  message: string,
  headers = {},
) => ({
  status,
  body: { title, message },
  headers,
});

const refusals: Dialect['refusals'] = {
  status_500: () => problem(500, 'Internal Server Error', 'The server encountered an unexpected condition'),
  status_503: () => ({ status: 503, body: 'Service Unavailable' }),
  rate_limited: ({ seconds }) =>
    problem(429, 'Too Many Requests', 'You have exceeded the rate limit', {
      'x-ratelimit-limit': '50',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.ceil(seconds)),
    }),
  expired_token: () => problem(401, 'Unauthenticated', 'The access token expired'),
  forbidden: () => problem(403, 'Permission Denied', 'You do not have permission to access this resource.'),
  gone: () => problem(404, 'Resource Not Found', 'The server could not find the requested resource.'),
};

const MAX_COUNT = 100;

function registerApi(app: App, at: At, world: World, now: () => number, isAdmin: boolean): void {
  app.use('*', async (c, next) => {
    await next();
    c.header('date', new Date(now()).toUTCString());
  });
  app.get('/users/me', at('calendly.me'), (c) => {
    requireToken(c);
    return c.json({ resource: { uri: USER, name: 'Demo', current_organization: ORGANIZATION } });
  });
  app.get('/scheduled_events', at('calendly.events'), (c) => {
    requireToken(c);
    const { user, organization, min_start_time: from = '1970-01-01T00:00:00Z' } = c.req.query();
    if (organization === ORGANIZATION && !isAdmin) {
      const { status, body } = problem(403, 'Permission Denied', 'You do not have permission.');
      throw new Problem(status, body);
    }
    if (organization !== ORGANIZATION && user !== USER) throw invalid('user or organization is required');
    const events = [...world.events.values()]
      .filter(({ start_time }) => Date.parse(start_time) >= Date.parse(from))
      .sort((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time));
    return c.json(pageOf(c, events.map(outputOf)));
  });
  app.get('/scheduled_events/:id/invitees', at('calendly.invitees'), (c) => {
    requireToken(c);
    const event = world.events.get(c.req.param('id'));
    if (!event) throw new Problem(404, problem(404, 'Resource Not Found', 'No such event').body);
    return c.json(pageOf(c, event.invitees));
  });
  app.notFound((c) => c.json(problem(404, 'Resource Not Found', `${c.req.path} is not there.`).body, 404));
}

function requireToken(c: Context): void {
  if (c.req.header('authorization') === `Bearer ${DEVELOPMENT_TOKEN}`) return;
  throw new Problem(401, problem(401, 'Unauthenticated', 'The access token is invalid').body);
}

const invalid = (message: string) => new Problem(400, problem(400, 'Invalid Argument', message).body);

/** Returns a page and the URL of the next one. A page token is only valid with the same other parameters. */
function pageOf(c: Context, all: unknown[]) {
  const { page_token: token, ...filter } = c.req.query();
  const count = Number(filter['count'] ?? 20);
  if (!(count >= 1 && count <= MAX_COUNT)) throw invalid('count must be from 1 to 100');
  const name = JSON.stringify(filter);
  const from = token === undefined ? 0 : readToken(token, name);
  const hasMore = all.length > from + count;
  const next = hasMore ? btoa(JSON.stringify([from + count, name])) : null;
  const address = new URL(`${API}${c.req.path}`);
  for (const [key, value] of Object.entries({ ...filter, page_token: next ?? '' }))
    address.searchParams.set(key, value);
  return {
    collection: all.slice(from, from + count),
    pagination: {
      count: Math.max(0, Math.min(count, all.length - from)),
      next_page: next && address.href,
      previous_page: null,
      next_page_token: next,
      previous_page_token: null,
    },
  };
}

function readToken(token: string, name: string): number {
  try {
    const [from, of] = JSON.parse(atob(token)) as [number, string];
    if (of === name) return from;
  } catch {
    // An invalid token gets the same error as one of other parameters.
  }
  throw invalid('page_token is invalid');
}

const act = z.object({
  event: z.string().default('demo'),
  invitee: z.string().default('kim'),
  to: z.string().default('demo-moved'),
  start: z.iso.datetime().optional(),
});

/** Registers `POST /_control/webhook`, and `book`, `cancel`, `reschedule`, `end`. */
function registerActs(app: App, world: World, webhooks: Webhooks): void {
  app.post('/_control/webhook', async (c) => {
    webhooks.subscription = subscriptionSchema.parse(await c.req.json());
    return c.body(null, 204);
  });
  app.post('/_control/:act', async (c) => {
    const text = await c.req.text();
    const { event, invitee, to, ...given } = act.parse(text === '' ? {} : JSON.parse(text));
    const acts: Record<string, () => void> = {
      book: () => world.book(event, invitee, given),
      cancel: () => world.cancel(event, invitee),
      reschedule: () => world.reschedule([event, invitee], [to, invitee], given),
      end: () => world.end(event),
    };
    const play = acts[c.req.param('act')];
    if (!play) return c.json({ message: `There are: ${Object.keys(acts).join(', ')}.` }, 404);
    try {
      play();
      return c.body(null, 204);
    } catch (error) {
      return c.json({ message: String(error) }, 400);
    }
  });
}
