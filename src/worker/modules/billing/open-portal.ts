import type { PortalRequest } from '../../../contract/billing.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { callbackUrl } from '../../platform/outside/public-url.ts';
import { withCustomer } from './customer.ts';
import { callStripe } from './stripe.ts';

/**
 * Returns the URL of a Stripe page to manage the subscription and the cards. Throws what `limitOutside` and
 * `callStripe` throw.
 */
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
