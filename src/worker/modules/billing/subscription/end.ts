import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasEnded } from '../plans.ts';
import { callStripe, isConfigured, isMissing } from '../stripe.ts';
import { deleteSubscription, findSubscription } from './store.ts';

/** Cancels the subscription of a deleted organization. Returns that none is left. Throws like `callStripe`. */
export async function endSubscription(ctx: Ctx): Promise<boolean> {
  const subscription = await findSubscription(ctx);
  if (!subscription) return true;
  const { status, stripeSubscriptionId } = subscription;
  if (!hasEnded(status) && isConfigured(ctx.env)) {
    try {
      await callStripe(ctx, (stripe) => stripe.subscriptions.cancel(stripeSubscriptionId));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  await commit(database(ctx), [deleteSubscription(ctx)]);
  return true;
}
