import { eq, type SQL, sql } from 'drizzle-orm';
import type { AuditEngine } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { auditPreferences } from './schema.ts';

export function selectEngine(ctx: Ctx): Statement<{ engine: AuditEngine }[]> {
  return database(ctx)
    .select({ engine: auditPreferences.engine })
    .from(auditPreferences)
    .where(eq(auditPreferences.organizationId, ctx.organizationId));
}

/** Returns the engine that audits websites for the organization, as an expression. */
export function engineOf(ctx: Ctx): SQL<AuditEngine> {
  return sql`COALESCE((SELECT engine FROM ${auditPreferences}
    WHERE organization_id = ${ctx.organizationId}), 'built_in')`;
}

export function upsertEngine(ctx: Ctx, engine: AuditEngine): Statement {
  const row = { engine, updatedAt: ctx.now() };
  return database(ctx)
    .insert(auditPreferences)
    .values({ ...row, organizationId: ctx.organizationId })
    .onConflictDoUpdate({ target: auditPreferences.organizationId, set: row });
}
