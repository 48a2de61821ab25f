import { beforeAll, expect, test } from 'vitest';
import { call, makeOrganization } from '../../../helpers.ts';
import { dump, value } from '../../identity/auth-helpers.ts';
import { catchFetch, json, makeWorld, PURCHASE, purchase, SECRET_KEY } from '../world.ts';

beforeAll(catchFetch);

const WELCOME = 50_000;

test('a package is paid on a page of Stripe, and credited when Stripe reports the payment', async () => {
  const world = await makeWorld();
  const started = await purchase(world, {
    package: 'small',
    success_url: '/settings/tokens?paid=1',
    cancel_url: '/settings/tokens',
  });
  expect(started).toEqual({
    purchase_id: expect.any(Number),
    url: expect.stringContaining('/c/pay/cs_test_'),
  });
  const page = await (await world.stripe.app.fetch(new Request(started.url))).text();
  expect(page).toContain('100000 AI tokens: 5.00 EUR');
  expect(await world.balance()).toBe(WELCOME);

  expect(await world.pay(started.url)).toBe('http://localhost/settings/tokens?paid=1');
  expect(await world.ledger()).toEqual([]);
  expect(await world.deliver(world.last('checkout.session.completed'))).toBe(200);
  expect(await world.balance()).toBe(WELCOME + 100_000);
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
  expect(await world.audited()).toEqual(['system tokens.purchased']);
  const row = 'FROM token_purchases WHERE id = ?';
  expect(await value(`SELECT state ${row}`, started.purchase_id)).toBe('paid');
  expect(await value(`SELECT user_id ${row}`, started.purchase_id)).toBe(world.client.userId);
});

test('two concurrent requests with one Idempotency-Key are one purchase; without a key, two, each credited once', async () => {
  const world = await makeWorld();
  const [one, two] = await Promise.all([
    purchase(world, undefined, 'click-1'),
    purchase(world, undefined, 'click-1'),
  ]);
  expect(one).toEqual(two);
  expect(await purchase(world, undefined, 'click-1')).toEqual(one);
  expect(Object.keys(world.stripe.state.sessions)).toHaveLength(1);

  const others = await Promise.all([purchase(world), purchase(world)]);
  const urls = new Set([one.url, ...others.map(({ url }) => url)]);
  expect(urls.size).toBe(3);
  for (const url of urls) await world.pay(url);
  const paid = world.events.filter(({ type }) => type === 'checkout.session.completed');
  await Promise.all([...paid, ...paid].map((event) => world.deliver(event)));
  expect(await world.ledger()).toEqual(Array(3).fill(['purchase', 100_000]));
  expect(await world.balance()).toBe(WELCOME + 300_000);
});

test('an Idempotency-Key belongs to one request of one organization', async () => {
  const [world, other] = [await makeWorld(), await makeWorld()];
  const first = await purchase(world, undefined, 'mine');
  const again = await world.as(world.client)(
    'POST',
    PURCHASE,
    { package: 'large' },
    { 'idempotency-key': 'mine' },
  );
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await purchase(other, undefined, 'mine')).purchase_id).not.toBe(first.purchase_id);
});

test.each([
  [{}, 400, 'package'],
  [{ package: 'none' }, 400, 'package'],
  [{ package: 7 }, 400, 'package'],
  [{ package: 'small', tokens: 1e9 }, 400, 'tokens'],
  [{ package: 'small', success_url: 'https://evil.example/' }, 403, 'success_url'],
  [{ package: 'small', success_url: '//evil.example/' }, 403, 'success_url'],
  [{ package: 'small', cancel_url: 'javascript:alert(1)' }, 403, 'cancel_url'],
  [{ package: 'small', cancel_url: '' }, 400, 'cancel_url'],
])('%j is refused, and starts no purchase', async (body, status, field) => {
  const world = await makeWorld();
  const response = await world.as(world.client)('POST', PURCHASE, body);
  expect(response.status).toBe(status);
  expect(((await response.json()) as { errors: { path: string }[] }).errors[0]?.path).toBe(field);
  expect(
    await value('SELECT id FROM token_purchases WHERE organization_id = ?', world.organizationId),
  ).toBeNull();
  expect(world.stripe.state.sessions).toEqual({});
});

