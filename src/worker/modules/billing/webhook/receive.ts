import type Stripe from 'stripe';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database, type Statement } from '../../../platform/data/database.ts';
import { findOrganization } from '../customer-store.ts';
import { EVENTS_REMOVED_PER_TICK, KEEP_EVENTS } from '../limits.ts';
import { syncRefunds } from '../purchase/refund.ts';
import { settlePurchase } from '../purchase/settle.ts';
import { verifyEvent } from '../stripe.ts';
import { syncSubscription } from '../subscription/sync.ts';
import { insertEvent, isKnownEvent, isKnownEventError, removeEvents } from './store.ts';

/** What an event does, in one batch with `also`. */
type Effect = (ctx: ServiceCtx, also: Statement[]) => Promise<void>;

/**
 * Takes an event from Stripe: once, however often and in whatever order events come. It is known from when its effect is
 * committed, so after a failure Stripe sends it again. Throws what `verifyEvent` and `callStripe` throw.
 */
export async function receiveEvent(
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

/** Forgets events that Stripe does not send any more, a bounded number a call. */
export async function removePastStripeEvents(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), [removeEvents(ctx, ctx.now() - KEEP_EVENTS, EVENTS_REMOVED_PER_TICK)]);
}

/**
 * Null for a type that is of no interest. Of invoices, subscriptions and what is paid back an event says only whose they
 * are: its contents have the API version of the webhook's endpoint, which may be any.
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

/** Done for the organization whose customer this is; nothing, when it is nobody's. */
function ofCustomer(
  event: Stripe.Event,
  given: string | { id: string } | null,
  effect: (ctx: Ctx, customer: string, also: Statement[]) => Promise<void>,
): Effect {
  return async (ctx, also) => {
    const customer = idOf(given);
    const organizationId = customer === null ? null : await findOrganization(ctx, customer);
    if (customer === null || organizationId === null) {
      // Of another service of the same Stripe account, or of a database before this one.
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
