import { expect, test } from 'vitest';
import { auditPerformance } from '../../../../../../src/worker/modules/audits/performance/audit.ts';
import { lifetime } from '../../../../../../src/worker/modules/audits/performance/caching.ts';
import { type Reply, siteOf, TEST_URL, type World } from '../site.ts';

const YEAR = { 'cache-control': 'public, max-age=31536000, immutable' };
const LONG_TEXT = 'body { color: red } '.repeat(500);
const at = (replies: Record<string, Reply>) =>
  Object.fromEntries(Object.entries(replies).map(([path, reply]) => [new URL(path, TEST_URL).href, reply]));

async function audit(world: World) {
  const dimension = await auditPerformance(siteOf(world), {});
  return { ...dimension!, byId: Object.fromEntries(dimension!.checks.map((check) => [check.id, check])) };
}
const resultOf = async (id: string, world: World) => (await audit(world)).byId[id]!.result;
const page = (head: string, body = '') =>
  `<!doctype html>\n<html><head>${head}</head><body>${body}</body></html>`;

const GOOD: World = {
  html: page(
    '<link rel=stylesheet href=/a.css><script defer src=/a.js></script>',
    '<img src=/a.png width=10 height=10>',
  ),
  replies: at({
    '/a.css': { body: '@font-face { font-display: swap }', headers: YEAR },
    '/a.js': { body: 'run()', headers: YEAR },
    '/a.png': { headers: { ...YEAR, 'content-length': '5000' } },
  }),
};

test('a light page has 100 points, and the method says that no browser was there', async () => {
  const { score, method, checks } = await audit(GOOD);
  expect(checks.map(({ id, weight, result }) => `${id} ${weight} ${result}`)).toEqual([
    'compression 3 pass',
    'page-weight 2 pass',
    'unsized-images 2 pass',
    'render-blocking-scripts 2 pass',
    'render-blocking-stylesheets 1 pass',
    'cache-lifetime 2 pass',
    'redirects 2 pass',
    'font-display 1 pass',
    'dom-size 1 pass',
    'doctype 1 pass',
    'charset 1 pass',
    'server-response-time 0 pass',
    'third-parties 0 pass',
  ]);
  expect(score).toBe(100);
  expect(method).toContain('Static estimate');
});

test('an empty page is judged', async () => {
  const { byId } = await audit({ html: '', headers: { 'content-type': 'text/html' } });
  expect(byId['doctype']!.result).toBe('fail');
  expect(byId['charset']!.result).toBe('fail');
  for (const id of ['unsized-images', 'cache-lifetime', 'font-display']) {
    expect(byId[id]!.result, id).toBe('not_applicable');
  }
});

test.each<[string, string, Record<string, string>, string]>([
  ['plain', LONG_TEXT, {}, 'fail'],
  ['gzip', LONG_TEXT, { 'content-encoding': 'gzip' }, 'pass'],
  ['br', LONG_TEXT, { 'content-encoding': 'br' }, 'pass'],
  ['of an unknown encoding', LONG_TEXT, { 'content-encoding': 'identity' }, 'fail'],
  ['short', 'body {}', {}, 'pass'],
])('a stylesheet that is %s', async (_, body, headers, result) => {
  const html = page('<link rel=stylesheet href=/a.css>');
  expect(await resultOf('compression', { html, replies: at({ '/a.css': { body, headers } }) })).toBe(result);
});

test('a page without compression is told with what gzip saves', async () => {
  const { byId } = await audit({ html: page('', `<p>${'boats '.repeat(2000)}`) });
  expect(byId['compression']!.evidence).toEqual([
    expect.stringMatching(
      /^https:\/\/www\.example\.com\/: 12,\d+ bytes without Content-Encoding, \d+ bytes with gzip$/,
    ),
  ]);
  expect(
    await resultOf('compression', { html: page('', LONG_TEXT), headers: { 'content-encoding': 'br' } }),
  ).toBe('pass');
});

test('a file of which gzip saves less than a tenth is not asked to be compressed', async () => {
  const html = page('<script defer src=/a.js></script>');
  let state = 1;
  const noise = Uint8Array.from({ length: 20_000 }, () => {
    state = Math.imul(state, 48_271) >>> 0;
    return state >>> 13;
  });
  const result = (body: Uint8Array<ArrayBuffer>) =>
    resultOf('compression', { html, replies: at({ '/a.js': { body } }) });
  expect(await result(noise.fill(0, 0, 1900))).toBe('pass');
  expect(await result(noise.fill(0, 0, 3000))).toBe('fail');
});

