import { beforeAll, describe, expect, test } from 'vitest';
import { dispute, failRefund, refund, winDispute } from '../../../../../src/dev/simulators/stripe/refunds.ts';
import { newId, type StripeEvent } from '../../../../../src/dev/simulators/stripe/state.ts';
import { reserve, settle } from '../../../../../src/worker/modules/tokens/index.ts';
import { testCtx, testEnv } from '../../../helpers.ts';
import { value } from '../../identity/auth-helpers.ts';
import { catchFetch, makeWorld, purchase, type World } from '../world.ts';

beforeAll(catchFetch);

/** Creates a purchase of 100,000 tokens for 500 cents that is paid and credited. */
async function paid(world: World): Promise<{ id: number; intent: string }> {
  const { purchase_id: id, url } = await purchase(world);
  await world.pay(url);
  const event = world.last('checkout.session.completed');
  expect(await world.deliver(event)).toBe(200);
  return { id, intent: (event.data.object as { payment_intent: string }).payment_intent };
}

const stateOf = (id: number) => value('SELECT state FROM token_purchases WHERE id = ?', id);
const again = (event: StripeEvent): StripeEvent => ({ ...event, id: newId('evt') });

/** Uses tokens, as a call of a model does. */
async function use(world: World, tokens: number): Promise<void> {
  const ctx = testCtx(world.organizationId);
  const work = { tokens, model: 'test-model', feature: 'reply' };
  await settle(ctx, await reserve(ctx, work), { tokens, model: 'test-model' });
}

async function deliverAll(world: World, events: StripeEvent[]): Promise<void> {
  for (const event of events) expect(await world.deliver(event)).toBe(200);
}

test('a dispute takes the tokens back, and a won dispute returns them, each once', async () => {
  const world = await makeWorld();
  const { id, intent } = await paid(world);
  const { id: disputeId } = dispute(world.stripe, intent, 200);
  const withdrawn = world.last('charge.dispute.funds_withdrawn');
  await deliverAll(world, [withdrawn, withdrawn, again(withdrawn)]);
  expect(await world.ledger()).toEqual([
    ['purchase', 100_000],
    ['refund', -40_000],
  ]);
  winDispute(world.stripe, disputeId);
  const reinstated = world.last('charge.dispute.funds_reinstated');
  await deliverAll(world, [reinstated, reinstated, again(withdrawn), again(reinstated)]);
  expect(await world.ledger()).toEqual([
    ['purchase', 100_000],
    ['refund', -40_000],
    ['adjustment', 40_000],
  ]);
  expect(await world.balance()).toBe(150_000);
  expect(await stateOf(id)).toBe('paid');
  expect(await world.audited()).toEqual([
    'system tokens.purchased',
    'system tokens.refunded',
    'system tokens.returned',
  ]);
});

test('a refund that fails later returns the tokens', async () => {
  const world = await makeWorld();
  const { id, intent } = await paid(world);
  const { id: refundId } = refund(world.stripe, intent);
  await deliverAll(world, [world.last('charge.refunded')]);
  expect(await stateOf(id)).toBe('refunded');
  failRefund(world.stripe, refundId);
  const failed = world.last('refund.failed');
  await deliverAll(world, [failed, again(failed)]);
  expect(await world.ledger()).toEqual([
    ['purchase', 100_000],
    ['refund', -100_000],
    ['adjustment', 100_000],
  ]);
  expect(await stateOf(id)).toBe('paid');
  // It can be refunded again.
  refund(world.stripe, intent, 200);
  await deliverAll(world, [world.last('charge.refunded')]);
  expect(await world.balance()).toBe(110_000);
});

test('the result does not depend on the order of events', async () => {
  const orders = [
    ['charge.refunded', 'refund.failed', 'charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'],
    ['refund.failed', 'charge.refunded', 'charge.dispute.funds_reinstated', 'charge.dispute.funds_withdrawn'],
    ['charge.dispute.funds_reinstated', 'charge.dispute.funds_withdrawn', 'refund.failed', 'charge.refunded'],
  ];
  for (const order of orders) {
    const world = await makeWorld();
    const { intent } = await paid(world);
    failRefund(world.stripe, refund(world.stripe, intent, 100).id);
    winDispute(world.stripe, dispute(world.stripe, intent).id);
    await deliverAll(
      world,
      order.map((type) => world.last(type)),
    );
    expect(await world.balance()).toBe(150_000);
    dispute(world.stripe, intent, 100);
    await deliverAll(world, [world.last('charge.dispute.funds_withdrawn')]);
    await Promise.all(order.map((type) => world.deliver(again(world.last(type)))));
    expect(await world.balance()).toBe(130_000);
  }
});

