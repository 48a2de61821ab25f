import { type SQL, sql } from 'drizzle-orm';
import { actorName, type Ctx, type ServiceCtx } from '../../../platform/ctx.ts';
import { raiseVersions } from '../../../platform/data/commit/announcing.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { HOLD, HOLDS_PER_TICK, KEEP_RELEASED } from '../limits.ts';
import { tokenAccounts, tokenHolds, tokenLedger } from '../schema.ts';
import { type EntryKey, isInserted } from './entry-store.ts';

/** The account after an attempt to hold tokens. */
export interface HoldResult {
  /** 1 if the hold exists and is open. */
  isHeld: 0 | 1;
  balance: number;
  reserved: number;
}

const hasId = (ctx: Ctx, id: string): SQL => sql`organization_id = ${ctx.organizationId} AND id = ${id}`;

const isOpen = (ctx: Ctx, id: string): SQL => sql`${hasId(ctx, id)} AND released_at IS NULL`;

/** Reserves tokens if they are available. An open hold with this id only gets more time. Needs the account. */
export function insertHold(
  ctx: Ctx,
  hold: { id: string; tokens: number; model: string; feature: string },
): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  const open = isOpen(ctx, hold.id);
  return [
    db.run(sql`UPDATE ${tokenAccounts} SET reserved = reserved + ${hold.tokens}, updated_at = ${now}
      WHERE organization_id = ${ctx.organizationId} AND balance - reserved >= ${hold.tokens}
        AND NOT EXISTS (SELECT 1 FROM ${tokenHolds} WHERE ${open})`),
    // Must come right after the update: `changes()` is its number of rows.
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
  ];
}

/** Selects the account, and whether it has this hold. */
export function selectHold(ctx: Ctx, id: string): Statement<HoldResult[]> {
  return database(ctx).all(sql`SELECT balance, reserved,
      EXISTS (SELECT 1 FROM ${tokenHolds} WHERE ${isOpen(ctx, id)}) AS isHeld
    FROM ${tokenAccounts} WHERE organization_id = ${ctx.organizationId}`);
}

/** Deletes a hold: takes the usage that this batch booked from the account, and releases the reserved tokens. */
export function deleteHold(ctx: Ctx, id: string, usage: EntryKey): Statement[] {
  const db = database(ctx);
  return [
    db.run(sql`UPDATE ${tokenAccounts}
      SET balance = balance + COALESCE((SELECT amount FROM ${tokenLedger} WHERE ${isInserted(ctx, usage)}), 0),
        reserved = reserved - CASE WHEN hold.released_at IS NULL THEN hold.amount ELSE 0 END,
        updated_at = ${ctx.now()}
      FROM (SELECT amount, released_at FROM ${tokenHolds} WHERE ${hasId(ctx, id)}) AS hold
      WHERE organization_id = ${ctx.organizationId}`),
    db.run(sql`DELETE FROM ${tokenHolds} WHERE ${hasId(ctx, id)}`),
  ];
}

/** Releases the tokens of a hold, which can still be settled. */
export function updateReleasedHold(ctx: Ctx, id: string): Statement[] {
  return updateReleased(
    ctx,
    sql`SELECT organization_id, id, amount FROM ${tokenHolds} WHERE ${isOpen(ctx, id)}`,
  );
}

/** Releases expired holds of all organizations, and deletes those released long ago; a limited number of each. */
export function updateExpiredHolds(ctx: ServiceCtx): Statement[] {
  const expired = expiredHolds(ctx.now());
  return [
    raiseVersions(database(ctx), expired),
    ...updateReleased(ctx, expired),
    database(ctx).run(sql`DELETE FROM ${tokenHolds}
      WHERE (organization_id, id) IN (${pastHolds(ctx.now())})`),
  ];
}

/** Selects the holds that `updateExpiredHolds` releases, and those that it deletes. */
export const selectEndedHolds = (ctx: ServiceCtx): Statement[] =>
  [expiredHolds, pastHolds].map((holds) => database(ctx).all(holds(ctx.now())));

const expiredHolds = (now: number) => sql`SELECT organization_id, id, amount FROM ${tokenHolds}
  WHERE released_at IS NULL AND expires_at <= ${now}
  ORDER BY expires_at, organization_id, id LIMIT ${HOLDS_PER_TICK}`;
const pastHolds = (now: number) => sql`SELECT organization_id, id FROM ${tokenHolds}
  WHERE released_at <= ${now - KEEP_RELEASED} ORDER BY released_at LIMIT ${HOLDS_PER_TICK}`;

/** Releases open holds. Both statements select the same `holds`, because the first does not change them. */
function updateReleased(ctx: ServiceCtx, holds: SQL): Statement[] {
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
