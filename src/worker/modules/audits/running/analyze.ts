import type { AuditResults } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AuditFailed } from '../checks/failed.ts';
import type { AuditRow } from '../records/schema.ts';
import { toResults } from '../report/results.ts';

/** Audits a website or a video. Throws `AuditFailed`. */
export async function analyze(
  ctx: Ctx,
  { url }: Pick<AuditRow, 'type' | 'url' | 'uploadId'>,
): Promise<AuditResults> {
  if (url === null) throw new AuditFailed('NOT_A_VIDEO', 'The file is no video.');
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
