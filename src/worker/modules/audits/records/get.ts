import type { Audit, AuditType } from '../../../../contract/audits/audits.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toAudit } from './present.ts';
import { selectAudit, selectAuditTasks, selectResults } from './store.ts';

/** Returns an audit; with `type`, only one of this type. Throws `not_found`. */
export async function getAudit(ctx: Ctx, id: number, type?: AuditType): Promise<Audit> {
  const [[row], results, tasks] = await commit(database(ctx), [
    selectAudit(ctx, id, type),
    selectResults(ctx, id),
    selectAuditTasks(ctx, id),
  ]);
  if (!row) throw notFound('audit');
  return toAudit(row, { results, tasks });
}
