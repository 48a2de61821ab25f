import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type InboxRow, inboxes } from '../schema.ts';

type TokenRow = Pick<InboxRow, 'id' | 'refreshToken'>;

/** Returns an SQL condition: the sealed refresh token of the inbox has not changed since `row` was read. */
function isUnchanged(ctx: Ctx, { id, refreshToken }: TokenRow): SQL | undefined {
  return and(
    eq(inboxes.id, id),
    eq(inboxes.organizationId, ctx.organizationId),
    sql`${inboxes.refreshToken} IS ${refreshToken}`,
  );
}

/** Selects the consent, or no row if the refresh token has changed. */
export function selectConsent(ctx: Ctx, row: TokenRow): Statement<Pick<InboxRow, 'consent'>[]> {
  return database(ctx).select({ consent: inboxes.consent }).from(inboxes).where(isUnchanged(ctx, row));
}

/** Stores new tokens. Returns no row, and stores nothing, if the refresh token has changed. */
export function updateTokens(
  ctx: Ctx,
  row: TokenRow,
  tokens: { accessToken: string; accessExpiresAt: number; refreshToken: string | undefined },
): Statement<{ id: number }[]> {
  return database(ctx)
    .update(inboxes)
    .set({ ...tokens, consent: 'given' })
    .where(isUnchanged(ctx, row))
    .returning({ id: inboxes.id });
}

/** Fails the batch if the refresh token has changed, or the consent is already marked as withdrawn. */
export function requireConsent(ctx: Ctx, row: TokenRow): Statement {
  const isGiven = and(isUnchanged(ctx, row), eq(inboxes.consent, 'given'));
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${isGiven})`);
}

/** Marks the consent as withdrawn, and deletes the access token. */
export function updateWithdrawnConsent(ctx: Ctx, row: TokenRow): Statement {
  return database(ctx)
    .update(inboxes)
    .set({ consent: 'withdrawn', accessToken: null, accessExpiresAt: null })
    .where(isUnchanged(ctx, row));
}
