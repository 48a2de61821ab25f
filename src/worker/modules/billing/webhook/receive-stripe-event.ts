import type Stripe from 'stripe';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database, type Statement } from '../../../platform/data/database.ts';
import { findOrganization } from '../customer-store.ts';
import { EVENTS_REMOVED_PER_TICK, KEEP_EVENTS } from '../limits.ts';
import { syncRefunds } from '../purchase/refund.ts';
import { settlePurchase } from '../purchase/settle.ts';
import { verifyEvent } from '../stripe.ts';
import { syncSubscription } from '../subscription/sync.ts';
import { deletePastEvents, insertEvent, isKnownEvent, isKnownEventError } from './store.ts';

/** The effect of an event, in one batch with `also`. */
type Effect = (ctx: ServiceCtx, also: Statement[]) => Promise<void>;

/**
 * Processes an event from Stripe once, however often and in whatever order events arrive. The batch of its effect
 * records the event, so after a failure Stripe's retry takes effect. Throws what `verifyEvent` and `callStripe`
 * throw.
 */
export async function receiveStripeEvent(
  ctx: ServiceCtx,
  payload: string,
  signature: string | undefined,
): Promise<void> {
  const event = await verifyEvent(ctx, payload, signature);
  const effect = effectOf(event);
  if (!effect || (await isKnownEvent(ctx, event.id))) return;
  try {
    await effect(ctx, [insertEvent(ctx, event)]);
  } catch (error) {
    if (!isKnownEventError(error)) throw error;
  }
}

/** Deletes events that Stripe no longer resends, a limited number per call. */
export async function deletePastStripeEvents(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), [deletePastEvents(ctx, ctx.now() - KEEP_EVENTS, EVENTS_REMOVED_PER_TICK)]);
}

/**
 * Null for a type without an effect. From events about invoices, subscriptions and refunds, Herald only reads whose
 * they are: their contents have the API version of the webhook's endpoint, which may be any.
 */
function effectOf(event: Stripe.Event): Effect | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const failed = event.type === 'checkout.session.async_payment_failed';
      return ofCustomer(event, session.customer, (ctx, customer, also) =>
        session.mode === 'payment'
          ? settlePurchase(ctx, session, also, failed)
          : syncSubscription(ctx, customer, also),
      );
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return ofCustomer(event, event.data.object.customer, syncSubscription);
    case 'charge.refunded':
    case 'refund.failed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const intent = idOf(event.data.object.payment_intent);
      return intent === null ? null : (ctx, also) => syncRefunds(ctx, intent, also);
    }
    default:
      return null;
  }
}

/** Applies the effect to the customer's organization; only records the event if there is none. */
function ofCustomer(
  event: Stripe.Event,
  customerOrId: string | { id: string } | null,
  effect: (ctx: Ctx, customer: string, also: Statement[]) => Promise<void>,
): Effect {
  return async (ctx, also) => {
    const customer = idOf(customerOrId);
    const organizationId = customer === null ? null : await findOrganization(ctx, customer);
    if (customer === null || organizationId === null) {
      // The customer belongs to another service of the same Stripe account, or to an earlier database.
      ctx.log.warn('billing.unknown_customer', { event: event.id, type: event.type });
      await commit(database(ctx), also);
      return;
    }
    await effect(forOrganization(ctx, organizationId), customer, also);
  };
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'object' ? (object?.id ?? null) : object;
}
