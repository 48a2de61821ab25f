/**
 * A stand-in for Stripe: the calls that Herald makes, answered as Stripe's API reference says (version 2026-10-28),
 * and the pages that Stripe would host. The same app is served by `npm start` and called by the tests.
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { formOf, parseForm } from './form.ts';
import { registerLists } from './lists.ts';
import { registerObjects } from './objects.ts';
import { registerPages } from './pages.ts';
import { StripeProblem } from './problem.ts';
import { emptyState, newId, put, type State, type StripeEvent, type World } from './state.ts';

export interface StripeOptions {
  secretKey: string;
  /** Where browsers and clients reach it: `http://127.0.0.1:8789`. */
  origin: string;
  state?: State;
  /** Milliseconds since 1970. */
  now?: () => number;
  onEvent?: (event: StripeEvent) => void;
}

const API_VERSION = '2026-10-28.endive';
/** That of Stripe's sandboxes. */
const CALLS_PER_SECOND = 25;
const MAX_BODY = 64 * 1024;

export interface StripeStandIn extends World {
  app: Hono;
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
  app.use('/v1/*', limitRate(world), checkKey(options.secretKey));
  app.use('/v1/*', answerOnce(world.state));
  registerObjects(app, world);
  registerLists(app, world);
  registerPages(app, world);
  return { ...world, app };
}

function limitRate(world: World): MiddlewareHandler {
  let second = 0;
  let calls = 0;
  return async (_c, next) => {
    const now = world.now();
    calls = second === now ? calls + 1 : 1;
    second = now;
    if (calls > CALLS_PER_SECOND) {
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

/** Idempotency-Key: the same key and request are answered the same, the same key with another request is refused. */
function answerOnce({ answers }: State): MiddlewareHandler {
  const running = new Set<string>();
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > MAX_BODY) {
      throw new StripeProblem(413, { message: 'Request too large.' });
    }
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || key === undefined) return next();
    if (key.length > 255) {
      throw new StripeProblem(400, { message: 'Idempotency keys must be no longer than 255 characters.' });
    }
    const request = `${c.req.path} ${JSON.stringify(parseForm(await formOf(c)))}`;
    const known = Object.hasOwn(answers, key) ? answers[key] : undefined;
    if (known && known.request !== request) {
      throw new StripeProblem(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    c.header('idempotency-key', key);
    if (known) {
      c.header('idempotent-replayed', 'true');
      return c.body(known.body, 200, { 'content-type': 'application/json' });
    }
    if (running.has(key)) {
      throw new StripeProblem(409, {
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      });
    }
    running.add(key);
    await next();
    if (c.res.ok) put(answers, key, { request, body: await c.res.clone().text() });
    running.delete(key);
  };
}
