import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { deletePast } from '../../../platform/data/commit/commit.ts';
import { database, directory, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { type ChannelRow, streamChannels } from '../channel/schema.ts';
import { quotaDay } from '../youtube/los-angeles.ts';
import { JITTER } from './limits.ts';
import { type YoutubeKeyRow, youtubeKeys } from './schema.ts';

/**
 * Claims due channels, longest due first, until a time, so that nobody else polls them. Returns them in no particular
 * order.
 */
export function updateClaimed(
  ctx: ServiceCtx,
  { until, limit, onlyOwnKeys }: { until: number; limit: number; onlyOwnKeys: boolean },
): Statement<ChannelRow[]> {
  const now = ctx.now();
  const db = database(ctx);
  const due = db
    .select({ id: streamChannels.organizationId })
    .from(streamChannels)
    .where(
      and(
        lte(streamChannels.nextPollAt, now + JITTER),
        or(isNull(streamChannels.claimedUntil), lte(streamChannels.claimedUntil, now)),
        onlyOwnKeys ? sql`${streamChannels.keyHash} IS NOT NULL` : undefined,
      ),
    )
    .orderBy(asc(streamChannels.nextPollAt))
    .limit(limit);
  const claim = db
    .update(streamChannels)
    .set({ claimedUntil: until })
    .where(inArray(streamChannels.organizationId, due))
    .returning();
  return hidden(registerRows(claim, due));
}

/** Releases claimed channels without a poll: they are due first at the next tick. */
export function updateReleased(ctx: ServiceCtx, rows: readonly ChannelRow[]): Statement {
  const ids = JSON.stringify(rows.map(({ organizationId }) => organizationId));
  return hidden(
    database(ctx)
      .update(streamChannels)
      .set({ claimedUntil: null })
      .where(
        and(
          sql`${streamChannels.organizationId} IN (SELECT value FROM json_each(${ids}))`,
          eq(streamChannels.claimedUntil, rows[0]?.claimedUntil ?? 0),
        ),
      ),
  );
}

/** Returns an SQL condition: this poll still holds the channel. Connecting another channel ends its claim. */
const isClaimed = (ctx: Ctx, { claimedUntil, channelId }: ChannelRow) =>
  and(
    eq(streamChannels.organizationId, ctx.organizationId),
    eq(streamChannels.channelId, channelId),
    eq(streamChannels.claimedUntil, claimedUntil ?? 0),
  );

export function selectClaim(ctx: Ctx, row: ChannelRow): Statement<{ channelId: string }[]> {
  return database(ctx)
    .select({ channelId: streamChannels.channelId })
    .from(streamChannels)
    .where(isClaimed(ctx, row));
}

/** Stores the results of a poll, and releases the channel. */
export function updatePolled(
  ctx: Ctx,
  row: ChannelRow,
  change: Partial<Omit<ChannelRow, 'organizationId' | 'claimedUntil'>>,
): Statement {
  return database(ctx)
    .update(streamChannels)
    .set({ ...change, claimedUntil: null })
    .where(isClaimed(ctx, row));
}

/** Selects the row of a key from the directory, because organizations with the same key may be in several databases. */
export function selectYoutubeKey(ctx: ServiceCtx, keyHash: string): Statement<YoutubeKeyRow[]> {
  return directory(ctx).select().from(youtubeKeys).where(eq(youtubeKeys.keyHash, keyHash));
}

/** Adds the units of today, and blocks or unblocks the key. */
export function upsertYoutubeKey(
  ctx: ServiceCtx,
  keyHash: string,
  { units, block }: { units: number; block: { until: number; code: string } | null },
): Statement {
  const day = quotaDay(ctx.now());
  const row = {
    day,
    blockedUntil: block?.until ?? null,
    blockedCode: block?.code ?? null,
    updatedAt: ctx.now(),
  };
  return directory(ctx)
    .insert(youtubeKeys)
    .values({ ...row, keyHash, units })
    .onConflictDoUpdate({
      target: youtubeKeys.keyHash,
      set: {
        ...row,
        units: sql`${units} + CASE WHEN ${youtubeKeys.day} = ${day} THEN ${youtubeKeys.units} ELSE 0 END`,
      },
    });
}

export function deletePastKeys(ctx: ServiceCtx, before: number, limit: number): Statement {
  return deletePast(directory(ctx), youtubeKeys.keyHash, youtubeKeys.updatedAt, before, limit);
}
