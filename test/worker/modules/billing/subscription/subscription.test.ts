import { beforeAll, expect, test } from 'vitest';
import type { StripeEvent } from '../../../../../src/dev/simulators/stripe/state.ts';
import { cancel, cancelAtPeriodEnd, renew } from '../../../../../src/dev/simulators/stripe/subscriptions.ts';
import { call, makeOrganization } from '../../../helpers.ts';
import { value } from '../../identity/auth-helpers.ts';
import { catchFetch, getSubscription, json, makeWorld, purchase, subscribe, type World } from '../world.ts';

beforeAll(catchFetch);

const BILLING = '/api/settings/billing';
const FREE = {
  plan: 'free',
  status: 'none',
  current_period_start: null,
  current_period_end: null,
  cancel_at_period_end: false,
};

const idOf = (world: World) => Object.keys(world.stripe.state.subscriptions).at(-1)!;

async function deliverAll(world: World, events: StripeEvent[] = world.events): Promise<void> {
  for (const event of events) expect(await world.deliver(event)).toBe(200);
}

async function changes(world: World): Promise<string[]> {
  return (await world.audited()).filter((line) => line.includes('subscription.changed'));
}

test('a subscription credits the tokens of its plan with each paid invoice', async () => {
  const world = await makeWorld();
  expect(await getSubscription(world)).toEqual(FREE);
  await subscribe(world);
  // The redirect from the page changes nothing. Only the webhook does.
  expect(await getSubscription(world)).toEqual(FREE);
  await deliverAll(world);
  expect(await getSubscription(world)).toEqual({
    plan: 'team',
    status: 'active',
    current_period_start: expect.stringMatching(/Z$/),
    current_period_end: expect.stringMatching(/Z$/),
    cancel_at_period_end: false,
  });
  expect(await world.ledger()).toEqual([['plan', 1_000_000]]);
  expect(await changes(world)).toEqual(['system subscription.changed']);

  const { current_period_end: first } = await getSubscription(world);
  const before = world.events.length;
  renew(world.stripe, idOf(world));
  await deliverAll(world, world.events.slice(before).reverse());
  expect((await getSubscription(world)).current_period_end! > first!).toBe(true);
  await deliverAll(world);
  expect(await world.ledger()).toEqual([
    ['plan', 1_000_000],
    ['plan', 1_000_000],
  ]);
});

