/** Starts, bills, renews and cancels subscriptions. */

import { type Invoice, newId, put, type Session, type Subscription, type World } from './state.ts';
import { find, StripeProblem } from './wire/problem.ts';

/** Starts the subscription of a checkout session. */
export function subscribe(world: World, session: Session, card: string): Subscription {
  const { price, quantity, subscriptionMetadata } = world.state.carts[session.id]!;
  const id = newId('sub');
  const start = world.now();
  return put(world.state.subscriptions, id, {
    id,
    object: 'subscription',
    created: start,
    customer: session.customer,
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    currency: session.currency,
    default_payment_method: card,
    latest_invoice: null,
    metadata: subscriptionMetadata,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          subscription: id,
          quantity,
          price,
          current_period_start: start,
          current_period_end: monthAfter(start),
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    livemode: false,
  });
}

/** Creates the invoice for the current period. */
export function bill(
  world: World,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  isPaid: boolean,
): Invoice {
  const [item] = subscription.items.data;
  const amount = item!.price.unit_amount * item!.quantity;
  const id = newId('in');
  subscription.latest_invoice = id;
  return put(world.state.invoices, id, {
    id,
    object: 'invoice',
    created: world.now(),
    customer: subscription.customer,
    number: `HERALD-${String(Object.keys(world.state.invoices).length + 1).padStart(4, '0')}`,
    status: isPaid ? 'paid' : 'open',
    billing_reason: reason,
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    total: amount,
    currency: subscription.currency,
    period_start: item!.current_period_start,
    period_end: item!.current_period_end,
    hosted_invoice_url: `${world.origin}/i/${id}`,
    invoice_pdf: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
    },
    livemode: false,
  });
}

/** Starts the next period, paid or with a refused card. Ends the subscription if it was cancelled at period end. */
export function renew(world: World, id: string, isPaid = true): Subscription {
  const subscription = find(world.state.subscriptions, 'subscription', id, 'id');
  if (subscription.status === 'canceled') return subscription;
  if (subscription.cancel_at_period_end) return cancel(world, id);
  const [item] = subscription.items.data;
  item!.current_period_start = item!.current_period_end;
  item!.current_period_end = monthAfter(item!.current_period_start);
  subscription.status = isPaid ? 'active' : 'past_due';
  const invoice = bill(world, subscription, 'subscription_cycle', isPaid);
  world.emit('customer.subscription.updated', subscription);
  world.emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return subscription;
}

/** Cancels immediately. */
export function cancel(world: World, id: string): Subscription {
  const subscription = find(world.state.subscriptions, 'subscription', id, 'id');
  if (subscription.status === 'canceled') {
    throw new StripeProblem(404, {
      code: 'resource_missing',
      message: `No such subscription: '${id}'`,
      param: 'id',
    });
  }
  Object.assign(subscription, { status: 'canceled', canceled_at: world.now(), ended_at: world.now() });
  world.emit('customer.subscription.deleted', subscription);
  return subscription;
}

/** Cancels at the end of the paid period, as the customer portal does. */
export function cancelAtPeriodEnd(world: World, id: string): void {
  const subscription = find(world.state.subscriptions, 'subscription', id, 'id');
  if (subscription.status === 'canceled') return;
  subscription.cancel_at_period_end = true;
  subscription.cancel_at = subscription.items.data[0]!.current_period_end;
  subscription.canceled_at = world.now();
  world.emit('customer.subscription.updated', subscription);
}

/** Returns the time one calendar month later. The 31st becomes the last day of a shorter month. */
function monthAfter(seconds: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
}
