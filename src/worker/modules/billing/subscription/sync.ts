import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { beginFetch, planCheck } from '../customer-store.ts';
import { INVOICES_PER_SYNC, RENEWAL_LATE } from '../limits.ts';
import { hasEnded, isLive, paidPlan } from '../plans.ts';
import { callStripe, isCustomerGone } from '../stripe.ts';
import { creditInvoices } from './invoice.ts';
import { findSubscription, requireChange, type SubscriptionState, saveSubscription } from './store.ts';

/**
 * Stores the organization's subscription as Stripe tells it now, and credits its paid invoices, in one batch with
 * `also`. What an event says about it is not looked at, so the order in which events come does not matter. Of two syncs
 * at once the one counts that began to ask later: whatever changed before its event was sent, it has seen. Throws what
 * `callStripe` throws.
 */
export async function syncSubscription(ctx: Ctx, customer: string, also: Statement[] = []): Promise<void> {
  const fetch = await beginFetch(ctx);
  const { subscriptions, invoices } = await ask(ctx, customer);
  const known = subscriptions.flatMap((subscription) => stateOf(subscription) ?? []);
  const live = known.filter(({ status }) => isLive(status));
  if (live.length > 1) {
    const ids = live.map(({ stripeSubscriptionId }) => stripeSubscriptionId);
    ctx.log.error('billing.several_subscriptions', new Error('paid for more than once'), { ids });
  }
  // Stripe lists the newest first.
  const told = live[0] ?? known.find(({ status }) => !hasEnded(status)) ?? known[0];
  const state = told ?? (subscriptions.length === 0 ? await endOfStored(ctx) : null);
  const nextCheck =
    !state || hasEnded(state.status) ? null : Math.max(state.currentPeriodEnd, ctx.now()) + RENEWAL_LATE;
  const rest = [planCheck(ctx, fetch, nextCheck), ...(await creditInvoices(ctx, invoices)), ...also];
  if (!state) {
    await commit(database(ctx), rest);
    return;
  }
  const save = [saveSubscription(ctx, fetch, state), ...rest];
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

/** The newest of both; none of a customer that is gone. */
async function ask(
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
    if (isCustomerGone(error)) return { subscriptions: [], invoices: [] };
    throw error;
  }
}

/** Stripe lists those that ended as well: one that it does not list is of a customer that is gone. */
async function endOfStored(ctx: Ctx): Promise<SubscriptionState | null> {
  const stored = await findSubscription(ctx);
  return stored && { ...stored, status: hasEnded(stored.status) ? stored.status : 'canceled' };
}

/** Null for a subscription to something that is none of our plans. */
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
    // Newer accounts of Stripe set the time alone.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    defaultPaymentMethod: typeof method === 'string' ? method : (method?.id ?? null),
  };
}
