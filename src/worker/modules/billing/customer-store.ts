import { sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/database.ts';
import { CHECKOUT_LIFE, FIRST_CHECK, NEXT_CHECK } from './limits.ts';
import { billingCustomers } from './schema.ts';

/** The organization's customer at Stripe, or null when it has none yet. */
export async function findCustomerId(ctx: Ctx): Promise<string | null> {
  const [row] = await database(ctx).all<{ id: string }>(sql`SELECT stripe_customer_id AS id
    FROM ${billingCustomers} WHERE organization_id = ${ctx.organizationId}`);
  return row?.id ?? null;
}

/** Whose customer this is, of all organizations. */
export async function findOrganization(ctx: Ctx, customerId: string): Promise<number | null> {
  const [row] = await database(ctx).all<{ id: number }>(sql`SELECT organization_id AS id
    FROM ${billingCustomers} WHERE stripe_customer_id = ${customerId}`);
  return row?.id ?? null;
}

/** Unless the organization got one meanwhile. */
export function insertCustomer(ctx: Ctx, customerId: string): Statement {
  return database(ctx).run(sql`INSERT INTO ${billingCustomers}
      (organization_id, stripe_customer_id, created_at)
    VALUES (${ctx.organizationId}, ${customerId}, ${ctx.now()})
    ON CONFLICT (organization_id) DO NOTHING`);
}

/** A subscription was begun: somebody has to look whether it was paid for, if Stripe does not tell. */
export function noteCheckout(ctx: Ctx): Statement {
  return database(ctx).run(sql`UPDATE ${billingCustomers}
    SET checkout_at = ${ctx.now()}, check_at = ${ctx.now() + FIRST_CHECK}
    WHERE organization_id = ${ctx.organizationId}`);
}

/** Counts a fetch that begins now; answers its number. Needs the customer. */
export async function beginFetch(ctx: Ctx): Promise<number> {
  const [row] = await database(ctx).all<{ fetches: number }>(sql`UPDATE ${billingCustomers}
    SET fetches = fetches + 1 WHERE organization_id = ${ctx.organizationId} RETURNING fetches`);
  return row!.fetches;
}

/**
 * Plans the next check, at `nextAt` or while a begun subscription may still be paid for; unless another fetch began
 * since, which will.
 */
export function planCheck(ctx: Ctx, fetch: number, nextAt: number | null): Statement {
  return database(ctx).run(sql`UPDATE ${billingCustomers}
    SET check_at = COALESCE(${nextAt}, CASE WHEN checkout_at > ${ctx.now() - CHECKOUT_LIFE}
      THEN ${ctx.now() + NEXT_CHECK} END)
    WHERE organization_id = ${ctx.organizationId} AND fetches = ${fetch}`);
}

/** Of all organizations: takes those that are due, so that nobody else does for a while. */
export function claimCustomers(
  ctx: Ctx,
  limit: number,
): Promise<{ organizationId: number; customerId: string }[]> {
  return database(ctx).all(sql`UPDATE ${billingCustomers} SET check_at = ${ctx.now() + NEXT_CHECK}
    WHERE organization_id IN (SELECT organization_id FROM ${billingCustomers}
      WHERE check_at <= ${ctx.now()} ORDER BY check_at LIMIT ${limit})
    RETURNING organization_id AS organizationId, stripe_customer_id AS customerId`);
}
