import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { addressClaims, type ProofKind } from './schema.ts';

/** The address of an inbox, proven or not. */
export type Claim = typeof addressClaims.$inferSelect;
/** A claim whose address is proven. */
export type ProvenClaim = Claim & { provenAt: number };

/** The maximum number of inboxes looked up for an address. */
const MAX_CLAIMS = 20;

const ofInbox = (ctx: Ctx, inboxId: number) =>
  and(eq(addressClaims.organizationId, ctx.organizationId), eq(addressClaims.inboxId, inboxId));

/** Selects the inboxes of any organization with one of these addresses, those with a proof first. */
export function selectClaims(ctx: ServiceCtx, addresses: string[]): Statement<Claim[]> {
  return directory(ctx).all(sql`SELECT organization_id AS organizationId, inbox_id AS inboxId, address,
      proven_at AS provenAt, how FROM ${addressClaims}
    WHERE address IN (SELECT value FROM json_each(${JSON.stringify(addresses)}))
    ORDER BY proven_at IS NULL, organization_id, inbox_id LIMIT ${MAX_CLAIMS}`);
}

/** Records the address of an inbox, which replaces its previous one. */
export function upsertAddress(ctx: Ctx, inboxId: number, address: string): Statement {
  return directory(ctx).run(sql`INSERT INTO ${addressClaims} (organization_id, inbox_id, address)
    VALUES (${ctx.organizationId}, ${inboxId}, ${address})
    ON CONFLICT (organization_id, inbox_id) DO UPDATE SET address = excluded.address, proven_at = NULL, how = NULL
      WHERE address <> excluded.address`);
}

/** Assigns the address to the inbox. Returns no row, and changes nothing, if it is proven for another one. */
export function upsertClaim(
  ctx: Ctx,
  inboxId: number,
  address: string,
  how: ProofKind,
): Statement<{ inboxId: number }[]> {
  const isOther = sql`(other.organization_id, other.inbox_id) <> (${ctx.organizationId}, ${inboxId})`;
  return directory(
    ctx,
  ).all(sql`INSERT INTO ${addressClaims} (organization_id, inbox_id, address, proven_at, how)
    SELECT ${ctx.organizationId}, ${inboxId}, ${address}, ${ctx.now()}, ${how}
    WHERE NOT EXISTS (SELECT 1 FROM ${addressClaims} AS other
      WHERE other.address = ${address} AND other.proven_at IS NOT NULL AND ${isOther})
    ON CONFLICT (organization_id, inbox_id) DO UPDATE
      SET address = excluded.address, proven_at = excluded.proven_at, how = excluded.how
    RETURNING inbox_id AS inboxId`);
}

/** Ends the proof of an inbox, unless the address was proven again since `claim` was read. */
export function updateEnded(ctx: ServiceCtx, claim: ProvenClaim): Statement {
  return directory(ctx).run(sql`UPDATE ${addressClaims} SET proven_at = NULL, how = NULL
    WHERE organization_id = ${claim.organizationId} AND inbox_id = ${claim.inboxId}
      AND address = ${claim.address} AND proven_at = ${claim.provenAt}`);
}

/** Ends the proof of this address of the inbox. */
export function updateUnproven(ctx: Ctx, inboxId: number, address: string): Statement {
  return directory(ctx)
    .update(addressClaims)
    .set({ provenAt: null, how: null })
    .where(and(ofInbox(ctx, inboxId), eq(addressClaims.address, address)));
}

/** Deletes the claim of an inbox. */
export function deleteClaim(ctx: Ctx, inboxId: number): Statement {
  return directory(ctx).delete(addressClaims).where(ofInbox(ctx, inboxId));
}

/** Deletes the claims of all inboxes of the organization. */
export function deleteClaims(ctx: Ctx): Statement {
  return directory(ctx).delete(addressClaims).where(eq(addressClaims.organizationId, ctx.organizationId));
}