const image = (length: string): Record<string, Reply> =>
  at({ '/a.png': { headers: { 'content-length': length } } });
test.each([
  [String(2660 * 1024), 'pass'],
  [String(2668 * 1024), 'fail'],
  ['many', 'pass'],
])('an image of %s bytes: %s', async (length, result) => {
  const html = page('', '<img src=/a.png>');
  expect(await resultOf('page-weight', { html, replies: image(length) })).toBe(result);
});

test('the weight tells how many files were not measured', async () => {
  const images = Array.from({ length: 9 }, (_, i) => `<img src=/${i}.png><img src="/${i}.png#again">`).join(
    '',
  );
  const replies = at({ '/0.png': { headers: { 'content-length': '2048' } }, '/1.png': { status: 404 } });
  const { byId } = await audit({ html: page('', images), replies });
  expect(byId['page-weight']!.evidence.slice(0, 2)).toEqual([
    '3 KiB in 2 responses; 8 more files were not measured',
    'https://www.example.com/0.png: 2 KiB',
  ]);
});

test('a compressed response counts as it was sent', async () => {
  const html = page('<link rel=stylesheet href=/a.css><link rel=stylesheet href=/b.css>');
  const replies = at({
    '/a.css': { body: LONG_TEXT, headers: { 'content-encoding': 'gzip', 'content-length': '3000' } },
    '/b.css': { body: `${LONG_TEXT} `, headers: { 'content-encoding': 'gzip' } },
  });
  const { byId } = await audit({ html, replies });
  expect(byId['page-weight']!.evidence).toContain('https://www.example.com/a.css: 3 KiB');
  expect(byId['page-weight']!.evidence).toContain('https://www.example.com/b.css: 1 KiB');
});

test.each([
  ['<img src=a>', 'fail'],
  ['<img src=a width=10>', 'fail'],
  ['<img src=a width=10 height=auto>', 'fail'],
  ['<img src=a width=100% height=20>', 'pass'],
  ['<img src=a style="width: 10px; height: 10px">', 'pass'],
  ['<img src=a style="max-width: 10px; max-height: 10px">', 'fail'],
  ['<img src=a width=10 style="height: auto">', 'fail'],
  ['<img src=a style="width: 100%; aspect-ratio: 16 / 9">', 'pass'],
  ['<img src=a style="aspect-ratio: auto">', 'fail'],
  ['<img srcset="a 1x">', 'fail'],
  ['<img>', 'not_applicable'],
  ['<img src=a hidden>', 'not_applicable'],
  ['<img src=a style="display:none">', 'not_applicable'],
  ['<noscript><img src=a></noscript>', 'not_applicable'],
  ['<img src=a style="position:absolute">', 'not_applicable'],
  ['<img src=a style="top: 0; POSITION : Fixed !important">', 'not_applicable'],
  ['<img src=a style="position: static; position: absolute;">', 'not_applicable'],
  ['<img src=a style="position: absolute; position: static">', 'fail'],
  ['<img src=a style="position: relative">', 'fail'],
  ['<img src=a style="position: sticky">', 'fail'],
  ['<img src=a style="float: left">', 'fail'],
  ['<img src=a style="object-position: absolute">', 'fail'],
  ['<img src=a data-style="position: absolute">', 'fail'],
  ['<div style="position: absolute"><img src=a></div>', 'fail'],
  ['<img src=a style="position: absolute"><img src=b>', 'fail'],
  ['<img src=a style="position: absolute"><img src=b width=1 height=1>', 'pass'],
  ['<svg><img/></svg><template><img src=a></template>', 'not_applicable'],
])('%s: %s', async (body, result) => {
  expect(await resultOf('unsized-images', { html: page('', `<b>${body}</b>`) })).toBe(result);
});

test('images of a page that scripts build are not measured', async () => {
  const world = { html: page('', '<img src=a>'), page: { isClientRendered: true } };
  expect(await resultOf('unsized-images', world)).toBe('not_measured');
  expect(await resultOf('dom-size', world)).toBe('not_measured');
});

