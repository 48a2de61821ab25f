import type { Audit } from '../../../../contract/audits/audits.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { AuditRow } from '../records/schema.ts';
import { selectAudit } from '../records/store.ts';
import { type AuditRequest, createAudit } from './create.ts';

/** Requests the same audit again. Throws `not_found`; `conflict` (NOT_FINISHED); what `createAudit` throws. */
export async function rerunAudit(ctx: Ctx, id: number): Promise<Audit> {
  const [[row]] = await commit(database(ctx), [selectAudit(ctx, id)]);
  if (!row) throw notFound('audit');
  if (row.completedAt === null) {
    throw new DomainError('conflict', 'NOT_FINISHED', 'The audit still runs. Wait until it is finished.');
  }
  return createAudit(ctx, requestOf(row));
}

function requestOf({ type, url, uploadId }: AuditRow): AuditRequest {
  return type === 'video' ? { type, upload_id: uploadId! } : { type, url: url! };
}
