import { eq, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { commit, database, type Statement } from '../../platform/data/database.ts';
import { CHECKOUT_LIFE, FIRST_CHECK, NEXT_CHECK } from './limits.ts';
import { billingCustomers } from './schema.ts';

const ofOrganization = (ctx: Ctx) => eq(billingCustomers.organizationId, ctx.organizationId);

/** The organization's customer at Stripe, or null. */
export async function findCustomerId(ctx: Ctx): Promise<string | null> {
  const db = database(ctx);
  const [[row]] = await commit(db, [
    db.select({ id: billingCustomers.stripeCustomerId }).from(billingCustomers).where(ofOrganization(ctx)),
  ]);
  return row?.id ?? null;
}

/** The organization, of all organizations, that has this customer, or null. */
export async function findOrganization(ctx: ServiceCtx, customerId: string): Promise<number | null> {
  const db = database(ctx);
  const [[row]] = await commit(db, [
    db
      .select({ id: billingCustomers.organizationId })
      .from(billingCustomers)
      .where(eq(billingCustomers.stripeCustomerId, customerId)),
  ]);
  return row?.id ?? null;
}

/**
 * Saves the organization's customer, and replaces `deletedId`, which Stripe no longer knows, but no other. Answers
 * the customer that the organization then has. After a replacement, its subscription is checked soon.
 */
export function upsertCustomer(
  ctx: Ctx,
  customerId: string,
  deletedId: string | null,
): Statement<{ id: string }[]> {
  const isDeleted = sql`stripe_customer_id IS ${deletedId}`;
  return database(ctx).all(sql`INSERT INTO ${billingCustomers}
      (organization_id, stripe_customer_id, created_at)
    VALUES (${ctx.organizationId}, ${customerId}, ${ctx.now()})
    ON CONFLICT (organization_id) DO UPDATE SET
      check_at = CASE WHEN ${isDeleted} THEN ${ctx.now()} ELSE check_at END,
      stripe_customer_id = CASE WHEN ${isDeleted} THEN excluded.stripe_customer_id ELSE stripe_customer_id END
    RETURNING stripe_customer_id AS id`);
}

/**
 * Records that a checkout starts, so that a check follows even if its webhook is lost. Answers a number that is
 * higher than that of any earlier checkout or fetch. Needs the customer.
 */
export function updateCheckout(ctx: Ctx): Statement<{ fetches: number }[]> {
  const now = ctx.now();
  return database(ctx)
    .update(billingCustomers)
    .set({ checkoutAt: now, checkAt: now + FIRST_CHECK, fetches: sql`fetches + 1` })
    .where(ofOrganization(ctx))
    .returning({ fetches: billingCustomers.fetches });
}

/** Counts a fetch that starts now; answers its number. Needs the customer. */
export function updateFetches(ctx: Ctx): Statement<{ fetches: number }[]> {
  return database(ctx)
    .update(billingCustomers)
    .set({ fetches: sql`fetches + 1` })
    .where(ofOrganization(ctx))
    .returning({ fetches: billingCustomers.fetches });
}

/**
 * Schedules the next check: hourly while a checkout can still be paid, else at `nextAt`. Does nothing if another
 * fetch has started since, which will do it.
 */
export function updateCheckAt(ctx: Ctx, fetch: number, nextAt: number | null): Statement {
  return database(ctx).run(sql`UPDATE ${billingCustomers}
    SET check_at = CASE WHEN checkout_at > ${ctx.now() - FIRST_CHECK} THEN checkout_at + ${FIRST_CHECK}
      WHEN checkout_at > ${ctx.now() - CHECKOUT_LIFE} THEN ${ctx.now() + NEXT_CHECK}
      ELSE ${nextAt} END
    WHERE organization_id = ${ctx.organizationId} AND fetches = ${fetch}`);
}

/** Claims the customers of all organizations whose check is due: postpones their next check, and answers them. */
export function updateDueCustomers(
  ctx: ServiceCtx,
  limit: number,
): Statement<{ organizationId: number; customerId: string }[]> {
  return database(ctx).all(sql`UPDATE ${billingCustomers} SET check_at = ${ctx.now() + NEXT_CHECK}
    WHERE organization_id IN (SELECT organization_id FROM ${billingCustomers}
      WHERE check_at <= ${ctx.now()} ORDER BY check_at LIMIT ${limit})
    RETURNING organization_id AS organizationId, stripe_customer_id AS customerId`);
}
