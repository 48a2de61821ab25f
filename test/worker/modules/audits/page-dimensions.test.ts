import { expect, test } from 'vitest';
import { createSite } from '../../../../src/dev/simulators/site/site.ts';
import { auditBrandConsistency } from '../../../../src/worker/modules/audits/brand/audit.ts';
import { auditPerformance } from '../../../../src/worker/modules/audits/performance/audit.ts';
import type { Site } from '../../../../src/worker/modules/audits/site/site.ts';
import { auditSocialMedia } from '../../../../src/worker/modules/audits/social/audit.ts';
import { resourceOf, siteOf } from '../../../unit/worker/modules/audits/site.ts';

const URL_OF_SITE = 'http://127.0.0.1:8796/';
const AUDITS = { auditSocialMedia, auditBrandConsistency, auditPerformance };

/** Opens the website that `npm start` serves. */
async function openDemo(): Promise<Site> {
  const demo = createSite();
  const page = await demo.request(URL_OF_SITE);
  const site = siteOf({
    url: URL_OF_SITE,
    html: await page.text(),
    headers: Object.fromEntries(page.headers),
  });
  const load = async (url: string, maxBytes?: number) => {
    const response = await demo.request(url);
    const body = new Uint8Array(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    return resourceOf(url, { status: response.status, headers, body }, maxBytes);
  };
  return { ...site, fetch: (url, _, options) => load(url, options?.maxBytes) };
}

test('inside workerd, the demo website fails in every dimension what it is made to fail', async () => {
  const failed: Record<string, string[]> = {};
  for (const [name, audit] of Object.entries(AUDITS)) {
    const dimension = (await audit(await openDemo(), {}))!;
    expect(dimension.score, name).toBeGreaterThan(20);
    failed[name] = dimension.checks.filter(({ result }) => result === 'fail').map(({ id }) => id);
    expect(await audit(await openDemo(), {})).toEqual(dimension);
  }
  expect(failed).toEqual({
    auditSocialMedia: ['og:image', 'og:description', 'twitter:card'],
    auditBrandConsistency: ['apple-touch-icon', 'manifest-icons', 'one-name', 'organization-logo'],
    auditPerformance: [
      'compression',
      'unsized-images',
      'render-blocking-scripts',
      'cache-lifetime',
      'font-display',
    ],
  });
});
