import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDocument } from '../../../../../../src/worker/modules/audits/page/read.ts';
import { readJsonLd } from '../../../../../../src/worker/modules/audits/structured-data/json-ld.ts';

const read = (...scripts: unknown[]) =>
  readJsonLd(
    readDocument(
      scripts
        .map((json) => (typeof json === 'string' ? json : JSON.stringify(json)))
        .map((text) => `<script type="application/ld+json">${text}</script>\n`)
        .join(''),
    ),
  );
const boats = { '@type': 'Organization', name: 'Harbour Boats', logo: '/logo.png' };
const found = { type: 'Organization', name: 'Harbour Boats', logo: '/logo.png', sameAs: [], line: 1 };

test.each([
  ['at the top', boats],
  ['in a list', [{ '@type': 'WebPage' }, boats]],
  ['in a graph', { '@context': 'https://schema.org', '@graph': [boats] }],
  ['as publisher', { '@type': 'Article', publisher: boats }],
  ['as publisher of a website in a graph', { '@graph': [{ '@type': 'WebSite', publisher: [boats] }] }],
  ['with the IRI of its type', { ...boats, '@type': 'https://schema.org/Organization' }],
  ['with several types', { ...boats, '@type': ['Thing', 'Organization'] }],
  ['with values in lists', { ...boats, name: ['Harbour Boats'], logo: ['/logo.png'] }],
  ['with a value in a language', { ...boats, name: { '@value': 'Harbour Boats', '@language': 'en' } }],
  ['with an ImageObject', { ...boats, logo: { '@type': 'ImageObject', url: '/logo.png' } }],
  ['with the content of an ImageObject', { ...boats, logo: { contentUrl: '/logo.png' } }],
  ['with the id of an image', { ...boats, logo: { '@id': '/logo.png' } }],
  [
    'with a reference to an ImageObject',
    {
      '@graph': [
        { ...boats, logo: { '@id': '#logo' } },
        { '@id': '#logo', url: '/logo.png' },
      ],
    },
  ],
])('finds an organization %s', (_, json) => {
  expect(read(json)).toMatchObject({ organizations: [found], problems: [] });
});

const json = JSON.stringify(boats);
test.each([
  `//<![CDATA[\n${json}\n//]]>`,
  `// <![CDATA[\n${json}\n// ]]>\n`,
  `/*<![CDATA[*/${json}/*]]>*/`,
  `/* <![CDATA[ */\n${json}\n/* ]]> */`,
  `<![CDATA[${json}]]>`,
  `\n  <![CDATA[\n[${json}]]]>`,
  `<!--\n${json}\n-->`,
  `<!--\n${json}\n//-->`,
  `<!--//--><![CDATA[//><!--\n${json}\n//--><!]]>`,
  `<!--/*--><![CDATA[/*><!--*/\n${json}\n/*]]>*/-->`,
  `//<!--\n${json}\n//-->`,
  `<!--<![CDATA[${json}]]>-->`,
  `\ufeff${json}`,
  `<![CDATA[${json}`,
])('finds an organization in the wrapper %j', (text) => {
  expect(read(text)).toMatchObject({ organizations: [{ name: 'Harbour Boats' }], problems: [] });
});

test.each([
  '<!-- nothing -->',
  '//<![CDATA[\n//]]>',
  '<!-- a -->{}',
  '/'.repeat(90_000),
  '<!--'.repeat(20_000),
])('a wrapper without JSON alone in it is told: %j', (text) => {
  expect(read(text).problems).toEqual([expect.stringMatching(/^line 1: not JSON: /)]);
});

test('finds websites and people, each on its line, with the URLs of sameAs', () => {
  const sameAs = ['https://x.com/boats', 'boats', 7, { '@id': 'http://boats.example/' }];
  const { sites, people } = read({ '@type': 'WebSite', name: 'Boats' }, { '@type': 'Person', sameAs });
  expect(sites).toEqual([{ type: 'WebSite', name: 'Boats', logo: null, sameAs: [], line: 1 }]);
  expect(people).toMatchObject([{ line: 2, sameAs: ['https://x.com/boats', 'http://boats.example/'] }]);
});

test.each([
  ['a reviewer', { '@type': 'Review', author: boats }],
  ['something without a type', { name: 'Harbour Boats' }],
  ['a type that is no text', { ...boats, '@type': 7 }],
])('%s is no organization of the page', (_, json) => {
  expect(read(json)).toEqual({ organizations: [], sites: [], people: [], problems: [] });
});

test('a script that is not JSON is told, and does not hide the next one', () => {
  const { organizations, problems } = read('{"@type": "Organization",}', boats);
  expect(organizations).toHaveLength(1);
  expect(problems).toEqual(['line 1: not JSON: {"@type": "Organization",}']);
  expect(read(`"${'a'.repeat(200_000)}"`).problems).toEqual(['line 1: too long to be read']);
});

test('other scripts are not read', () => {
  const html = `<script type="text/javascript">{</script><template><script type="application/ld+json">{</script></template>
    <script type=" Application/LD+JSON; charset=utf-8 ">${JSON.stringify(boats)}</script>`;
  expect(readJsonLd(readDocument(html))).toMatchObject({ organizations: [{ line: 2 }], problems: [] });
});

test('any JSON is read without an error', () => {
  const keys = fc.constantFrom('@type', '@graph', '@id', 'name', 'logo', 'url', 'sameAs', 'publisher', 'a');
  const values = fc.constantFrom('Organization', 'WebSite', 'Person', '#a', 'https://a.example/', '');
  const json = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'large' },
      values,
      fc.constantFrom(null, true, 7, {}, []),
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(keys, tie('node'), { maxKeys: 5 }),
    ),
  })).node;
  fc.assert(
    fc.property(json, (value) => {
      for (const thing of read(value).organizations) expect(thing.type).toBe('Organization');
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['nested lists', '['.repeat(49_000) + ']'.repeat(49_000)],
  ['nested graphs', `${'{"@graph":'.repeat(9000)}{}${'}'.repeat(9000)}`],
  ['many objects', `[${'{},'.repeat(30_000)}{}]`],
  ['lists in lists', `[${`[${'[],'.repeat(100)}[]],`.repeat(300)}[]]`],
])('%s are read as far as it is bounded', (_, text) => {
  expect(read(text)).toEqual({ organizations: [], sites: [], people: [], problems: [] });
});
