import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';
import { expect, test } from 'vitest';
import { type Page, readPage } from '../../../../src/lib/observatory/index.ts';

type Node = DefaultTreeAdapterMap['node'];

/** Returns the page as a complete parser reads it. The parser keeps the content of templates apart. */
function parsedPage(html: string): Page {
  const page: Page = { base: null, policies: [], referrer: null, scripts: [] };
  const visit = (node: Node, see: (name: string, attributes: Map<string, string>) => void) => {
    if ('tagName' in node) see(node.tagName, new Map(node.attrs.map(({ name, value }) => [name, value])));
    if ('childNodes' in node) for (const child of tree.getChildNodes(node)) visit(child, see);
  };
  visit(parse(html, { scriptingEnabled: false }), (name, attributes) => {
    const [src = null, integrity = null] = [attributes.get('src'), attributes.get('integrity')];
    if (name === 'script') page.scripts.push({ src, integrity });
    if (name === 'base') page.base ??= attributes.get('href') ?? null;
  });
  // If scripts run, the content of noscript is text.
  visit(parse(html, { scriptingEnabled: true }), (name, attributes) => {
    const content = attributes.get('content');
    if (name !== 'meta' || !content) return;
    if (attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy')
      page.policies.push(content);
    else if (attributes.get('name') === 'referrer') page.referrer = content;
  });
  return page;
}

const PIECES = [
  '<meta http-equiv="Content-Security-Policy" content="a">',
  "<META content='b&amp;c' HTTP-EQUIV=content-security-policy>",
  '<meta name=referrer content=no-referrer>',
  '<meta name="referrer" content=origin name=x>',
  '<script src="/a.js"></script>',
  '<script src=b.js integrity=sha256-a /></script>',
  '<script>"<script src=c.js>"</script>',
  '<base href="https://cdn.example/">',
  '<!-- <script src=d.js></script> -->',
  '<!--><script src=e.js></script>-->',
  '<style><script src=f.js></script></style>',
  '<title><meta name=referrer content=x></title>',
  '<textarea><script src=g.js></script></textarea>',
  '<template><script src=h.js></script><template></template></template>',
  '<template><b></b><script src=k.js></script></template>',
  '<noscript><meta name=referrer content=y><p></noscript>',
  '<div title="<script src=i.js>">',
  '</div>',
  '<p>text &lt;script&gt;',
  '<iframe><script src=j.js></script></iframe>',
  '<body><table><tr><td>',
  '</head>',
  '<',
  '</ script>',
];

test('it finds what a complete parser finds', () => {
  const html = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('\n'));
  fc.assert(
    fc.property(html, (text) => {
      expect(readPage(text)).toEqual(parsedPage(text));
    }),
    { numRuns: 1_000 },
  );
});

test('400,000 nested elements are read', () => {
  const { scripts } = readPage(`${'<div>'.repeat(400_000)}<script src="/a.js"></script>`);
  expect(scripts).toEqual([{ src: '/a.js', integrity: null }]);
});

test('a page is read up to a number of scripts and policies', () => {
  const page = readPage(
    '<script src=a></script>'.repeat(20_000) +
      '<meta http-equiv=content-security-policy content=a>'.repeat(2_000),
  );
  expect([page.scripts.length, page.policies.length]).toEqual([10_000, 100]);
});

test('a base that no browser can use is none', () => {
  expect(readPage('<base href="/b"><base href="data:a"><base href="http://a.example">').base).toBe(
    'http://a.example/',
  );
});
