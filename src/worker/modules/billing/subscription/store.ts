import { eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { type SubscriptionRow, subscriptions } from '../schema.ts';

/** A subscription as Stripe reports it; the times in milliseconds. */
export type SubscriptionState = Omit<SubscriptionRow, 'organizationId' | 'fetch' | 'updatedAt'>;

export async function findSubscription(ctx: Ctx): Promise<SubscriptionRow | null> {
  const db = database(ctx);
  const [[row]] = await commit(db, [db.select().from(subscriptions).where(ofOrganization(ctx))]);
  return row ?? null;
}

/** Fails the batch if the stored subscription is the same, or comes from a later fetch. */
export function requireChange(ctx: Ctx, fetch: number, state: SubscriptionState): Statement {
  const isSame = sql`stripe_subscription_id = ${state.stripeSubscriptionId} AND plan = ${state.plan}
    AND status = ${state.status} AND current_period_end = ${state.currentPeriodEnd}
    AND cancel_at_period_end = ${state.cancelAtPeriodEnd ? 1 : 0}`;
  return requireThat(
    database(ctx),
    sql`NOT EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${ofOrganization(ctx)} AND (fetch > ${fetch} OR (${isSame})))`,
  );
}

/** Stores the subscription, unless the stored one comes from a later fetch. */
export function upsertSubscription(ctx: Ctx, fetch: number, state: SubscriptionState): Statement {
  const row = { ...state, fetch, updatedAt: ctx.now() };
  return database(ctx)
    .insert(subscriptions)
    .values({ ...row, organizationId: ctx.organizationId })
    .onConflictDoUpdate({
      target: subscriptions.organizationId,
      set: row,
      setWhere: sql`${subscriptions.fetch} < ${fetch}`,
    });
}

export function deleteSubscription(ctx: Ctx): Statement {
  return hidden(database(ctx).delete(subscriptions).where(ofOrganization(ctx)));
}

const ofOrganization = (ctx: Ctx): SQL => eq(subscriptions.organizationId, ctx.organizationId);
