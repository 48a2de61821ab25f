import { eq } from 'drizzle-orm';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { streamVoices, type VoiceRow } from './schema.ts';

/** Selects the changed voices; `voicesOf` adds the others. */
export function selectVoices(ctx: Ctx): Statement<VoiceRow[]> {
  return database(ctx).select().from(streamVoices).where(eq(streamVoices.organizationId, ctx.organizationId));
}

/** Changes the given fields; the others keep their value. */
export function upsertVoice(
  ctx: Ctx,
  platform: Platform,
  change: Partial<Omit<VoiceRow, 'organizationId' | 'platform' | 'updatedAt'>>,
): Statement {
  const row = { ...change, updatedAt: ctx.now() };
  return database(ctx)
    .insert(streamVoices)
    .values({ ...row, organizationId: ctx.organizationId, platform })
    .onConflictDoUpdate({ target: [streamVoices.organizationId, streamVoices.platform], set: row });
}
