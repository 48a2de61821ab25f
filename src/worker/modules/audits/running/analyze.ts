import type { AuditResults } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { auditBrandConsistency } from '../brand/audit.ts';
import { AuditFailed } from '../checks/failed.ts';
import { auditPerformance } from '../performance/audit.ts';
import type { AuditRow } from '../records/schema.ts';
import { toResults } from '../report/results.ts';
import { auditSecurity } from '../security/audit.ts';
import { preloadedHostsOf } from '../security/preload.ts';
import { auditSeo } from '../seo/audit.ts';
import { crawl } from '../site/crawl.ts';
import { observe } from '../site/observe.ts';
import { openSite } from '../site/open.ts';
import type { Site } from '../site/site.ts';
import { auditSocialMedia } from '../social/audit.ts';
import { selectUpload } from '../uploads/store.ts';
import { auditVideo } from '../video/audit.ts';

/** Audits a website or a video. Throws `AuditFailed`. */
export function analyze(
  ctx: Ctx,
  { type, url, uploadId }: Pick<AuditRow, 'type' | 'url' | 'uploadId'>,
): Promise<AuditResults> {
  return url === null ? auditUpload(ctx, uploadId) : auditSite(ctx, url, type === 'security');
}

async function auditUpload(ctx: Ctx, uploadId: number | null): Promise<AuditResults> {
  const [[upload]] = uploadId === null ? [[]] : await commit(database(ctx), [selectUpload(ctx, uploadId)]);
  if (!upload) throw new AuditFailed('NOT_A_VIDEO', 'The file was deleted. Upload it again.');
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

/**
 * The dimensions share the requests of the audit, so they run one after the other, in this order: what no request is left
 * for is then the same in each audit of a site. The pages that it links to take the rest.
 */
async function auditSite(ctx: Ctx, url: string, isSecurityAlone: boolean): Promise<AuditResults> {
  const site = await openSite(ctx, url);
  const evidence = await observe(site, preloadedHostsOf);
  const settings = { now: ctx.now(), dnsUrl: ctx.env.DNS_URL };
  const security = await auditSecurity(site, evidence, settings);
  const others = isSecurityAlone
    ? {}
    : {
        social_media: await auditSocialMedia(site),
        brand_consistency: await auditBrandConsistency(site),
        performance: await auditPerformance(site, ctx.env),
        seo: await auditSeo(site, await crawl(site), ctx.now()),
      };
  return toResults(ctx, {
    finalUrl: site.finalUrl,
    redirects: redirectsOf(site),
    isTruncated: !site.page.isWhole || site.page.document.isTruncated,
    isClientRendered: site.page.isClientRendered,
    fetches: site.fetches,
    dimensions: { security, ...others },
    media: null,
  });
}

function redirectsOf({ hops }: Site): AuditResults['redirects'] {
  return hops.flatMap(({ url, status }) =>
    status !== null && status >= 300 && status < 400 ? [{ url, status }] : [],
  );
}
