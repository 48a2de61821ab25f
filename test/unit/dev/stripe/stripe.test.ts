import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createStripe } from '../../../../src/dev/stripe/app.ts';
import { pay } from '../../../../src/dev/stripe/checkout.ts';
import { sign } from '../../../../src/dev/stripe/deliver.ts';
import { dispute, failRefund, winDispute } from '../../../../src/dev/stripe/refunds.ts';
import { startStripe } from '../../../../src/dev/stripe/serve.ts';
import type { StripeEvent } from '../../../../src/dev/stripe/state.ts';
import { parseForm } from '../../../../src/dev/stripe/wire/form.ts';

const KEY = 'sk_test_unit';

function standIn() {
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

test('forms with brackets', () => {
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

test('a key is needed, and answers carry a request id', async () => {
  const { call } = standIn();
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
])('a session with %s is refused as Stripe does', async (more, status, code, param) => {
  const { call, stripe } = standIn();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const response = await call('POST', '/v1/checkout/sessions', `${PAYMENT}&${more.replace('CUS', id)}`);
  expect(response.status).toBe(status);
  const { error } = (await response.json()) as { error: { code?: string; param: string } };
  expect([error.code, error.param]).toEqual([code, param]);
  expect(stripe.state.sessions).toEqual({});
});

test('the same Idempotency-Key is answered the same, with other parameters refused', async () => {
  const { call, stripe } = standIn();
  const make = (form: string) => call('POST', '/v1/customers', form, { 'idempotency-key': 'one' });
  const [first, second] = await Promise.all([make('name=a'), make('name=a')]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const replayed = await make('name=a');
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  const made = first.status === 200 ? first : second;
  expect(await replayed.text()).toBe(await made.text());
  const other = await make('name=b');
  expect(other.status).toBe(400);
  expect(await other.json()).toMatchObject({ error: { type: 'idempotency_error' } });
  expect(Object.keys(stripe.state.customers)).toHaveLength(1);
  // What was refused may be tried again under its key.
  const wrong = (form: string) => call('POST', '/v1/customers', form, { 'idempotency-key': 'two' });
  expect((await wrong('nonsense=1')).status).toBe(400);
  expect((await wrong('name=c')).status).toBe(200);
});

test('a failure is kept for its Idempotency-Key as well, unless the request was wrong in itself', async () => {
  const { call, stripe } = standIn();
  const make = (key: string, form = '') => call('POST', '/v1/customers', form, { 'idempotency-key': key });
  stripe.failNext();
  const failed = await make('one');
  const replayed = await make('one');
  expect([failed.status, replayed.status]).toEqual([500, 500]);
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  expect(await replayed.text()).toBe(await failed.text());
  expect((await make('two')).status).toBe(200);

  const begin = (customer: string) =>
    call('POST', '/v1/checkout/sessions', `${PAYMENT}&customer=${customer}`, { 'idempotency-key': 'three' });
  expect((await begin('cus_none')).status).toBe(404);
  expect((await begin('cus_none')).headers.get('idempotent-replayed')).toBe('true');
  const [customer] = Object.keys(stripe.state.customers);
  expect(await (await begin(customer!)).json()).toMatchObject({ error: { type: 'idempotency_error' } });
});

test('a customer that was deleted is read by its id and used for nothing, and has no subscription', async () => {
  const { call, stripe, events } = standIn();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const recurring = '&line_items[0][price_data][recurring][interval]=month';
  const subscription = PAYMENT.replace('mode=payment', 'mode=subscription') + recurring;
  const begin = () => call('POST', '/v1/checkout/sessions', `${subscription}&customer=${id}`);
  const session = (await (await begin()).json()) as { id: string };
  pay(stripe, session.id);
  const deleted = { id, object: 'customer', deleted: true };
  expect(await (await call('DELETE', `/v1/customers/${id}`, '')).json()).toEqual(deleted);
  expect(await (await call('GET', `/v1/customers/${id}`)).json()).toEqual(deleted);
  const missing = { error: { code: 'resource_missing', param: 'customer' } };
  expect(await (await begin()).json()).toMatchObject(missing);
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
])('a payment by direct debit is made, or not, days later: %s', async (action, paid, type, charges) => {
  const { call, stripe, events } = standIn();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const made = await call('POST', '/v1/checkout/sessions', `${PAYMENT}&customer=${id}`);
  const session = (await made.json()) as { id: string };
  expect((await call('POST', `/c/pay/${session.id}/later`)).headers.get('location')).toBe('https://x.test');
  const known = stripe.state.sessions[session.id];
  expect(known).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  expect(await (await call('GET', `/c/pay/${session.id}`)).text()).toContain(
    `/c/pay/${session.id}/${action}`,
  );
  for (const time of ['first', 'again']) {
    expect([time, (await call('POST', `/c/pay/${session.id}/${action}`)).status]).toEqual([time, 303]);
  }
  expect(known).toMatchObject({ status: 'complete', payment_status: paid });
  expect(events.map((event) => event.type)).toEqual(['checkout.session.completed', type]);
  expect(Object.keys(stripe.state.charges)).toHaveLength(charges);
});

test('refunds fail, and disputes are won; each is told', async () => {
  const { call, stripe, events } = standIn();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const made = await call('POST', '/v1/checkout/sessions', `${PAYMENT}&customer=${id}`);
  const { payment_intent: intent } = pay(stripe, ((await made.json()) as { id: string }).id);
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
  const listed = async (table: string) =>
    (await (await call('GET', `/v1/${table}?payment_intent=${intent}`)).json()) as { data: object[] };
  expect((await listed('refunds')).data).toMatchObject([{ id: refundId, amount: 400, status: 'failed' }]);
  expect((await listed('disputes')).data).toMatchObject([
    { id: disputeId, status: 'won', balance_transactions: [{ amount: -1000 }, { amount: 1000 }] },
  ]);
  expect(Object.values(stripe.state.charges)).toMatchObject([{ amount_refunded: 0, refunded: false }]);
});

test('more than 25 calls a second are 429', async () => {
  const { call, clock } = standIn();
  const statuses = [];
  for (let i = 0; i < 27; i++) statuses.push((await call('GET', '/v1/invoices')).status);
  expect(statuses).toEqual([...Array(25).fill(200), 429, 429]);
  clock.now += 1000;
  expect((await call('GET', '/v1/invoices')).status).toBe(200);
});

test('lists come newest first, in pages; sessions expire after a day', async () => {
  const { call, clock, events } = standIn();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const made = await call('POST', '/v1/checkout/sessions', `${PAYMENT}&customer=${id}`);
    ids.unshift(((await made.json()) as { id: string }).id);
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

test('what it signs, Stripe’s own library takes', async () => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event' });
  const header = sign(payload, 'whsec_unit', Math.floor(Date.now() / 1000));
  await expect(Stripe.webhooks.constructEventAsync(payload, header, 'whsec_unit')).resolves.toMatchObject({
    id: 'evt_1',
  });
  await expect(Stripe.webhooks.constructEventAsync(payload, header, 'whsec_other')).rejects.toThrow();
});

test('Stripe’s own library talks to it; an event that is not taken comes again, and over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-stripe-'));
  const received: { id: string; type: string }[] = [];
  let answers: number[] = [];
  let heard = () => {};
  const endpoint = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] as string;
      const event = Stripe.webhooks.constructEvent(body, signature, 'whsec_unit');
      received.push({ id: event.id, type: event.type });
      response.writeHead(answers.shift() ?? 200).end();
      heard();
    });
  });
  const count = async (n: number) => {
    while (received.length < n) await new Promise<void>((resolve) => (heard = resolve));
  };
  const listening = async (server: ReturnType<typeof createServer>) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const webhookUrl = `http://127.0.0.1:${await listening(endpoint)}/`;
  const probe = createServer();
  const port = await listening(probe);
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
    const begin = () =>
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
    const session = await begin();
    answers = [500];
    const paid = await fetch(session.url!, { method: 'POST', redirect: 'manual' });
    expect(paid.headers.get('location')).toBe(`https://x.test/?id=${session.id}`);
    await count(4);
    expect(new Set(received.map(({ type }) => type))).toEqual(
      new Set(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']),
    );
    const [first] = received;
    expect(received.filter(({ id }) => id === first!.id)).toHaveLength(2);

    const { data } = await client.subscriptions.list({ customer });
    answers = [500];
    await client.subscriptions.cancel(data[0]!.id);
    await count(5);
    await server.stop();
    server = await startStripe(options);
    await count(6);
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

test('a session is paid once', async () => {
  const { call, stripe, events } = standIn();
  const { id } = (await (await call('POST', '/v1/customers', '')).json()) as { id: string };
  const made = await call('POST', '/v1/checkout/sessions', `${PAYMENT}&customer=${id}`);
  const session = (await made.json()) as { id: string; amount_total: number };
  expect(session.amount_total).toBe(1000);
  pay(stripe, session.id);
  pay(stripe, session.id);
  expect(events.map(({ type }) => type)).toEqual(['checkout.session.completed']);
  expect(Object.keys(stripe.state.charges)).toHaveLength(1);
});
