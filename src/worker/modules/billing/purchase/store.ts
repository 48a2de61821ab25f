import { and, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { listDatabases } from '../../../platform/data/databases.ts';
import { advance, nextId, organizationOfId } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { FIRST_CHECK, MAX_OPEN_PURCHASES, NEXT_CHECK } from '../limits.ts';
import { type PurchaseRow, tokenPurchases } from '../schema.ts';

const SEQUENCE = 'token_purchase';

const ofOrganization = (ctx: Ctx): SQL => eq(tokenPurchases.organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, id: number): SQL | undefined => and(eq(tokenPurchases.id, id), ofOrganization(ctx));

export type NewPurchase = Pick<
  PurchaseRow,
  'userId' | 'package' | 'tokens' | 'amount' | 'currency' | 'requestHash'
>;

/** Inserts a purchase. The first statement returns no row if the key was used, or too many purchases are open. */
export function insertPurchase(
  ctx: Ctx,
  key: string,
  details: NewPurchase,
): [Statement<{ id: number }[]>, Statement] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  return [
    db.all(sql`INSERT INTO ${tokenPurchases} (id, organization_id, user_id, package, tokens, amount,
      currency, idempotency_key, request_hash, state, check_at, created_at)
    SELECT ${nextId(organizationId, SEQUENCE)}, ${organizationId}, ${details.userId}, ${details.package}, ${details.tokens}, ${details.amount},
      ${details.currency}, ${key}, ${details.requestHash}, 'open', ${now + FIRST_CHECK}, ${now}
    WHERE (SELECT count(*) FROM ${tokenPurchases} WHERE ${ofOrganization(ctx)} AND state = 'open') < ${MAX_OPEN_PURCHASES}
    ON CONFLICT (organization_id, idempotency_key) DO NOTHING RETURNING id`),
    db.run(advance(organizationId, SEQUENCE, sql`changes() > 0`)),
  ];
}

export function selectPurchaseByKey(ctx: Ctx, key: string): Statement<PurchaseRow[]> {
  return database(ctx)
    .select()
    .from(tokenPurchases)
    .where(and(ofOrganization(ctx), eq(tokenPurchases.idempotencyKey, key)));
}

export async function findPurchase(ctx: Ctx, id: number): Promise<PurchaseRow | null> {
  const db = database(ctx);
  const [[row]] = await commit(db, [db.select().from(tokenPurchases).where(hasId(ctx, id))]);
  return row ?? null;
}

/** Stores the payment page. Returns no row if the purchase has expired. */
export function updateSession(
  ctx: Ctx,
  id: number,
  session: { id: string; url: string },
): Statement<{ id: number }[]> {
  return database(ctx)
    .update(tokenPurchases)
    .set({ checkoutSessionId: session.id, checkoutUrl: session.url })
    .where(and(hasId(ctx, id), ne(tokenPurchases.state, 'expired')))
    .returning({ id: tokenPurchases.id });
}

/** Fails the batch unless the purchase waits for the payment of this session. */
export function requireUnpaid(ctx: Ctx, id: number, sessionId: string): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${tokenPurchases} WHERE ${hasId(ctx, id)} AND state IN ('open', 'expired')
      AND (checkout_session_id IS NULL OR checkout_session_id = ${sessionId}))`,
  );
}

export function updatePaid(ctx: Ctx, id: number, sessionId: string): Statement {
  return database(ctx)
    .update(tokenPurchases)
    .set({ state: 'paid', checkoutSessionId: sessionId, checkAt: null })
    .where(hasId(ctx, id));
}

/** Closes a purchase if it is open, and has this session or none. */
export function updateExpired(ctx: Ctx, id: number, sessionId: string | null): Statement {
  return database(ctx).run(sql`UPDATE ${tokenPurchases} SET state = 'expired', check_at = NULL
    WHERE ${hasId(ctx, id)} AND state = 'open'
      AND (checkout_session_id IS NULL OR checkout_session_id = ${sessionId})`);
}

/**
 * Finds the organization whose purchase `id` has this session. The id contains it; older ids, which do not, are
 * searched for in each database.
 */
export async function findOrganizationOfSession(
  ctx: ServiceCtx,
  id: number,
  sessionId: string,
): Promise<number | null> {
  const named = organizationOfId(id);
  if (named !== null) {
    const purchase = await findPurchase(forOrganization(ctx, named), id);
    return purchase?.checkoutSessionId === sessionId ? named : null;
  }
  for (const number of listDatabases(ctx.env)) {
    const db = database({ ...ctx, database: number });
    const [[row]] = await commit(db, [
      db
        .select({ id: tokenPurchases.organizationId })
        .from(tokenPurchases)
        .where(eq(tokenPurchases.checkoutSessionId, sessionId)),
    ]);
    if (row) return row.id;
  }
  return null;
}

/** Fails the batch if the refunded tokens have not changed exactly `changes` times. */
export function requireRefundChanges(ctx: Ctx, id: number, changes: number): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${tokenPurchases} WHERE ${hasId(ctx, id)} AND refund_changes = ${changes})`,
  );
}

/** Sets the refunded tokens of a paid purchase: none, some or all. */
export function updateRefunded(ctx: Ctx, id: number, tokens: number): Statement {
  return database(ctx).run(sql`UPDATE ${tokenPurchases} SET refunded_tokens = ${tokens},
      refund_changes = refund_changes + 1, state = CASE WHEN tokens <= ${tokens} THEN 'refunded' ELSE 'paid' END
    WHERE ${hasId(ctx, id)}`);
}

/** Claims the purchases of all organizations whose check is due: postpones their next check, and returns them. */
export function updateDuePurchases(ctx: ServiceCtx, limit: number): Statement<PurchaseRow[]> {
  const db = database(ctx);
  const { id, checkAt } = tokenPurchases;
  const due = db
    .select({ id })
    .from(tokenPurchases)
    .where(lte(checkAt, ctx.now()))
    .orderBy(checkAt)
    .limit(limit);
  const change = db
    .update(tokenPurchases)
    .set({ checkAt: ctx.now() + NEXT_CHECK })
    .where(inArray(id, due))
    .returning();
  return hidden(registerRows(change, due));
}
