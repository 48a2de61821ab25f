import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { type SubscriptionRow, subscriptions } from '../schema.ts';

/** A subscription as Stripe tells it; the times in milliseconds. */
export type SubscriptionState = Omit<SubscriptionRow, 'organizationId' | 'fetch' | 'updatedAt'>;

export async function findSubscription(ctx: Ctx): Promise<SubscriptionRow | null> {
  const [row] = await database(ctx)
    .select()
    .from(subscriptions)
    .where(sql`${subscriptions.organizationId} = ${ctx.organizationId}`);
  return row ?? null;
}

/** Fails the batch unless this differs from what is stored, and what is stored is not of a later fetch. */
export function requireChange(ctx: Ctx, fetch: number, state: SubscriptionState): Statement {
  const same = sql`stripe_subscription_id = ${state.stripeSubscriptionId} AND plan = ${state.plan}
    AND status = ${state.status} AND current_period_end = ${state.currentPeriodEnd}
    AND cancel_at_period_end = ${state.cancelAtPeriodEnd ? 1 : 0}`;
  return requireThat(
    database(ctx),
    sql`NOT EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${own(ctx)} AND (fetch > ${fetch} OR (${same})))`,
  );
}

/** Stores it, unless what is stored is of a later fetch. */
export function saveSubscription(ctx: Ctx, fetch: number, state: SubscriptionState): Statement {
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

const own = (ctx: Ctx): SQL => sql`organization_id = ${ctx.organizationId}`;
