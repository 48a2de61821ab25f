import { eq, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import type { InboxRow } from '../schema.ts';
import { addressClaims, aliasClaims, type ProofKind } from './schema.ts';

/** An address of an inbox, proven or not. */
export type Claim = typeof addressClaims.$inferSelect;
/** A claim whose address is proven. */
export type ProvenClaim = Claim & { provenAt: number };
/** An inbox with all its addresses. */
export type Addresses = Pick<InboxRow, 'id' | 'emailAddress' | 'aliases'>;

/** The maximum number of inboxes looked up for an address. */
const MAX_CLAIMS = 20;

const TABLES = [addressClaims, aliasClaims] as const;
const ALL = sql`(SELECT * FROM ${addressClaims} UNION ALL SELECT * FROM ${aliasClaims})`;

const ofInbox = (ctx: Ctx, inboxId: number) =>
  sql`organization_id = ${ctx.organizationId} AND inbox_id = ${inboxId}`;

/** Selects the inboxes of any organization with one of these addresses, those with a proof first. */
export function selectClaims(ctx: ServiceCtx, addresses: string[]): Statement<Claim[]> {
  return directory(ctx).all(sql`SELECT organization_id AS organizationId, inbox_id AS inboxId, address,
      proven_at AS provenAt, how FROM ${ALL}
    WHERE address IN (SELECT value FROM json_each(${JSON.stringify(addresses)}))
    ORDER BY proven_at IS NULL, organization_id, inbox_id LIMIT ${MAX_CLAIMS}`);
}

/** Records the addresses of an inbox, which replace its previous ones. What was proven of one stays, also as its own one. */
export function replaceAddresses(ctx: Ctx, { id, emailAddress, aliases }: Addresses): Statement[] {
  const db = directory(ctx);
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(aliases)}))`;
  const isAlias = sql`${ofInbox(ctx, id)} AND address = ${emailAddress}`;
  return [
    db.run(sql`INSERT INTO ${aliasClaims} (organization_id, inbox_id, address, proven_at, how)
      SELECT organization_id, inbox_id, address, proven_at, how FROM ${addressClaims}
      WHERE ${ofInbox(ctx, id)} AND address IN ${list} ON CONFLICT DO NOTHING`),
    db.run(sql`INSERT INTO ${addressClaims} (organization_id, inbox_id, address, proven_at, how)
      VALUES (${ctx.organizationId}, ${id}, ${emailAddress},
        (SELECT proven_at FROM ${aliasClaims} WHERE ${isAlias}), (SELECT how FROM ${aliasClaims} WHERE ${isAlias}))
      ON CONFLICT (organization_id, inbox_id) DO UPDATE
        SET address = excluded.address, proven_at = excluded.proven_at, how = excluded.how
        WHERE address <> excluded.address`),
    db.run(sql`DELETE FROM ${aliasClaims} WHERE ${ofInbox(ctx, id)} AND address NOT IN ${list}`),
    db.run(sql`INSERT INTO ${aliasClaims} (organization_id, inbox_id, address)
      SELECT ${ctx.organizationId}, ${id}, value FROM json_each(${JSON.stringify(aliases)}) WHERE true
      ON CONFLICT DO NOTHING`),
  ];
}

/** Assigns the address to the inbox. Returns no row, and changes nothing, if it is proven for another one. */
export function upsertClaim(
  ctx: Ctx,
  { id, address, isAlias }: { id: number; address: string; isAlias: boolean },
  how: ProofKind,
): Statement<{ inboxId: number }[]> {
  const isOther = sql`(other.organization_id, other.inbox_id) <> (${ctx.organizationId}, ${id})`;
  const table = isAlias ? aliasClaims : addressClaims;
  const key = sql.raw(isAlias ? 'organization_id, inbox_id, address' : 'organization_id, inbox_id');
  return directory(ctx).all(sql`INSERT INTO ${table} (organization_id, inbox_id, address, proven_at, how)
    SELECT ${ctx.organizationId}, ${id}, ${address}, ${ctx.now()}, ${how}
    WHERE NOT EXISTS (SELECT 1 FROM ${ALL} AS other
      WHERE other.address = ${address} AND other.proven_at IS NOT NULL AND ${isOther})
    ON CONFLICT (${key}) DO UPDATE
      SET address = excluded.address, proven_at = excluded.proven_at, how = excluded.how
    RETURNING inbox_id AS inboxId`);
}

/** Ends the proof of an inbox, unless the address was proven again since `claim` was read. */
export function updateEnded(ctx: ServiceCtx, claim: ProvenClaim): Statement[] {
  return TABLES.map((table) =>
    directory(ctx).run(sql`UPDATE ${table} SET proven_at = NULL, how = NULL
      WHERE organization_id = ${claim.organizationId} AND inbox_id = ${claim.inboxId}
        AND address = ${claim.address} AND proven_at = ${claim.provenAt}`),
  );
}

/** Ends the proof of this address of the inbox. */
export function updateUnproven(ctx: Ctx, inboxId: number, address: string): Statement[] {
  return TABLES.map((table) =>
    directory(ctx).run(sql`UPDATE ${table} SET proven_at = NULL, how = NULL
      WHERE ${ofInbox(ctx, inboxId)} AND address = ${address}`),
  );
}

/** Deletes the claims of an inbox. */
export function deleteClaimsOf(ctx: Ctx, inboxId: number): Statement[] {
  return TABLES.map((table) => directory(ctx).delete(table).where(ofInbox(ctx, inboxId)));
}

/** Deletes the claims of all inboxes of the organization. */
export function deleteClaims(ctx: Ctx): Statement[] {
  return TABLES.map((table) =>
    directory(ctx).delete(table).where(eq(table.organizationId, ctx.organizationId)),
  );
}