test('concurrent events in any order end with the state at Stripe', async () => {
  const world = await makeWorld();
  await subscribe(world, 'business');
  cancel(world.stripe, idOf(world));
  const deleted = world.last('customer.subscription.deleted');
  await deliverAll(world, [deleted, ...world.events]);
  expect(await getSubscription(world)).toMatchObject({ plan: 'free', status: 'canceled' });
  expect(await world.ledger()).toEqual([['plan', 5_000_000]]);

  const another = await makeWorld();
  await subscribe(another);
  renew(another.stripe, idOf(another), false);

  const statuses = await Promise.all([...another.events, ...another.events].map((e) => another.deliver(e)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await getSubscription(another)).toMatchObject({ plan: 'team', status: 'past_due' });
  expect(await another.ledger()).toEqual([['plan', 1_000_000]]);
  expect(await changes(another)).toHaveLength(1);
});

test('an earlier fetch does not overwrite a later one', async () => {
  const world = await makeWorld();
  await subscribe(world);
  let arrived = () => {};
  let goOn = () => {};
  const stalled = new Promise<void>((resolve) => (arrived = resolve));
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  // The first fetch gets the active subscription, but late.
  let first = true;
  world.intercept(async (request, real) => {
    const response = await real(request);
    if (first && request.url.includes('/v1/subscriptions')) {
      first = false;
      arrived();
      await gate;
    }
    return response;
  });
  const slow = world.deliver(world.last('customer.subscription.created'));
  await stalled;
  cancel(world.stripe, idOf(world));
  expect(await world.deliver(world.last('customer.subscription.deleted'))).toBe(200);
  goOn();
  expect(await slow).toBe(200);
  expect(await getSubscription(world)).toMatchObject({ plan: 'free', status: 'canceled' });
  expect(await changes(world)).toHaveLength(1);
});

test('any event of a customer credits its paid invoices, even if the event of the payment is lost', async () => {
  const world = await makeWorld();
  await subscribe(world);
  const before = world.events.length;
  cancelAtPeriodEnd(world.stripe, idOf(world));
  // At the end of the period:
  renew(world.stripe, idOf(world));
  await deliverAll(world, world.events.slice(before));
  expect(await getSubscription(world)).toMatchObject({ plan: 'free', status: 'canceled' });
  expect(await world.ledger()).toEqual([['plan', 1_000_000]]);
});

test('the contents of an event with another API version do not matter', async () => {
  const world = await makeWorld();
  await subscribe(world);
  const { parent, ...old } = world.last('invoice.paid').data.object as { parent: object };
  expect(parent).toBeDefined();
  expect(await world.deliver({ ...world.last('invoice.paid'), data: { object: old } })).toBe(200);
  expect(await world.ledger()).toEqual([['plan', 1_000_000]]);
});

test('two concurrent checkouts leave one page that can be paid', async () => {
  const world = await makeWorld();
  await purchase(world);
  const checkout = (plan: string) => world.as(world.client)('POST', `${BILLING}/checkout`, { plan });
  const answers = await Promise.all([checkout('team'), checkout('business'), checkout('team')]);
  const started = answers.filter(({ status }) => status === 200);
  expect(started.length).toBeGreaterThan(0);
  for (const answer of answers) {
    if (!started.includes(answer)) {
      expect(await json(answer, 409)).toMatchObject({ code: 'CHECKOUT_REPLACED' });
    }
  }
  const urls = await Promise.all(started.map((answer) => json<{ url: string }>(answer)));
  const open = Object.values(world.stripe.state.sessions).filter(({ status }) => status === 'open');
  expect(open.map(({ mode }) => mode).sort()).toEqual(['payment', 'subscription']);
  for (const { url } of urls) await world.pay(url);
  expect(Object.keys(world.stripe.state.subscriptions)).toHaveLength(1);
});

test('of two concurrent checkouts the page of the earlier one is closed, whichever page was created first', async () => {
  const world = await makeWorld();
  const checkout = () => world.as(world.client)('POST', `${BILLING}/checkout`, { plan: 'team' });
  await json(world.as(world.client)('POST', `${BILLING}/portal`, {}));
  let arrived = () => {};
  let goOn = () => {};
  const stalled = new Promise<void>((resolve) => (arrived = resolve));
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  let first = true;
  world.intercept(async (request, real) => {
    if (first && request.method === 'POST' && request.url.endsWith('/checkout/sessions')) {
      first = false;
      arrived();
      await gate;
    }
    return real(request);
  });
  const slow = checkout();
  await stalled;
  const { url } = await json<{ url: string }>(checkout());
  goOn();
  expect(await json(slow, 409)).toMatchObject({ code: 'CHECKOUT_REPLACED' });
  const open = Object.values(world.stripe.state.sessions).filter(({ status }) => status === 'open');
  expect(open).toMatchObject([{ url }]);
});

test.each(['before the new page is created', 'while it is closed'])(
  'a page that is paid %s prevents a second one',
  async (moment) => {
    const world = await makeWorld();
    const checkout = () => world.as(world.client)('POST', `${BILLING}/checkout`, { plan: 'team' });
    const before = await json<{ url: string }>(checkout());
    const path = moment.startsWith('before') ? '/checkout/sessions' : '/expire';
    let isPaid = false;
    world.intercept(async (request, real) => {
      if (request.method === 'POST' && request.url.endsWith(path) && !isPaid) {
        isPaid = true;
        await world.pay(before.url);
      }
      return real(request);
    });
    expect(await json(checkout(), 409)).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
    expect(isPaid).toBe(true);
    const open = Object.values(world.stripe.state.sessions).filter(({ status }) => status === 'open');
    expect(open).toEqual([]);
    expect(Object.keys(world.stripe.state.subscriptions)).toHaveLength(1);
  },
);

test('no new page is answered while an earlier page cannot be closed', async () => {
  const world = await makeWorld();
  const checkout = () => world.as(world.client)('POST', `${BILLING}/checkout`, { plan: 'team' });
  await json(checkout());
  world.intercept((request, real) => {
    if (request.url.endsWith('/expire')) throw new TypeError('Network connection lost.');
    return real(request);
  });
  expect(await json(checkout(), 502)).toMatchObject({ code: 'STRIPE_UNAVAILABLE' });
  world.heal();
  const { url } = await json<{ url: string }>(checkout());
  const open = Object.values(world.stripe.state.sessions).filter(({ status }) => status === 'open');
  expect(open).toMatchObject([{ url }]);
});

test.each(['unpaid', 'paused'])(
  'a subscription that is %s can resume, so no second one starts',
  async (status) => {
    const world = await makeWorld();
    await subscribe(world);
    Object.assign(world.stripe.state.subscriptions[idOf(world)]!, { status });
    const refusal = await world.as(world.client)('POST', `${BILLING}/checkout`, { plan: 'team' });
    expect(await json(refusal, 409)).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
    expect(await getSubscription(world)).toMatchObject({ plan: 'free', status });
  },
);

test('two subscriptions are prevented: the earlier page is closed, and Stripe is asked for the current state', async () => {
  const world = await makeWorld();
  const checkout = (plan: string) =>
    world.as(world.client)('POST', `${BILLING}/checkout`, {
      plan,
      success_url: '/settings/billing?done=1',
      cancel_url: 'http://localhost/settings/billing',
    });
  const before = await json<{ url: string }>(checkout('team'));
  const { url } = await json<{ url: string }>(checkout('business'));
  const closed = await world.stripe.app.fetch(new Request(before.url, { method: 'POST' }));
  expect(closed.status).toBe(410);
  expect(await world.pay(url)).toBe('http://localhost/settings/billing?done=1');
  // No webhook has arrived yet.
  const refusal = await checkout('team');
  expect(refusal.status).toBe(409);
  expect(await refusal.json()).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  expect(await getSubscription(world)).toMatchObject({ plan: 'business', status: 'active' });
  expect(Object.keys(world.stripe.state.subscriptions)).toHaveLength(1);
  cancel(world.stripe, idOf(world));
  expect((await checkout('team')).status).toBe(200);
});

test('a subscription ended in the portal ends with its period', async () => {
  const world = await makeWorld();
  await subscribe(world);
  await deliverAll(world);
  const before = world.events.length;
  const { url } = await json<{ url: string }>(
    world.as(world.client)('POST', `${BILLING}/portal`, { return_url: '/settings/billing' }),
  );
  const page = await (await world.stripe.app.fetch(new Request(url))).text();
  expect(page).toContain('href="http://localhost/settings/billing"');
  const action = /action="([^"]+\/cancel\/[^"]+)"/.exec(page)![1]!;
  await world.stripe.app.fetch(new Request(new URL(action, url), { method: 'POST' }));
  await deliverAll(world, world.events.slice(before));
  expect(await getSubscription(world)).toMatchObject({ plan: 'team', cancel_at_period_end: true });
  renew(world.stripe, idOf(world));
  await deliverAll(world, world.events.slice(before));
  expect(await getSubscription(world)).toMatchObject({ plan: 'free', status: 'canceled' });
  expect(await changes(world)).toHaveLength(3);
  expect(await world.ledger()).toEqual([['plan', 1_000_000]]);
});

test('invoices are paginated, and the default card is marked', async () => {
  const world = await makeWorld();
  const request = world.as(world.client);
  expect(await json(request('GET', `${BILLING}/invoices`))).toEqual([]);
  expect(await json(request('GET', `${BILLING}/payment-methods`))).toEqual([]);
  await subscribe(world);
  renew(world.stripe, idOf(world));
  renew(world.stripe, idOf(world), false);
  await deliverAll(world);
  expect(await json(request('GET', `${BILLING}/payment-methods`))).toEqual([
    {
      id: expect.stringMatching(/^pm_/),
      brand: 'visa',
      last_four: '4242',
      exp_month: 12,
      exp_year: expect.any(Number),
      is_default: true,
    },
  ]);
  const first = await request('GET', `${BILLING}/invoices?limit=2`);
  const next = first.headers.get('link')?.match(/^<http:\/\/localhost(.+)>; rel="next"$/)?.[1];
  const second = await request('GET', next!);
  expect(second.headers.get('link')).toBeNull();
  const rows = [...(await json<object[]>(first)), ...(await json<object[]>(second))];
  expect(rows).toMatchObject([
    { number: 'HERALD-0003', status: 'open' },
    { number: 'HERALD-0002', status: 'paid' },
    { number: 'HERALD-0001', status: 'paid', total_cents: 2_900, currency: 'eur', pdf_url: null },
  ]);
  for (const query of [
    'cursor=in_unknown',
    'cursor=x',
    'limit=0',
    'limit=101',
    'cursor[]=in_1',
    'offset=1',
  ]) {
    expect((await request('GET', `${BILLING}/invoices?${query}`)).status).toBe(400);
  }
});

test('another organization sees its own data, and a member sees no payments', async () => {
  const [world, other] = [await makeWorld(), await makeWorld()];
  await subscribe(world);
  await deliverAll(world);
  expect(await getSubscription(other)).toEqual(FREE);
  expect(await json(other.as(other.client)('GET', `${BILLING}/invoices`))).toEqual([]);
  for (const role of ['admin', 'member'] as const) {
    const request = world.as(await world.member(role));
    for (const path of ['plans', 'subscription', 'usage']) {
      expect((await request('GET', `${BILLING}/${path}`)).status).toBe(200);
    }
    for (const path of ['payment-methods', 'invoices']) {
      expect((await request('GET', `${BILLING}/${path}`)).status).toBe(403);
    }
    expect((await request('POST', `${BILLING}/checkout`, { plan: 'team' })).status).toBe(403);
    expect((await request('POST', `${BILLING}/portal`, {})).status).toBe(403);
  }
  for (const path of ['plans', 'subscription', 'usage', 'payment-methods', 'invoices']) {
    expect((await call('GET', `${BILLING}/${path}`)).status).toBe(401);
  }
});

test('the usage is that of the organization', async () => {
  const world = await makeWorld();
  await world.member('member');
  const usage = () => json(world.as(world.client)('GET', `${BILLING}/usage`));
  const month = new Date().toISOString().slice(0, 7);
  expect(await usage()).toEqual({
    plan: 'free',
    period_start: `${month}-01T00:00:00.000Z`,
    period_end: expect.stringMatching(/-01T00:00:00\.000Z$/),
    tokens: { included: 0, used: 0, balance: 50_000 },
    members: 2,
    inboxes: 0,
    emails: 0,
  });
  await subscribe(world);
  await deliverAll(world);
  const { current_period_end: end } = await getSubscription(world);
  expect(await usage()).toMatchObject({
    plan: 'team',
    period_end: end,
    tokens: { included: 1_000_000, used: 0, balance: 1_050_000 },
  });
});

test('plans and stored data work without Stripe, the rest is 503', async () => {
  const owner = await makeOrganization();
  const plans = await json<{ id: string; price_cents: number; monthly_tokens: number }[]>(
    owner.request('GET', `${BILLING}/plans`),
  );
  expect(plans.map((plan) => [plan.id, plan.price_cents, plan.monthly_tokens])).toEqual([
    ['free', 0, 0],
    ['team', 2_900, 1_000_000],
    ['business', 9_900, 5_000_000],
  ]);
  expect(await json(owner.request('GET', `${BILLING}/subscription`))).toEqual(FREE);
  expect((await owner.request('GET', `${BILLING}/usage`)).status).toBe(200);
  for (const [method, path, body] of [
    ['GET', 'payment-methods'],
    ['GET', 'invoices'],
    ['POST', 'portal', {}],
    ['POST', 'checkout', { plan: 'team' }],
  ] as const) {
    const response = await owner.request(method, `${BILLING}/${path}`, body);
    expect(await json(response, 503)).toMatchObject({ code: 'NOT_CONFIGURED' });
  }
});

test.each([
  ['checkout', {}, 400],
  ['checkout', { plan: 'free' }, 400],
  ['checkout', { plan: 'gold' }, 400],
  ['checkout', { plan: 'team', price: 1 }, 400],
  ['checkout', { plan: 'team', success_url: 'https://evil.example' }, 403],
  ['checkout', { plan: 'team', cancel_url: '/\\evil.example' }, 403],
  ['portal', { return_url: 'https://evil.example' }, 403],
  ['portal', { return_url: 7 }, 400],
  ['portal', [], 400],
])('%s with %j is refused without a call to Stripe', async (path, body, status) => {
  const world = await makeWorld();
  expect((await world.as(world.client)('POST', `${BILLING}/${path}`, body)).status).toBe(status);
  expect(world.stripe.state.customers).toEqual({});
  expect(
    await value('SELECT 1 FROM billing_customers WHERE organization_id = ?', world.organizationId),
  ).toBeNull();
});
