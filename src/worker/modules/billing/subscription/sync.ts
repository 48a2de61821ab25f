import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { INVOICES_PER_SYNC, RENEWAL_LATE } from '../limits.ts';
import { hasEnded, isLive, paidPlan } from '../plans.ts';
import { callStripe, isCustomerMissing } from '../stripe.ts';
import { updateCheckAt, upsertFetch } from './check-store.ts';
import { creditInvoices } from './credit-invoices.ts';
import { findSubscription, requireChange, type SubscriptionState, upsertSubscription } from './store.ts';

/**
 * Stores the organization's subscription as Stripe now reports it, and credits its paid invoices, in one batch with
 * `also`. It ignores what the event says about them, so the order of events does not matter. Of two concurrent syncs,
 * the one that started later wins: it has seen every change before its event was sent. Throws what `callStripe`
 * throws.
 */
export async function syncSubscription(ctx: Ctx, customer: string, also: Statement[] = []): Promise<void> {
  const [[check]] = await commit(database(ctx), [upsertFetch(ctx)]);
  const fetch = check!.fetches;
  const { subscriptions, invoices } = await fetchFromStripe(ctx, customer);
  const states = subscriptions.flatMap((subscription) => stateOf(subscription) ?? []);
  const live = states.filter(({ status }) => isLive(status));
  if (live.length > 1) {
    const ids = live.map(({ stripeSubscriptionId }) => stripeSubscriptionId);
    ctx.log.error('billing.several_subscriptions', new Error('Several subscriptions are live.'), { ids });
  }
  // Stripe lists the newest first.
  const reported = live[0] ?? states.find(({ status }) => !hasEnded(status)) ?? states[0];
  const state = reported ?? (subscriptions.length === 0 ? await endStored(ctx) : null);
  const nextCheck =
    !state || hasEnded(state.status) ? null : Math.max(state.currentPeriodEnd, ctx.now()) + RENEWAL_LATE;
  const rest = [updateCheckAt(ctx, fetch, nextCheck), ...(await creditInvoices(ctx, invoices)), ...also];
  if (!state) {
    await commit(database(ctx), rest);
    return;
  }
  const save = [upsertSubscription(ctx, fetch, state), ...rest];
  const { stripeSubscriptionId, plan, status, cancelAtPeriodEnd } = state;
  try {
    await commit(database(ctx), [
      requireChange(ctx, fetch, state),
      audit(
        { ...ctx, actor: { type: 'system' } },
        'subscription.changed',
        `subscription:${stripeSubscriptionId}`,
        {
          plan,
          status,
          cancel_at_period_end: cancelAtPeriodEnd,
        },
      ),
      ...save,
    ]);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await commit(database(ctx), save);
  }
}

/** Fetches the newest subscriptions and invoices; none if Stripe no longer knows the customer. */
async function fetchFromStripe(
  ctx: Ctx,
  customer: string,
): Promise<{ subscriptions: Stripe.Subscription[]; invoices: Stripe.Invoice[] }> {
  try {
    const [subscriptions, invoices] = await callStripe(ctx, (stripe) =>
      Promise.all([
        stripe.subscriptions.list({ customer, status: 'all', limit: 20 }),
        stripe.invoices.list({ customer, status: 'paid', limit: INVOICES_PER_SYNC }),
      ]),
    );
    return { subscriptions: subscriptions.data, invoices: invoices.data };
  } catch (error) {
    if (isCustomerMissing(error)) return { subscriptions: [], invoices: [] };
    throw error;
  }
}

/**
 * Returns the stored subscription as ended: Stripe lists ended ones, too, and none if it no longer knows the customer.
 */
async function endStored(ctx: Ctx): Promise<SubscriptionState | null> {
  const stored = await findSubscription(ctx);
  return stored && { ...stored, status: hasEnded(stored.status) ? stored.status : 'canceled' };
}

/** Converts a subscription; null for one to anything but our plans. */
function stateOf(subscription: Stripe.Subscription): SubscriptionState | null {
  const plan = paidPlan(subscription.metadata['plan']);
  const item = subscription.items.data[0];
  if (!plan || !item) return null;
  const method = subscription.default_payment_method;
  return {
    stripeSubscriptionId: subscription.id,
    plan: plan.id,
    status: subscription.status,
    currentPeriodStart: item.current_period_start * 1000,
    currentPeriodEnd: item.current_period_end * 1000,
    // Newer Stripe accounts only set the time.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    defaultPaymentMethod: typeof method === 'string' ? method : (method?.id ?? null),
  };
}
