import { type SQL, sql } from 'drizzle-orm';
import { actorName, type Ctx, type ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { HOLD, HOLDS_PER_TICK, KEEP_RELEASED } from '../limits.ts';
import { tokenAccounts, tokenHolds, tokenLedger } from '../schema.ts';
import { type EntryKey, madeHere } from './entry-store.ts';

/** What came of a try to hold tokens. */
export interface HoldResult {
  held: 0 | 1;
  balance: number;
  reserved: number;
}

const own = (ctx: Ctx, id: string): SQL => sql`organization_id = ${ctx.organizationId} AND id = ${id}`;

/**
 * Sets tokens apart if they are there. A hold of this id that is open stays as it is, for longer. Needs the account.
 * The last row is the HoldResult.
 */
export function insertHold(
  ctx: Ctx,
  hold: { id: string; tokens: number; model: string; feature: string },
): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  const open = sql`${own(ctx, hold.id)} AND released_at IS NULL`;
  return [
    db.run(sql`UPDATE ${tokenAccounts} SET reserved = reserved + ${hold.tokens}, updated_at = ${now}
      WHERE organization_id = ${ctx.organizationId} AND balance - reserved >= ${hold.tokens}
        AND NOT EXISTS (SELECT 1 FROM ${tokenHolds} WHERE ${open})`),
    // Right after the update, whose count of rows `changes()` is.
    db.run(sql`INSERT INTO ${tokenHolds} (organization_id, id, amount, created_at, expires_at, model, feature, actor)
      SELECT ${ctx.organizationId}, ${hold.id}, ${hold.tokens}, ${now}, ${now + HOLD}, ${hold.model},
        ${hold.feature}, ${actorName(ctx.actor)}
      WHERE changes() = 1
      ON CONFLICT (organization_id, id) DO UPDATE SET amount = excluded.amount, created_at = excluded.created_at,
        expires_at = excluded.expires_at, released_at = NULL, model = excluded.model, feature = excluded.feature,
        actor = excluded.actor`),
    db.run(
      sql`UPDATE ${tokenHolds} SET expires_at = ${now + HOLD} WHERE ${open} AND expires_at < ${now + HOLD}`,
    ),
    db.all(sql`SELECT balance, reserved, EXISTS (SELECT 1 FROM ${tokenHolds} WHERE ${open}) AS held
      FROM ${tokenAccounts} WHERE organization_id = ${ctx.organizationId}`),
  ];
}

/** Takes from the account what this batch booked for the hold, gives back what it had reserved, and ends it. */
export function endHold(ctx: Ctx, id: string, usage: EntryKey): Statement[] {
  const db = database(ctx);
  return [
    db.run(sql`UPDATE ${tokenAccounts}
      SET balance = balance + COALESCE((SELECT amount FROM ${tokenLedger} WHERE ${madeHere(ctx, usage)}), 0),
        reserved = reserved - CASE WHEN hold.released_at IS NULL THEN hold.amount ELSE 0 END,
        updated_at = ${ctx.now()}
      FROM (SELECT amount, released_at FROM ${tokenHolds} WHERE ${own(ctx, id)}) AS hold
      WHERE organization_id = ${ctx.organizationId}`),
    db.run(sql`DELETE FROM ${tokenHolds} WHERE ${own(ctx, id)}`),
  ];
}

/** Gives back what the hold had reserved; it can still be settled. */
export function releaseHold(ctx: Ctx, id: string): Statement[] {
  return giveBack(
    ctx,
    sql`SELECT organization_id, id, amount FROM ${tokenHolds}
    WHERE ${own(ctx, id)} AND released_at IS NULL`,
  );
}

/** The same for holds of all organizations that have expired, a bounded number; and takes away what was kept enough. */
export function releaseExpired(ctx: ServiceCtx): Statement[] {
  const now = ctx.now();
  return [
    ...giveBack(
      ctx,
      sql`SELECT organization_id, id, amount FROM ${tokenHolds}
      WHERE released_at IS NULL AND expires_at <= ${now}
      ORDER BY expires_at, organization_id, id LIMIT ${HOLDS_PER_TICK}`,
    ),
    database(ctx).run(sql`DELETE FROM ${tokenHolds} WHERE (organization_id, id) IN (
      SELECT organization_id, id FROM ${tokenHolds} WHERE released_at <= ${now - KEEP_RELEASED}
      ORDER BY released_at LIMIT ${HOLDS_PER_TICK})`),
  ];
}

/** `holds` selects the same open ones in both statements, as the first does not touch them. */
function giveBack(ctx: ServiceCtx, holds: SQL): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  return [
    db.run(sql`UPDATE ${tokenAccounts} SET reserved = reserved - freed.amount, updated_at = ${now}
      FROM (SELECT organization_id, SUM(amount) AS amount FROM (${holds}) GROUP BY organization_id) AS freed
      WHERE ${tokenAccounts}.organization_id = freed.organization_id`),
    db.run(sql`UPDATE ${tokenHolds} SET released_at = ${now}
      WHERE (organization_id, id) IN (SELECT organization_id, id FROM (${holds}))`),
  ];
}
