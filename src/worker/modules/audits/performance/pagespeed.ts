import { z } from 'zod';
import type { Check } from '../../../../contract/audits/audits.ts';
import type { Env } from '../../../platform/env.ts';
import { toCheck, type Verdict } from '../checks/check.ts';
import type { Site } from '../site/site.ts';

export type PageSpeedEnv = Pick<Env, 'PAGESPEED_API_KEY' | 'PAGESPEED_URL'>;

const DEFAULT_URL = 'https://www.googleapis.com/pagespeedonline/v5/runPagespeed';
/** The time-out: it loads the page in a browser, which takes 10 to 40 s. */
const TIMEOUT_MS = 45_000;
/** The requested fields of the response, which otherwise contains screenshots, too. */
const FIELDS = 'lighthouseResult(lighthouseVersion,runtimeError,categories/performance/score,audits)';
/** The score from which Lighthouse shows green. */
const GOOD = 0.9;
const LIGHTHOUSE = 'https://developer.chrome.com/docs/lighthouse/performance';

const share = z.number().min(0).max(1);
const answer = z.object({
  lighthouseResult: z.object({
    lighthouseVersion: z.string().max(40),
    runtimeError: z.object({ code: z.string() }).optional(),
    categories: z.object({ performance: z.object({ score: share }) }),
    audits: z.record(
      z.string(),
      z.object({ score: share.nullish(), numericValue: z.number().min(0).max(1e7).nullish() }),
    ),
  }),
});
type LighthouseResult = z.infer<typeof answer>['lighthouseResult'];
const refusal = z.object({ error: z.object({ status: z.string().regex(/^[A-Z_]{1,40}$/) }) });

/** The metrics of Lighthouse's score, with their weights and good values on a mobile phone. */
const METRICS = [
  {
    id: 'first-contentful-paint',
    name: 'First Contentful Paint',
    weight: 10,
    good: 1800,
    unit: 's',
    source: `${LIGHTHOUSE}/first-contentful-paint`,
  },
  {
    id: 'speed-index',
    name: 'Speed Index',
    weight: 10,
    good: 3400,
    unit: 's',
    source: `${LIGHTHOUSE}/speed-index`,
  },
  {
    id: 'largest-contentful-paint',
    name: 'Largest Contentful Paint',
    weight: 25,
    good: 2500,
    unit: 's',
    source: 'https://web.dev/articles/lcp',
  },
  {
    id: 'total-blocking-time',
    name: 'Total Blocking Time',
    weight: 30,
    good: 200,
    unit: 'ms',
    source: 'https://web.dev/articles/tbt',
  },
  {
    id: 'cumulative-layout-shift',
    name: 'Cumulative Layout Shift',
    weight: 25,
    good: 0.1,
    unit: '',
    source: 'https://web.dev/articles/cls',
  },
] as const;
type Metric = (typeof METRICS)[number];

export interface PageSpeed {
  /** From 0 to 100. */
  score: number;
  /** The version of Lighthouse. */
  version: string;
  checks: Check[];
}

/**
 * Asks the PageSpeed Insights API, version 5, to measure the page as on a mobile phone; returns the reason if that
 * fails. The key is sent in a header (https://cloud.google.com/apis/docs/system-parameters), so no URL has it.
 * Source: https://developers.google.com/speed/docs/insights/rest/v5/pagespeedapi/runpagespeed
 */
export async function measurePageSpeed(
  site: Site,
  env: PageSpeedEnv & { PAGESPEED_API_KEY: string },
): Promise<PageSpeed | { problem: string }> {
  const url = new URL(env.PAGESPEED_URL || DEFAULT_URL);
  const query = { url: site.finalUrl, category: 'performance', strategy: 'mobile', fields: FIELDS };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { status, error, body, isWhole } = await site.fetch(url.href, 'pagespeed', {
    headers: { 'x-goog-api-key': env.PAGESPEED_API_KEY, accept: 'application/json' },
    timeoutMs: TIMEOUT_MS,
    isService: true,
  });
  if (error) return { problem: `PageSpeed Insights: ${error.message}` };
  const json = parse(body);
  if (status !== 200) {
    const reason = refusal.safeParse(json).data?.error.status;
    return { problem: `PageSpeed Insights answers with status ${status}${reason ? ` (${reason})` : ''}` };
  }
  if (!isWhole) return { problem: 'The answer of PageSpeed Insights is too long, or broke off' };
  const result = answer.safeParse(json).data?.lighthouseResult;
  if (!result || !['NO_ERROR', undefined].includes(result.runtimeError?.code)) {
    return { problem: 'PageSpeed Insights could not measure the page' };
  }
  return toPageSpeed(result);
}

function toPageSpeed(result: LighthouseResult): PageSpeed {
  const score = Math.round(100 * result.categories.performance.score);
  const version = result.lighthouseVersion;
  return { score, version, checks: [scoreCheck(score), ...METRICS.map((metric) => checkOf(metric, result))] };
}

function scoreCheck(score: number): Check {
  return pageSpeedCheck({ result: score >= 100 * GOOD ? 'pass' : 'fail', evidence: [`${score} of 100`] });
}

/** Returns the check of PageSpeed Insights itself. Its weight is 0: its metrics make up the score. */
export function pageSpeedCheck(verdict: Verdict): Check {
  const title = `PageSpeed Insights scores the page with at least ${100 * GOOD}`;
  return toCheck({ id: 'pagespeed', title, weight: 0, source: `${LIGHTHOUSE}/performance-scoring` }, verdict);
}

function checkOf({ id, name, weight, good, unit, source }: Metric, { audits }: LighthouseResult): Check {
  const { score, numericValue: value } = audits[id] ?? {};
  const info = {
    id,
    title: `${name} is at most ${show(good, unit)}`,
    weight,
    source,
  };
  if (typeof score !== 'number' || typeof value !== 'number') {
    return toCheck(info, { result: 'not_measured', evidence: ['PageSpeed Insights did not measure it'] });
  }
  return toCheck(info, { result: score >= GOOD ? 'pass' : 'fail', evidence: [show(value, unit)] });
}

function show(value: number, unit: Metric['unit']): string {
  if (unit === 's') return `${(value / 1000).toFixed(1)} s`;
  return unit === 'ms' ? `${Math.round(value)} ms` : String(Number(value.toFixed(3)));
}

/** Parses the body; undefined if it is not JSON. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
