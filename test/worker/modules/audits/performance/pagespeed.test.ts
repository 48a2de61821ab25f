import { expect, test } from 'vitest';
import { auditPerformance } from '../../../../../src/worker/modules/audits/performance/audit.ts';
import { type Reply, serveSite } from '../../../sites/serve.ts';
import { open, PAGE } from '../site/world.ts';

const KEY = 'AIzaSecretOfTheDeployment';
const ANSWER = JSON.stringify({
  lighthouseResult: {
    lighthouseVersion: '13.5.0',
    categories: { performance: { score: 0.67 } },
    audits: { 'largest-contentful-paint': { score: 0.41, numericValue: 4712.9 } },
  },
});

/** Audits a site with a server in place of the PageSpeed Insights API. */
async function audit(reply: Reply, page = PAGE, files: Record<string, Reply> = {}, totalMs = 60_000) {
  const api = await serveSite({ http: { '*': reply } });
  const served = await serveSite({ http: { '/': { body: page }, ...files } });
  const site = await open(`${served.http}/`, { totalMs });
  const env = { PAGESPEED_API_KEY: KEY, PAGESPEED_URL: `${api.http}/v5/runPagespeed` };
  const dimension = (await auditPerformance(site, env))!;
  const estimate = (await auditPerformance(await open(`${served.http}/`), {}))!;
  return { site, dimension, estimate, seen: await api.seen() };
}

test('the API is asked once, for the page, and no URL has the key', async () => {
  const { site, dimension, seen } = await audit({ body: ANSWER });
  expect(dimension.score).toBe(67);
  expect(seen.requests).toHaveLength(1);
  const { searchParams } = new URL(seen.requests[0]!.replace('GET http ', ''), 'http://a.example');
  expect(searchParams.get('url')).toBe(site.finalUrl);
  expect(seen.headers[0]!['x-goog-api-key']).toBe(KEY);
  expect(seen.requests[0]).not.toContain(KEY);
  expect(site.fetches.filter(({ purpose }) => purpose === 'pagespeed')).toHaveLength(1);
  expect(JSON.stringify([site.fetches, dimension])).not.toContain(KEY);
});

test.each<[string, Reply]>([
  ['says that the quota is used up', { status: 429, body: '{"error": {"status": "RESOURCE_EXHAUSTED"}}' }],
  ['fails', { status: 500, body: 'Internal error' }],
  ['never answers', { does: 'hang' }],
  ['answers byte by byte', { does: 'drip' }],
  ['answers with more than anybody reads', { does: 'huge' }],
  ['breaks off', { does: 'break', body: ANSWER.slice(0, 50) }],
  ['closes the connection', { does: 'reset' }],
  ['speaks no HTTP', { does: 'garbage' }],
  ['sends on', { status: 302, headers: [['Location', 'ORIGIN/elsewhere']] }],
  ['answers with a page', { body: PAGE }],
])('an API that %s leaves the static estimate', async (_, reply) => {
  // These end when the time of the audit is over: a minute in production, less here.
  const isEndless = reply.does === 'hang' || reply.does === 'drip';
  const { site, dimension, estimate } = await audit(reply, PAGE, {}, isEndless ? 3000 : undefined);
  const [note, ...checks] = dimension.checks;
  expect(note).toMatchObject({ id: 'pagespeed', result: 'not_measured', evidence: [expect.any(String)] });
  expect(checks).toEqual(estimate.checks);
  expect(dimension.score).toBe(estimate.score);
  expect(JSON.stringify([site.fetches, dimension])).not.toContain(KEY);
});

test('a stylesheet that unpacks to 300 MB is read as far as it is needed, and counts as compressed', async () => {
  const page = `<!doctype html><link rel=stylesheet href=/bomb.css><p>boats`;
  const files = {
    '/bomb.css': { does: 'bomb' as const, headers: [['Content-Type', 'text/css'] as [string, string]] },
  };
  const { site, estimate } = await audit({ status: 500 }, page, files);
  expect(estimate.checks.find(({ id }) => id === 'compression')!.result).toBe('pass');
  expect(site.fetches.find(({ purpose }) => purpose === 'stylesheet')!.bytes).toBe(500_000);
});
