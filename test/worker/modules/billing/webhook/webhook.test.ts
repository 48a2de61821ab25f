import { beforeAll, expect, test } from 'vitest';
import { newId, type StripeEvent } from '../../../../../src/dev/simulators/stripe/state.ts';
import { deletePastStripeEvents } from '../../../../../src/worker/modules/billing/webhook/receive-stripe-event.ts';

import { testEnv, withBatches } from '../../../helpers.ts';
import { value } from '../../identity/auth-helpers.ts';
import { catchFetch, makeWorld, purchase, type World } from '../world.ts';

beforeAll(catchFetch);

/** Creates a paid purchase. Returns it with the event that reports it. */
async function paid(world: World): Promise<{ id: number; event: StripeEvent; intent: string }> {
  const { purchase_id: id, url } = await purchase(world);
  await world.pay(url);
  const event = world.last('checkout.session.completed');
  const { payment_intent: intent } = event.data.object as { payment_intent: string };
  return { id, event, intent };
}

/** Returns an event with a new id and the same or changed content, to be signed correctly. */
const again = (event: StripeEvent, changes: object = {}): StripeEvent => ({
  ...event,
  id: newId('evt'),
  data: { object: { ...(event.data.object as object), ...changes } },
});

const refund = (world: World, intent: string, amount?: number) =>
  world.stripe.app.fetch(
    new Request(`${world.stripe.origin}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.env.STRIPE_SECRET_KEY}` },
      body: new URLSearchParams({ payment_intent: intent, ...(amount ? { amount: String(amount) } : {}) }),
    }),
  );

test('only events that Stripe has signed recently are accepted', async () => {
  const world = await makeWorld();
  const { event } = await paid(world);
  const payload = JSON.stringify(event);
  const good = await world.signature(payload);
  const invalid: [string, string | null][] = [
    [payload, null],
    [payload, ''],
    [payload, 'nonsense'],
    [payload, 't=,v1='],
    [payload, good.replace(/v1=./, 'v1=x')],
    [payload, good.replace('v1=', 'v0=')],
    [payload, await world.signature(payload, Date.now(), 'whsec_another')],
    [payload, await world.signature(payload, Date.now() - 301_000)],
    // Changed after it was signed, or with a new time.
    [payload.replace('"amount_total":500', '"amount_total":900'), good],
    [payload, (await world.signature(payload, Date.now() - 301_000)).replace(/t=\d+/, good.split(',')[0]!)],
    ['', await world.signature('')],
    ['{', await world.signature('{')],
  ];
  for (const [body, header] of invalid) {
    const response = await world.post(body, header);
    expect([response.status, header]).toEqual([400, header]);
    expect(await response.json()).toMatchObject({ code: 'INVALID_SIGNATURE' });
  }
  expect(await world.ledger()).toEqual([]);
  expect((await world.post(payload, good)).status).toBe(200);
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
});

test('a body over 256 KB is not read, and without the secret no body is', async () => {
  const world = await makeWorld();
  const long = JSON.stringify({ id: 'evt_1', pad: 'x'.repeat(256 * 1024) });
  expect((await world.post(long, await world.signature(long))).status).toBe(413);
  const payload = '{}';
  for (const missing of [{ STRIPE_WEBHOOK_SECRET: '' }, { STRIPE_SECRET_KEY: '' }]) {
    expect((await world.post(payload, await world.signature(payload), missing)).status).toBe(503);
  }
});

test('a repeated event, later or concurrent, is credited once', async () => {
  const world = await makeWorld();
  const { event } = await paid(world);
  const statuses = await Promise.all([1, 2, 3, 4].map(() => world.deliver(event)));
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await world.deliver(event)).toBe(200);
  // Stripe sometimes reports one payment by two events.
  expect(await Promise.all([world.deliver(again(event)), world.deliver(again(event))])).toEqual([200, 200]);
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
  expect(await world.audited()).toEqual(['system tokens.purchased']);
  expect(await value('SELECT count(*) FROM stripe_events WHERE id = ?', event.id)).toBe(1);
});

