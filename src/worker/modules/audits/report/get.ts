import type { AuditResults, AuditType } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { getAudit } from '../records/get.ts';
import { selectAudit, selectResults } from '../records/store.ts';
import type { ReportView } from '../report-page/report.ts';

/** What the report of an audit shows, whatever its status. `type`: only if it is one of this type. Throws `not_found`. */
export async function getAuditReport(ctx: Ctx, id: number, type?: AuditType): Promise<ReportView> {
  const audit = await getAudit(ctx, id, type);
  const { previous_audit_id: previousId } = audit;
  if (audit.results === null || previousId === null) return { audit, fileName: null, previous: null };
  const [[row], [stored]] = await commit(database(ctx), [
    selectAudit(ctx, previousId),
    selectResults(ctx, previousId),
  ]);
  if (!row || !stored) return { audit, fileName: null, previous: null };
  const completedAt = new Date(row.completedAt ?? row.createdAt).toISOString();
  return {
    audit,
    fileName: null,
    previous: { completedAt, results: JSON.parse(stored.results) as AuditResults },
  };
}
