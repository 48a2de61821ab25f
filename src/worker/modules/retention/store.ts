import { eq, sql } from 'drizzle-orm';
import type { Retention } from '../../../contract/retention.ts';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { positions, retentionSettings } from './schema.ts';

export function selectDays(ctx: Ctx): Statement<{ days: Retention }[]> {
  return database(ctx)
    .select({ days: retentionSettings.days })
    .from(retentionSettings)
    .where(eq(retentionSettings.organizationId, ctx.organizationId));
}

export function upsertDays(ctx: Ctx, days: Retention): Statement {
  const row = { days, updatedAt: ctx.now() };
  return database(ctx)
    .insert(retentionSettings)
    .values({ ...row, organizationId: ctx.organizationId })
    .onConflictDoUpdate({ target: retentionSettings.organizationId, set: row });
}

/** Selects where the work with this name continues. */
export function selectPosition(ctx: ServiceCtx, name: string): Statement<{ value: string }[]> {
  return database(ctx).select({ value: positions.value }).from(positions).where(eq(positions.name, name));
}

/** Selects a row if the time stored at this position, milliseconds, has come, or if it has none. */
export function selectDue(ctx: ServiceCtx, name: string): Statement<{ due: 1 }[]> {
  const { value } = positions;
  const dueAt = sql`COALESCE((SELECT CAST(${value} AS INTEGER) FROM ${positions} WHERE ${positions.name} = ${name}), 0)`;
  return database(ctx).all(sql`SELECT 1 AS due WHERE ${dueAt} <= ${ctx.now()}`);
}

export function upsertPosition(ctx: ServiceCtx, name: string, value: string): Statement {
  return database(ctx)
    .insert(positions)
    .values({ name, value })
    .onConflictDoUpdate({ target: positions.name, set: { value } });
}
