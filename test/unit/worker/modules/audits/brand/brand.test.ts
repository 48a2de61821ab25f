import { expect, test } from 'vitest';
import { auditBrandConsistency } from '../../../../../../src/worker/modules/audits/brand/audit.ts';
import { bytesOf, ico, png, svg } from '../images/images.ts';
import { type Reply, siteOf, TEST_URL, type World } from '../site.ts';

const MANIFEST = {
  name: 'Harbour Boats',
  short_name: 'Harbour',
  theme_color: '#0B3D5C',
  icons: [
    { src: 'icons/192.png', sizes: '48x48 192x192' },
    { src: '/icons/512.png', sizes: '512x512', purpose: 'any maskable' },
  ],
};
const ORGANIZATION = { '@type': 'Organization', name: 'Harbour Boats', logo: '/logo.png' };
const head = {
  title: '<title>Wooden boats | Harbour Boats</title>',
  icon: '<link rel="shortcut icon" href="/boat.ico">',
  touch: '<link rel="apple-touch-icon" href="/touch.png">',
  manifest: '<link rel="manifest" href="/site.webmanifest">',
  color: '<meta name="theme-color" content="rgb(11, 61, 92)">',
  siteName: '<meta property="og:site_name" content="HARBOUR BOATS!">',
  jsonLd: `<script type="application/ld+json">${JSON.stringify(ORGANIZATION)}</script>`,
};
const page = (changes: Partial<typeof head> = {}) => Object.values({ ...head, ...changes }).join('\n');
const files: Record<string, Reply> = {
  '/boat.ico': { body: ico(16, 32) },
  '/touch.png': { body: png(180, 180) },
  '/site.webmanifest': { body: JSON.stringify(MANIFEST) },
  '/icons/192.png': { body: png(192, 192) },
  '/icons/512.png': { body: png(512, 512) },
  '/logo.png': { body: bytesOf(svg) },
};
const at = (replies: Record<string, Reply>) =>
  Object.fromEntries(Object.entries(replies).map(([path, reply]) => [new URL(path, TEST_URL).href, reply]));

async function audit(html: string, changes: Record<string, Reply> = {}, world: World = {}) {
  const dimension = await auditBrandConsistency(
    siteOf({ html, replies: at({ ...files, ...changes }), ...world }),
  );
  return { ...dimension!, byId: Object.fromEntries(dimension!.checks.map((check) => [check.id, check])) };
}
const withManifest = (changes: object) => ({
  '/site.webmanifest': { body: JSON.stringify({ ...MANIFEST, ...changes }) },
});

test('a site with all of it has 100 points', async () => {
  const { score, checks } = await audit(page());
  expect(checks.map(({ id, result }) => `${id} ${result}`)).toEqual([
    'favicon pass',
    'apple-touch-icon pass',
    'manifest pass',
    'manifest-name pass',
    'manifest-icons pass',
    'manifest-theme-color pass',
    'theme-color pass',
    'one-name pass',
    'organization pass',
    'organization-logo pass',
  ]);
  expect(score).toBe(100);
});

test('an empty page fails what it could have, and the rest does not apply', async () => {
  const { score, checks } = await audit('', {});
  const failed = checks.filter(({ result }) => result === 'fail').map(({ id }) => id);
  expect(failed).toEqual(['favicon', 'apple-touch-icon', 'manifest', 'organization']);
  expect(checks.filter(({ result }) => result === 'pass')).toEqual([]);
  expect(score).toBe(0);
});

test('of a page that scripts build, nothing that a script could add is failed', async () => {
  const { checks } = (await auditBrandConsistency(
    siteOf({
      html: '<link rel="icon" href="/none.ico"><div id=app></div>',
      page: { isClientRendered: true },
    }),
  ))!;
  expect(Object.fromEntries(checks.map(({ id, result }) => [id, result]))).toEqual({
    favicon: 'fail',
    'apple-touch-icon': 'not_measured',
    manifest: 'not_measured',
    'manifest-name': 'not_measured',
    'manifest-icons': 'not_measured',
    'manifest-theme-color': 'not_measured',
    'theme-color': 'not_measured',
    'one-name': 'not_measured',
    organization: 'not_measured',
    'organization-logo': 'not_applicable',
  });
});

