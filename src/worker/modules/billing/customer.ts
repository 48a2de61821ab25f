import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/data/database.ts';
import { findCustomerId, saveCustomer } from './customer-store.ts';
import { callStripe, isCustomerGone } from './stripe.ts';

/**
 * Does `work` with the organization's customer at Stripe; the first call makes it. When Stripe does not know it any more
 * (it was deleted there, or the key is another account's), `work` is done again with a new one. Throws what it throws, and
 * what `callStripe` throws.
 */
export async function withCustomer<T>(ctx: Ctx, work: (customer: string) => Promise<T>): Promise<T> {
  const customer = (await findCustomerId(ctx)) ?? (await makeCustomer(ctx, null));
  try {
    return await work(customer);
  } catch (error) {
    if (!isCustomerGone(error)) throw error;
    return work(await makeCustomer(ctx, customer));
  }
}

/** In the place of `gone`; answers the one that counts. */
async function makeCustomer(ctx: Ctx, gone: string | null): Promise<string> {
  const metadata = { organization_id: String(ctx.organizationId) };
  // The library's random key holds over its own retries. A fixed one would be answered for a day with a failure that
  // Stripe kept, and by the customer of another installation. Of two requests at once one makes a customer in vain.
  const { id: made } = await callStripe(ctx, (stripe) => stripe.customers.create({ metadata }));
  const [rows] = await commit(database(ctx), [saveCustomer(ctx, made, gone)]);
  return (rows as [{ id: string }])[0].id;
}
