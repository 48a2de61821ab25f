import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endDebit, payLater } from '../../../../src/dev/simulators/stripe/checkout.ts';
import { cancel, renew } from '../../../../src/dev/simulators/stripe/subscriptions.ts';
import { checkPurchases } from '../../../../src/worker/modules/billing/purchase/check.ts';
import { checkSubscriptions } from '../../../../src/worker/modules/billing/subscription/check.ts';

import { testEnv, testOfOneDatabase, testService, withBatches } from '../../helpers.ts';
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

const MINUTE = 60_000;
const DAY = 86_400_000;

const stateOf = (id: number) => value('SELECT state FROM token_purchases WHERE id = ?', id);

async function after(world: World, ms: number): Promise<void> {
  world.later(ms);
  await checkPurchases(world.ctx());
  await checkSubscriptions(world.ctx());
}

test('a purchase whose webhook was lost is credited a quarter of an hour later, once', async () => {
  const world = await makeWorld();
  const { purchase_id, url } = await purchase(world);
  await world.pay(url);
  await after(world, 14 * MINUTE);
  expect(await world.ledger()).toEqual([]);
  world.later(2 * MINUTE);
  await Promise.all([
    checkPurchases(world.ctx()),
    checkPurchases(world.ctx()),
    world.deliver(world.last('checkout.session.completed')),
  ]);
  await after(world, DAY);
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
  expect(await stateOf(purchase_id)).toBe('paid');
});

test('an unpaid purchase expires with its page, and is no longer checked', async () => {
  const world = await makeWorld();
  const begun = await purchase(world, undefined, 'forgotten');
  await after(world, 16 * MINUTE);
  expect(await stateOf(begun.purchase_id)).toBe('open');
  await after(world, DAY);
  expect(await stateOf(begun.purchase_id)).toBe('expired');
  let calls = 0;
  world.intercept((request, real) => {
    calls++;
    return real(request);
  });
  await after(world, DAY);
  expect(calls).toBe(0);
  const again = await world.as(world.client)(
    'POST',
    PURCHASE,
    { package: 'small' },
    { 'idempotency-key': 'forgotten' },
  );
  expect(await json(again, 409)).toMatchObject({ code: 'PURCHASE_CLOSED' });
});

test('after a request that died while Stripe created the page, the payment is still found', async () => {
  const world = await makeWorld();
  let url = '';
  world.intercept(async (request, real) => {
    const response = await real(request);
    if (!request.url.endsWith('/checkout/sessions')) return response;
    ({ url } = (await response.json()) as { url: string });
    throw new TypeError('Network connection lost.');
  });
  expect((await world.as(world.client)('POST', PURCHASE, { package: 'medium' })).status).toBe(502);
  world.heal();
  await after(world, 16 * MINUTE);
  const row = 'FROM token_purchases WHERE organization_id = ?';
  expect(await value(`SELECT checkout_url ${row}`, world.organizationId)).toBe(url);
  await world.pay(url);
  await after(world, 61 * MINUTE);
  expect(await world.ledger()).toEqual([['purchase', 500_000]]);
});

test('the purchase of a request that died before it called Stripe is closed', async () => {
  const world = await makeWorld();
  await purchase(world);
  world.intercept((request, real) => {
    if (request.method === 'POST') throw new TypeError('Network connection lost.');
    return real(request);
  });
  expect((await world.as(world.client)('POST', PURCHASE, { package: 'small' })).status).toBe(502);
  await after(world, 16 * MINUTE);
  const { results } = await testEnv.DB.prepare(
    'SELECT state FROM token_purchases WHERE organization_id = ? ORDER BY id',
  )
    .bind(world.organizationId)
    .all();
  expect(results).toEqual([{ state: 'open' }, { state: 'expired' }]);
});

test('while Stripe is down nothing is lost, and a failure does not stop the others', async () => {
  const world = await makeWorld();
  const [one, two] = [await purchase(world), await purchase(world, { package: 'medium' })];
  for (const { url } of [one, two]) await world.pay(url);
  const [first] = Object.keys(world.stripe.state.sessions);
  world.intercept((request, real) => {
    if (request.url.includes(first!)) throw new TypeError('Network connection lost.');
    return real(request);
  });
  await after(world, 16 * MINUTE);
  expect(await world.ledger()).toEqual([['purchase', 500_000]]);
  world.heal();
  await after(world, 61 * MINUTE);
  expect(await world.ledger()).toEqual([
    ['purchase', 500_000],
    ['purchase', 100_000],
  ]);
});

test('a page that Stripe no longer knows is not checked forever', async () => {
  const world = await makeWorld();
  const { purchase_id } = await purchase(world);
  world.stripe.state.sessions = {};
  await after(world, 16 * MINUTE);
  expect(await stateOf(purchase_id)).toBe('expired');
});

