/**
 * Simulates a push service and the browsers behind it: `POST /push/<id>` takes a message (RFC 8030), checks who sends it
 * and decrypts it. `POST /_control/subscriptions` subscribes a browser. Uses only web APIs, so that it also runs in workerd.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import {
  type App,
  createSimulator,
  type Dialect,
  type Env,
  Problem,
  type Simulated,
} from '../platforms/simulator.ts';
import { type BrowserKeys, createBrowserKeys, decrypt, toBase64url, vapidProblem } from './decrypt.ts';

export const PUSH_STEPS = ['push'] as const;
/** The longest body that services take. */
const MAX_BODY = 4096;

/** A message that a browser has got. */
export interface Pushed {
  subscription: string;
  /** As the browser has decrypted it. */
  message: Record<string, unknown>;
  ttl: number;
  topic: string | null;
  urgency: string | null;
}

/** What a page sends to Herald. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushService extends Simulated {
  pushed: Pushed[];
  /** Subscribes a browser for messages of who has this public key. */
  subscribe(publicKey: string, origin: string): Promise<PushSubscription>;
  /** Ends a subscription: it is answered with 404 then. */
  unsubscribe(endpoint: string): void;
}

interface Subscriber extends BrowserKeys {
  sender: string;
}

const refused = (
  status: 400 | 401 | 403 | 404 | 410 | 413 | 429 | 500 | 503,
  message: string,
  headers = {},
) => ({
  status,
  body: { code: status, message },
  headers,
});

const refusals: Dialect['refusals'] = {
  status_500: () => refused(500, 'Internal error'),
  status_503: () => ({ status: 503, body: 'upstream connect error' }),
  rate_limited: ({ seconds }) =>
    refused(429, 'Too many requests', { 'retry-after': String(Math.ceil(seconds)) }),
  expired_token: () => refused(401, 'The token has expired'),
  forbidden: () => refused(403, 'Forbidden'),
  gone: () => refused(410, 'The subscription has ended'),
};

export function createPushService({ now = Date.now }: { now?: () => number } = {}): PushService {
  const subscribers = new Map<string, Subscriber>();
  const pushed: Pushed[] = [];
  const service: Omit<PushService, keyof Simulated> = {
    pushed,
    async subscribe(publicKey, origin) {
      const keys = await createBrowserKeys();
      const id = crypto.randomUUID();
      subscribers.set(id, { ...keys, sender: publicKey });
      const { publicKey: p256dh, auth } = keys;
      return {
        endpoint: `${origin}/push/${id}`,
        keys: { p256dh: toBase64url(p256dh), auth: toBase64url(auth) },
      };
    },
    unsubscribe: (endpoint) => void subscribers.delete(endpoint.split('/').at(-1)!),
  };
  const simulator = createSimulator({ steps: PUSH_STEPS, refusals }, now, (app, at) => {
    app.post('/push/:id', at('push'), (c) => take(c, subscribers, pushed, now));
    registerControl(app, service);
  });
  return { ...simulator, ...service };
}

async function take(
  c: Context<Env>,
  subscribers: Map<string, Subscriber>,
  pushed: Pushed[],
  now: () => number,
): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const subscriber = subscribers.get(id);
  if (!subscriber) throw new Problem(404, { message: 'No such subscription' });
  const header = (name: string) => c.req.header(name) ?? null;
  const problem = await vapidProblem(header('authorization'), {
    origin: new URL(c.req.url).origin,
    publicKey: subscriber.sender,
    now: now(),
  });
  if (problem) throw new Problem(403, { message: problem });
  const ttl = header('ttl');
  if (ttl === null || !/^\d+$/.test(ttl)) throw new Problem(400, { message: 'TTL is missing' });
  const topic = header('topic');
  if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) throw new Problem(400, { message: 'Topic is invalid' });
  if (header('content-encoding') !== 'aes128gcm') throw new Problem(400, { message: 'Unknown encoding' });
  const body = new Uint8Array(await c.req.arrayBuffer());
  if (body.length > MAX_BODY) throw new Problem(413, { message: 'The body is too large' });
  const message = JSON.parse(await decrypt(body, subscriber)) as Record<string, unknown>;
  pushed.push({ subscription: id, message, ttl: Number(ttl), topic, urgency: header('urgency') });
  return c.body(null, 201, { location: `${new URL(c.req.url).origin}/message/${pushed.length}` });
}

const subscribeRequest = z.strictObject({ public_key: z.string() });

function registerControl(app: App, service: Omit<PushService, keyof Simulated>): void {
  app.post('/_control/subscriptions', async (c) => {
    const { public_key: publicKey } = subscribeRequest.parse(await c.req.json());
    return c.json(await service.subscribe(publicKey, new URL(c.req.url).origin), 201);
  });
  app.get('/_control/pushed', (c) => c.json(service.pushed));
}