test('a key with invalid characters is refused', async () => {
  const world = await makeWorld();
  const buy = (key: string) =>
    world.as(world.client)('POST', PURCHASE, { package: 'small' }, { 'idempotency-key': key });
  expect((await buy('two words')).status).toBe(400);
  expect((await buy('x'.repeat(201))).status).toBe(400);
});

test('only owners can buy', async () => {
  const world = await makeWorld();
  for (const role of ['admin', 'member'] as const) {
    const response = await world.as(await world.member(role))('POST', PURCHASE, { package: 'small' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'ROLE_REQUIRED' });
  }
  expect((await call('POST', PURCHASE, { package: 'small' })).status).toBe(401);
  expect(world.stripe.state.customers).toEqual({});
});

test('without Stripe it is 503, and no row is inserted', async () => {
  const owner = await makeOrganization();
  const response = await owner.request('POST', PURCHASE, { package: 'small' });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'NOT_CONFIGURED' });
  expect(
    await value('SELECT id FROM token_purchases WHERE organization_id = ?', owner.organizationId),
  ).toBeNull();
});

test('at most twenty purchases can be open', async () => {
  const world = await makeWorld();
  const first = await purchase(world);
  await Promise.all(Array.from({ length: 10 }, () => purchase(world)));

  const rest = await Promise.all(
    Array.from({ length: 12 }, () => world.as(world.client)('POST', PURCHASE, { package: 'small' })),
  );
  const statuses = rest.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(9).fill(201), ...Array(3).fill(409)]);
  await world.pay(first.url);
  await world.deliver(world.last('checkout.session.completed'));
  await purchase(world);
});

test('Stripe’s own texts are not shown, and a repeated key continues where it failed', async () => {
  const world = await makeWorld();
  const buy = () =>
    world.as(world.client)('POST', PURCHASE, { package: 'small' }, { 'idempotency-key': 'again' });
  const message = `Invalid API Key provided: ${SECRET_KEY}`;
  const failures: [string, () => Response][] = [
    [
      'STRIPE_REFUSED',
      () => Response.json({ error: { type: 'invalid_request_error', message } }, { status: 401 }),
    ],
    ['STRIPE_UNAVAILABLE', () => Response.json({ error: { type: 'api_error', message } }, { status: 500 })],
    ['STRIPE_UNAVAILABLE', () => new Response('<html>busy</html>')],
    [
      'STRIPE_UNAVAILABLE',
      () => {
        throw new TypeError(`Network connection lost ${SECRET_KEY}`);
      },
    ],
  ];
  for (const [code, failure] of failures) {
    world.intercept(failure);
    const text = await (await buy()).text();
    expect(text).not.toContain(SECRET_KEY);
    expect(JSON.parse(text)).toMatchObject({ status: 502, code });
  }
  // Stripe creates the session, but its answer is lost.
  world.intercept(async (request, real) => {
    const answer = await real(request);
    if (request.url.endsWith('/checkout/sessions')) throw new TypeError('Network connection lost.');
    return answer;
  });
  expect((await buy()).status).toBe(502);
  world.heal();
  expect((await buy()).status).toBe(201);
  expect(Object.keys(world.stripe.state.sessions)).toHaveLength(1);
  expect(await dump()).not.toContain(SECRET_KEY);
});

test('a refused card is reported as that', async () => {
  const world = await makeWorld();
  world.intercept(() =>
    Response.json({ error: { type: 'card_error', message: 'declined' } }, { status: 402 }),
  );
  const response = world.as(world.client)('POST', PURCHASE, { package: 'small' });
  expect(await json(response, 422)).toMatchObject({ code: 'PAYMENT_REFUSED' });
});