test('a payment of another customer, or of a session of no purchase, credits nobody', async () => {
  const [world, other] = [await makeWorld(), await makeWorld()];
  const { event, id } = await paid(world);
  await purchase(other);
  const [theirs] = Object.values(other.stripe.state.customers);
  for (const changes of [
    { customer: theirs!.id },
    { customer: 'cus_unknown' },
    { customer: null },
    { id: 'cs_test_another' },
    { client_reference_id: null },
    { client_reference_id: `purchase-${id + 1}` },
    { client_reference_id: `purchase-${id}x` },
    { payment_status: 'unpaid' },
  ]) {
    expect(await world.deliver(again(event, changes))).toBe(200);
  }
  expect([await world.ledger(), await other.ledger()]).toEqual([[], []]);
  expect(await world.deliver(event)).toBe(200);
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
});

test('the number of tokens comes from the row, not from the event', async () => {
  const world = await makeWorld();
  const { event } = await paid(world);
  const changes = { amount_total: 1, metadata: { tokens: '9000000' } };
  await world.deliver(again(event, changes));
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
});

test('a payment that arrives before the page is saved finds its purchase', async () => {
  const world = await makeWorld();
  const early: number[] = [];
  world.intercept(async (request, real) => {
    const response = await real(request);
    if (!request.url.endsWith('/checkout/sessions')) return response;
    const { url } = (await response.clone().json()) as { url: string };
    await world.pay(url);
    early.push(await world.deliver(world.last('checkout.session.completed')));
    return response;
  });
  const { purchase_id } = await purchase(world);
  expect(early).toEqual([200]);
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
  expect(await value('SELECT state FROM token_purchases WHERE id = ?', purchase_id)).toBe('paid');
});

test('a payment that takes days is credited when it succeeds', async () => {
  const world = await makeWorld();
  const { event } = await paid(world);
  await world.deliver(again(event, { payment_status: 'unpaid' }));
  expect(await world.ledger()).toEqual([]);
  await world.deliver({ ...again(event), type: 'checkout.session.async_payment_succeeded' });
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
});

test('types without an effect, and unknown customers, are accepted and change nothing', async () => {
  const world = await makeWorld();
  const { event } = await paid(world);
  expect(await world.deliver({ ...again(event), type: 'payment_intent.created' })).toBe(200);
  const { intent } = await paid(world);
  await refund(world, intent);
  const charge = { payment_intent: 'pi_of_an_invoice' };
  expect(await world.deliver(again(world.last('charge.refunded'), charge))).toBe(200);
  for (const type of ['customer.subscription.updated', 'invoice.paid', 'charge.refunded']) {
    const changes = { customer: 'cus_gone', payment_intent: 'pi_of_nobody' };
    expect(await world.deliver({ ...again(event, changes), type })).toBe(200);
  }
  expect(await world.ledger()).toEqual([]);
});

test('a failure halfway is a 5xx, and the repeated event takes effect', async () => {
  const world = await makeWorld();
  const { event, intent } = await paid(world);
  const failing = withBatches(world.env, () => Promise.reject(new Error('D1_ERROR: storage timeout')));
  const payload = JSON.stringify(event);
  expect((await world.post(payload, await world.signature(payload), failing)).status).toBe(500);
  expect(await value('SELECT id FROM stripe_events WHERE id = ?', event.id)).toBeNull();
  expect(await world.deliver(event)).toBe(200);
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);

  await refund(world, intent);
  world.intercept(() => {
    throw new TypeError('Network connection lost.');
  });
  expect(await world.deliver(world.last('charge.refunded'))).toBe(502);
  world.heal();
  expect(await world.deliver(world.last('charge.refunded'))).toBe(200);
  expect(await world.ledger()).toEqual([
    ['purchase', 100_000],
    ['refund', -100_000],
  ]);
});

test('a refund takes its share of the tokens back, once, in any order', async () => {
  const world = await makeWorld();
  const { event, id, intent } = await paid(world);
  await world.deliver(event);
  await refund(world, intent, 200);
  const part = world.last('charge.refunded');
  await world.deliver(part);
  expect(await world.ledger()).toEqual([
    ['purchase', 100_000],
    ['refund', -40_000],
  ]);
  await refund(world, intent);
  const fullRefund = world.last('charge.refunded');
  await Promise.all([world.deliver(fullRefund), world.deliver(fullRefund)]);
  await world.deliver(again(part));
  await world.deliver(again(fullRefund));
  expect(await world.ledger()).toEqual([
    ['purchase', 100_000],
    ['refund', -40_000],
    ['refund', -60_000],
  ]);
  expect(await world.balance()).toBe(50_000);
  expect(await value('SELECT state FROM token_purchases WHERE id = ?', id)).toBe('refunded');
  expect(await world.audited()).toEqual([
    'system tokens.purchased',
    'system tokens.refunded',
    'system tokens.refunded',
  ]);
});

