import type { CheckoutRequest, PortalRequest } from '../../../../contract/billing.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { callbackUrl } from '../../../platform/public-url.ts';
import { ensureCustomer } from '../customer.ts';
import { noteCheckout } from '../customer-store.ts';
import { isLive, planOf } from '../plans.ts';
import { callStripe } from '../stripe.ts';
import { findSubscription } from './store.ts';
import { syncSubscription } from './sync.ts';

/**
 * A page of Stripe to subscribe on. One that was begun before can no longer be paid on, and what Stripe has not told yet
 * is asked for: nobody subscribes twice by accident. Throws `conflict` ALREADY_SUBSCRIBED, `forbidden`
 * INVALID_CALLBACK_URL, and what `callStripe` throws.
 */
export async function startCheckout(ctx: Ctx, input: CheckoutRequest): Promise<{ url: string }> {
  const successUrl = callbackUrl(ctx.env, input.success_url ?? '/', 'success_url');
  const cancelUrl = callbackUrl(ctx.env, input.cancel_url ?? '/', 'cancel_url');
  const plan = planOf(input.plan);
  const organization = String(ctx.organizationId);
  const customer = await ensureCustomer(ctx);
  await syncSubscription(ctx, customer);
  const current = await findSubscription(ctx);
  if (current && isLive(current.status)) {
    throw new DomainError(
      'conflict',
      'ALREADY_SUBSCRIBED',
      `There is a subscription to the plan ${current.plan}: end it in the portal before another one begins.`,
    );
  }
  await commit(database(ctx), [noteCheckout(ctx)]);
  return callStripe(ctx, async (stripe) => {
    const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for (const session of open.data) {
      if (session.mode === 'subscription') await stripe.checkout.sessions.expire(session.id);
    }
    const { url } = await stripe.checkout.sessions.create({
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
      subscription_data: { metadata: { plan: plan.id, organization_id: organization } },
      success_url: successUrl,
      cancel_url: cancelUrl,
    });
    return { url: url! };
  });
}

/** A page of Stripe to see and end the subscription on, and to change cards. Throws as `startCheckout`. */
export async function openPortal(ctx: Ctx, input: PortalRequest): Promise<{ url: string }> {
  const returnUrl = callbackUrl(ctx.env, input.return_url ?? '/', 'return_url');
  const customer = await ensureCustomer(ctx);
  const { url } = await callStripe(ctx, (stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
  );
  return { url };
}
