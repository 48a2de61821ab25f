import { and, count, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { lastId } from '../../../platform/data/sequence.ts';
import { aiKeys, aiPreferences, type KeyRow, type PreferencesRow } from '../schema.ts';

export function selectPreferences(ctx: Ctx): Statement<PreferencesRow[]> {
  return database(ctx)
    .select()
    .from(aiPreferences)
    .where(eq(aiPreferences.organizationId, ctx.organizationId));
}

/** Changes the given fields. Automatic analysis that is switched on, or on again, starts after the newest email. */
export function upsertPreferences(
  ctx: Ctx,
  change: Partial<Omit<PreferencesRow, 'organizationId' | 'updatedAt' | 'analyzedUpTo'>>,
): Statement {
  const { organizationId } = ctx;
  const row = { ...change, updatedAt: ctx.now() };
  const newest = lastId(organizationId, 'email');
  const newValue = (value: boolean | undefined, old: SQL) =>
    value === undefined ? old : sql`${value ? 1 : 0}`;
  const begins = sql`${newValue(change.analyzeNewEmails, sql`analyze_new_emails`)} = 1
    AND ${newValue(change.isEnabled, sql`is_enabled`)} = 1 AND NOT (analyze_new_emails = 1 AND is_enabled = 1)`;
  return database(ctx)
    .insert(aiPreferences)
    .values({ ...row, organizationId, analyzedUpTo: change.analyzeNewEmails ? newest : null })
    .onConflictDoUpdate({
      target: aiPreferences.organizationId,
      set: { ...row, analyzedUpTo: sql`CASE WHEN ${begins} THEN ${newest} ELSE analyzed_up_to END` },
    });
}

export function selectKeys(ctx: Ctx): Statement<KeyRow[]> {
  return database(ctx)
    .select()
    .from(aiKeys)
    .where(eq(aiKeys.organizationId, ctx.organizationId))
    .orderBy(aiKeys.provider);
}

export function upsertKey(
  ctx: Ctx,
  key: Omit<KeyRow, 'organizationId' | 'updatedAt' | 'encryptionKey'>,
): Statement {
  const row = { ...key, updatedAt: ctx.now() };
  return database(ctx)
    .insert(aiKeys)
    .values({ ...row, organizationId: ctx.organizationId })
    .onConflictDoUpdate({ target: [aiKeys.organizationId, aiKeys.provider], set: row });
}

export function deleteKey(ctx: Ctx, provider: KeyRow['provider']): Statement {
  return database(ctx)
    .delete(aiKeys)
    .where(and(eq(aiKeys.organizationId, ctx.organizationId), eq(aiKeys.provider, provider)));
}

/** Selects keys of all organizations sealed with an encryption key before `key`. */
export function selectSealedBefore(ctx: ServiceCtx, key: number, limit: number): Statement<KeyRow[]> {
  return database(ctx).select().from(aiKeys).where(lt(aiKeys.encryptionKey, key)).limit(limit);
}

export function selectSealedCount(ctx: ServiceCtx, key: number): Statement<{ count: number }[]> {
  return database(ctx).select({ count: count() }).from(aiKeys).where(lt(aiKeys.encryptionKey, key));
}

/** Replaces a sealed key, unless it was changed meanwhile. */
export function updateSeal(ctx: ServiceCtx, row: KeyRow, apiKey: string): Statement {
  return database(ctx)
    .update(aiKeys)
    .set({ apiKey })
    .where(
      and(
        eq(aiKeys.organizationId, row.organizationId),
        eq(aiKeys.provider, row.provider),
        eq(aiKeys.apiKey, row.apiKey),
      ),
    );
}