test.each<[string, string, Record<string, Reply>, string]>([
  ['that is missing', head.icon, { '/boat.ico': { status: 404 } }, 'fail'],
  ['that is a page', head.icon, { '/boat.ico': { body: '<!doctype html>' } }, 'fail'],
  ['that does not come in time', head.icon, { '/boat.ico': { error: 'TIMED_OUT' } }, 'not_measured'],
  ['in the page', '<link rel=icon href="data:image/svg+xml,<svg/>">', {}, 'pass'],
  ['at its usual place', '', { '/favicon.ico': { body: ico(16) } }, 'pass'],
  ['of which only a mask is there', '<link rel="mask-icon" href="/boat.ico">', {}, 'fail'],
  ['with an address that is none', '<link rel="icon" href="http://[">', {}, 'fail'],
])('a favicon %s', async (_, icon, replies, result) => {
  expect((await audit(page({ icon }), replies)).byId['favicon']!.result).toBe(result);
});

test('the touch icon at its usual place counts', async () => {
  const { byId } = await audit(page({ touch: '' }), { '/apple-touch-icon.png': { body: png(180, 180) } });
  expect(byId['apple-touch-icon']).toMatchObject({
    result: 'pass',
    evidence: ['https://www.example.com/apple-touch-icon.png is PNG, 180 x 180 pixels'],
  });
});

test.each<[string, Reply, string]>([
  ['missing', { status: 404 }, 'fail'],
  ['not JSON', { body: '{"name": "Harbour Boats",}' }, 'fail'],
  ['a list', { body: '[]' }, 'fail'],
  ['null', { body: 'null' }, 'fail'],
  ['too long', { body: `{"name": "${'a'.repeat(300_000)}"}` }, 'fail'],
  ['not to be reached', { error: 'UNREACHABLE' }, 'fail'],
  ['not there in time', { error: 'TIMED_OUT' }, 'not_measured'],
  ['JSON with a byte order mark', { body: `\uFEFF${JSON.stringify(MANIFEST)}` }, 'pass'],
  ['an empty object', { body: '{}' }, 'pass'],
])('a manifest that is %s', async (_, reply, result) => {
  const { byId } = await audit(page(), { '/site.webmanifest': reply });
  expect(byId['manifest']!.result).toBe(result);
});

test.each<[string, object, string]>([
  ['name', { name: '', short_name: undefined }, 'manifest-name fail'],
  ['name', { name: undefined }, 'manifest-name pass'],
  ['name', { name: 7, short_name: {} }, 'manifest-name fail'],
  ['theme_color', { theme_color: undefined }, 'manifest-theme-color fail'],
  ['theme_color', { theme_color: 'sea' }, 'manifest-theme-color fail'],
  ['theme_color', { theme_color: '#0b3d5d' }, 'theme-color fail'],
  ['theme_color', { theme_color: 'hsl(203deg 79% 20%)' }, 'manifest-theme-color pass'],
  ['icons', { icons: 'none' }, 'manifest-icons fail'],
  ['icons', { icons: MANIFEST.icons.slice(0, 1) }, 'manifest-icons fail'],
  ['icons', { icons: [{ src: '/logo.png', sizes: 'any' }] }, 'manifest-icons pass'],
  ['icons', { icons: [null, 7, {}, { src: 7 }, ...MANIFEST.icons] }, 'manifest-icons pass'],
  [
    'icons',
    { icons: MANIFEST.icons.map((icon) => ({ ...icon, purpose: 'maskable' })) },
    'manifest-icons fail',
  ],
  ['icons', { icons: MANIFEST.icons.map((icon) => ({ ...icon, src: '/touch.png' })) }, 'manifest-icons fail'],
  ['icons', { icons: MANIFEST.icons.map((icon) => ({ ...icon, src: '/none.png' })) }, 'manifest-icons fail'],
])('a manifest with %s %j: %s', async (_, changes, expected) => {
  const { checks } = await audit(page(), withManifest(changes));
  expect(checks.map(({ id, result }) => `${id} ${result}`)).toContain(expected);
});

test('icons of a manifest are relative to the manifest', async () => {
  const { byId } = await audit(page({ manifest: '<link rel=manifest href=/app/site.webmanifest>' }), {
    '/app/site.webmanifest': { body: JSON.stringify(MANIFEST) },
    '/icons/192.png': { status: 404 },
    '/app/icons/192.png': { body: png(192, 192) },
  });
  expect(byId['manifest-icons']!.result).toBe('pass');
});

