import { expect, test } from 'vitest';
import type { Check } from '../../../../../../src/contract/audits/audits.ts';
import { auditSeo } from '../../../../../../src/worker/modules/audits/seo/audit.ts';
import type { LinkedPage } from '../../../../../../src/worker/modules/audits/seo/linked-pages.ts';
import type { Site } from '../../../../../../src/worker/modules/audits/site/site.ts';
import { type Case, cases } from './cases/index.ts';
import { differences } from './differences.ts';
import { toSite } from './site.ts';
import { AUDITS, toSummary } from './summary.ts';
import { verdicts } from './verdicts.ts';

const ORIGIN = 'http://boats.test';
const NOW = Date.UTC(2026, 10, 22);
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

async function siteOf(page: Case): Promise<Site> {
  const headers = new Headers([
    ...Object.entries(HTML),
    ...page.headers.map(([name, value]): [string, string] => [name, value]),
  ]);
  const response = new Response(page.html.replaceAll('{origin}', ORIGIN), { status: page.status, headers });
  return toSite(
    `${ORIGIN}${page.path}`,
    response,
    async () => new Response(page.robots, { status: page.robotsStatus }),
  );
}

function siteOfHtml(html: string): Promise<Site> {
  const robots = async () => new Response(null, { status: 404 });
  return toSite(`${ORIGIN}/`, new Response(html, { headers: HTML }), robots);
}

async function checksOf(site: Site, linked: LinkedPage[] = []): Promise<Map<string, Check>> {
  const dimension = await auditSeo(site, linked, NOW);
  return new Map(dimension?.checks.map((check) => [check.id, check]));
}

test.each(cases)('the verdicts are those of Lighthouse: $name', async (page) => {
  const dimension = await auditSeo(await siteOf(page), [], NOW);
  const results = new Map(dimension?.checks.map(({ id, result }) => [id, result]));
  const summary = toSummary(dimension?.score ?? null, (id) => results.get(id));
  expect(summary).toBe(differences[page.name]?.ours ?? verdicts[page.name]);
});

test.each(AUDITS)('there are pages that pass, and pages that fail: %s', (id) => {
  const signs = cases.map(({ name }) => verdicts[name]?.split(' ')[1]?.[AUDITS.indexOf(id)]);
  expect(signs.filter((sign) => sign === '+').length).toBeGreaterThanOrEqual(3);
  expect(signs.filter((sign) => sign === '-').length).toBeGreaterThanOrEqual(3);
});

test('each check that fails names the element with its line, or the header', async () => {
  const html =
    '<title></title>\n<meta name=description content="">\n<meta name=robots content=noindex>\n' +
    '<link rel=canonical href=/a>\n<link rel=alternate hreflang=xx href=https://a.test>\n' +
    '<body><a href=/b>here</a>\n<a href=file:///c>Boats</a>\n<img src=/boat.jpg>';
  const checks = await checksOf(await siteOfHtml(html));
  expect(Object.fromEntries([...checks].map(([id, { evidence }]) => [id, evidence]))).toMatchObject({
    'is-crawlable': ['line 3: <meta name="robots" content="noindex">'],
    'document-title': ['line 1: <title>'],
    'meta-description': ['line 2: <meta name="description" content="">'],
    'http-status-code': ['http://boats.test/: HTTP status 200'],
    'link-text': ['line 6: <a href="/b">here'],
    'crawlable-anchors': ['line 7: <a href="file:///c">'],
    'robots-txt': ['http://boats.test/robots.txt: HTTP status 404'],
    'image-alt': ['line 8: <img src="/boat.jpg">'],
    hreflang: [
      'line 5: <link rel="alternate" hreflang="xx" href="https://a.test"> (the language is not known)',
    ],
    canonical: ['line 4: <link rel="canonical" href="/a"> (it is relative)'],
  });
});

