import { sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { CHECKOUT_LIFE, FIRST_CHECK, NEXT_CHECK } from '../limits.ts';
import { billingChecks } from '../schema.ts';

/** Schedules a check now. */
export function upsertCheck(ctx: Ctx): Statement {
  const now = ctx.now();
  return database(ctx)
    .insert(billingChecks)
    .values({ organizationId: ctx.organizationId, checkAt: now })
    .onConflictDoUpdate({ target: billingChecks.organizationId, set: { checkAt: now } });
}

/**
 * Records that a checkout starts, so that a check follows even if its webhook is lost. Returns a number that is higher
 * than that of any earlier checkout or fetch.
 */
export function upsertCheckout(ctx: Ctx): Statement<{ fetches: number }[]> {
  const now = ctx.now();
  const times = { checkoutAt: now, checkAt: now + FIRST_CHECK };
  return database(ctx)
    .insert(billingChecks)
    .values({ organizationId: ctx.organizationId, fetches: 1, ...times })
    .onConflictDoUpdate({
      target: billingChecks.organizationId,
      set: { fetches: sql`fetches + 1`, ...times },
    })
    .returning({ fetches: billingChecks.fetches });
}

/** Counts a fetch that starts now, and returns its number. */
export function upsertFetch(ctx: Ctx): Statement<{ fetches: number }[]> {
  return database(ctx)
    .insert(billingChecks)
    .values({ organizationId: ctx.organizationId, fetches: 1 })
    .onConflictDoUpdate({ target: billingChecks.organizationId, set: { fetches: sql`fetches + 1` } })
    .returning({ fetches: billingChecks.fetches });
}

/**
 * Schedules the next check: hourly while a checkout can still be paid, else at `nextAt`. Does nothing if another
 * fetch has started since, which will do it.
 */
export function updateCheckAt(ctx: Ctx, fetch: number, nextAt: number | null): Statement {
  return database(ctx).run(sql`UPDATE ${billingChecks}
    SET check_at = CASE WHEN checkout_at > ${ctx.now() - FIRST_CHECK} THEN checkout_at + ${FIRST_CHECK}
      WHEN checkout_at > ${ctx.now() - CHECKOUT_LIFE} THEN ${ctx.now() + NEXT_CHECK}
      ELSE ${nextAt} END
    WHERE organization_id = ${ctx.organizationId} AND fetches = ${fetch}`);
}

/** Claims the due checks of all organizations: postpones each, and returns their organizations. */
export function updateDueChecks(ctx: ServiceCtx, limit: number): Statement<{ organizationId: number }[]> {
  const due = sql`SELECT organization_id FROM ${billingChecks}
    WHERE check_at <= ${ctx.now()} ORDER BY check_at LIMIT ${limit}`;
  return registerRows(
    database(ctx).all(sql`UPDATE ${billingChecks} SET check_at = ${ctx.now() + NEXT_CHECK}
      WHERE organization_id IN (${due}) RETURNING organization_id AS organizationId`),
    due,
  );
}
