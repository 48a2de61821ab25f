import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type CredentialRow, platformCredentials } from './schema.ts';
import { type Held, isHeld } from './store.ts';

/** Takes the lease to renew these tokens. Returns no row if another holds it, or they were renewed already. */
export function updateLease(
  ctx: Ctx,
  held: Held,
  { lease, until }: { lease: string; until: number },
): Statement<{ secretId: string }[]> {
  const { refreshUntil, secretId } = platformCredentials;
  return database(ctx)
    .update(platformCredentials)
    .set({ refreshLease: lease, refreshUntil: until })
    .where(and(isHeld(ctx, held), or(isNull(refreshUntil), lte(refreshUntil, ctx.now()))))
    .returning({ secretId });
}

/** Releases the lease after a failed refresh. */
export function updateLeaseEnd(ctx: Ctx, held: Held, lease: string): Statement {
  return database(ctx)
    .update(platformCredentials)
    .set({ refreshLease: null, refreshUntil: null })
    .where(and(isHeld(ctx, held), eq(platformCredentials.refreshLease, lease)));
}

/**
 * Replaces the tokens that new ones were obtained with, whoever holds the lease by now. Returns no row if others are
 * stored: those are newer.
 */
export function updateTokens(
  ctx: Ctx,
  held: Held,
  tokens: Pick<CredentialRow, 'secretId' | 'secret' | 'expiresAt'> & { scopes?: string[] },
): Statement<CredentialRow[]> {
  return database(ctx)
    .update(platformCredentials)
    .set({ ...tokens, problemCode: null, problemMessage: null, refreshLease: null, refreshUntil: null })
    .where(isHeld(ctx, held))
    .returning();
}