test('a page passes that keeps out only some crawlers, and the evidence names them', async () => {
  const check = (await checksOf(await siteOfHtml('<title>a</title><meta name=bingbot content=none>'))).get(
    'is-crawlable',
  );
  expect(check).toMatchObject({
    result: 'pass',
    evidence: ['bingbot: line 1: <meta name="bingbot" content="none">'],
  });
});

test('errors of robots.txt are named by line', async () => {
  const [page] = cases.filter(({ name }) => name === 'robots.txt with a relative path');
  const check = (await checksOf(await siteOf(page!))).get('robots-txt');
  expect(check?.evidence).toEqual(['robots.txt line 2: Disallow: private (a path begins with "/" or "*")']);
});

test('of a page that scripts build, only what scripts cannot change is measured', async () => {
  const site = await siteOfHtml('<script src=/app.js></script>');
  const checks = await checksOf({ ...site, page: { ...site.page, isClientRendered: true } });
  const measured = [...checks.values()].filter(({ result }) => result !== 'not_measured').map(({ id }) => id);
  expect(measured).toEqual(['is-crawlable', 'http-status-code', 'robots-txt', 'linked-pages.status']);
});

test('what a page lacks as far as it was read, the rest may have; what it has wrong stays wrong', async () => {
  const site = await siteOfHtml('<title>a</title><a href=/boats>Boats</a><img src=a>');
  const checks = await checksOf({ ...site, page: { ...site.page, isWhole: false } });
  expect(checks.get('link-text')?.result).toBe('not_measured');
  expect(checks.get('image-alt')?.result).toBe('fail');
});

test('a robots.txt that could not be fetched is not measured', async () => {
  const site = await siteOfHtml('<title>a</title>');
  const error = { code: 'TIMED_OUT', message: 'No answer in 5 seconds.' } as const;
  const fetch: Site['fetch'] = async (...request) => ({
    ...(await site.fetch(...request)),
    status: null,
    error,
  });
  expect((await checksOf({ ...site, fetch })).get('robots-txt')).toMatchObject({
    result: 'not_measured',
    evidence: ['http://boats.test/robots.txt: No answer in 5 seconds.'],
  });
});

test('errors and repeated texts of linked pages are named, and do not change the score', async () => {
  const site = await siteOfHtml('<title>Boats</title><meta name=description content=Hand-made>');
  const linked = { line: 4, status: 200, isHtml: true, title: 'Boats', description: null };
  const pages = [
    { ...linked, url: 'http://boats.test/a' },
    { ...linked, url: 'http://boats.test/b', status: 404, title: null },
    { ...linked, url: 'http://boats.test/c.pdf', isHtml: false, title: null },
    { ...linked, url: 'http://boats.test/d', status: null, title: null },
  ];
  const checks = await checksOf(site, pages);
  expect(checks.get('linked-pages.status')).toMatchObject({
    result: 'fail',
    weight: 0,
    evidence: ['line 4: http://boats.test/b: HTTP status 404'],
  });
  expect(checks.get('linked-pages.titles')?.evidence).toEqual([
    'line 4: http://boats.test/a: the title of http://boats.test/, "Boats"',
  ]);
  expect(checks.get('linked-pages.descriptions')?.evidence).toEqual([
    'line 4: http://boats.test/a: no description',
  ]);
  expect((await auditSeo(site, pages, NOW))?.score).toBe((await auditSeo(site, [], NOW))?.score);
});

test('a hundred thousand bad links make little evidence', async () => {
  const site = await siteOfHtml(`<title>a</title>${'<a href=file:x lang=en>here</a>'.repeat(60_000)}`);
  const checks = await checksOf(site);
  expect(checks.get('crawlable-anchors')).toMatchObject({ result: 'fail' });
  expect(checks.get('crawlable-anchors')?.evidence.at(-1)).toBe('and 59981 more');
  expect(JSON.stringify([...checks]).length).toBeLessThan(30_000);
});