test.each([
  ['<script src=a></script>', 'fail'],
  ['<script src=a type="text/javascript"></script>', 'fail'],
  ['<script src=a type=""></script>', 'fail'],
  ['<script src=a async></script>', 'pass'],
  ['<script src=a defer></script>', 'pass'],
  ['<script src=a type=module></script>', 'pass'],
  ['<script src=a nomodule></script>', 'pass'],
  ['<script src=a type="application/json"></script>', 'pass'],
  ['<script>run()</script>', 'pass'],
  ['</head><body><script src=a></script>', 'pass'],
])('%s: %s', async (head, result) => {
  expect(await resultOf('render-blocking-scripts', { html: page(head) })).toBe(result);
});

test.each([
  ['', 'fail'],
  ['media=print', 'pass'],
  ['media="print, screen"', 'fail'],
  ['media="(min-width: 40em)"', 'fail'],
  ['media="not all"', 'pass'],
  ['media="async"', 'pass'],
  ['disabled', 'pass'],
  ['title=dark', 'fail'],
])('three stylesheets of which one is %s: %s', async (attribute, result) => {
  const head = `<link rel=stylesheet href=a><link rel="Stylesheet" href=b><link rel=stylesheet href=c ${attribute}>`;
  expect(await resultOf('render-blocking-stylesheets', { html: page(head) })).toBe(result);
});

test.each([
  [{}, 0],
  [{ 'cache-control': 'max-age=60' }, 60],
  [{ 'cache-control': 'public, MAX-AGE="60"' }, 60],
  [{ 'cache-control': 's-maxage=60' }, 0],
  [{ 'cache-control': 'no-cache, max-age=60' }, 0],
  [{ 'cache-control': 'max-age=60, no-store' }, 0],
  [{ expires: 'Sun, 22 Nov 2026 14:01:00 GMT', date: 'Sun, 22 Nov 2026 14:00:00 GMT' }, 60],
  [{ expires: 'Sun, 22 Nov 2026 14:00:00 GMT', date: 'Sun, 22 Nov 2026 14:01:00 GMT' }, 0],
  [{ expires: '0', date: 'Sun, 22 Nov 2026 14:01:00 GMT' }, 0],
  [{ 'cache-control': 'max-age=60', expires: '0' }, 60],
])('%j is fresh for %i s', (headers, seconds) => {
  expect(lifetime(new Headers(headers as Record<string, string>))).toBe(seconds);
});

test.each<[string, Reply, string]>([
  ['a week', { headers: { 'cache-control': 'max-age=604800' } }, 'pass'],
  ['less than a week', { headers: { 'cache-control': 'max-age=604799' } }, 'fail'],
  ['nothing', {}, 'fail'],
  ['404', { status: 404 }, 'not_measured'],
  ['no request left', { error: 'NO_REQUESTS_LEFT' }, 'not_measured'],
])('a script that says %s', async (_, reply, result) => {
  const html = page('<script defer src=/a.js></script>');
  expect(await resultOf('cache-lifetime', { html, replies: at({ '/a.js': reply }) })).toBe(result);
});

test('the caches of other sites do not count, those of a subdomain do', async () => {
  const html = page('<script defer src="https://cdn.example.net/a.js"></script>');
  expect(await resultOf('cache-lifetime', { html })).toBe('not_applicable');
  const own = page('<script defer src="https://static.example.com/a.js"></script>');
  const replies = { 'https://static.example.com/a.js': {} };
  expect(await resultOf('cache-lifetime', { html: own, replies })).toBe('fail');
});

test('two redirects are too many', async () => {
  const hop = (status: number) => ({ url: TEST_URL, status, headers: [], certificateOk: null });
  expect(await resultOf('redirects', { hops: [hop(301), hop(200)] })).toBe('pass');
  expect(await resultOf('redirects', { hops: [hop(301), hop(302), hop(200)] })).toBe('fail');
});

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );
test.each<[string, string, Uint8Array<ArrayBuffer>, string]>([
  ['the header', 'text/html; charset=utf-8', bytes('<p>'), 'pass'],
  ['the header in quotes', 'text/html;charset="utf-8"', bytes('<p>'), 'pass'],
  ['a byte order mark', 'text/html', bytes([0xef, 0xbb, 0xbf], '<p>'), 'pass'],
  ['a byte order mark of UTF-16', 'text/html', bytes([0xff, 0xfe], '<p>'), 'pass'],
  ['meta', 'text/html', bytes('<meta charset=utf-8>'), 'pass'],
  [
    'meta http-equiv',
    'text/html',
    bytes('<meta http-equiv=Content-Type content="text/html; charset=x">'),
    'pass',
  ],
  ['meta in the last byte', 'text/html', bytes(`<!--${'x'.repeat(997)}--><meta charset=utf-8>`), 'pass'],
  ['meta that is too late', 'text/html', bytes(`<!--${'x'.repeat(998)}--><meta charset=utf-8>`), 'fail'],
  [
    'meta after text that is long in bytes',
    'text/html',
    bytes(`<!--${'é'.repeat(600)}--><meta charset=x>`),
    'fail',
  ],
  ['a comment', 'text/html', bytes('<!-- <meta charset=utf-8> -->'), 'fail'],
  ['nothing', 'text/html', bytes('<p>'), 'fail'],
])('the encoding is declared by %s', async (_, type, body, result) => {
  const world = { headers: { 'content-type': type }, replies: { [TEST_URL]: { body } } };
  expect(await resultOf('charset', world)).toBe(result);
});

