import type Stripe from 'stripe';
import type { CheckoutRequest, PortalRequest } from '../../../../contract/billing.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { callbackUrl } from '../../../platform/outside/public-url.ts';
import { withCustomer } from '../customer.ts';
import { beginCheckout } from '../customer-store.ts';
import { hasEnded, planOf } from '../plans.ts';
import type { SubscriptionRow } from '../schema.ts';
import { callStripe, StripeRefusal } from '../stripe.ts';
import { findSubscription } from './store.ts';
import { syncSubscription } from './sync.ts';

/**
 * A page of Stripe to subscribe on. Nobody subscribes twice by accident: what Stripe has not told yet is asked for, the
 * pages from before are closed, and then it is asked again whether one of them was paid on. Of several requests at once
 * the page of the last one is left. Throws `conflict` ALREADY_SUBSCRIBED and CHECKOUT_REPLACED, `forbidden`
 * INVALID_CALLBACK_URL, and what `limitOutside` and `callStripe` throw.
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
    const before = await presentSubscription(ctx, customer);
    if (before) throw alreadySubscribed(before);
    const number = await beginCheckout(ctx);
    const made = await callStripe(ctx, (stripe) =>
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
    const meanwhile = await presentSubscription(ctx, customer);
    if (meanwhile) {
      await close(ctx, made.id);
      throw alreadySubscribed(meanwhile);
    }
    if (number < newest) {
      throw new DomainError(
        'conflict',
        'CHECKOUT_REPLACED',
        'Another checkout was begun at the same moment: its page counts.',
      );
    }
    return { url: made.url! };
  });
}

/** As Stripe tells it now; null when there is none, or it has ended: any other may be paid for yet. */
async function presentSubscription(ctx: Ctx, customer: string): Promise<SubscriptionRow | null> {
  await syncSubscription(ctx, customer);
  const current = await findSubscription(ctx);
  return current && !hasEnded(current.status) ? current : null;
}

/** Of each two pages the later one's request sees both, and both see the same order. */
function numberOf({ metadata }: Stripe.Checkout.Session): number {
  return Number(metadata?.['checkout']) || 0;
}

/** Nobody can pay in it any more. */
async function close(ctx: Ctx, id: string): Promise<void> {
  try {
    await callStripe(ctx, (stripe) => stripe.checkout.sessions.expire(id));
  } catch (error) {
    // It is not open any more: it was paid in, or another request closed it.
    if (!(error instanceof StripeRefusal)) throw error;
  }
}

function alreadySubscribed({ plan, status }: SubscriptionRow): DomainError {
  return new DomainError(
    'conflict',
    'ALREADY_SUBSCRIBED',
    `There is a subscription to the plan ${plan} (${status}): end it in the portal before another one begins.`,
  );
}

/** A page of Stripe to see and end the subscription on, and to change cards. Throws as `startCheckout`. */
export async function openPortal(ctx: Ctx, input: PortalRequest): Promise<{ url: string }> {
  const returnUrl = callbackUrl(ctx.env, input.return_url ?? '/', 'return_url');
  await limitOutside(ctx, 'stripe');
  return withCustomer(ctx, async (customer) => {
    const { url } = await callStripe(ctx, (stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
    );
    return { url };
  });
}
