import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database, directory } from '../../platform/data/database.ts';
import { findCustomerId, upsertCustomer } from './customer-store.ts';
import { callStripe, isCustomerMissing } from './stripe.ts';
import { upsertCheck } from './subscription/check-store.ts';

/**
 * Does `work` with the organization's customer at Stripe, which the first call creates. If Stripe no longer knows the
 * customer (it was deleted there, or the key belongs to another account), does `work` again with a new customer.
 * Throws what `work` and `callStripe` throw.
 */
export async function withCustomer<T>(ctx: Ctx, work: (customer: string) => Promise<T>): Promise<T> {
  const customer = (await findCustomerId(ctx)) ?? (await createCustomer(ctx, null));
  try {
    return await work(customer);
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    return work(await createCustomer(ctx, customer));
  }
}

/** Creates a customer, replacing `deletedId`. Returns the customer that the organization then has. */
async function createCustomer(ctx: Ctx, deletedId: string | null): Promise<string> {
  const metadata = { organization_id: String(ctx.organizationId) };
  // The library's random idempotency key covers its own retries. With a fixed one, Stripe would repeat a failure for a
  // day, or return the customer of another installation. Of two concurrent requests, one creates a customer in vain.
  const { id } = await callStripe(ctx, (stripe) => stripe.customers.create({ metadata }));
  const [[customer]] = await commit(directory(ctx), [upsertCustomer(ctx, id, deletedId)]);
  // The subscription of the deleted customer has ended.
  if (deletedId !== null) await commit(database(ctx), [upsertCheck(ctx)]);
  return customer!.id;
}
