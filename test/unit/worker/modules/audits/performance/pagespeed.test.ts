import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditPerformance } from '../../../../../../src/worker/modules/audits/performance/audit.ts';
import type { FetchOptions } from '../../../../../../src/worker/modules/audits/site/site.ts';
import { type Reply, siteOf } from '../site.ts';

const KEY = 'AIzaSecretOfTheDeployment';
const API = 'https://pagespeed.test/v5/runPagespeed';
const ENV = { PAGESPEED_API_KEY: KEY, PAGESPEED_URL: API };

/** A response of the API, limited to the fields that the request names. */
const ANSWER = {
  lighthouseResult: {
    lighthouseVersion: '13.5.0',
    categories: { performance: { score: 0.67 } },
    audits: {
      'first-contentful-paint': { score: 0.95, numericValue: 1512.4, displayValue: '1.5 s' },
      'speed-index': { score: 0.9, numericValue: 3390 },
      'largest-contentful-paint': { score: 0.41, numericValue: 4712.9 },
      'total-blocking-time': { score: 0.62, numericValue: 420.5 },
      'cumulative-layout-shift': { score: 1, numericValue: 0.00231 },
      'final-screenshot': { score: null },
    },
  },
};

async function audit(reply: Reply, html = '<!doctype html><p>') {
  const asked: { url: string; options: FetchOptions }[] = [];
  const site = siteOf({
    html,
    answer: (url, options) => {
      if (!url.startsWith(API)) return null;
      asked.push({ url, options });
      return reply;
    },
  });
  const dimension = await auditPerformance(site, ENV);
  return { ...dimension!, asked, fetches: site.fetches };
}
const json = (value: unknown): Reply => ({ body: JSON.stringify(value) });
const estimate = async () => (await auditPerformance(siteOf({ html: '<!doctype html><p>' }), {}))!;

test('the score is that of PageSpeed Insights, and the method says so', async () => {
  const { score, method, checks } = await audit(json(ANSWER));
  expect(score).toBe(67);
  expect(method).toContain('PageSpeed Insights (Lighthouse 13.5.0');
  const metrics = checks
    .slice(0, 6)
    .map(({ id, result, weight, evidence }) => [id, result, weight, ...evidence]);
  expect(metrics).toEqual([
    ['pagespeed', 'fail', 0, '67 of 100'],
    ['first-contentful-paint', 'pass', 10, '1.5 s'],
    ['speed-index', 'pass', 10, '3.4 s'],
    ['largest-contentful-paint', 'fail', 25, '4.7 s'],
    ['total-blocking-time', 'fail', 30, '421 ms'],
    ['cumulative-layout-shift', 'pass', 25, '0.002'],
  ]);
  expect(checks.slice(6).every(({ weight }) => weight === 0)).toBe(true);
  expect(checks.map(({ id }) => id)).toEqual(
    expect.arrayContaining((await estimate()).checks.map(({ id }) => id)),
  );
});

test('the API is asked for the page as on a mobile phone, with the key in a header alone', async () => {
  const { asked, fetches, ...dimension } = await audit(json(ANSWER));
  expect(asked).toHaveLength(1);
  const [{ url, options }] = asked as [(typeof asked)[0]];
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    url: 'https://www.example.com/',
    category: 'performance',
    strategy: 'mobile',
  });
  expect(options).toMatchObject({ isService: true, headers: { 'x-goog-api-key': KEY } });
  expect(JSON.stringify([url, fetches, dimension])).not.toContain(KEY);
});

test.each<[string, Reply, string]>([
  ['no answer in time', { error: 'TIMED_OUT' }, 'PageSpeed Insights: the server failed: TIMED_OUT'],
  [
    'no request left',
    { error: 'NO_REQUESTS_LEFT' },
    'PageSpeed Insights: the server failed: NO_REQUESTS_LEFT',
  ],
  ['status 500', { status: 500, body: '<html>' }, 'PageSpeed Insights answers with status 500'],
  ['a redirect', { status: 302 }, 'PageSpeed Insights answers with status 302'],
  [
    'a quota that is used up',
    { status: 429, body: `{"error": {"status": "RESOURCE_EXHAUSTED", "message": "for key ${KEY}"}}` },
    'PageSpeed Insights answers with status 429 (RESOURCE_EXHAUSTED)',
  ],
  [
    'a key that is refused',
    { status: 400, body: `{"error": {"status": "${KEY}"}}` },
    'PageSpeed Insights answers with status 400',
  ],
  ['no JSON', { body: '<html>' }, 'PageSpeed Insights could not measure the page'],
  [
    'an answer that is cut',
    { body: '{"a":1}'.padEnd(2_000_001) },
    'The answer of PageSpeed Insights is too long, or broke off',
  ],
  [
    'a page that could not be loaded',
    json({ lighthouseResult: { ...ANSWER.lighthouseResult, runtimeError: { code: 'NO_FCP', message: '' } } }),
    'PageSpeed Insights could not measure the page',
  ],
  [
    'no score',
    json({ lighthouseResult: { ...ANSWER.lighthouseResult, categories: { performance: { score: null } } } }),
    'PageSpeed Insights could not measure the page',
  ],
])('%s leaves the static estimate, and says why', async (_, reply, problem) => {
  const { score, method, checks, ...rest } = await audit(reply);
  const expected = await estimate();
  expect(score).toBe(expected.score);
  expect(method).toContain('Static estimate');
  expect(checks[0]).toMatchObject({
    id: 'pagespeed',
    result: 'not_measured',
    weight: 0,
    evidence: [problem],
  });
  expect(checks.slice(1)).toEqual(expected.checks);
  expect(JSON.stringify([checks, method, rest.fetches])).not.toContain(KEY);
});

test('a metric that is not there is not measured', async () => {
  const { audits, ...result } = ANSWER.lighthouseResult;
  const { 'speed-index': _, ...rest } = audits;
  const { score, checks } = await audit(json({ lighthouseResult: { ...result, audits: rest } }));
  expect(score).toBe(67);
  expect(checks.find(({ id }) => id === 'speed-index')!.result).toBe('not_measured');
});

test('a request is left for PageSpeed Insights', async () => {
  const html = Array.from({ length: 4 }, (_, i) => `<img src=/${i}.png>`).join('');
  let left = 3;
  const site = siteOf({ html, answer: (url) => (url.startsWith(API) ? json(ANSWER) : null) });
  const limited = {
    ...site,
    requestsLeft: () => left,
    fetch: (...args: Parameters<typeof site.fetch>) => {
      left--;
      return site.fetch(...args);
    },
  };
  expect((await auditPerformance(limited, ENV))!.score).toBe(67);
  expect(left).toBe(0);
});

test('any JSON leaves a score from 0 to 100', async () => {
  const value = fc.oneof(fc.jsonValue(), fc.double(), fc.constant(null));
  const answers = fc.record({
    score: value,
    version: value,
    audits: fc.dictionary(fc.constant('speed-index'), value),
  });
  await fc.assert(
    fc.asyncProperty(answers, async ({ score, version, audits }) => {
      const result = { lighthouseVersion: version, categories: { performance: { score } }, audits };
      const dimension = await audit(json({ lighthouseResult: result }));
      expect(dimension.score).toBeGreaterThanOrEqual(0);
      expect(dimension.score).toBeLessThanOrEqual(100);
    }),
  );
});
