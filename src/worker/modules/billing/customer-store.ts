import { eq, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../platform/data/database.ts';
import { billingCustomers } from './schema.ts';

/** Finds the organization's customer at Stripe, or null. */
export async function findCustomerId(ctx: Ctx): Promise<string | null> {
  const db = directory(ctx);
  const [[row]] = await commit(db, [
    db
      .select({ id: billingCustomers.stripeCustomerId })
      .from(billingCustomers)
      .where(eq(billingCustomers.organizationId, ctx.organizationId)),
  ]);
  return row?.id ?? null;
}

/** Finds the organization of a customer, among all organizations. */
export async function findOrganization(ctx: ServiceCtx, customerId: string): Promise<number | null> {
  const db = directory(ctx);
  const [[row]] = await commit(db, [
    db
      .select({ id: billingCustomers.organizationId })
      .from(billingCustomers)
      .where(eq(billingCustomers.stripeCustomerId, customerId)),
  ]);
  return row?.id ?? null;
}

/**
 * Stores the organization's customer, and replaces `deletedId`, which Stripe no longer knows, but no other. Returns the
 * customer that the organization then has.
 */
export function upsertCustomer(
  ctx: Ctx,
  customerId: string,
  deletedId: string | null,
): Statement<{ id: string }[]> {
  return directory(ctx).all(sql`INSERT INTO ${billingCustomers}
      (organization_id, stripe_customer_id, created_at)
    VALUES (${ctx.organizationId}, ${customerId}, ${ctx.now()})
    ON CONFLICT (organization_id) DO UPDATE SET stripe_customer_id =
      CASE WHEN stripe_customer_id IS ${deletedId} THEN excluded.stripe_customer_id ELSE stripe_customer_id END
    RETURNING stripe_customer_id AS id`);
}
