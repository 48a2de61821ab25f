import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { findCustomerId } from '../customer-store.ts';
import { CHECKED_PER_TICK, MAX_RUN } from '../limits.ts';
import { isConfigured } from '../stripe.ts';
import { updateDueChecks } from './check-store.ts';
import { syncSubscription } from './sync.ts';

/**
 * Asks Stripe about the subscriptions that it should have reported on by now: those that started, and those whose
 * period has ended. So a lost webhook does no harm. A failed check is logged and repeated later.
 */
export async function checkSubscriptions(ctx: ServiceCtx): Promise<void> {
  if (!isConfigured(ctx.env)) return;
  const until = ctx.now() + MAX_RUN;
  const [checks] = await commit(database(ctx), [updateDueChecks(ctx, CHECKED_PER_TICK)]);
  for (const { organizationId } of checks) {
    if (!hasRoomForUpkeep()) return;
    if (ctx.now() > until) return;
    try {
      const own = forOrganization(ctx, organizationId);
      const customer = await findCustomerId(own);
      if (customer !== null) await syncSubscription(own, customer);
    } catch (error) {
      ctx.log.error('billing.check_failed', error, { organization: organizationId });
    }
  }
}

export const checkSubscriptionsPart: Part = {
  look: (ctx) => [updateDueChecks(ctx, 1)],
  run: checkSubscriptions,
};
