import type { Check, Dimension } from '../../../../contract/audits/audits.ts';
import { toDimension } from '../checks/check.ts';
import type { Site } from '../site/site.ts';
import { checkBlockingScripts, checkBlockingStylesheets } from './blocking.ts';
import { checkCacheLifetime } from './caching.ts';
import {
  checkCharset,
  checkDoctype,
  checkDomSize,
  checkImageSizes,
  checkRedirects,
  checkResponseTime,
} from './document.ts';
import { checkFontDisplay } from './fonts.ts';
import { measurePageSpeed, type PageSpeedEnv, pageSpeedCheck } from './pagespeed.ts';
import { loadResources } from './resources.ts';
import { checkThirdParties } from './third-parties.ts';
import { checkCompression, checkPageWeight, measure } from './transfer.ts';

const STATIC =
  'Static estimate: the weighted share of the measured checks that pass. No browser loads the page, so nothing is known ' +
  'of the time that its scripts take.';

/**
 * Judges how fast a page can load. With PAGESPEED_API_KEY, the score is that of PageSpeed Insights, and checks of the
 * markup have weight 0: they only name what to fix. Without the key, or if PageSpeed Insights fails, the score is a
 * static estimate. Null if nothing could be measured.
 */
export async function auditPerformance(site: Site, env: PageSpeedEnv): Promise<Dimension | null> {
  const { PAGESPEED_API_KEY: key } = env;
  // Redirects wait for all earlier requests, and the one to PageSpeed Insights takes long: it comes last.
  const estimating = estimate(site, key ? 1 : 0);
  const measuring = key ? measurePageSpeed(site, { ...env, PAGESPEED_API_KEY: key }) : null;
  const [checks, measured] = await Promise.all([estimating, measuring]);
  if (measured === null) return toDimension(checks, STATIC);
  if ('problem' in measured) {
    const note = pageSpeedCheck({ result: 'not_measured', evidence: [measured.problem] });
    return toDimension([note, ...checks], `${STATIC} PageSpeed Insights gave no measurement.`);
  }
  return {
    score: measured.score,
    method:
      `The performance score of PageSpeed Insights (Lighthouse ${measured.version}, as on a mobile phone), which varies by a ` +
      'few points from run to run. Checks of weight 0 are found in the markup and explain it.',
    checks: [...measured.checks, ...checks.map((check) => ({ ...check, weight: 0 }))],
  };
}

/** Runs the checks that need no browser. */
async function estimate(site: Site, reservedRequests: number): Promise<Check[]> {
  const { page } = site;
  const resources = await loadResources(site, reservedRequests);
  const responses = await measure(page, resources);
  return [
    checkCompression(responses),
    checkPageWeight(responses, resources),
    checkImageSizes(page),
    checkBlockingScripts(page),
    checkBlockingStylesheets(page),
    checkCacheLifetime(page, resources),
    checkRedirects(site),
    checkFontDisplay(page, resources),
    checkDomSize(page),
    checkDoctype(page),
    await checkCharset(site),
    checkResponseTime(page),
    checkThirdParties(page, resources),
  ];
}
