import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { FIRST_CHECK, MAX_OPEN_PURCHASES, NEXT_CHECK } from '../limits.ts';
import { billingCustomers, type PurchaseRow, tokenPurchases } from '../schema.ts';

const own = (ctx: Ctx): SQL => sql`organization_id = ${ctx.organizationId}`;
const withId = (ctx: Ctx, id: number): SQL => sql`id = ${id} AND ${own(ctx)}`;

export type NewPurchase = Pick<
  PurchaseRow,
  'userId' | 'package' | 'tokens' | 'amount' | 'currency' | 'requestHash'
>;

/**
 * Its row is `{id}` of the new purchase. None, when this key was used before, or as many purchases as may be are open.
 */
export function insertPurchase(ctx: Ctx, key: string, made: NewPurchase): Statement {
  const now = ctx.now();
  return database(
    ctx,
  ).all(sql`INSERT INTO ${tokenPurchases} (organization_id, user_id, package, tokens, amount,
      currency, idempotency_key, request_hash, state, check_at, created_at)
    SELECT ${ctx.organizationId}, ${made.userId}, ${made.package}, ${made.tokens}, ${made.amount},
      ${made.currency}, ${key}, ${made.requestHash}, 'open', ${now + FIRST_CHECK}, ${now}
    WHERE (SELECT count(*) FROM ${tokenPurchases} WHERE ${own(ctx)} AND state = 'open') < ${MAX_OPEN_PURCHASES}
    ON CONFLICT (organization_id, idempotency_key) DO NOTHING RETURNING id`);
}

/** PurchaseRow of this key, or no row. */
export function purchaseByKey(ctx: Ctx, key: string) {
  return database(ctx)
    .select()
    .from(tokenPurchases)
    .where(sql`${own(ctx)} AND idempotency_key = ${key}`);
}

export async function findPurchase(ctx: Ctx, id: number): Promise<PurchaseRow | null> {
  const [row] = await database(ctx).select().from(tokenPurchases).where(withId(ctx, id));
  return row ?? null;
}

/** The page to pay on. Its row is `{id}`; none, when the purchase has expired. */
export function saveSession(ctx: Ctx, id: number, session: { id: string; url: string }): Statement {
  return database(ctx).all(sql`UPDATE ${tokenPurchases}
    SET checkout_session_id = ${session.id}, checkout_url = ${session.url}
    WHERE ${withId(ctx, id)} AND state <> 'expired' RETURNING id`);
}

/** Fails the batch unless the purchase waits for the payment of this session. */
export function requireUnpaid(ctx: Ctx, id: number, sessionId: string): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${tokenPurchases} WHERE ${withId(ctx, id)} AND state IN ('open', 'expired')
      AND (checkout_session_id IS NULL OR checkout_session_id = ${sessionId}))`,
  );
}

export function markPaid(ctx: Ctx, id: number, sessionId: string): Statement {
  return database(ctx).run(sql`UPDATE ${tokenPurchases}
    SET state = 'paid', checkout_session_id = ${sessionId}, check_at = NULL WHERE ${withId(ctx, id)}`);
}

/** Nobody can pay for it any more; only one that is open, and of this session (null: that never got one). */
export function markExpired(ctx: Ctx, id: number, sessionId: string | null): Statement {
  return database(ctx).run(sql`UPDATE ${tokenPurchases} SET state = 'expired', check_at = NULL
    WHERE ${withId(ctx, id)} AND state = 'open'
      AND (checkout_session_id IS NULL OR checkout_session_id = ${sessionId})`);
}

/** Whose the session is, of all organizations: it paid for a purchase, or is of their customer. */
export async function findOrganizationOf(
  ctx: ServiceCtx,
  sessionId: string,
  customer: string | null,
): Promise<number | null> {
  const [row] = await database(ctx).all<{
    id: number;
  }>(sql`SELECT organization_id AS id FROM ${tokenPurchases}
      WHERE checkout_session_id = ${sessionId}
    UNION ALL SELECT organization_id FROM ${billingCustomers} WHERE stripe_customer_id = ${customer} LIMIT 1`);
  return row?.id ?? null;
}

/** Fails the batch unless what was taken back of it changed so often so far. */
export function requireRefundChanges(ctx: Ctx, id: number, changes: number): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${tokenPurchases} WHERE ${withId(ctx, id)} AND refund_changes = ${changes})`,
  );
}

/** So many of the tokens of a purchase that was paid are paid back now: none, some or all. */
export function markRefunded(ctx: Ctx, id: number, tokens: number): Statement {
  return database(ctx).run(sql`UPDATE ${tokenPurchases} SET refunded_tokens = ${tokens},
      refund_changes = refund_changes + 1, state = CASE WHEN tokens <= ${tokens} THEN 'refunded' ELSE 'paid' END
    WHERE ${withId(ctx, id)}`);
}

/** Of all organizations: takes those that are due, so that nobody else does for a while. */
export function claimPurchases(ctx: ServiceCtx, limit: number): Promise<PurchaseRow[]> {
  return database(ctx)
    .update(tokenPurchases)
    .set({ checkAt: ctx.now() + NEXT_CHECK })
    .where(
      sql`id IN (SELECT id FROM ${tokenPurchases} WHERE check_at <= ${ctx.now()}
        ORDER BY check_at LIMIT ${limit})`,
    )
    .returning();
}