test('used tokens are not taken back, and not returned either', async () => {
  const world = await makeWorld();
  const { intent } = await paid(world);
  await use(world, 120_000);
  const { id: disputeId } = dispute(world.stripe, intent);
  await deliverAll(world, [world.last('charge.dispute.funds_withdrawn')]);
  expect(await world.balance()).toBe(0);
  const details = "SELECT details FROM audit_log WHERE organization_id = ? AND action = 'tokens.refunded'";
  expect(JSON.parse((await value<string>(details, world.organizationId))!)).toEqual({ asked: 100_000 });
  winDispute(world.stripe, disputeId);
  await deliverAll(world, [world.last('charge.dispute.funds_reinstated')]);
  expect(await world.ledger()).toEqual([
    ['purchase', 100_000],
    ['usage', -120_000],
    ['refund', -30_000],
    ['adjustment', 30_000],
  ]);
  expect(await world.balance()).toBe(30_000);
});

test('a dispute after a partial refund takes no more than the purchase credited', async () => {
  const world = await makeWorld();
  const { intent, id } = await paid(world);
  refund(world.stripe, intent, 200);
  const { id: disputeId } = dispute(world.stripe, intent);
  await deliverAll(world, [world.last('charge.refunded'), world.last('charge.dispute.funds_withdrawn')]);
  expect(await world.balance()).toBe(50_000);
  expect(await stateOf(id)).toBe('refunded');
  winDispute(world.stripe, disputeId);
  await deliverAll(world, [world.last('charge.dispute.funds_reinstated')]);
  expect(await world.balance()).toBe(110_000);
});

test('an older answer of Stripe does not undo a newer one', async () => {
  const world = await makeWorld();
  const { intent } = await paid(world);
  const { id: disputeId } = dispute(world.stripe, intent);
  let arrived = () => {};
  let goOn = () => {};
  const stalled = new Promise<void>((resolve) => (arrived = resolve));
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  let first = true;
  world.intercept(async (request, real) => {
    const response = await real(request);
    if (first && request.url.includes('/v1/disputes')) {
      first = false;
      arrived();
      await gate;
    }
    return response;
  });
  const withdrawn = world.last('charge.dispute.funds_withdrawn');
  const slow = world.deliver(withdrawn);
  await stalled;
  // In between, the tokens are taken back and returned.
  await deliverAll(world, [again(withdrawn)]);
  winDispute(world.stripe, disputeId);
  await deliverAll(world, [world.last('charge.dispute.funds_reinstated')]);
  goOn();
  // Stripe sends the event again.
  expect(await slow).toBe(500);
  await deliverAll(world, [withdrawn]);
  expect(await world.balance()).toBe(150_000);
});

test('a refund of another payment takes nothing', async () => {
  const [world, other] = [await makeWorld(), await makeWorld()];
  const { intent } = await paid(world);
  await paid(other);
  // A purchase of another installation with the same id, by its own customer.
  const session = Object.values(world.stripe.state.sessions)[0]!;
  const { id: customer } = await world.direct('POST', '/customers');
  const theirs = { ...session, id: newId('cs_test'), customer, payment_intent: newId('pi') };
  world.stripe.state.sessions[theirs.id] = theirs;
  const charge = Object.values(world.stripe.state.charges)[0]!;
  const stranger = { ...charge, id: newId('ch'), customer, payment_intent: theirs.payment_intent };
  world.stripe.state.charges[stranger.id] = stranger;
  for (const gone of [theirs.payment_intent, newId('pi')]) {
    stranger.payment_intent = gone;
    dispute(world.stripe, gone);
    await deliverAll(world, [world.last('charge.dispute.funds_withdrawn')]);
  }
  expect([await world.balance(), await other.balance()]).toEqual([150_000, 150_000]);
  // A refund of its own purchase works even if its customer no longer exists.
  const { id } = await world.direct('DELETE', `/customers/${session.customer}`);
  await purchase(world);
  const row = 'SELECT count(*) FROM billing_customers WHERE stripe_customer_id = ?';
  expect(await value(row, id)).toBe(0);
  dispute(world.stripe, intent);
  await deliverAll(world, [world.last('charge.dispute.funds_withdrawn')]);
  expect(await world.balance()).toBe(50_000);
});