test('a refused direct debit closes its purchase, with or without a webhook; a late payment is credited', async () => {
  const world = await makeWorld();
  const purchases = [await purchase(world), await purchase(world), await purchase(world)] as const;
  const [reported, lost, late] = purchases;
  const sessions = Object.keys(world.stripe.state.sessions);
  for (const id of sessions) payLater(world.stripe, id);
  for (const event of world.events) expect(await world.deliver(event)).toBe(200);
  await after(world, 29 * DAY);
  expect(await Promise.all(purchases.map(({ purchase_id: id }) => stateOf(id)))).toEqual(
    Array(3).fill('open'),
  );

  endDebit(world.stripe, sessions[0]!, false);
  expect(await world.deliver(world.last('checkout.session.async_payment_failed'))).toBe(200);
  expect(await stateOf(reported.purchase_id)).toBe('expired');
  endDebit(world.stripe, sessions[1]!, false);
  await after(world, 2 * DAY);
  expect(await stateOf(lost.purchase_id)).toBe('expired');
  expect(await stateOf(late.purchase_id)).toBe('expired');
  let calls = 0;
  world.intercept((request, real) => {
    calls++;
    return real(request);
  });
  await after(world, DAY);
  expect(calls).toBe(0);

  endDebit(world.stripe, sessions[2]!, true);
  expect(await world.deliver(world.last('checkout.session.async_payment_succeeded'))).toBe(200);
  expect(await stateOf(late.purchase_id)).toBe('paid');
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
});

test('a direct debit without a webhook is credited', async () => {
  const world = await makeWorld();
  await purchase(world);
  const [id] = Object.keys(world.stripe.state.sessions);
  payLater(world.stripe, id!);
  await after(world, 2 * DAY);
  endDebit(world.stripe, id!, true);
  await after(world, 61 * MINUTE);
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
});

test('a subscription whose invoice is not paid yet is checked as long as its page can be open', async () => {
  const world = await makeWorld();
  await subscribe(world);
  const [invoice] = Object.values(world.stripe.state.invoices);
  invoice!.status = 'open';
  expect(await world.deliver(world.last('customer.subscription.created'))).toBe(200);
  expect(await world.ledger()).toEqual([]);
  invoice!.status = 'paid';
  await after(world, 61 * MINUTE);
  expect(await world.ledger()).toEqual([['plan', 1_000_000]]);
  // After that, the next check follows the end of the period.
  await after(world, 25 * 60 * MINUTE);
  const row = 'FROM billing_checks WHERE organization_id = ?';
  const { current_period_end: end } = await getSubscription(world);
  expect(await value(`SELECT check_at ${row}`, world.organizationId)).toBe(Date.parse(end!) + DAY);
});

testOfOneDatabase('a check reads the ledger for its invoices, and writes only new entries', async () => {
  const world = await makeWorld();
  await subscribe(world);
  const [id] = Object.keys(world.stripe.state.subscriptions);
  for (let month = 1; month < 12; month++) renew(world.stripe, id!);
  await after(world, 16 * MINUTE);
  expect(await world.ledger()).toHaveLength(12);
  world.later(61 * MINUTE);
  let statements = 0;
  const env = withBatches(world.env, (run, queries) => {
    statements += queries.length;
    return run();
  });
  const { now } = world.ctx();
  await checkSubscriptions({ ...testService(createExecutionContext(), env), now });
  // A new invoice would take five statements.
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(15);
});

test('a subscription whose webhooks were all lost is found a quarter of an hour later', async () => {
  const world = await makeWorld();
  await subscribe(world);
  await after(world, 16 * MINUTE);
  expect(await getSubscription(world)).toMatchObject({ plan: 'team', status: 'active' });
  expect(await world.ledger()).toEqual([['plan', 1_000_000]]);
});

test('a checkout page is checked as long as it can be paid', async () => {
  const world = await makeWorld();
  const { url } = await json<{ url: string }>(
    world.as(world.client)('POST', '/api/settings/billing/checkout', { plan: 'team' }),
  );
  await after(world, 16 * MINUTE);
  await after(world, 61 * MINUTE);
  await world.pay(url);
  await after(world, 61 * MINUTE);
  expect(await getSubscription(world)).toMatchObject({ plan: 'team' });
});

test('a renewal or an end without a webhook is found a day after the period', async () => {
  const world = await makeWorld();
  await subscribe(world);
  await after(world, 16 * MINUTE);
  await after(world, 26 * 60 * MINUTE);
  const { current_period_end: end } = await getSubscription(world);
  const [id] = Object.keys(world.stripe.state.subscriptions);
  renew(world.stripe, id!);
  await after(world, Date.parse(end!) - world.ctx().now() + 23 * 3_600_000);
  expect(await world.ledger()).toHaveLength(1);
  await after(world, 2 * 3_600_000);
  expect(await world.ledger()).toEqual([
    ['plan', 1_000_000],
    ['plan', 1_000_000],
  ]);
  cancel(world.stripe, id!);
  await after(world, 33 * DAY);
  expect(await getSubscription(world)).toMatchObject({ plan: 'free', status: 'canceled' });
  const row = 'FROM billing_checks WHERE organization_id = ?';
  expect(await value(`SELECT check_at IS NULL ${row}`, world.organizationId)).toBe(1);
});

test('a subscription whose period is over is checked once a day until the next period starts', async () => {
  const world = await makeWorld();
  await subscribe(world);
  await after(world, 16 * MINUTE);
  await after(world, 26 * 60 * MINUTE);
  const { current_period_end: end } = await getSubscription(world);
  await after(world, Date.parse(end!) - world.ctx().now() + 25 * 60 * MINUTE);
  let calls = 0;
  world.intercept((request, real) => {
    calls++;
    return real(request);
  });
  await after(world, 23 * 60 * MINUTE);
  expect(calls).toBe(0);
  await after(world, 2 * 60 * MINUTE);
  expect(calls).toBeGreaterThan(0);
});
