import type { AuditResults } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { withinTime } from '../../../platform/work/within-time.ts';
import { auditBrandConsistency } from '../brand/audit.ts';
import { AuditFailed } from '../checks/failed.ts';
import { AUDIT_TIME } from '../limits.ts';
import { auditPerformance } from '../performance/audit.ts';
import type { AuditRow } from '../records/schema.ts';
import { type AuditParts, toResults } from '../report/results.ts';
import { auditSecurity } from '../security/audit.ts';
import { preloadedHostsOf } from '../security/preload.ts';
import { auditSeo } from '../seo/audit.ts';
import { crawl } from '../site/crawl.ts';
import type { SiteLimits } from '../site/limits.ts';
import { observe } from '../site/observe.ts';
import { openSite } from '../site/open.ts';
import type { Site } from '../site/site.ts';
import { auditSocialMedia } from '../social/audit.ts';
import { selectUpload } from '../uploads/store.ts';
import { auditVideo } from '../video/audit.ts';

/** The subject of an audit. */
export type Subject = Pick<AuditRow, 'type' | 'url' | 'uploadId'>;

/** Audits a website or a video. Throws `AuditFailed`. Tests shorten the limits of a website. */
export async function analyze(
  ctx: Ctx,
  subject: Subject,
  limits: Partial<SiteLimits> = {},
): Promise<AuditResults> {
  const work = subject.type === 'video' ? analyzeVideo(ctx, subject) : analyzeWebsite(ctx, subject, limits);
  return withinTime(AUDIT_TIME, work, () => {
    return new AuditFailed('TIMED_OUT', `The audit took longer than ${AUDIT_TIME / 1000} seconds.`);
  });
}

async function analyzeWebsite(
  ctx: Ctx,
  { type, url }: Subject,
  limits: Partial<SiteLimits>,
): Promise<AuditResults> {
  const site = await openSite(ctx, url!, type === 'security' ? 'response' : 'page', limits);
  const dimensions = type === 'security' ? await analyzeSecurity(ctx, site) : await analyzeAll(ctx, site);
  return toResults(ctx, {
    finalUrl: site.finalUrl,
    redirects: site.hops.flatMap(({ url, status }) =>
      status !== null && status >= 300 && status < 400 ? [{ url, status }] : [],
    ),
    isTruncated: !site.page.isWhole || site.page.document.isTruncated,
    isClientRendered: site.page.isClientRendered,
    fetches: site.fetches,
    dimensions,
    media: null,
  });
}

type Dimensions = AuditParts['dimensions'];

async function analyzeSecurity(ctx: Ctx, site: Site): Promise<Dimensions> {
  const { DNS_URL: dnsUrl } = ctx.env;
  const evidence = await observe(site, preloadedHostsOf);
  const settings = { now: ctx.now(), ...(dnsUrl ? { dnsUrl } : {}) };
  return { security: await auditSecurity(site, evidence, settings) };
}

/**
 * Runs the dimensions one after another, always in this order: they share the requests that an audit may make, and the
 * number of remaining requests must not depend on the speed of servers. The linked pages take the rest.
 */
async function analyzeAll(ctx: Ctx, site: Site): Promise<Dimensions> {
  const { security } = await analyzeSecurity(ctx, site);
  const social_media = await auditSocialMedia(site);
  const brand_consistency = await auditBrandConsistency(site);
  // PageSpeed Insights may take most of the time; performance claims its requests before the crawl does.
  const [performance, seo] = await Promise.all([
    auditPerformance(site, ctx.env),
    crawl(site).then((linked) => auditSeo(site, linked, ctx.now())),
  ]);
  return { seo, performance, social_media, brand_consistency, security };
}

async function analyzeVideo(ctx: Ctx, { uploadId }: Subject): Promise<AuditResults> {
  const [[upload]] = await commit(database(ctx), [selectUpload(ctx, uploadId!)]);
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
