/** The webhooks of a simulated booking service. Uses only web APIs, so that the code also runs in workerd. */
import { z } from 'zod';
import { keep } from '../platforms/records.ts';

const TIMEOUT_MS = 10_000;

/** The URL of a webhook, and the secret that signs it. */
export const subscriptionSchema = z.strictObject({ url: z.url(), secret: z.string() });
export type Subscription = z.output<typeof subscriptionSchema>;

/** The body and headers of a webhook request. */
export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

export interface Webhooks {
  /** Null if no webhooks are sent. */
  subscription: Subscription | null;
  /** The events as JSON, oldest first. */
  events: unknown[];
  /** Records an event and sends it to the subscription, if there is one. */
  tell(event: unknown): void;
  /** Resolves when all events have been sent. */
  sent(): Promise<void>;
}

/** `sign` returns the webhook for a body. */
export function createWebhooks(
  sign: (body: string, secret: string) => Promise<Webhook>,
  { fetch: call = fetch, log = () => {} }: { fetch?: typeof fetch; log?: (line: string) => void },
): Webhooks {
  let last: Promise<void> = Promise.resolve();
  const webhooks: Webhooks = {
    subscription: null,
    events: [],
    tell(event) {
      keep(webhooks.events, event);
      const { subscription } = webhooks;
      // Sequential, as in a service's queue.
      if (subscription) last = last.then(() => send(event, subscription));
    },
    sent: () => last,
  };
  async function send(event: unknown, { url, secret }: Subscription): Promise<void> {
    try {
      const { body, headers } = await sign(JSON.stringify(event), secret);
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await call(url, { method: 'POST', headers, body, signal });
      log(`webhook answered with ${response.status}`);
    } catch (error) {
      log(`webhook failed: ${error}`);
    }
  }
  return webhooks;
}

/** Returns a hex HMAC-SHA256. */
export async function hmac(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
