/** The webhooks of a simulated booking service. Only web APIs are used: the same code answers in workerd. */
import { z } from 'zod';
import { keep } from '../platforms/records.ts';

const TIMEOUT_MS = 10_000;

/** Where webhooks go, and what signs them. */
export const subscriptionSchema = z.strictObject({ url: z.url(), secret: z.string() });
export type Subscription = z.output<typeof subscriptionSchema>;

/** A webhook as it is sent. */
export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

export interface Webhooks {
  /** Null: none are sent. */
  subscription: Subscription | null;
  /** What happened, as JSON, the oldest first. */
  events: unknown[];
  /** Records what happened and sends it to the subscription, if there is one. */
  tell(event: unknown): void;
  /** Ends once all that was told has been sent. */
  sent(): Promise<void>;
}

/** `sign` answers the webhook of a body. */
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
      // One after the other, as a service's queue does.
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

/** Hex HMAC-SHA256. */
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
