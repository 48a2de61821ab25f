import { expect, test } from 'vitest';
import { auditBrandConsistency } from '../../../../../../src/worker/modules/audits/brand/audit.ts';
import { auditPerformance } from '../../../../../../src/worker/modules/audits/performance/audit.ts';
import { BRAND_ADVICE } from '../../../../../../src/worker/modules/audits/report/brand-recommendations.ts';
import { PERFORMANCE_ADVICE } from '../../../../../../src/worker/modules/audits/report/performance-recommendations.ts';
import { SEO_ADVICE } from '../../../../../../src/worker/modules/audits/report/seo-recommendations.ts';
import { SOCIAL_ADVICE } from '../../../../../../src/worker/modules/audits/report/social-recommendations.ts';
import { VIDEO_ADVICE } from '../../../../../../src/worker/modules/audits/report/video-recommendations.ts';
import { auditSeo } from '../../../../../../src/worker/modules/audits/seo/audit.ts';
import { auditSocialMedia } from '../../../../../../src/worker/modules/audits/social/audit.ts';
import { checkVideo } from '../../../../../../src/worker/modules/audits/video/checks.ts';
import { MEDIA } from '../report-page/samples.ts';
import { siteOf } from '../site.ts';

/** The response of PageSpeed Insights about a page of which it has measured only the score. */
const measured = {
  lighthouseResult: {
    lighthouseVersion: '13.0.0',
    categories: { performance: { score: 0.1 } },
    audits: {},
  },
};

/** Checks that only inform: other recommendations cover the first, and the second is never measured. */
const INFORMING = ['pagespeed', 'audio.loudness'];
const performance = siteOf({ answer: () => ({ body: JSON.stringify(measured) }) });
const keys = { PAGESPEED_API_KEY: 'key', PAGESPEED_URL: 'https://pagespeed.example/' };

test.each([
  ['seo', SEO_ADVICE, () => auditSeo(siteOf(), [], 0)],
  ['performance', PERFORMANCE_ADVICE, () => auditPerformance(performance, keys)],
  ['social_media', SOCIAL_ADVICE, () => auditSocialMedia(siteOf())],
  ['videos', VIDEO_ADVICE, async () => checkVideo({ bytes: 1, media: MEDIA })],
  ['brand_consistency', BRAND_ADVICE, () => auditBrandConsistency(siteOf())],
])(
  'each check of %s has a recommendation or only informs, and each recommendation has a check',
  async (_, advice, audit) => {
    const ids = (await audit())!.checks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(advice).toSorted()).toEqual(ids.filter((id) => !INFORMING.includes(id)).toSorted());
  },
);
