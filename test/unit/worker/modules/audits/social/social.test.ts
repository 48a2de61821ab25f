import { expect, test } from 'vitest';
import { auditSocialMedia } from '../../../../../../src/worker/modules/audits/social/audit.ts';
import { bytesOf, png, svg } from '../images/images.ts';
import { type Reply, siteOf, type World } from '../site.ts';

const IMAGE = 'https://www.example.com/boat.png';
const TAGS: Record<string, string> = {
  'og:title': 'Boats',
  'og:type': 'website',
  'og:url': 'https://www.example.com/',
  'og:image': IMAGE,
  'og:description': 'We build boats.',
  'og:site_name': 'Harbour Boats',
  'twitter:card': 'summary_large_image',
};
const head = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(
      ([name, content]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${content}">`,
    )
    .join('\n');
const page = (
  changes: Record<string, string>,
  body = '<a href="https://www.instagram.com/boats">photos</a>',
) => `<!doctype html>\n${head({ ...TAGS, ...changes })}\n<body>${body}`;
const good: Record<string, Reply> = { [IMAGE]: { body: png(1200, 630) } };

async function audit(world: World) {
  const dimension = await auditSocialMedia(siteOf({ replies: good, ...world }));
  return { ...dimension!, byId: Object.fromEntries(dimension!.checks.map((check) => [check.id, check])) };
}
const resultOf = async (id: string, world: World) => (await audit(world)).byId[id]!.result;

test('a page with all of it has 100 points', async () => {
  const { score, checks } = await audit({ html: page({}) });
  expect(checks.map(({ id, result }) => `${id} ${result}`)).toEqual([
    'og:title pass',
    'og:type pass',
    'og:url pass',
    'og:image pass',
    'og:description pass',
    'og:site_name pass',
    'og:image.answers pass',
    'og:image.size pass',
    'twitter:card pass',
    'profiles pass',
  ]);
  expect(score).toBe(100);
});

test('an empty page fails all that does not need an image, and says what is missing', async () => {
  const { score, byId } = await audit({ html: '' });
  expect(score).toBe(0);
  expect(byId['og:title']!.evidence).toEqual(['There is no <meta property="og:title"> with content']);
  expect(byId['og:image.answers']!.result).toBe('not_applicable');
  expect(byId['og:image.size']!.result).toBe('not_applicable');
});

test.each(Object.keys(TAGS).filter((name) => name.startsWith('og:')))('%s may not be empty', async (name) => {
  const { byId } = await audit({ html: page({ [name]: ' ' }) });
  expect(byId[name]!.result).toBe('fail');
});

test('the evidence is the element with its line', async () => {
  const { byId } = await audit({ html: page({}) });
  expect(byId['og:type']!.evidence).toEqual(['line 3: <meta property="og:type" content="website">']);
});

test('Open Graph in "name" is missing, and the evidence says why', async () => {
  const { byId } = await audit({ html: '<meta name="og:title" content="Boats">' });
  expect(byId['og:title']).toMatchObject({
    result: 'fail',
    evidence: ['line 1: <meta name="og:title" content="Boats">: Open Graph reads "property", not "name"'],
  });
});

test.each([
  ['/boat.png', 'fail'],
  ['//www.example.com/boat.png', 'fail'],
  ['data:image/png;base64,AA', 'fail'],
  ['HTTPS://www.example.com/boat.png', 'pass'],
])('og:image %s: %s, as it must be an absolute URL', async (url, result) => {
  expect(await resultOf('og:image', { html: page({ 'og:image': url }) })).toBe(result);
});

test('og:image:secure_url stands in for og:image', async () => {
  const html = page({ 'og:image': '', 'og:image:secure_url': IMAGE });
  expect((await audit({ html })).score).toBe(100);
});

test.each<[string, Reply, string, string]>([
  ['a small image', { body: png(600, 315) }, 'pass', 'fail'],
  ['a square image', { body: png(1200, 1200) }, 'pass', 'fail'],
  ['an image of 16 : 9', { body: png(1280, 720) }, 'pass', 'pass'],
  ['an image nearly as large', { body: png(1080, 567) }, 'pass', 'pass'],
  [
    'an image with a wrong type',
    { body: png(1200, 630), headers: { 'content-type': 'text/html' } },
    'pass',
    'pass',
  ],
  ['a page', { body: '<!doctype html>', headers: { 'content-type': 'image/png' } }, 'fail', 'not_applicable'],
  ['an SVG', { body: bytesOf(svg) }, 'fail', 'not_applicable'],
  ['status 404', { status: 404, body: png(1200, 630) }, 'fail', 'not_applicable'],
  ['a host that is not there', { error: 'UNREACHABLE' }, 'fail', 'not_applicable'],
  ['an address that is not allowed', { error: 'ADDRESS_NOT_ALLOWED' }, 'fail', 'not_applicable'],
  ['no answer in time', { error: 'TIMED_OUT' }, 'not_measured', 'not_measured'],
  ['no request left', { error: 'NO_REQUESTS_LEFT' }, 'not_measured', 'not_measured'],
])('og:image is %s', async (_, reply, answers, size) => {
  const { byId } = await audit({ html: page({}), replies: { [IMAGE]: reply } });
  expect([byId['og:image.answers']!.result, byId['og:image.size']!.result]).toEqual([answers, size]);
});

test.each([
  ['summary', {}, 'pass'],
  ['SUMMARY', {}, 'pass'],
  ['gallery', {}, 'fail'],
  ['', {}, 'fail'],
  ['summary', { 'og:title': '' }, 'fail'],
  ['summary', { 'og:title': '', 'twitter:title': 'Boats' }, 'pass'],
  ['summary', { 'og:image': '' }, 'pass'],
  ['summary_large_image', { 'og:image': '' }, 'fail'],
  ['summary_large_image', { 'og:image': '', 'twitter:image': IMAGE }, 'pass'],
])('the card "%s" with %j: %s', async (card, changes, result) => {
  expect(await resultOf('twitter:card', { html: page({ 'twitter:card': card, ...changes }) })).toBe(result);
});

test('tags of X may be properties', async () => {
  const html = page({ 'twitter:card': '' }, '<meta property="twitter:card" content="summary">');
  expect(await resultOf('twitter:card', { html })).toBe('pass');
});

test.each([
  ['<a href="https://facebook.com/boats">', 'pass'],
  ['<a href="//de-de.facebook.com/boats">', 'pass'],
  ['<link rel="me" href="https://mastodon.social/@boats">', 'pass'],
  ['<a href="https://facebook.com/">', 'fail'],
  ['<a href="https://www.facebook.com/sharer/sharer.php?u=x">', 'fail'],
  ['<a href="https://twitter.com/intent/tweet?text=x">', 'fail'],
  ['<a href="https://www.linkedin.com/shareArticle?url=x">', 'fail'],
  ['<a href="https://facebook.com.example/boats">', 'fail'],
  ['<a href="javascript:alert(1)">', 'fail'],
  ['<script type="application/ld+json">{"@type":"Store","sameAs":"https://boats.social/x"}</script>', 'pass'],
])('profiles, with %s: %s', async (body, result) => {
  expect(await resultOf('profiles', { html: page({}, body) })).toBe(result);
});

test('a page that scripts build fails what crawlers read, and its links are not measured', async () => {
  const { byId } = await audit({ html: '<div id=app></div>', page: { isClientRendered: true } });
  expect(byId['og:title']!.result).toBe('fail');
  expect(byId['twitter:card']!.result).toBe('fail');
  expect(byId['profiles']!.result).toBe('not_measured');
});
