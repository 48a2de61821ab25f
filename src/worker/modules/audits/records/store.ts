import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AuditStatus, AuditType } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type AuditRow, auditResults, audits, auditTasks } from './schema.ts';

export const hasId = (ctx: Ctx, id: number | SQL) =>
  and(eq(audits.id, id), eq(audits.organizationId, ctx.organizationId));

/** The previous audit, unless it was deleted. */
const previousId = sql<number | null>`(SELECT previous.id FROM ${audits} AS previous
  WHERE previous.id = ${audits}.previous_audit_id AND previous.organization_id = ${audits}.organization_id)`;
const COLUMNS = { ...getTableColumns(audits), previousAuditId: previousId.as('previous_id') };

/** Selects an audit; with `type`, only one of this type. */
export function selectAudit(ctx: Ctx, id: number | SQL, type?: AuditType): Statement<AuditRow[]> {
  const isOfType = type === undefined ? undefined : eq(audits.type, type);
  return database(ctx)
    .select(COLUMNS)
    .from(audits)
    .where(and(hasId(ctx, id), isOfType));
}

/** Selects the results of an audit as JSON. */
export function selectResults(ctx: Ctx, id: number): Statement<{ results: string }[]> {
  return database(ctx)
    .select({ results: sql<string>`json(${auditResults.results})`.as('text') })
    .from(auditResults)
    .where(and(eq(auditResults.auditId, id), eq(auditResults.organizationId, ctx.organizationId)));
}

export function selectAuditTasks(
  ctx: Ctx,
  id: number,
): Statement<{ recommendationId: string; taskId: number }[]> {
  return database(ctx)
    .select({ recommendationId: auditTasks.recommendationId, taskId: auditTasks.taskId })
    .from(auditTasks)
    .where(and(eq(auditTasks.auditId, id), eq(auditTasks.organizationId, ctx.organizationId)))
    .orderBy(auditTasks.recommendationId);
}

export interface AuditFilter {
  types: readonly AuditType[];
  status?: AuditStatus | undefined;
  site?: string | undefined;
}

/**
 * Selects the matching audits, the newest first. Each type is a range of an index, and SQLite merges the ranges as it
 * reads, so no part is read further than the page needs.
 */
export function selectAudits(
  ctx: Ctx,
  { types, status, site }: AuditFilter,
  page: { before: number | null; limit: number; offset: number },
): Statement<AuditRow[]> {
  const range = page.before === null ? sql`` : sql` AND id < ${page.before}`;
  const ofSite = site === undefined ? sql`` : sql` AND site = ${site}`;
  const ofStatus = status === undefined ? sql`` : sql` AND status = ${status}`;
  const parts = types.map(
    (type) => sql`SELECT id AS place FROM ${audits}
      WHERE organization_id = ${ctx.organizationId}${ofSite} AND type = ${type}${ofStatus}${range}`,
  );
  const places = sql`${sql.join(parts, sql` UNION ALL `)}
    ORDER BY place DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
  return database(ctx)
    .select(COLUMNS)
    .from(sql`(${places}) AS page`)
    .innerJoin(audits, sql`${audits.id} = page.place`)
    .orderBy(sql`page.place DESC`);
}

/** Selects the completed audits of a site, the newest first. */
export function selectHistory(
  ctx: Ctx,
  site: string,
  type: AuditType,
  limit: number,
): Statement<Pick<AuditRow, 'id' | 'completedAt' | 'overallScore' | 'scores'>[]> {
  const { id, completedAt, overallScore, scores } = audits;
  return database(ctx)
    .select({ id, completedAt, overallScore, scores })
    .from(audits)
    .where(
      and(
        eq(audits.organizationId, ctx.organizationId),
        eq(audits.site, site),
        eq(audits.type, type),
        eq(audits.status, 'completed'),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** Deletes the audit with its results and the links to its tasks. The last statement returns it. */
export function deleteAuditRows(
  ctx: Ctx,
  id: number,
  type?: AuditType,
): [Statement, Statement, Statement<{ uploadId: number | null }[]>] {
  const db = database(ctx);
  const isOfType = and(hasId(ctx, id), type === undefined ? undefined : eq(audits.type, type));
  const isDeleted = sql`EXISTS (SELECT 1 FROM ${audits} WHERE ${isOfType})`;
  return [
    db.delete(auditResults).where(and(eq(auditResults.auditId, id), isDeleted)),
    db.delete(auditTasks).where(and(eq(auditTasks.auditId, id), isDeleted)),
    db.delete(audits).where(isOfType).returning({ uploadId: audits.uploadId }),
  ];
}
