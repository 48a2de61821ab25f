/** Webhooks: each event to the one endpoint, signed by Stripe's scheme, again later when it was not taken. */
import { createHmac } from 'node:crypto';
import type { StripeEvent } from './state.ts';

const RETRY_AFTER_MS = [1000, 5000, 30_000, 120_000, 600_000];
const TIMEOUT_MS = 20_000;

/** The value of the `stripe-signature` header. */
export function sign(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

export interface Deliveries {
  send(event: StripeEvent): void;
  /** Those that were not taken yet; nothing is sent any more. */
  stop(): StripeEvent[];
}

/** Sends to `url`; events overtake each other, as Stripe's do. `log` hears of what was not taken. */
export function startDeliveries(url: string, secret: string, log: (line: string) => void): Deliveries {
  const waiting = new Map<string, { event: StripeEvent; timer?: NodeJS.Timeout }>();
  const stopped = new AbortController();

  async function attempt(event: StripeEvent, retries: number): Promise<void> {
    const payload = JSON.stringify(event);
    const outcome = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(payload, secret, Math.floor(Date.now() / 1000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
      .then(async (response) => {
        await response.body?.cancel();
        return response.ok ? null : `answered ${response.status}`;
      })
      .catch((error: unknown) => String(error));
    if (stopped.signal.aborted) return;
    if (outcome === null) {
      waiting.delete(event.id);
      return;
    }
    const pause = RETRY_AFTER_MS[retries];
    log(`${event.type} ${event.id}: ${outcome}${pause === undefined ? ', given up' : ''}`);
    if (pause === undefined) waiting.delete(event.id);
    else waiting.set(event.id, { event, timer: setTimeout(() => void attempt(event, retries + 1), pause) });
  }

  return {
    send(event) {
      waiting.set(event.id, { event });
      void attempt(event, 0);
    },
    stop() {
      stopped.abort();
      for (const { timer } of waiting.values()) clearTimeout(timer);
      return [...waiting.values()].map(({ event }) => event);
    },
  };
}
