import type Stripe from 'stripe';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { findCustomerId } from '../customer-store.ts';
import { CHECKED_PER_TICK, MAX_RUN } from '../limits.ts';
import type { PurchaseRow } from '../schema.ts';
import { callStripe, isConfigured, isMissing } from '../stripe.ts';
import { referenceOf } from './reference.ts';
import { settlePurchase } from './settle.ts';
import { updateDuePurchases, updateExpired, updateSession } from './store.ts';

/**
 * Asks Stripe about purchases that stay open: credits those whose webhook was lost, and closes those that can no
 * longer be paid. A failed check is logged and repeated later.
 */
export async function checkPurchases(ctx: ServiceCtx): Promise<void> {
  if (!isConfigured(ctx.env)) return;
  const until = ctx.now() + MAX_RUN;
  const [purchases] = await commit(database(ctx), [updateDuePurchases(ctx, CHECKED_PER_TICK)]);
  for (const purchase of purchases) {
    if (!hasRoomForUpkeep()) return;
    if (ctx.now() > until) return;
    try {
      await check(forOrganization(ctx, purchase.organizationId), purchase);
    } catch (error) {
      ctx.log.error('billing.check_failed', error, { purchase: purchase.id });
    }
  }
}

export const checkPurchasesPart: Part = {
  look: (ctx) => [updateDuePurchases(ctx, 1)],
  run: checkPurchases,
};

async function check(ctx: Ctx, purchase: PurchaseRow): Promise<void> {
  const session = await findSession(ctx, purchase).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  // The session was never created, or Stripe no longer knows it or its customer.
  if (!session) {
    await commit(database(ctx), [updateExpired(ctx, purchase.id, purchase.checkoutSessionId)]);
    return;
  }
  const { id, url } = session;
  await settlePurchase(ctx, session, url ? [updateSession(ctx, purchase.id, { id, url })] : []);
}

/** Finds the session of a purchase; null if the request ended before it created one. */
async function findSession(ctx: Ctx, purchase: PurchaseRow): Promise<Stripe.Checkout.Session | null> {
  const { checkoutSessionId: id } = purchase;
  if (id !== null) {
    return callStripe(ctx, (stripe) => stripe.checkout.sessions.retrieve(id));
  }
  const customer = await findCustomerId(ctx);
  if (customer === null) return null;
  const seconds = Math.floor(purchase.createdAt / 1000);
  // The session was created during the request, give or take the difference of the clocks.
  const created = { gte: seconds - 300, lte: seconds + 900 };
  const { data } = await callStripe(ctx, (stripe) =>
    stripe.checkout.sessions.list({ customer, created, limit: 100 }),
  );
  return data.find((session) => session.client_reference_id === referenceOf(purchase.id)) ?? null;
}
