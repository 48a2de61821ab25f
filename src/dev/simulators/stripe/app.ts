/**
 * Simulates Stripe: responds to Herald's calls as Stripe's API reference (version 2026-10-28) specifies, and serves the
 * pages that Stripe would host. `npm start` and the tests use the same app.
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { registerObjects } from './objects.ts';
import { registerPages } from './pages.ts';
import { emptyState, newId, type State, type StripeEvent, type World } from './state.ts';
import { handleIdempotency } from './wire/idempotency.ts';
import { registerLists } from './wire/lists.ts';
import { StripeProblem } from './wire/problem.ts';

export interface StripeOptions {
  secretKey: string;
  /** The base URL for browsers and clients, such as `http://127.0.0.1:8789`. */
  origin: string;
  state?: State;
  /** Milliseconds since 1970. */
  now?: () => number;
  onEvent?: (event: StripeEvent) => void;
  /** The rate limit; defaults to that of Stripe's sandboxes. */
  callsPerSecond?: number;
}

const API_VERSION = '2026-10-28.endive';
const CALLS_PER_SECOND = 25;

export interface StripeSimulator extends World {
  app: Hono;
  /** Makes the next call with an Idempotency-Key fail with status 500. */
  failNext(): void;
}

export function createStripe(options: StripeOptions): StripeSimulator {
  const now = options.now ?? Date.now;
  const world: World = {
    state: options.state ?? emptyState(),
    origin: options.origin,
    now: () => Math.floor(now() / 1000),
    emit: (type, object) =>
      options.onEvent?.({
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: Math.floor(now() / 1000),
        type,
        // A snapshot: later changes to the object must not change the event.
        data: { object: structuredClone(object) },
        pending_webhooks: 1,
        livemode: false,
      }),
  };
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof StripeProblem)) throw error;
    return c.json({ error: error.details }, error.status);
  });
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return c.json({ error: { type: 'invalid_request_error', message } }, 404);
  });
  app.use('/v1/*', async (c, next) => {
    c.header('request-id', newId('req'));
    await next();
  });
  app.use('/v1/*', limitRate(world, options.callsPerSecond ?? CALLS_PER_SECOND), checkKey(options.secretKey));
  let failsNext = false;
  const takeFailure = () => {
    const isFailing = failsNext;
    failsNext = false;
    return isFailing;
  };
  app.use('/v1/*', handleIdempotency(world.state, takeFailure));
  registerObjects(app, world);
  registerLists(app, world);
  registerPages(app, world);
  return { ...world, app, failNext: () => (failsNext = true) };
}

function limitRate(world: World, callsPerSecond: number): MiddlewareHandler {
  let second = 0;
  let calls = 0;
  return async (_c, next) => {
    const now = world.now();
    calls = second === now ? calls + 1 : 1;
    second = now;
    if (calls > callsPerSecond) {
      throw new StripeProblem(429, { code: 'rate_limit', message: 'Request rate limit exceeded.' });
    }
    await next();
  };
}

function checkKey(secretKey: string): MiddlewareHandler {
  return async (c, next) => {
    const authorization = c.req.header('authorization');
    if (authorization !== `Bearer ${secretKey}`) {
      const message = authorization
        ? `Invalid API Key provided: ${authorization.slice(7, 15)}****`
        : 'You did not provide an API key.';
      throw new StripeProblem(401, { message });
    }
    await next();
  };
}
