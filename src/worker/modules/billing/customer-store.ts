import { sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { CHECKOUT_LIFE, FIRST_CHECK, NEXT_CHECK } from './limits.ts';
import { billingCustomers } from './schema.ts';

/** The organization's customer at Stripe, or null when it has none yet. */
export async function findCustomerId(ctx: Ctx): Promise<string | null> {
  const [row] = await database(ctx).all<{ id: string }>(sql`SELECT stripe_customer_id AS id
    FROM ${billingCustomers} WHERE organization_id = ${ctx.organizationId}`);
  return row?.id ?? null;
}

/** Whose customer this is, of all organizations. */
export async function findOrganization(ctx: ServiceCtx, customerId: string): Promise<number | null> {
  const [row] = await database(ctx).all<{ id: number }>(sql`SELECT organization_id AS id
    FROM ${billingCustomers} WHERE stripe_customer_id = ${customerId}`);
  return row?.id ?? null;
}

/**
 * Saves the organization's customer, also in the place of one that is `gone`, unless it got another meanwhile. Its row is
 * `{id}` of the one that it has. What the old one left is looked into soon.
 */
export function saveCustomer(ctx: Ctx, customerId: string, gone: string | null): Statement {
  const isGone = sql`stripe_customer_id IS ${gone}`;
  return database(ctx).all(sql`INSERT INTO ${billingCustomers}
      (organization_id, stripe_customer_id, created_at)
    VALUES (${ctx.organizationId}, ${customerId}, ${ctx.now()})
    ON CONFLICT (organization_id) DO UPDATE SET
      check_at = CASE WHEN ${isGone} THEN ${ctx.now()} ELSE check_at END,
      stripe_customer_id = CASE WHEN ${isGone} THEN excluded.stripe_customer_id ELSE stripe_customer_id END
    RETURNING stripe_customer_id AS id`);
}

/**
 * A subscription is begun: somebody has to look whether it was paid for, if Stripe does not tell. Answers a number that
 * is higher than that of any begun before. Needs the customer.
 */
export async function beginCheckout(ctx: Ctx): Promise<number> {
  const [row] = await database(ctx).all<{ fetches: number }>(sql`UPDATE ${billingCustomers}
    SET checkout_at = ${ctx.now()}, check_at = ${ctx.now() + FIRST_CHECK}, fetches = fetches + 1
    WHERE organization_id = ${ctx.organizationId} RETURNING fetches`);
  return row!.fetches;
}

/** Counts a fetch that begins now; answers its number. Needs the customer. */
export async function beginFetch(ctx: Ctx): Promise<number> {
  const [row] = await database(ctx).all<{ fetches: number }>(sql`UPDATE ${billingCustomers}
    SET fetches = fetches + 1 WHERE organization_id = ${ctx.organizationId} RETURNING fetches`);
  return row!.fetches;
}

/**
 * Plans the next check: hourly while a begun subscription may still be paid for, else at `nextAt`; unless another fetch
 * began since, which will.
 */
export function planCheck(ctx: Ctx, fetch: number, nextAt: number | null): Statement {
  return database(ctx).run(sql`UPDATE ${billingCustomers}
    SET check_at = CASE WHEN checkout_at > ${ctx.now() - FIRST_CHECK} THEN checkout_at + ${FIRST_CHECK}
      WHEN checkout_at > ${ctx.now() - CHECKOUT_LIFE} THEN ${ctx.now() + NEXT_CHECK}
      ELSE ${nextAt} END
    WHERE organization_id = ${ctx.organizationId} AND fetches = ${fetch}`);
}

/** Of all organizations: takes those that are due, so that nobody else does for a while. */
export function claimCustomers(
  ctx: ServiceCtx,
  limit: number,
): Promise<{ organizationId: number; customerId: string }[]> {
  return database(ctx).all(sql`UPDATE ${billingCustomers} SET check_at = ${ctx.now() + NEXT_CHECK}
    WHERE organization_id IN (SELECT organization_id FROM ${billingCustomers}
      WHERE check_at <= ${ctx.now()} ORDER BY check_at LIMIT ${limit})
    RETURNING organization_id AS organizationId, stripe_customer_id AS customerId`);
}