const SPAN = 2 ** 32;

describe('a payment whose customer is gone', () => {
  /** Creates a credited purchase with the number that `idOf` returns, whose customer was replaced. */
  async function makeGone(idOf: (organizationId: number) => number) {
    const world = await makeWorld();
    const { id, intent } = await paid(world);
    const number = idOf(world.organizationId);
    await testEnv.DB.batch([
      testEnv.DB.prepare('UPDATE token_purchases SET id = ? WHERE id = ?').bind(number, id),
      testEnv.DB.prepare(
        'UPDATE billing_customers SET stripe_customer_id = ? WHERE organization_id = ?',
      ).bind(newId('cus'), world.organizationId),
    ]);
    const session = Object.values(world.stripe.state.sessions)[0]!;
    session.client_reference_id = `purchase-${number}`;
    return { world, intent, session, number };
  }

  test.each([
    ['that names its organization', (organizationId: number) => organizationId * SPAN + 4711],
    ['from before numbers did', (organizationId: number) => 70_000_000 + organizationId],
  ])('is found by the number of its purchase, one %s', async (_, idOf) => {
    const { world, intent } = await makeGone(idOf);
    dispute(world.stripe, intent, 200);
    const withdrawn = world.last('charge.dispute.funds_withdrawn');
    await deliverAll(world, [withdrawn, withdrawn]);
    expect(await world.balance()).toBe(110_000);
    expect(await value('SELECT organization_id FROM stripe_events WHERE id = ?', withdrawn.id)).toBe(
      world.organizationId,
    );
  });

  test('is that of its own session only, whichever organization its number names', async () => {
    const { world, intent, session, number } = await makeGone((organizationId) => organizationId * SPAN + 1);
    const other = await makeWorld();
    for (const reference of [
      number + 1,
      other.organizationId * SPAN + 1,
      (2 ** 21 - 1) * SPAN + 1,
      70_000_000 + other.organizationId,
    ]) {
      session.client_reference_id = `purchase-${reference}`;
      dispute(world.stripe, intent);
      await deliverAll(world, [world.last('charge.dispute.funds_withdrawn')]);
    }
    // A session of another installation that has the same number.
    session.client_reference_id = `purchase-${number}`;
    const theirs = { ...session, id: newId('cs_test'), payment_intent: newId('pi') };
    world.stripe.state.sessions[theirs.id] = theirs;
    const charge = Object.values(world.stripe.state.charges)[0]!;
    const stranger = { ...charge, id: newId('ch'), payment_intent: theirs.payment_intent };
    world.stripe.state.charges[stranger.id] = stranger;
    dispute(world.stripe, theirs.payment_intent);
    await deliverAll(world, [world.last('charge.dispute.funds_withdrawn')]);
    expect([await world.balance(), await other.balance()]).toEqual([150_000, 50_000]);
  });

  test('settles no purchase that waits for its own page', async () => {
    const world = await makeWorld();
    const { purchase_id: id, url } = await purchase(world);
    await world.pay(url);
    const event = world.last('checkout.session.completed');
    const { payment_intent: intent } = event.data.object as { payment_intent: string };
    await testEnv.DB.batch([
      testEnv.DB.prepare('UPDATE token_purchases SET checkout_session_id = NULL WHERE id = ?').bind(id),
      testEnv.DB.prepare(
        'UPDATE billing_customers SET stripe_customer_id = ? WHERE organization_id = ?',
      ).bind(newId('cus'), world.organizationId),
    ]);
    dispute(world.stripe, intent, 200);
    await deliverAll(world, [world.last('charge.dispute.funds_withdrawn')]);
    expect([await world.ledger(), await stateOf(id)]).toEqual([[], 'open']);
  });
});