test('one of two theme colors is that of the manifest', async () => {
  const colors = (second: string) =>
    `<meta name=theme-color media="(prefers-color-scheme: dark)" content=black><meta name=theme-color content="${second}">`;
  expect((await audit(page({ color: colors('#0b3d5c') }))).byId['theme-color']!.result).toBe('pass');
  expect((await audit(page({ color: colors('white') }))).byId['theme-color']!.result).toBe('fail');
  expect((await audit(page({ color: '' }))).byId['theme-color']!.result).toBe('not_applicable');
});

const named = (names: { title?: string; site?: string; jsonLd?: object }) =>
  page({
    title: names.title === undefined ? head.title : `<title>${names.title}</title>`,
    siteName:
      names.site === undefined ? head.siteName : `<meta property="og:site_name" content="${names.site}">`,
    jsonLd: names.jsonLd
      ? `<script type="application/ld+json">${JSON.stringify(names.jsonLd)}</script>`
      : head.jsonLd,
  });

test.each([
  ['pass', { title: 'HARBOUR–BOATS: home' }],
  ['pass', { title: 'Harbour' }],
  ['pass', { title: '' }],
  ['fail', { title: 'Wooden boats' }],
  ['fail', { title: 'Harbours and boats' }],
  ['pass', { site: '“harbour boats”' }],
  ['fail', { site: 'Harbour Boats Ltd' }],
  ['fail', { site: 'Hárbour Boats' }],
  ['fail', { jsonLd: { ...ORGANIZATION, name: 'HB Boatyard' } }],
  ['fail', { jsonLd: [ORGANIZATION, { '@type': 'WebSite', name: 'boats.example' }] }],
  ['pass', { jsonLd: [ORGANIZATION, { '@type': 'WebSite', name: 'Harbour boats' }] }],
])('one name: %s for %j', async (result, names) => {
  expect((await audit(named(names))).byId['one-name']!.result).toBe(result);
});

test.each([
  ['Harbour', 'pass'],
  ['HB', 'pass'],
  ['HBY', 'fail'],
  ['Boatyard', 'fail'],
])('the short name %s: %s', async (short_name, result) => {
  expect((await audit(page(), withManifest({ short_name }))).byId['one-name']!.result).toBe(result);
});

test('the evidence of one name lists each spelling with its place', async () => {
  const { byId } = await audit(page());
  expect(byId['one-name']!.evidence).toEqual([
    'line 1: title: Wooden boats | Harbour Boats',
    'line 6: og:site_name: HARBOUR BOATS!',
    'manifest name: Harbour Boats',
    'manifest short_name: Harbour',
    'line 7: JSON-LD Organization: Harbour Boats',
  ]);
});

test('a name without spaces is found in a title without spaces', async () => {
  const site = { replies: {} };
  const html = '<title>港の船へようこそ</title><meta property="og:site_name" content="港の船">';
  expect((await audit(html, {}, site)).byId['one-name']!.result).toBe('pass');
});

test('a title alone is no name to compare with', async () => {
  expect((await audit('<title>Harbour Boats</title>', {}, { replies: {} })).byId['one-name']!.result).toBe(
    'not_applicable',
  );
});

test.each<[string, object, Record<string, Reply>, string, string]>([
  ['without a logo', { ...ORGANIZATION, logo: undefined }, {}, 'pass', 'fail'],
  ['whose logo is missing', ORGANIZATION, { '/logo.png': { status: 404 } }, 'pass', 'fail'],
  ['whose logo is a page', ORGANIZATION, { '/logo.png': { body: '<p>' } }, 'pass', 'fail'],
  ['whose logo is no URL', { ...ORGANIZATION, logo: 'http://[' }, {}, 'pass', 'fail'],
  ['without a name', { ...ORGANIZATION, name: undefined }, {}, 'fail', 'pass'],
  ['that is no organization', { '@type': 'Event' }, {}, 'fail', 'not_applicable'],
  ['whose logo does not come', ORGANIZATION, { '/logo.png': { error: 'TIMED_OUT' } }, 'pass', 'not_measured'],
])('an organization %s', async (_, jsonLd, replies, organization, logo) => {
  const { byId } = await audit(named({ jsonLd }), replies);
  expect([byId['organization']!.result, byId['organization-logo']!.result]).toEqual([organization, logo]);
});
