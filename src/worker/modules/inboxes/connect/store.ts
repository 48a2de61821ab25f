import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { type InboxRow, inboxes } from '../schema.ts';

type Held = Pick<InboxRow, 'id' | 'refreshToken'>;

/** The inbox, as long as it has the refresh token that was read, under the same seal. */
function unchanged(ctx: Ctx, { id, refreshToken }: Held): SQL | undefined {
  return and(
    eq(inboxes.id, id),
    eq(inboxes.organizationId, ctx.organizationId),
    sql`${inboxes.refreshToken} IS ${refreshToken}`,
  );
}

/** Its row is `{consent}`, as it is until then. */
export function consentOf(ctx: Ctx, held: Held): Statement {
  return database(ctx).select({ consent: inboxes.consent }).from(inboxes).where(unchanged(ctx, held));
}

/** Its row tells that they are stored; there is none when another refresh token stands there. */
export function keepTokens(
  ctx: Ctx,
  held: Held,
  tokens: { accessToken: string; accessExpiresAt: number; refreshToken: string | undefined },
): Statement {
  return database(ctx)
    .update(inboxes)
    .set({ ...tokens, consent: 'given' })
    .where(unchanged(ctx, held))
    .returning({ id: inboxes.id });
}

/** Fails the batch when the refresh token is another, or its consent is marked as withdrawn already. */
export function requireConsent(ctx: Ctx, held: Held): Statement {
  const given = and(unchanged(ctx, held), eq(inboxes.consent, 'given'));
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${given})`);
}

export function withdrawConsent(ctx: Ctx, held: Held): Statement {
  return database(ctx)
    .update(inboxes)
    .set({ consent: 'withdrawn', accessToken: null, accessExpiresAt: null })
    .where(unchanged(ctx, held));
}
