/**
 * Simulates Cal.com: `GET /v2/bookings` of its API (version 2026-05-01, with cursors), and its webhooks. Base URL:
 * `<origin>/v2`. Endpoints below `/_control` trigger bookings and changes.
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
import { type Booking, createWorld, HOST, type World } from './world.ts';

export const DEVELOPMENT_API_KEY = 'cal_live_herald_development';
const VERSION = '2026-05-01';
export const CAL_COM_STEPS = ['cal_com.bookings'] as const;

export interface CalComOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Whether pages are numbered, as in older installations. */
  numbersPages?: boolean;
  /** Sends the webhooks. Defaults to the network. */
  fetch?: typeof fetch;
  log?: (line: string) => void;
}

export interface SimulatedCalCom extends Simulated {
  world: World;
  webhooks: Webhooks;
}

export function createCalCom(options: CalComOptions = {}): SimulatedCalCom {
  const { now = Date.now, numbersPages = false } = options;
  const webhooks = createWebhooks(signAsCalCom, options);
  const world = createWorld(now, (triggerEvent, payload) =>
    webhooks.tell({ triggerEvent, createdAt: new Date(now()).toISOString(), payload }),
  );
  const dialect = { steps: CAL_COM_STEPS, refusals };
  const simulator = createSimulator(dialect, now, (app, at) => {
    registerApi(app, at, world, now, numbersPages);
    registerActs(app, world, webhooks);
  });
  return { ...simulator, world, webhooks };
}

/** Signs a body: hex HMAC-SHA256 in `X-Cal-Signature-256`. */
export async function signAsCalCom(body: string, secret: string): Promise<Webhook> {
  const signature = secret === '' ? 'no-secret-provided' : await hmac(secret, body);
  return { body, headers: { 'content-type': 'application/json', 'x-cal-signature-256': signature } };
}

const problem = (
  status: 400 | 401 | 403 | 404 | 429 | 500 | 503,
  code: string,
  message: string,
  headers = {},
) => ({
  status,
  body: { status: 'error', timestamp: new Date(0).toISOString(), error: { code, message, details: {} } },
  headers,
});

const refusals: Dialect['refusals'] = {
  status_500: () => problem(500, 'INTERNAL_SERVER_ERROR', 'Internal server error.'),
  status_503: () => ({ status: 503, body: 'upstream connect error or disconnect/reset before headers' }),
  rate_limited: ({ seconds }) =>
    problem(429, 'ThrottlerException', 'Too Many Requests', { 'retry-after': String(Math.ceil(seconds)) }),
  expired_token: () => problem(401, 'UnauthorizedException', 'Your api key is expired'),
  forbidden: () => problem(403, 'ForbiddenException', 'Insufficient permissions'),
  gone: () => problem(404, 'NotFoundException', 'Not found'),
};

const query = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(25),
  cursor: z.string().optional(),
  skip: z.coerce.number().pipe(z.int().min(0)).default(0),
  afterStart: z.iso.datetime({ offset: true }).optional(),
});

function registerApi(app: App, at: At, world: World, now: () => number, numbersPages: boolean): void {
  app.get('/v2/bookings', at('cal_com.bookings'), (c) => {
    requireKey(c);
    const read = query.safeParse(c.req.query());
    if (!read.success) throw badRequest(read.error.message);
    const { limit, cursor, skip, afterStart } = read.data;
    // Newest first, so that new bookings do not shift the following pages.
    const before = cursor === undefined ? Number.POSITIVE_INFINITY : readCursor(cursor, afterStart);
    const all = [...world.bookings.values()]
      .filter(({ start }) => afterStart === undefined || Date.parse(start) > Date.parse(afterStart))
      .toReversed();
    const rest = numbersPages ? all.slice(skip) : all.filter(({ id }) => id < before);
    const shown = rest.slice(0, limit);
    const hasMore = rest.length > limit;
    c.header('date', new Date(now()).toUTCString());
    return c.json({
      status: 'success',
      data: shown.map(toOutput),
      pagination: numbersPages
        ? {
            returnedItems: shown.length,
            totalItems: all.length,
            hasNextPage: hasMore,
            hasPreviousPage: skip > 0,
          }
        : { hasMore, nextCursor: hasMore ? writeCursor(shown.at(-1)!.id, afterStart) : null },
    });
  });
  app.notFound((c) =>
    c.json(problem(404, 'NotFoundException', `Cannot ${c.req.method} ${c.req.path}`).body, 404),
  );
}

function requireKey(c: Context): void {
  if (c.req.header('authorization') !== `Bearer ${DEVELOPMENT_API_KEY}`) {
    const { status, body } = problem(401, 'UnauthorizedException', 'Your api key is not valid.');
    throw new Problem(status, body);
  }
  if (c.req.header('cal-api-version') !== VERSION) throw badRequest(`cal-api-version must be ${VERSION}.`);
}

function badRequest(message: string): Problem {
  const { status, body } = problem(400, 'BadRequestException', message);
  return new Problem(status, body);
}

/** A cursor is only valid with its filter. */
const writeCursor = (id: number, filter = '') => btoa(JSON.stringify([id, filter]));

function readCursor(cursor: string, filter = ''): number {
  try {
    const [id, of] = JSON.parse(atob(cursor)) as [number, string];
    if (of === filter) return id;
  } catch {
    // An invalid cursor gets the same error as one of another filter.
  }
  throw badRequest('cursor is invalid');
}

function toOutput({ videoCallUrl, rescheduledFromUid, rescheduledToUid, ...booking }: Booking) {
  const location = videoCallUrl ?? booking.location;
  return {
    ...booking,
    description: '',
    hosts: [HOST],
    duration: (Date.parse(booking.end) - Date.parse(booking.start)) / 60_000,
    eventTypeId: 1,
    eventType: { id: 1, slug: '30min' },
    location,
    meetingUrl: location,
    absentHost: false,
    attendees: booking.attendees.map((person) => ({ ...person, displayEmail: person.email, absent: false })),
    bookingFieldsResponses: {},
    metadata: {},
    ...(rescheduledFromUid ? { rescheduledFromUid } : {}),
    ...(rescheduledToUid ? { rescheduledToUid } : {}),
  };
}

const act = z.object({
  uid: z.string().optional(),
  title: z.string().optional(),
  start: z.iso.datetime().optional(),
});

/** Registers `POST /_control/webhook`, and `book`, `request`, `confirm`, `reject`, `cancel`, `reschedule`. */
function registerActs(app: App, world: World, webhooks: Webhooks): void {
  app.post('/_control/webhook', async (c) => {
    webhooks.subscription = subscriptionSchema.parse(await c.req.json());
    return c.body(null, 204);
  });
  app.post('/_control/:act', async (c) => {
    const text = await c.req.text();
    const { uid = '', ...given } = act.parse(text === '' ? {} : JSON.parse(text));
    const acts: Record<string, () => Booking> = {
      book: () => world.book({ ...given, ...(uid ? { uid } : {}) }),
      request: () => world.request({ ...given, ...(uid ? { uid } : {}) }),
      confirm: () => world.confirm(uid),
      reject: () => world.reject(uid),
      cancel: () => world.cancel(uid),
      reschedule: () => world.reschedule(uid, given),
    };
    const play = acts[c.req.param('act')];
    if (!play) return c.json({ message: `There are: ${Object.keys(acts).join(', ')}.` }, 404);
    try {
      return c.json(play(), 201);
    } catch (error) {
      return c.json({ message: String(error) }, 400);
    }
  });
}
