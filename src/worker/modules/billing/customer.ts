import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/database.ts';
import { findCustomerId, insertCustomer } from './customer-store.ts';
import { callStripe } from './stripe.ts';

/** The organization's customer at Stripe; the first call makes it. Throws what `callStripe` throws. */
export async function ensureCustomer(ctx: Ctx): Promise<string> {
  const known = await findCustomerId(ctx);
  if (known !== null) return known;
  // Of two requests at once the key makes one customer: so both tell the same.
  const metadata = { organization_id: String(ctx.organizationId) };
  const options = { idempotencyKey: `customer-${ctx.organizationId}` };
  const { id: made } = await callStripe(ctx, (stripe) => stripe.customers.create({ metadata }, options));
  await commit(database(ctx), [insertCustomer(ctx, made)]);
  // Another request may have been quicker.
  return (await findCustomerId(ctx)) ?? made;
}
