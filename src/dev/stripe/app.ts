/**
 * A stand-in for Stripe: the calls that Herald makes, answered as Stripe's API reference says (version 2026-10-28),
 * and the pages that Stripe would host. The same app is served by `npm start` and called by the tests.
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { registerObjects } from './objects.ts';
import { registerPages } from './pages.ts';
import { emptyState, newId, type State, type StripeEvent, type World } from './state.ts';
import { answerOnce } from './wire/idempotency.ts';
import { registerLists } from './wire/lists.ts';
import { StripeProblem } from './wire/problem.ts';

export interface StripeOptions {
  secretKey: string;
  /** Where browsers and clients reach it: `http://127.0.0.1:8789`. */
  origin: string;
  state?: State;
  /** Milliseconds since 1970. */
  now?: () => number;
  onEvent?: (event: StripeEvent) => void;
  /** That of Stripe's sandboxes, unless given. */
  callsPerSecond?: number;
}

const API_VERSION = '2026-10-28.endive';
const CALLS_PER_SECOND = 25;

export interface StripeStandIn extends World {
  app: Hono;
  /** The next call with an Idempotency-Key fails at Stripe's own. */
  failNext(): void;
}

export function createStripe(options: StripeOptions): StripeStandIn {
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
        // As it is now, whatever becomes of it.
        data: { object: structuredClone(object) },
        pending_webhooks: 1,
        livemode: false,
      }),
  };
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof StripeProblem)) throw error;
    return c.json({ error: error.told }, error.status);
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
  let fails = false;
  const takeFailure = () => {
    const failing = fails;
    fails = false;
    return failing;
  };
  app.use('/v1/*', answerOnce(world.state, takeFailure));
  registerObjects(app, world);
  registerLists(app, world);
  registerPages(app, world);
  return { ...world, app, failNext: () => (fails = true) };
}

function limitRate(world: World, most: number): MiddlewareHandler {
  let second = 0;
  let calls = 0;
  return async (_c, next) => {
    const now = world.now();
    calls = second === now ? calls + 1 : 1;
    second = now;
    if (calls > most) {
      throw new StripeProblem(429, { code: 'rate_limit', message: 'Request rate limit exceeded.' });
    }
    await next();
  };
}

function checkKey(secretKey: string): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('authorization');
    if (given !== `Bearer ${secretKey}`) {
      const message = given
        ? `Invalid API Key provided: ${given.slice(7, 15)}****`
        : 'You did not provide an API key.';
      throw new StripeProblem(401, { message });
    }
    await next();
  };
}
