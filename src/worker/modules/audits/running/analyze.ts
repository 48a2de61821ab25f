import type { AuditResults } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { AuditRow } from '../records/schema.ts';
import { toResults } from '../report/results.ts';
import { analyzeVideo } from './analyze-video.ts';

/** Audits a website or a video. Throws `AuditFailed`. */
export async function analyze(
  ctx: Ctx,
  { url, uploadId }: Pick<AuditRow, 'type' | 'url' | 'uploadId'>,
): Promise<AuditResults> {
  if (url === null) return analyzeVideo(ctx, uploadId!);
  return toResults(ctx, {
    finalUrl: url,
    redirects: [],
    isTruncated: false,
    isClientRendered: false,
    fetches: [],
    dimensions: {},
    media: null,
  });
}
