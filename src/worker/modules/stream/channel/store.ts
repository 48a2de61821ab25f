import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type ChannelRow, streamChannels, streamLookups } from './schema.ts';

const ofOrganization = (ctx: Ctx) => eq(streamChannels.organizationId, ctx.organizationId);

/** Selects the organization's channel. */
export function selectChannel(ctx: Ctx): Statement<ChannelRow[]> {
  return database(ctx).select().from(streamChannels).where(ofOrganization(ctx));
}

/** Replaces the channel. Returns the new one. */
export function replaceChannel(
  ctx: Ctx,
  row: Omit<ChannelRow, 'organizationId' | 'createdAt' | 'encryptionKey'>,
): Statement<ChannelRow[]> {
  const columns = { ...row, createdAt: ctx.now() };
  return database(ctx)
    .insert(streamChannels)
    .values({ ...columns, organizationId: ctx.organizationId })
    .onConflictDoUpdate({ target: streamChannels.organizationId, set: columns })
    .returning();
}

/** Changes the channel if it is still this one. Returns it, or no row. */
export function updateChannel(
  ctx: Ctx,
  channelId: string,
  change: Partial<Omit<ChannelRow, 'organizationId' | 'channelId'>>,
): Statement<ChannelRow[]> {
  return database(ctx)
    .update(streamChannels)
    .set(change)
    .where(and(ofOrganization(ctx), eq(streamChannels.channelId, channelId)))
    .returning();
}

/** Deletes the channel. Returns it, or no row. */
export function deleteChannelRow(ctx: Ctx): Statement<{ channelId: string }[]> {
  return database(ctx)
    .delete(streamChannels)
    .where(ofOrganization(ctx))
    .returning({ channelId: streamChannels.channelId });
}

/** Counts a look-up. Returns how many there were today. */
export function upsertLookup(ctx: Ctx, day: string): Statement<{ count: number }[]> {
  return database(ctx)
    .insert(streamLookups)
    .values({ organizationId: ctx.organizationId, day, count: 1 })
    .onConflictDoUpdate({
      target: streamLookups.organizationId,
      set: {
        day,
        count: sql`CASE WHEN ${streamLookups.day} = ${day} THEN ${streamLookups.count} + 1 ELSE 1 END`,
      },
    })
    .returning({ count: streamLookups.count });
}

/** Selects channels of all organizations whose API key was sealed with an encryption key before `key`. */
export function selectSealedBefore(ctx: ServiceCtx, key: number, limit: number): Statement<ChannelRow[]> {
  return database(ctx)
    .select()
    .from(streamChannels)
    .where(lt(streamChannels.encryptionKey, key))
    .limit(limit);
}

export function selectSealedCount(ctx: ServiceCtx, key: number): Statement<{ count: number }[]> {
  return database(ctx)
    .select({ count: count() })
    .from(streamChannels)
    .where(lt(streamChannels.encryptionKey, key));
}

/** Replaces a sealed key unless it was changed in the meantime. */
export function updateSeal(ctx: ServiceCtx, row: ChannelRow, apiKey: string): Statement {
  return database(ctx)
    .update(streamChannels)
    .set({ apiKey })
    .where(
      and(eq(streamChannels.organizationId, row.organizationId), eq(streamChannels.apiKey, row.apiKey ?? '')),
    );
}
