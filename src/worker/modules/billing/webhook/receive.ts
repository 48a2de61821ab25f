import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, type Statement } from '../../../platform/database.ts';
import { forOrganization } from '../../../platform/system-ctx.ts';
import { findOrganization } from '../customer-store.ts';
import { EVENTS_REMOVED_PER_TICK, KEEP_EVENTS } from '../limits.ts';
import { refundPurchase } from '../purchase/refund.ts';
import { settlePurchase } from '../purchase/settle.ts';
import { verifyEvent } from '../stripe.ts';
import { creditInvoice } from '../subscription/invoice.ts';
import { syncSubscription } from '../subscription/sync.ts';
import { insertEvent, isKnownEvent, isKnownEventError, removeEvents } from './store.ts';

/** What an event does, in one batch with `also`. */
type Effect = (ctx: Ctx, customer: string, also: Statement[]) => Promise<void>;

/**
 * Takes an event from Stripe: once, however often and in whatever order events come. It is known from when its effect is
 * committed, so after a failure Stripe sends it again. Throws what `verifyEvent` and `callStripe` throw.
 */
export async function receiveEvent(ctx: Ctx, payload: string, signature: string | undefined): Promise<void> {
  const event = await verifyEvent(ctx, payload, signature);
  const found = effectOf(event);
  if (!found || (await isKnownEvent(ctx, event.id))) return;
  const { customer, effect } = found;
  const organizationId = customer === null ? null : await findOrganization(ctx, customer);
  const done = insertEvent(ctx, event);
  try {
    if (customer === null || organizationId === null) {
      // Of another service of the same Stripe account, or of a database before this one.
      ctx.log.warn('billing.unknown_customer', { event: event.id, type: event.type });
      await commit(database(ctx), [done]);
    } else {
      await effect(forOrganization(ctx, organizationId), customer, [done]);
    }
  } catch (error) {
    if (!isKnownEventError(error)) throw error;
  }
}

/** Forgets events that Stripe does not send any more, a bounded number a call. */
export async function removePastEvents(ctx: Ctx): Promise<void> {
  await commit(database(ctx), [removeEvents(ctx, ctx.now() - KEEP_EVENTS, EVENTS_REMOVED_PER_TICK)]);
}

/** Null for a type that is of no interest. */
function effectOf(event: Stripe.Event): { customer: string | null; effect: Effect } | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const settle: Effect = (ctx, _customer, also) => settlePurchase(ctx, session, also);
      return {
        customer: idOf(session.customer),
        effect: session.mode === 'payment' ? settle : syncSubscription,
      };
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { customer: idOf(event.data.object.customer), effect: syncSubscription };
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const invoice = event.data.object;
      return {
        customer: idOf(invoice.customer),
        effect: (ctx, customer, also) =>
          syncSubscription(ctx, customer, [...creditInvoice(ctx, invoice), ...also]),
      };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      return {
        customer: idOf(charge.customer),
        effect: (ctx, _customer, also) => refundPurchase(ctx, charge, also),
      };
    }
    default:
      return null;
  }
}

function idOf(customer: string | { id: string } | null): string | null {
  return typeof customer === 'object' ? (customer?.id ?? null) : customer;
}
