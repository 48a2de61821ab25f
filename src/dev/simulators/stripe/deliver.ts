/** Delivers each event to the webhook endpoint, signed with Stripe's scheme, and retries failed deliveries. */
import { createHmac } from 'node:crypto';
import type { StripeEvent } from './state.ts';

const RETRY_AFTER_MS = [1000, 5000, 30_000, 120_000, 600_000];
const TIMEOUT_MS = 20_000;

/** Returns the value of the `stripe-signature` header. */
export function sign(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

export interface Deliveries {
  send(event: StripeEvent): void;
  /** Stops all deliveries and returns the undelivered events. */
  stop(): StripeEvent[];
}

/** Delivers events to `url`, in no fixed order, like Stripe. Reports each failed delivery to `log`. */
export function startDeliveries(url: string, secret: string, log: (line: string) => void): Deliveries {
  const pending = new Map<string, { event: StripeEvent; timer?: NodeJS.Timeout }>();
  const stopping = new AbortController();

  async function attempt(event: StripeEvent, retries: number): Promise<void> {
    const payload = JSON.stringify(event);
    const failure = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(payload, secret, Math.floor(Date.now() / 1000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
      .then(async (response) => {
        await response.body?.cancel();
        return response.ok ? null : `answered ${response.status}`;
      })
      .catch((error: unknown) => String(error));
    if (stopping.signal.aborted) return;
    if (failure === null) {
      pending.delete(event.id);
      return;
    }
    const pause = RETRY_AFTER_MS[retries];
    log(`${event.type} ${event.id}: ${failure}${pause === undefined ? ', no more retries' : ''}`);
    if (pause === undefined) pending.delete(event.id);
    else pending.set(event.id, { event, timer: setTimeout(() => void attempt(event, retries + 1), pause) });
  }

  return {
    send(event) {
      pending.set(event.id, { event });
      void attempt(event, 0);
    },
    stop() {
      stopping.abort();
      for (const { timer } of pending.values()) clearTimeout(timer);
      return [...pending.values()].map(({ event }) => event);
    },
  };
}
