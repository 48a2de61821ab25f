import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createStripe } from '../../../../../src/dev/simulators/stripe/app.ts';
import { pay } from '../../../../../src/dev/simulators/stripe/checkout.ts';
import { sign } from '../../../../../src/dev/simulators/stripe/deliver.ts';
import { dispute, failRefund, winDispute } from '../../../../../src/dev/simulators/stripe/refunds.ts';
import { startStripe } from '../../../../../src/dev/simulators/stripe/serve.ts';
import type { StripeEvent } from '../../../../../src/dev/simulators/stripe/state.ts';
import { parseForm } from '../../../../../src/dev/simulators/stripe/wire/form.ts';

const KEY = 'sk_test_unit';

function setUp() {
  const events: StripeEvent[] = [];
  const clock = { now: 1_800_000_000_000 };
  const stripe = createStripe({
    secretKey: KEY,
    origin: 'http://stripe.test',
    now: () => clock.now,
    onEvent: (event) => events.push(event),
  });
  const call = (method: string, path: string, form?: string, headers: Record<string, string> = {}) =>
    stripe.app.fetch(
      new Request(`http://stripe.test${path}`, {
        method,
        headers: {
          authorization: `Bearer ${KEY}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        ...(form === undefined ? {} : { body: form }),
      }),
    );
  return { stripe, events, clock, call };
}

const PAYMENT =
  'mode=payment&success_url=https://x.test&line_items[0][quantity]=2&line_items[0][price_data][currency]=eur&line_items[0][price_data][unit_amount]=500&line_items[0][price_data][product_data][name]=Tokens';

test('forms with brackets are parsed, and dangerous keys are rejected', () => {
  expect(parseForm('a=1&b[c]=x%20y&b[d][0]=1&b[d][1][e]=true&f[1]=only&g[]=1')).toEqual({
    a: '1',
    b: { c: 'x y', d: ['1', { e: 'true' }] },
    f: { 1: 'only' },
    g: '1',
  });
  expect(() => parseForm('__proto__[a]=1')).toThrow();
  expect(() => parseForm('a[__proto__][b]=1')).toThrow();
  expect(() => parseForm(`a${'[b]'.repeat(50)}=1`)).toThrow();
});

test('calls need the secret key, and answers carry a request id', async () => {
  const { call } = setUp();
  for (const authorization of ['', 'Bearer sk_test_other', KEY]) {
    const response = await call('GET', '/v1/subscriptions', undefined, { authorization });
    expect(response.status).toBe(401);
    expect(response.headers.get('request-id')).toMatch(/^req_/);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  }
  expect((await call('GET', '/v1/nowhere')).status).toBe(404);
});

test.each([
  ['customer=cus_none', 404, 'resource_missing', 'customer'],
  ['', 400, 'parameter_missing', 'customer'],
  ['customer=CUS&tokens=5', 400, 'parameter_unknown', 'tokens'],
  ['customer=CUS&subscription_data[metadata][a]=b', 400, undefined, 'subscription_data'],
  [
    'customer=CUS&line_items[0][price_data][recurring][interval]=month',
    400,
    undefined,
    'line_items[0][price_data][recurring]',
  ],
  [
    'customer=CUS&line_items[0][price_data][unit_amount]=4.5',
    400,
    undefined,
    'line_items[0][price_data][unit_amount]',
  ],
  ['customer=CUS&success_url=javascript:1', 400, undefined, 'success_url'],
])('a session with %s is rejected as by Stripe', async (more, status, code, param) => {
  const { call, stripe } = setUp();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const response = await call('POST', '/v1/checkout/sessions', `${PAYMENT}&${more.replace('CUS', id)}`);
  expect(response.status).toBe(status);
  const { error } = (await response.json()) as { error: { code?: string; param: string } };
  expect([error.code, error.param]).toEqual([code, param]);
  expect(stripe.state.sessions).toEqual({});
});

test('the same Idempotency-Key gets the same answer, and is rejected with other parameters', async () => {
  const { call, stripe } = setUp();
  const create = (form: string) => call('POST', '/v1/customers', form, { 'idempotency-key': 'one' });
  const [first, second] = await Promise.all([create('name=a'), create('name=a')]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const replayed = await create('name=a');
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  const created = first.status === 200 ? first : second;
  expect(await replayed.text()).toBe(await created.text());
  const other = await create('name=b');
  expect(other.status).toBe(400);
  expect(await other.json()).toMatchObject({ error: { type: 'idempotency_error' } });
  expect(Object.keys(stripe.state.customers)).toHaveLength(1);
  // An invalid request does not use up its idempotency key.
  const retry = (form: string) => call('POST', '/v1/customers', form, { 'idempotency-key': 'two' });
  expect((await retry('nonsense=1')).status).toBe(400);
  expect((await retry('name=c')).status).toBe(200);
});

test('a failure is replayed for its Idempotency-Key too, unless the request was invalid', async () => {
  const { call, stripe } = setUp();
  const create = (key: string, form = '') => call('POST', '/v1/customers', form, { 'idempotency-key': key });
  stripe.failNext();
  const failed = await create('one');
  const replayed = await create('one');
  expect([failed.status, replayed.status]).toEqual([500, 500]);
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  expect(await replayed.text()).toBe(await failed.text());
  expect((await create('two')).status).toBe(200);

  const startSession = (customer: string) =>
    call('POST', '/v1/checkout/sessions', `${PAYMENT}&customer=${customer}`, { 'idempotency-key': 'three' });
  expect((await startSession('cus_none')).status).toBe(404);
  expect((await startSession('cus_none')).headers.get('idempotent-replayed')).toBe('true');
  const [customer] = Object.keys(stripe.state.customers);
  expect(await (await startSession(customer!)).json()).toMatchObject({
    error: { type: 'idempotency_error' },
  });
});

test('a deleted customer can be read but not used, and its subscriptions are canceled', async () => {
  const { call, stripe, events } = setUp();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const recurring = '&line_items[0][price_data][recurring][interval]=month';
  const subscription = PAYMENT.replace('mode=payment', 'mode=subscription') + recurring;
  const startSession = () => call('POST', '/v1/checkout/sessions', `${subscription}&customer=${id}`);
  const session = (await (await startSession()).json()) as { id: string };
  pay(stripe, session.id);
  const deleted = { id, object: 'customer', deleted: true };
  expect(await (await call('DELETE', `/v1/customers/${id}`, '')).json()).toEqual(deleted);
  expect(await (await call('GET', `/v1/customers/${id}`)).json()).toEqual(deleted);
  const missing = { error: { code: 'resource_missing', param: 'customer' } };
  expect(await (await startSession()).json()).toMatchObject(missing);
  expect(await (await call('GET', `/v1/customers/${id}/payment_methods`)).json()).toMatchObject(missing);
  const { data } = (await (await call('GET', `/v1/subscriptions?customer=${id}&status=all`)).json()) as {
    data: { status: string }[];
  };
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  expect(events.slice(-2).map(({ type }) => type)).toEqual([
    'customer.subscription.deleted',
    'customer.deleted',
  ]);
});

test.each([
  ['succeed', 'paid', 'checkout.session.async_payment_succeeded', 1],
  ['fail', 'unpaid', 'checkout.session.async_payment_failed', 0],
])('a direct debit completes days later: %s', async (action, paymentStatus, type, charges) => {
  const { call, stripe, events } = setUp();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const created = await call('POST', '/v1/checkout/sessions', `${PAYMENT}&customer=${id}`);
  const session = (await created.json()) as { id: string };
  expect((await call('POST', `/c/pay/${session.id}/later`)).headers.get('location')).toBe('https://x.test');
  const stored = stripe.state.sessions[session.id];
  expect(stored).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  expect(await (await call('GET', `/c/pay/${session.id}`)).text()).toContain(
    `/c/pay/${session.id}/${action}`,
  );
  for (const attempt of ['first', 'second']) {
    expect([attempt, (await call('POST', `/c/pay/${session.id}/${action}`)).status]).toEqual([attempt, 303]);
  }
  expect(stored).toMatchObject({ status: 'complete', payment_status: paymentStatus });
  expect(events.map((event) => event.type)).toEqual(['checkout.session.completed', type]);
  expect(Object.keys(stripe.state.charges)).toHaveLength(charges);
});

test('failed refunds and won disputes are reported by events', async () => {
  const { call, stripe, events } = setUp();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const created = await call('POST', '/v1/checkout/sessions', `${PAYMENT}&customer=${id}`);
  const { payment_intent: intent } = pay(stripe, ((await created.json()) as { id: string }).id);
  const refunded = await call('POST', '/v1/refunds', `payment_intent=${intent}&amount=400`);
  const { id: refundId } = (await refunded.json()) as { id: string };
  failRefund(stripe, refundId);
  const { id: disputeId } = dispute(stripe, intent!);
  winDispute(stripe, disputeId);
  expect(events.map(({ type }) => type)).toEqual([
    'checkout.session.completed',
    'charge.refunded',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
  ]);
  const list = async (table: string) =>
    (await (await call('GET', `/v1/${table}?payment_intent=${intent}`)).json()) as { data: object[] };
  expect((await list('refunds')).data).toMatchObject([{ id: refundId, amount: 400, status: 'failed' }]);
  expect((await list('disputes')).data).toMatchObject([
    { id: disputeId, status: 'won', balance_transactions: [{ amount: -1000 }, { amount: 1000 }] },
  ]);
  expect(Object.values(stripe.state.charges)).toMatchObject([{ amount_refunded: 0, refunded: false }]);
});

test('more than 25 calls per second are answered with 429', async () => {
  const { call, clock } = setUp();
  const statuses = [];
  for (let i = 0; i < 27; i++) statuses.push((await call('GET', '/v1/invoices')).status);
  expect(statuses).toEqual([...Array(25).fill(200), 429, 429]);
  clock.now += 1000;
  expect((await call('GET', '/v1/invoices')).status).toBe(200);
});

test('lists are paged, newest first, and sessions expire after a day', async () => {
  const { call, clock, events } = setUp();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const created = await call('POST', '/v1/checkout/sessions', `${PAYMENT}&customer=${id}`);
    ids.unshift(((await created.json()) as { id: string }).id);
  }
  const page = async (query: string) => {
    const list = (await (await call('GET', `/v1/checkout/sessions?${query}`)).json()) as {
      data: { id: string }[];
      has_more: boolean;
    };
    return [list.data.map((row) => row.id), list.has_more];
  };
  expect(await page('limit=2')).toEqual([ids.slice(0, 2), true]);
  expect(await page(`limit=2&starting_after=${ids[1]}`)).toEqual([ids.slice(2), false]);
  const other = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  expect(await page(`customer=${other.id}`)).toEqual([[], false]);
  expect((await call('GET', '/v1/checkout/sessions?customer=cus_none')).status).toBe(404);
  expect((await call('GET', '/v1/checkout/sessions?starting_after=cs_x')).status).toBe(400);
  clock.now += 24 * 3_600_000;
  expect(await page('status=open')).toEqual([[], false]);
  expect(events.map(({ type }) => type)).toEqual(Array(3).fill('checkout.session.expired'));
});

test('Stripe’s own library accepts the signatures', async () => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event' });
  const header = sign(payload, 'whsec_unit', Math.floor(Date.now() / 1000));
  await expect(Stripe.webhooks.constructEventAsync(payload, header, 'whsec_unit')).resolves.toMatchObject({
    id: 'evt_1',
  });
  await expect(Stripe.webhooks.constructEventAsync(payload, header, 'whsec_other')).rejects.toThrow();
});

test('Stripe’s own library can call it, and undelivered events are retried, also after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-stripe-'));
  const received: { id: string; type: string }[] = [];
  let statuses: number[] = [];
  let onEvent = () => {};
  const endpoint = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] as string;
      const event = Stripe.webhooks.constructEvent(body, signature, 'whsec_unit');
      received.push({ id: event.id, type: event.type });
      response.writeHead(statuses.shift() ?? 200).end();
      onEvent();
    });
  });
  const waitForEvents = async (n: number) => {
    while (received.length < n) await new Promise<void>((resolve) => (onEvent = resolve));
  };
  const listen = async (server: ReturnType<typeof createServer>) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const webhookUrl = `http://127.0.0.1:${await listen(endpoint)}/`;
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  const options = {
    port,
    secretKey: KEY,
    webhookUrl,
    webhookSecret: 'whsec_unit',
    file: join(folder, 'stripe.json'),
    log: () => {},
  };
  const client = new Stripe(KEY, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
  let server = await startStripe(options);
  try {
    const { id: customer } = await client.customers.create({ metadata: { organization_id: '1' } });
    const createSession = () =>
      client.checkout.sessions.create({
        mode: 'subscription',
        customer,
        success_url: 'https://x.test/?id={CHECKOUT_SESSION_ID}',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'eur',
              unit_amount: 2900,
              recurring: { interval: 'month' },
              product_data: { name: 'Team' },
            },
          },
        ],
      });
    const session = await createSession();
    statuses = [500];
    const paid = await fetch(session.url!, { method: 'POST', redirect: 'manual' });
    expect(paid.headers.get('location')).toBe(`https://x.test/?id=${session.id}`);
    await waitForEvents(4);
    expect(new Set(received.map(({ type }) => type))).toEqual(
      new Set(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']),
    );
    const [first] = received;
    expect(received.filter(({ id }) => id === first!.id)).toHaveLength(2);

    const { data } = await client.subscriptions.list({ customer });
    statuses = [500];
    await client.subscriptions.cancel(data[0]!.id);
    await waitForEvents(5);
    await server.stop();
    server = await startStripe(options);
    await waitForEvents(6);
    expect(received[5]).toEqual(received[4]);
    expect((await client.subscriptions.retrieve(data[0]!.id)).status).toBe('canceled');
    await expect(client.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
  } finally {
    await server.stop();
    endpoint.close();
    rmSync(folder, { recursive: true });
  }
});

test('a session can be paid only once', async () => {
  const { call, stripe, events } = setUp();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const created = await call('POST', '/v1/checkout/sessions', `${PAYMENT}&customer=${id}`);
  const session = (await created.json()) as { id: string; amount_total: number };
  expect(session.amount_total).toBe(1000);
  pay(stripe, session.id);
  pay(stripe, session.id);
  expect(events.map(({ type }) => type)).toEqual(['checkout.session.completed']);
  expect(Object.keys(stripe.state.charges)).toHaveLength(1);
});
