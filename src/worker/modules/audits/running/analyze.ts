import type { AuditResults } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { auditBrandConsistency } from '../brand/audit.ts';
import { auditPerformance } from '../performance/audit.ts';
import type { AuditRow } from '../records/schema.ts';
import { toResults } from '../report/results.ts';
import { auditSecurity } from '../security/audit.ts';
import { preloadedHostsOf } from '../security/preload.ts';
import { auditSeo } from '../seo/audit.ts';
import { crawl } from '../site/crawl.ts';
import type { SiteLimits } from '../site/limits.ts';
import { observe } from '../site/observe.ts';
import { openSite } from '../site/open.ts';
import type { Site } from '../site/site.ts';
import { auditSocialMedia } from '../social/audit.ts';
import { analyzeVideo } from './analyze-video.ts';

/** Audits a website or a video. Throws `AuditFailed`. Tests shorten the limits. */
export function analyze(
  ctx: Ctx,
  { type, url, uploadId }: Pick<AuditRow, 'type' | 'url' | 'uploadId'>,
  limits: Partial<SiteLimits> = {},
): Promise<AuditResults> {
  return url === null ? analyzeVideo(ctx, uploadId!) : auditSite(ctx, url, type === 'security', limits);
}

/**
 * The dimensions share the requests of the audit, so they run one after the other, in this order: what no request is left
 * for is then the same in each audit of a site. The pages that it links to take the rest.
 */
async function auditSite(
  ctx: Ctx,
  url: string,
  isSecurityAlone: boolean,
  limits: Partial<SiteLimits>,
): Promise<AuditResults> {
  const site = await openSite(ctx, url, limits);
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
