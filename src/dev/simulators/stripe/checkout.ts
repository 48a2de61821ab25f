/** Checkout sessions and payments. A payment changes objects and emits events. */

import { findActiveCustomer } from './customers.ts';
import { newId, type PaymentMethod, put, type Session, type World } from './state.ts';
import { bill, subscribe } from './subscriptions.ts';
import type { NewSession } from './wire/params.ts';
import { find, InvalidRequest, StripeProblem } from './wire/problem.ts';

const SESSION_SECONDS = 24 * 3600;

export function createSession(world: World, params: NewSession): Session {
  const { state, now } = world;
  findActiveCustomer(world, params.customer);
  const [{ price_data: data, quantity }] = params.line_items;
  const isSubscription = params.mode === 'subscription';
  if (isSubscription !== (data.recurring !== undefined)) {
    throw new InvalidRequest({
      message: isSubscription
        ? 'You must provide at least one recurring price in `subscription` mode when using prices.'
        : 'You must provide one-time prices in `payment` mode.',
      param: 'line_items[0][price_data][recurring]',
    });
  }
  const misplaced = isSubscription ? 'payment_intent_data' : 'subscription_data';
  if (params[misplaced]) {
    throw new InvalidRequest({
      message: `You can not pass \`${misplaced}\` in \`${params.mode}\` mode.`,
      param: misplaced,
    });
  }
  const id = newId('cs_test');
  put(state.carts, id, {
    name: data.product_data.name,
    price: {
      id: newId('price'),
      object: 'price',
      unit_amount: data.unit_amount,
      currency: data.currency,
      product: newId('prod'),
      recurring: data.recurring ? { interval: 'month', interval_count: 1 } : null,
    },
    quantity,
    paymentIntentMetadata: params.payment_intent_data?.metadata ?? {},
    subscriptionMetadata: params.subscription_data?.metadata ?? {},
  });
  return put(state.sessions, id, {
    id,
    object: 'checkout.session',
    created: now(),
    expires_at: now() + SESSION_SECONDS,
    mode: params.mode,
    status: 'open',
    payment_status: 'unpaid',
    customer: params.customer,
    client_reference_id: params.client_reference_id ?? null,
    metadata: params.metadata,
    amount_total: data.unit_amount * quantity,
    currency: data.currency,
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    payment_intent: null,
    subscription: null,
    invoice: null,
    url: `${world.origin}/c/pay/${id}`,
    livemode: false,
  });
}

/** Returns the current state of a session. Expires it first if it has been open for a day. */
export function currentSession(world: World, id: string): Session {
  const session = find(world.state.sessions, 'checkout.session', id, 'session');
  return session.status === 'open' && session.expires_at <= world.now() ? expire(world, id) : session;
}

/** Expires an open session, so that it can no longer be paid. */
export function expire(world: World, id: string): Session {
  const session = find(world.state.sessions, 'checkout.session', id, 'session');
  if (session.status !== 'open') {
    throw new StripeProblem(400, {
      message: 'Only Checkout Sessions with a status in `open` can be expired.',
    });
  }
  Object.assign(session, { status: 'expired', url: null });
  world.emit('checkout.session.expired', session);
  return session;
}

/** Pays with the card 4242 4242 4242 4242. */
export function pay(world: World, id: string): Session {
  const { state, emit } = world;
  const session = currentSession(world, id);
  const cart = state.carts[id];
  if (session.status !== 'open' || !cart) return session;
  const card = saveCard(world, session.customer);
  if (session.mode === 'payment') {
    const intent = newId('pi');
    charge(world, session, intent, cart.paymentIntentMetadata);
    Object.assign(session, { payment_intent: intent });
  } else {
    const subscription = subscribe(world, session, card.id);
    const invoice = bill(world, subscription, 'subscription_create', true);
    emit('customer.subscription.created', subscription);
    emit('invoice.paid', invoice);
    Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
  }
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  emit('checkout.session.completed', session);
  return session;
}

/** Pays by direct debit, which takes days to complete. */
export function payLater(world: World, id: string): Session {
  const session = currentSession(world, id);
  if (session.status !== 'open' || session.mode !== 'payment') return session;
  Object.assign(session, { status: 'complete', payment_intent: newId('pi'), url: null });
  world.emit('checkout.session.completed', session);
  return session;
}

/** Completes a pending direct debit: the money arrives, or the bank refuses it. */
export function endDebit(world: World, id: string, succeeded: boolean): Session {
  const session = currentSession(world, id);
  const cart = world.state.carts[id];
  if (!isPending(world, session) || !cart) return session;
  delete world.state.carts[id];
  if (succeeded) {
    charge(world, session, session.payment_intent!, cart.paymentIntentMetadata);
    session.payment_status = 'paid';
  }
  world.emit(`checkout.session.async_payment_${succeeded ? 'succeeded' : 'failed'}`, session);
  return session;
}

/** Returns whether a direct debit is still pending. */
export function isPending(world: World, { id, status, payment_status }: Session): boolean {
  return status === 'complete' && payment_status === 'unpaid' && Object.hasOwn(world.state.carts, id);
}

function saveCard({ state, now }: World, customer: string): PaymentMethod {
  const existing = Object.values(state.paymentMethods).find((method) => method.customer === customer);
  if (existing) return existing;
  const id = newId('pm');
  return put(state.paymentMethods, id, {
    id,
    object: 'payment_method',
    created: now(),
    customer,
    type: 'card',
    card: {
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: new Date(now() * 1000).getUTCFullYear() + 3,
    },
    livemode: false,
  });
}

function charge(world: World, session: Session, intent: string, metadata: Record<string, string>): void {
  const id = newId('ch');
  put(world.state.charges, id, {
    id,
    object: 'charge',
    created: world.now(),
    amount: session.amount_total,
    amount_refunded: 0,
    refunded: false,
    currency: session.currency,
    customer: session.customer,
    metadata,
    payment_intent: intent,
    status: 'succeeded',
    livemode: false,
  });
}
