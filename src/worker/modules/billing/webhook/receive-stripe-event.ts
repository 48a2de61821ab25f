import type Stripe from 'stripe';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { findOrganization } from '../customer-store.ts';
import { EVENTS_REMOVED_PER_TICK, KEEP_EVENTS } from '../limits.ts';
import { findPayment, syncRefunds } from '../purchase/refund.ts';
import { settlePurchase } from '../purchase/settle.ts';
import { verifyEvent } from '../stripe.ts';
import { syncSubscription } from '../subscription/sync.ts';
import { deletePastEvents, insertEvent, isKnownEvent, isKnownEventError } from './store.ts';

/** The effect of an event in its organization. */
interface Effect {
  organizationId: number;
  /** Applies the effect in one batch with `also`. */
  apply(ctx: Ctx, also: Statement[]): Promise<void>;
}

/**
 * Processes an event from Stripe once, however often and in whatever order events arrive. The directory yields its
 * organization; then the batch of its effect records it in that organization's database, so after a failure Stripe's
 * retry takes effect. Throws what `verifyEvent` and `callStripe` throw.
 */
export async function receiveStripeEvent(
  service: ServiceCtx,
  payload: string,
  signature: string | undefined,
): Promise<void> {
  const event = await verifyEvent(service, payload, signature);
  const effect = await findEffect(service, event);
  if (!effect) return;
  const ctx = forOrganization(service, effect.organizationId);
  if (await isKnownEvent(ctx, event.id)) return;
  try {
    await effect.apply(ctx, [insertEvent(ctx, event)]);
  } catch (error) {
    if (!isKnownEventError(error)) throw error;
  }
}

/** Deletes events that Stripe no longer resends, a limited number per call. */
export async function deletePastStripeEvents(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), [pastEvents(ctx)]);
}

const pastEvents = (ctx: ServiceCtx) =>
  deletePastEvents(ctx, ctx.now() - KEEP_EVENTS, EVENTS_REMOVED_PER_TICK);

export const deletePastStripeEventsPart: Part = {
  look: (ctx) => [pastEvents(ctx)],
  run: deletePastStripeEvents,
};

/**
 * Finds the effect of an event; null for a type without one, and for events of no organization. Of events about
 * invoices, subscriptions and refunds, only the organization is read: their contents have the API version of the
 * webhook's endpoint, which may be any.
 */
async function findEffect(ctx: ServiceCtx, event: Stripe.Event): Promise<Effect | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const failed = event.type === 'checkout.session.async_payment_failed';
      return ofCustomer(ctx, event, session.customer, (own, customer, also) =>
        session.mode === 'payment'
          ? settlePurchase(own, session, also, failed)
          : syncSubscription(own, customer, also),
      );
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return ofCustomer(ctx, event, event.data.object.customer, syncSubscription);
    case 'charge.refunded':
    case 'refund.failed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return ofPayment(ctx, idOf(event.data.object.payment_intent));
    default:
      return null;
  }
}

/** Returns the effect on the customer's organization, if there is one. */
async function ofCustomer(
  ctx: ServiceCtx,
  event: Stripe.Event,
  customerOrId: string | { id: string } | null,
  effect: (own: Ctx, customer: string, also: Statement[]) => Promise<void>,
): Promise<Effect | null> {
  const customer = idOf(customerOrId);
  const organizationId = customer === null ? null : await findOrganization(ctx, customer);
  if (customer === null || organizationId === null) {
    // The customer belongs to another service of the same Stripe account, or to an earlier database.
    ctx.log.warn('billing.unknown_customer', { event: event.id, type: event.type });
    return null;
  }
  return { organizationId, apply: (own, also) => effect(own, customer, also) };
}

/** Returns the effect of a refund or a dispute, if the payment was for a purchase. */
async function ofPayment(ctx: ServiceCtx, intent: string | null): Promise<Effect | null> {
  const payment = intent === null ? null : await findPayment(ctx, intent);
  if (intent === null || !payment) return null;
  const { organizationId } = payment;
  return { organizationId, apply: (own, also) => syncRefunds(own, intent, payment, also) };
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'object' ? (object?.id ?? null) : object;
}