test('a refund that arrives before its payment leaves no tokens', async () => {
  const world = await makeWorld();
  const { event, intent } = await paid(world);
  await refund(world, intent);
  expect(await world.deliver(world.last('charge.refunded'))).toBe(200);
  expect(await world.deliver(event)).toBe(200);
  expect(await world.ledger()).toEqual([
    ['purchase', 100_000],
    ['refund', -100_000],
  ]);
});

test('two concurrent refunds of one purchase lose nothing, though one event may have to be repeated', async () => {
  const world = await makeWorld();
  const { event, intent } = await paid(world);
  await world.deliver(event);
  await refund(world, intent, 100);
  const one = world.last('charge.refunded');
  await refund(world, intent, 100);
  const two = world.last('charge.refunded');
  const statuses = await Promise.all([world.deliver(one), world.deliver(two)]);
  for (const [i, refunded] of [one, two].entries()) {
    if (statuses[i] !== 200) expect(await world.deliver(refunded)).toBe(200);
  }
  const refundedTokens = (await world.ledger()).reduce(
    (sum, [kind, amount]) => sum + (kind === 'refund' ? amount : 0),
    0,
  );
  expect(refundedTokens).toBe(-40_000);
});

test('an event is recorded once, beside the ledger of its organization', async () => {
  const [world, other] = [await makeWorld(), await makeWorld()];
  const { event } = await paid(world);
  const theirs = await paid(other);
  await Promise.all([event, event, event].map((each) => world.deliver(each)));
  await other.deliver(theirs.event);
  const organizationOf = (id: string) => value('SELECT organization_id FROM stripe_events WHERE id = ?', id);
  expect(await organizationOf(event.id)).toBe(world.organizationId);
  expect(await organizationOf(theirs.event.id)).toBe(other.organizationId);
  const purchases = "SELECT count(*) FROM token_ledger WHERE organization_id = ? AND kind = 'purchase'";
  expect(await value(purchases, world.organizationId)).toBe(1);
});

test('an event of no organization is recorded nowhere, and takes effect once its customer is known', async () => {
  const world = await makeWorld();
  const { event } = await paid(world);
  const { customer } = event.data.object as { customer: string };
  const rename = (id: string) =>
    testEnv.DB.prepare('UPDATE billing_customers SET stripe_customer_id = ? WHERE organization_id = ?')
      .bind(id, world.organizationId)
      .run();
  await rename(`${customer}_other`);
  expect(await world.deliver(event)).toBe(200);
  const recorded = () => value('SELECT count(*) FROM stripe_events WHERE id = ?', event.id);
  expect([await recorded(), await world.ledger()]).toEqual([0, []]);
  await rename(customer);
  expect(await world.deliver(event)).toBe(200);
  expect([await recorded(), await world.ledger()]).toEqual([1, [['purchase', 100_000]]]);
});

test('an event that was recorded before events named their organization takes no effect again', async () => {
  const world = await makeWorld();
  const { event } = await paid(world);
  await testEnv.DB.prepare('INSERT INTO stripe_events (id, type, received_at) VALUES (?, ?, ?)')
    .bind(event.id, event.type, Date.now())
    .run();
  expect(await world.deliver(event)).toBe(200);
  expect(await world.ledger()).toEqual([]);
  expect(await world.deliver(again(event))).toBe(200);
  expect(await world.ledger()).toEqual([['purchase', 100_000]]);
});

test('events are deleted after five weeks', async () => {
  const world = await makeWorld();
  const { event } = await paid(world);
  await world.deliver(event);
  const countEvents = () => value('SELECT count(*) FROM stripe_events WHERE id = ?', event.id);
  world.later(34 * 86_400_000);
  await deletePastStripeEvents(world.ctx());
  expect(await countEvents()).toBe(1);
  world.later(2 * 86_400_000);
  await deletePastStripeEvents(world.ctx());
  expect(await countEvents()).toBe(0);
});
