import type { Audit, AuditType, CreateAudit } from '../../../../contract/audits/audits.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit, commitUnlessRefused, database } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { AUDITS_A_DAY, DAY } from '../limits.ts';
import { AUDIT, countAudit, insertAudit, selectUploadStatus } from './insert-store.ts';
import { NOTHING_STORED, toAudit } from './present.ts';
import { readSiteUrl, siteOf } from './site-url.ts';

/** What is audited: a website, or a video. */
export type Subject =
  | { type: Exclude<AuditType, 'video'>; url: string }
  | Extract<CreateAudit, { type: 'video' }>;

/**
 * Asks for an audit. Throws `invalid` (URL_NOT_ALLOWED); `refused` (NO_SUCH_UPLOAD, UPLOAD_INCOMPLETE); `limited`
 * (AUDIT_LIMIT).
 */
export async function createAudit(ctx: Ctx, subject: Subject): Promise<Audit> {
  const audit = {
    type: subject.type,
    userId: userOf(ctx.actor)?.userId ?? null,
    scheduleId: null,
    ...(subject.type === 'video' ? await ofUpload(ctx, subject.upload_id) : ofSite(ctx, subject.url)),
  };
  const { insert, job, statements } = insertAudit(ctx, audit);
  const results = await commitUnlessRefused(database(ctx), [...countAudit(ctx), ...statements], () =>
    auditLimit(ctx),
  );
  wakeJobs(ctx, AUDIT, results.of(job));
  wakeOutbox(ctx);
  return toAudit(results.of(insert)[0]!, NOTHING_STORED);
}

function ofSite(ctx: Ctx, address: string) {
  const url = readSiteUrl(ctx.env, address);
  return { url, site: siteOf(url), uploadId: null };
}

async function ofUpload(ctx: Ctx, uploadId: number) {
  const [[upload]] = await commit(database(ctx), [selectUploadStatus(ctx, uploadId)]);
  if (!upload) {
    throw new DomainError(
      'refused',
      'NO_SUCH_UPLOAD',
      'upload_id: there is no such upload, or it was deleted.',
    );
  }
  if (!upload.isComplete) {
    throw new DomainError('refused', 'UPLOAD_INCOMPLETE', 'upload_id: complete the upload first.');
  }
  return { url: null, site: null, uploadId };
}

/** The organization has had its audits of the day. */
export function auditLimit(ctx: Ctx): DomainError {
  const tomorrow = (Math.floor(ctx.now() / DAY) + 1) * DAY;
  return new DomainError(
    'limited',
    'AUDIT_LIMIT',
    `An organization has at most ${AUDITS_A_DAY} audits a day. The next day begins at 00:00 UTC.`,
    { retryAfterSeconds: (tomorrow - ctx.now()) / 1000 },
  );
}
