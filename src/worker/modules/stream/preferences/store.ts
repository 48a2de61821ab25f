import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type StreamPreferencesRow, streamPreferences } from './schema.ts';

export function selectStreamPreferences(ctx: Ctx): Statement<StreamPreferencesRow[]> {
  return database(ctx)
    .select()
    .from(streamPreferences)
    .where(eq(streamPreferences.organizationId, ctx.organizationId));
}

/** Changes the given fields. Returns the preferences. */
export function upsertStreamPreferences(
  ctx: Ctx,
  change: Partial<Pick<StreamPreferencesRow, 'isEditedAtEnd' | 'isStory'>>,
): Statement<StreamPreferencesRow[]> {
  const row = { ...change, updatedAt: ctx.now() };
  return database(ctx)
    .insert(streamPreferences)
    .values({ ...row, organizationId: ctx.organizationId })
    .onConflictDoUpdate({ target: streamPreferences.organizationId, set: row })
    .returning();
}
