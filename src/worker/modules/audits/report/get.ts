import type { Audit, AuditResults, AuditType } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { findLookInPage } from '../../stream/index.ts';
import { getAudit } from '../records/get.ts';
import { selectAudit, selectResults } from '../records/store.ts';
import type { ReportView } from '../report-page/report.ts';
import { selectUpload } from '../uploads/store.ts';

/** Returns the content of an audit's report, in any status; with `type`, only of this type. Throws `not_found`. */
export async function getAuditReport(ctx: Ctx, id: number, type?: AuditType): Promise<ReportView> {
  const audit = await getAudit(ctx, id, type);
  return {
    audit,
    fileName: audit.upload_id === null ? null : await findFileName(ctx, audit.upload_id),
    previous: await findPrevious(ctx, audit),
    look: await findLookInPage(ctx),
  };
}

/** Finds the file's name; null if the file was deleted. */
async function findFileName(ctx: Ctx, uploadId: number): Promise<string | null> {
  const [[upload]] = await commit(database(ctx), [selectUpload(ctx, uploadId)]);
  return upload?.fileName ?? null;
}

/** Finds the audit to compare with; null if there is none. */
async function findPrevious(ctx: Ctx, audit: Audit): Promise<ReportView['previous']> {
  const { results, previous_audit_id: id } = audit;
  if (results === null || id === null) return null;
  const [[row], [stored]] = await commit(database(ctx), [selectAudit(ctx, id), selectResults(ctx, id)]);
  if (!row || !stored) return null;
  return {
    completedAt: new Date(row.completedAt ?? row.createdAt).toISOString(),
    results: JSON.parse(stored.results) as AuditResults,
  };
}
