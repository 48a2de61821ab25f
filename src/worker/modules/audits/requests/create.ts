import type { Audit, AuditType, CreateAudit } from '../../../../contract/audits/audits.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit, commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { AUDIT, countAudit, insertAudit } from '../records/insert-store.ts';
import { NOTHING_STORED, toAudit } from '../records/present.ts';
import { readSiteUrl, siteOf } from '../site/address.ts';
import { requireUpload, selectUpload } from '../uploads/store.ts';

/** The subject of an audit: a website, or a video. */
export type AuditRequest =
  | { type: Exclude<AuditType, 'video'>; url: string }
  | Extract<CreateAudit, { type: 'video' }>;

/**
 * Requests an audit. Throws `invalid` (URL_NOT_ALLOWED); `refused` (NO_SUCH_UPLOAD, UPLOAD_INCOMPLETE); `limited`
 * (AUDIT_LIMIT).
 */
export async function createAudit(ctx: Ctx, request: AuditRequest): Promise<Audit> {
  const audit = {
    type: request.type,
    userId: userOf(ctx.actor)?.userId ?? null,
    scheduleId: null,
    ...(request.type === 'video' ? ofUpload(request.upload_id) : ofSite(ctx, request.url)),
  };
  const { insert, job, statements } = insertAudit(ctx, audit);
  const needed = audit.uploadId === null ? [] : [requireUpload(ctx, audit.uploadId)];
  const results = await commitUnlessRefused(
    database(ctx),
    [...needed, ...countAudit(ctx), ...statements],
    () => uploadProblem(ctx, audit.uploadId),
  );
  wakeJobs(ctx, AUDIT, results.of(job));
  wakeOutbox(ctx);
  return toAudit(results.of(insert)[0]!, NOTHING_STORED);
}

function ofSite(ctx: Ctx, address: string) {
  const url = readSiteUrl(ctx.env, address);
  return { url, site: siteOf(url), uploadId: null };
}

function ofUpload(uploadId: number) {
  return { url: null, site: null, uploadId };
}

/** Returns why the upload cannot be audited. */
async function uploadProblem(ctx: Ctx, uploadId: number | null): Promise<DomainError> {
  const [[upload]] = await commit(database(ctx), [selectUpload(ctx, uploadId ?? 0)]);
  if (!upload) {
    const detail = 'upload_id: there is no such upload, or its file was deleted.';
    return new DomainError('refused', 'NO_SUCH_UPLOAD', detail);
  }
  return new DomainError('refused', 'UPLOAD_INCOMPLETE', 'upload_id: complete the upload first.');
}