test.each([
  ['<!doctype html>', 'pass'],
  ['<!-- boats --><!DOCTYPE HTML>', 'pass'],
  ['<!DOCTYPE html SYSTEM "about:legacy-compat">', 'pass'],
  ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">', 'pass'],
  ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">', 'fail'],
  ['<!DOCTYPE boats>', 'fail'],
  ['<p><!doctype html>', 'fail'],
  ['', 'fail'],
])('%s selects standards mode: %s', async (doctype, result) => {
  expect(await resultOf('doctype', { html: `${doctype}<p>boats` })).toBe(result);
});

test.each([
  [1400, 'pass'],
  [1401, 'fail'],
])('%i elements: %s', async (count, result) => {
  expect(await resultOf('dom-size', { html: page('<title>x</title>', '<p></p>'.repeat(count)) })).toBe(
    result,
  );
});

test.each([
  ['@font-face { src: url(a) }', 'fail'],
  ['@font-face { src: url(a); font-display: auto }', 'fail'],
  ['@FONT-FACE{FONT-DISPLAY:SWAP}', 'pass'],
  ['@font-face { font-display: optional } @font-face { src: url(a) }', 'fail'],
  ['@font-face {', 'not_applicable'],
  ['body { font-display: swap }', 'not_applicable'],
])('the style %s: %s', async (css, result) => {
  expect(await resultOf('font-display', { html: page(`<style>${css}</style>`) })).toBe(result);
  const html = page('<link rel=stylesheet href=/a.css>');
  expect(await resultOf('font-display', { html, replies: at({ '/a.css': { body: css } }) })).toBe(result);
});

test('the response time informs, does not count, and is not shown', async () => {
  const [slow, slower] = [await audit({ page: { ms: 601 } }), await audit({ page: { ms: 4000 } })];
  expect(slow.byId['server-response-time']).toMatchObject({ result: 'fail', weight: 0 });
  expect(slow).toEqual(slower);
  expect(slow.score).toBe((await audit({ page: { ms: 600 } })).score);
});

test('other sites are counted by their registrable domain', async () => {
  const urls = [
    'https://a.example.net/1',
    'https://b.example.net/2',
    '//www.example.com/own',
    'data:,',
    'https://x.org/',
  ];
  const html = page('', urls.map((url) => `<script async src="${url}"></script>`).join(''));
  const { byId } = await audit({ html });
  expect(byId['third-parties']!.evidence).toEqual(['example.net: 2 files', 'x.org: 1 file']);
  const many = Array.from({ length: 11 }, (_, i) => `<iframe src="https://a${i}.org/"></iframe>`).join('');
  expect(await resultOf('third-parties', { html: page('', many) })).toBe('fail');
});

test('at most ten files are asked for, each once, in the order of the page', async () => {
  const html = page(
    Array.from(
      { length: 20 },
      (_, i) => `<link rel=stylesheet href=/${i}.css><script src=/${i}.js></script>`,
    ).join(''),
    `${Array.from({ length: 20 }, (_, i) => `<img src=/${i}.png>`).join('')}<img src=/0.png>`,
  );
  const site = siteOf({ html });
  await auditPerformance(site, {});
  expect(site.fetches.map(({ url }) => new URL(url).pathname)).toEqual([
    ...['/0.css', '/0.js', '/1.css', '/1.js', '/2.css', '/2.js'],
    ...['/0.png', '/1.png', '/2.png', '/3.png'],
  ]);
});
