import { beforeAll, beforeEach, expect, test } from 'vitest';
import { checkPurchases } from '../../../../src/worker/modules/billing/purchase/check.ts';
import { checkSubscriptions } from '../../../../src/worker/modules/billing/subscription/check.ts';

import { testEnv } from '../../helpers.ts';
import { value } from '../identity/auth-helpers.ts';
import {
  catchFetch,
  getSubscription,
  json,
  makeWorld,
  PURCHASE,
  purchase,
  subscribe,
  type World,
} from './world.ts';

beforeAll(catchFetch);
// Cron handles all organizations, but each world has its own Stripe: cron must only find the organization of its
// test.
beforeEach(() =>
  testEnv.DB.batch([
    testEnv.DB.prepare('UPDATE token_purchases SET check_at = NULL'),
    testEnv.DB.prepare('UPDATE billing_checks SET check_at = NULL'),
  ]),
);

const BILLING = '/api/settings/billing';
const MINUTE = 60_000;
const DAY = 86_400_000;

const customerOf = (world: World) =>
  value<string>(
    'SELECT stripe_customer_id FROM billing_customers WHERE organization_id = ?',
    world.organizationId,
  );

/** Reasons why Stripe no longer knows a customer. */
const WAYS: [string, (world: World, id: string) => Promise<unknown>][] = [
  ['was deleted', (world, id) => world.direct('DELETE', `/customers/${id}`)],
  [
    'belongs to another key',
    async ({ stripe }) => {
      for (const table of ['customers', 'sessions', 'subscriptions', 'invoices', 'paymentMethods'] as const) {
        stripe.state[table] = {};
      }
    },
  ],
];

test.each(WAYS)('a customer that %s is replaced by any call that needs one', async (_, lose) => {
  const world = await makeWorld();
  const request = world.as(world.client);
  const needs: [string, () => Promise<unknown>][] = [
    ['purchase', () => purchase(world)],
    ['checkout', () => json(request('POST', `${BILLING}/checkout`, { plan: 'team' }))],
    ['portal', () => json(request('POST', `${BILLING}/portal`, {}))],
  ];
  for (const [need, use] of needs) {
    await purchase(world);
    const before = await customerOf(world);
    await lose(world, before!);
    expect(await json(request('GET', `${BILLING}/invoices`))).toEqual([]);
    expect(await json(request('GET', `${BILLING}/payment-methods`))).toEqual([]);
    await use();
    const now = await customerOf(world);
    expect([need, now]).toEqual([need, expect.stringMatching(/^cus_/)]);
    expect([need, now]).not.toEqual([need, before]);
    expect(world.stripe.state.customers[now!]).not.toHaveProperty('deleted');
  }
  const { url } = await purchase(world);
  await world.pay(url);
  expect(await world.deliver(world.last('checkout.session.completed'))).toBe(200);
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
});

test.each(WAYS)('the subscription of a customer that %s ends, and is no longer checked', async (_, lose) => {
  const world = await makeWorld();
  await subscribe(world);
  for (const event of world.events) expect(await world.deliver(event)).toBe(200);
  expect(await getSubscription(world)).toMatchObject({ plan: 'team', status: 'active' });
  await lose(world, (await customerOf(world))!);
  // No webhook reports this.
  world.later(33 * DAY);
  await checkSubscriptions(world.ctx());
  expect(await getSubscription(world)).toMatchObject({ plan: 'free', status: 'canceled' });
  const row = 'FROM billing_checks WHERE organization_id = ?';
  expect(await value(`SELECT check_at IS NULL ${row}`, world.organizationId)).toBe(1);
  expect(await world.audited()).toEqual(['system subscription.changed', 'system subscription.changed']);

  await subscribe(world, 'business');
  const [event] = world.events.slice(-1);
  expect(await world.deliver(event!)).toBe(200);
  expect(await getSubscription(world)).toMatchObject({ plan: 'business', status: 'active' });
  expect(await world.ledger()).toEqual([
    ['plan', 1_000_000],
    ['plan', 5_000_000],
  ]);
});

test.each(WAYS)('a subscription whose customer %s does not prevent the next one', async (_, lose) => {
  const world = await makeWorld();
  await subscribe(world);
  for (const event of world.events) expect(await world.deliver(event)).toBe(200);
  await lose(world, (await customerOf(world))!);

  await subscribe(world, 'business');
  expect(await world.deliver(world.last('checkout.session.completed'))).toBe(200);
  expect(await getSubscription(world)).toMatchObject({ plan: 'business', status: 'active' });
});

test('a purchase without a page is closed, even if its customer no longer exists', async () => {
  const world = await makeWorld();
  await purchase(world);
  world.intercept((request, real) => {
    if (request.method === 'POST') throw new TypeError('Network connection lost.');
    return real(request);
  });
  expect((await world.as(world.client)('POST', PURCHASE, { package: 'small' })).status).toBe(502);
  world.heal();
  world.stripe.state.customers = {};
  world.later(16 * MINUTE);
  await checkPurchases(world.ctx());
  const newest = 'SELECT state FROM token_purchases WHERE organization_id = ? ORDER BY id DESC';
  expect(await value(newest, world.organizationId)).toBe('expired');
});

test('concurrent requests end with one customer', async () => {
  const world = await makeWorld();
  await Promise.all([
    purchase(world),
    purchase(world),
    world.as(world.client)('POST', `${BILLING}/portal`, {}),
  ]);
  const used = Object.values(world.stripe.state.sessions).map(({ customer }) => customer);
  const id = await customerOf(world);
  expect([...used, ...Object.values(world.stripe.state.portals).map(({ customer }) => customer)]).toEqual([
    id,
    id,
    id,
  ]);
  expect(world.stripe.state.customers[id!]!.metadata).toEqual({
    organization_id: String(world.organizationId),
  });
});

test('a failure that Stripe repeats for a key does not last: a new request has a new key', async () => {
  const world = await makeWorld();
  const request = world.as(world.client);
  // The library calls twice, and gets the same response.
  world.stripe.failNext();
  expect((await request('POST', `${BILLING}/portal`, {})).status).toBe(502);
  expect((await request('POST', `${BILLING}/portal`, {})).status).toBe(200);

  world.stripe.failNext();
  const buy = (key: string) => request('POST', PURCHASE, { package: 'small' }, { 'idempotency-key': key });
  expect((await buy('one')).status).toBe(502);
  expect((await buy('two')).status).toBe(201);
  // Herald does not know what the first call created until it asks Stripe.
  expect((await buy('one')).status).toBe(502);
  world.later(16 * MINUTE);
  await checkPurchases(world.ctx());
  expect(await json(buy('one'), 409)).toMatchObject({ code: 'PURCHASE_CLOSED' });
});

test('another installation on the same Stripe account, with the same ids, gets its own customers', async () => {
  const world = await makeWorld();
  const metadata = { 'metadata[organization_id]': String(world.organizationId) };
  const theirs = await world.direct('POST', '/customers', metadata, `customer-${world.organizationId}`);
  const { purchase_id } = await purchase(world);
  expect(await customerOf(world)).not.toBe(theirs.id);
  const keys = Object.keys(world.stripe.state.answers);
  expect(keys).not.toContain(`purchase-${world.organizationId}-${purchase_id}`);
});
