import { toCase } from './case.ts';

const alternate = (hreflang: string, href = 'https://boats.example/x') =>
  `<link rel="alternate" hreflang="${hreflang}" href="${href}">`;
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const link = (...values: string[]) => ({ headers: values.map((value) => ['Link', value] as const) });

/** Cases of `hreflang` and `rel=canonical`, in the head and in the Link header. */
export const relationCases = [
  toCase('alternatives in known languages', {
    head: ['en', 'EN-us', 'zh-Hant-TW', 'x-default', 'X-DEFAULT', 'nds', 'haw', 'de-CH']
      .map((one) => alternate(one))
      .join('\n'),
  }),
  toCase('an alternative in a language that does not exist', { head: alternate('xx') }),
  toCase('an alternative in a deprecated language', { head: alternate('iw') }),
  toCase('an alternative by a country', { head: alternate('UK') + alternate('GB') }),
  toCase('an alternative in a word for a language', { head: alternate('english') }),
  toCase('an alternative with an underscore', { head: alternate('en_US') }),
  toCase('an alternative with a space', { head: alternate(' en') }),
  toCase('an alternative without a language', { head: alternate('') }),
  toCase('alternatives by relative URLs', { head: alternate('en', '/en') }),
  toCase('an alternative without a protocol', { head: alternate('en', '//boats.example/en') }),
  toCase('an alternative with two words in rel', {
    head: '<link rel="alternate nofollow" hreflang="xx" href="/x">',
  }),
  toCase('an alternative in the body and one in noscript', {
    head: `<noscript>${alternate('xx')}</noscript>`,
    body: `<p>Boats</p>${alternate('xx', '/relative')}`,
  }),
  toCase(
    'alternatives in the header',
    link(
      '<https://boats.example/de>; rel="alternate"; hreflang="de", <https://boats.example/fr>; rel=alternate; hreflang=fr',
    ),
  ),
  toCase(
    'an unknown language in the header',
    link('<https://boats.example/de>; rel="alternate"; hreflang="xx"'),
  ),
  toCase('a relative alternative in the header', link('</de>; rel="alternate"; hreflang="de"')),
  toCase('a canonical URL', { path: '/boats', head: canonical('https://boats.example/boats') }),
  toCase('a canonical URL with a character reference', {
    head: canonical('https&colon;//boats.example/?a=1&amp;b=2'),
  }),
  toCase('a relative canonical URL', { head: canonical('/boats') }),
  toCase('a canonical URL without a protocol', { head: canonical('//boats.example/') }),
  toCase('an invalid canonical URL', { head: canonical('https://') }),
  toCase('an empty canonical URL', { head: canonical('') }),
  toCase('two canonical URLs', {
    head: canonical('https://boats.example/a') + canonical('https://boats.example/b'),
  }),
  toCase('one canonical URL twice', {
    head: canonical('https://boats.example/a') + canonical('HTTPS://BOATS.example:443/a'),
  }),
  toCase('a canonical URL in the body', { body: `<p>Boats</p>${canonical('/relative')}` }),
  toCase('a canonical URL with rel in capitals', { head: '<link rel="CANONICAL" href="/relative">' }),
  toCase('canonical is one of two words in rel', {
    head: '<link rel="canonical alternate" href="/relative">',
  }),
  toCase('the canonical URL is the home page', { path: '/boats', head: canonical('{origin}/') }),
  toCase('the canonical URL is the home page of another site', {
    path: '/boats',
    head: canonical('https://boats.example/'),
  }),
  toCase('the home page is its own canonical URL', { head: canonical('{origin}/') }),
  toCase('the canonical URL is an alternative', {
    path: '/de',
    head: alternate('en', '{origin}/en') + alternate('de', '{origin}/de') + canonical('{origin}/en'),
  }),
  toCase('the canonical URL is the page, among alternatives', {
    path: '/de',
    head: alternate('en', '{origin}/en') + alternate('de', '{origin}/de') + canonical('{origin}/de'),
  }),
  toCase('a canonical URL in the header', {
    path: '/boats',
    ...link('<https://boats.example/boats>; rel="canonical"'),
  }),
  toCase('a relative canonical URL in the header', { path: '/boats', ...link('</boats2>; rel=canonical') }),
  toCase('canonical URLs in head and header', {
    ...link('<https://boats.example/b>; rel="canonical"'),
    head: canonical('https://boats.example/a'),
  }),
  toCase('a base makes no URL absolute', {
    head: `<base href="https://boats.example/">${canonical('boats')}`,
  }),
  toCase('a header Link that cannot be read', link('https://boats.example/x; rel="canonical"')),
];
