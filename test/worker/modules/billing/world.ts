import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import Stripe from 'stripe';
import { vi } from 'vitest';
import { createStripe } from '../../../../src/dev/simulators/stripe/app.ts';
import type { StripeEvent } from '../../../../src/dev/simulators/stripe/state.ts';
import { createApp } from '../../../../src/worker/app.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { addMember, type Client, testCtx, testEnv } from '../../helpers.ts';
import { value } from '../identity/auth-helpers.ts';
import { makeWelcomed } from '../tokens/world.ts';

export const SECRET_KEY = 'sk_test_planted_Zq81';
const WEBHOOK_SECRET = 'whsec_planted_Zq81';

const app = createApp();
const networks = new Map<string, (request: Request) => Response | Promise<Response>>();

/** Replaces the network for all worlds of a test file. */
export function catchFetch(): void {
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const network = networks.get(new URL(request.url).hostname);
    if (!network) throw new TypeError('Network connection lost.');
    return network(request);
  });
}

/** Creates an organization with a fake Stripe on its own host, and carries the traffic between it and Herald. */
export async function makeWorld() {
  const client = await makeWelcomed();
  const { organizationId } = client;
  const host = `stripe-${organizationId}.test`;
  const events: StripeEvent[] = [];
  let ahead = 0;
  const stripe = createStripe({
    secretKey: SECRET_KEY,
    origin: `http://${host}`,
    now: () => Date.now() + ahead,
    onEvent: (event) => events.push(event),
    // A test does in a second what takes people minutes.
    callsPerSecond: 1000,
  });
  const answer = (request: Request) => stripe.app.fetch(request);
  networks.set(host, answer);

  const env: Env = {
    ...testEnv,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: `http://${host}`,
  };
  const fetchWith = async (settings: Env, request: Request) => {
    const execution = createExecutionContext();
    const response = await app.fetch(request, settings, execution);
    await waitOnExecutionContext(execution);
    return response;
  };
  const signature = (payload: string, at = Date.now(), secret = WEBHOOK_SECRET) =>
    Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret,
      timestamp: Math.floor(at / 1000),
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    });

  return {
    client,
    organizationId,
    stripe,
    /** All events of Stripe so far; `deliver` does not remove any. */
    events,
    env,
    as(who: Client, settings: Partial<Env> = {}) {
      return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
        fetchWith(
          { ...env, ...settings },
          new Request(`http://localhost${path}`, {
            method,
            headers: { cookie: who.cookie, 'content-type': 'application/json', ...headers },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
        );
    },
    member: (role: 'admin' | 'member') => addMember(organizationId, role),
    signature,
    /** Posts a body to the webhook. */
    post(payload: string, header: string | null, settings: Partial<Env> = {}) {
      const headers = {
        'content-type': 'application/json',
        ...(header === null ? {} : { 'stripe-signature': header }),
      };
      const request = new Request('http://localhost/api/billing/webhook', {
        method: 'POST',
        headers,
        body: payload,
      });
      return fetchWith({ ...env, ...settings }, request);
    },
    /** Delivers an event as Stripe does. Returns the status. */
    async deliver(event: StripeEvent): Promise<number> {
      const payload = JSON.stringify(event);
      return (await this.post(payload, await signature(payload))).status;
    },
    /** Returns the newest event of this type. */
    last(type: string): StripeEvent {
      const newest = events.findLast((event) => event.type === type);
      if (!newest) throw new Error(`no ${type} among ${events.map((event) => event.type)}`);
      return newest;
    },
    /** Calls Stripe's API without Herald, as its dashboard or another service does. */
    async direct(method: string, path: string, form: Record<string, string> = {}, key?: string) {
      const response = await stripe.app.fetch(
        new Request(`${stripe.origin}/v1${path}`, {
          method,
          headers: {
            authorization: `Bearer ${SECRET_KEY}`,
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
          ...(method === 'GET' ? {} : { body: new URLSearchParams(form) }),
        }),
      );
      return json<{ id: string }>(response);
    },
    /** Pays on the page. Returns the URL that the browser is redirected to. */
    async pay(url: string): Promise<string | null> {
      return (await stripe.app.fetch(new Request(url, { method: 'POST' }))).headers.get('location');
    },
    /** Sets the function that handles each request to Stripe's host. */
    intercept(by: (request: Request, real: typeof answer) => Response | Promise<Response>) {
      networks.set(host, (request) => by(request, answer));
    },
    heal() {
      networks.set(host, answer);
    },
    /** Moves the clock of Stripe and of the contexts of `ctx`. */
    later(ms: number) {
      ahead += ms;
    },
    ctx: () => testCtx(0, { env, now: () => Date.now() + ahead }),
    balance: () =>
      value<number>('SELECT balance FROM token_accounts WHERE organization_id = ?', organizationId),
    async ledger(): Promise<[string, number][]> {
      const { results } = await testEnv.DB.prepare(
        "SELECT kind, amount FROM token_ledger WHERE organization_id = ? AND kind <> 'grant' ORDER BY id",
      )
        .bind(organizationId)
        .all<{ kind: string; amount: number }>();
      return results.map(({ kind, amount }) => [kind, amount]);
    },
    async audited(): Promise<string[]> {
      const { results } = await testEnv.DB.prepare(
        'SELECT action, actor FROM audit_log WHERE organization_id = ? ORDER BY id',
      )
        .bind(organizationId)
        .all<{ action: string; actor: string }>();
      return results.map(({ action, actor }) => `${actor} ${action}`);
    },
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

export async function json<T>(response: Response | Promise<Response>, status = 200): Promise<T> {
  const answer = await response;
  if (answer.status !== status) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const PURCHASE = '/api/settings/tokens/purchase';

/** Starts a purchase as the owner. */
export function purchase(world: World, body: unknown = { package: 'small' }, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return json<{ purchase_id: number; url: string }>(
    world.as(world.client)('POST', PURCHASE, body, headers),
    201,
  );
}

/** Subscribes as the owner: pays on the page, but delivers no event. */
export async function subscribe(world: World, plan = 'team'): Promise<void> {
  const { url } = await json<{ url: string }>(
    world.as(world.client)('POST', '/api/settings/billing/checkout', { plan }),
  );
  await world.pay(url);
}

export interface Shown {
  plan: string;
  status: string;
  current_period_end: string | null;
  cancel_at_period_end: boolean;
}

export const getSubscription = (world: World) =>
  json<Shown>(world.as(world.client)('GET', '/api/settings/billing/subscription'));
