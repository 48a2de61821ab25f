import type Stripe from 'stripe';
import type { CheckoutRequest } from '../../../contract/billing.ts';
import { DomainError } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { callbackUrl } from '../../platform/outside/public-url.ts';
import { withCustomer } from './customer.ts';
import { hasEnded, planOf } from './plans.ts';
import type { SubscriptionRow } from './schema.ts';
import { callStripe, StripeRefusal } from './stripe.ts';
import { upsertCheckout } from './subscription/check-store.ts';
import { findSubscription } from './subscription/store.ts';
import { syncSubscription } from './subscription/sync.ts';

/**
 * Returns the URL of a Stripe checkout page. To prevent two subscriptions, it asks Stripe for the current one, closes
 * earlier pages, and asks again whether one of them was paid. Of several concurrent requests, the page of the last one
 * stays open. Throws `conflict` (ALREADY_SUBSCRIBED, CHECKOUT_REPLACED); `forbidden` (INVALID_CALLBACK_URL); and what
 * `limitOutside` and `callStripe` throw.
 */
export async function startCheckout(ctx: Ctx, input: CheckoutRequest): Promise<{ url: string }> {
  const urls = {
    success_url: callbackUrl(ctx.env, input.success_url ?? '/', 'success_url'),
    cancel_url: callbackUrl(ctx.env, input.cancel_url ?? '/', 'cancel_url'),
  };
  await limitOutside(ctx, 'stripe');
  const plan = planOf(input.plan);
  const organization = String(ctx.organizationId);
  return withCustomer(ctx, async (customer) => {
    const current = await fetchSubscription(ctx, customer);
    if (current) throw alreadySubscribed(current);
    const [[checkout]] = await commit(database(ctx), [upsertCheckout(ctx)]);
    const number = checkout!.fetches;
    const session = await callStripe(ctx, (stripe) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        client_reference_id: `organization-${organization}`,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: plan.currency,
              unit_amount: plan.price_cents,
              recurring: { interval: 'month' },
              product_data: { name: `Herald ${plan.name}` },
            },
          },
        ],
        metadata: { checkout: String(number) },
        subscription_data: { metadata: { plan: plan.id, organization_id: organization } },
        ...urls,
      }),
    );
    const { data: open } = await callStripe(ctx, (stripe) =>
      stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
    );
    const pages = open.filter(({ mode }) => mode === 'subscription');
    const newest = Math.max(number, ...pages.map(numberOf));
    for (const page of pages) {
      if (numberOf(page) < newest) await close(ctx, page.id);
    }
    const paid = await fetchSubscription(ctx, customer);
    if (paid) {
      await close(ctx, session.id);
      throw alreadySubscribed(paid);
    }
    if (number < newest) {
      throw new DomainError(
        'conflict',
        'CHECKOUT_REPLACED',
        'Another checkout was started at the same time. Use its page.',
      );
    }
    return { url: session.url! };
  });
}

/**
 * Fetches the subscription from Stripe; null if there is none or it has ended. In any other state it can still be paid.
 */
async function fetchSubscription(ctx: Ctx, customer: string): Promise<SubscriptionRow | null> {
  await syncSubscription(ctx, customer);
  const current = await findSubscription(ctx);
  return current && !hasEnded(current.status) ? current : null;
}

/** Returns a page's number in an order that all concurrent requests share. The later request of any two sees both. */
function numberOf({ metadata }: Stripe.Checkout.Session): number {
  return Number(metadata?.['checkout']) || 0;
}

/** Closes a page, so that nobody can pay on it. */
async function close(ctx: Ctx, id: string): Promise<void> {
  try {
    await callStripe(ctx, (stripe) => stripe.checkout.sessions.expire(id));
  } catch (error) {
    // The page is no longer open: it was paid, or another request has closed it.
    if (!(error instanceof StripeRefusal)) throw error;
  }
}

function alreadySubscribed({ plan, status }: SubscriptionRow): DomainError {
  return new DomainError(
    'conflict',
    'ALREADY_SUBSCRIBED',
    `The organization has a subscription to the plan ${plan} (${status}). End it in the portal before you start another one.`,
  );
}
