import type { AuditResults } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { AuditFailed } from '../checks/failed.ts';
import { toResults } from '../report/results.ts';
import { selectUpload } from '../uploads/store.ts';
import { auditVideo } from '../video/audit.ts';

/** Audits an uploaded video. Throws what `auditVideo` throws. */
export async function analyzeVideo(ctx: Ctx, uploadId: number): Promise<AuditResults> {
  const [[upload]] = await commit(database(ctx), [selectUpload(ctx, uploadId)]);
  if (!upload) throw new AuditFailed('NOT_A_VIDEO', 'The file was deleted before it was read.');
  const { dimension, media, truncated } = await auditVideo(ctx, upload);
  return toResults(ctx, {
    finalUrl: null,
    redirects: [],
    isTruncated: truncated,
    isClientRendered: false,
    fetches: [],
    dimensions: { social_media: dimension },
    media,
  });
}
