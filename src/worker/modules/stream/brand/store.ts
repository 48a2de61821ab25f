import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type BrandRow, brands } from './schema.ts';

export function selectBrand(ctx: Ctx): Statement<BrandRow[]> {
  return database(ctx).select().from(brands).where(eq(brands.organizationId, ctx.organizationId));
}

/** Changes the given fields. Returns the brand. */
export function upsertBrand(
  ctx: Ctx,
  change: Partial<Pick<BrandRow, 'name' | 'color' | 'logo'>>,
): Statement<BrandRow[]> {
  const row = { ...change, updatedAt: ctx.now() };
  return database(ctx)
    .insert(brands)
    .values({ ...row, organizationId: ctx.organizationId })
    .onConflictDoUpdate({ target: brands.organizationId, set: row })
    .returning();
}
