import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { expect, test } from 'vitest';
import type { PageDocument } from '../../../../../../src/worker/modules/audits/page/document.ts';
import { readDocument } from '../../../../../../src/worker/modules/audits/page/read.ts';

type Node = DefaultTreeAdapterMap['node'];

/** Returns the tree as text: the namespace, parent, name, attributes and text of each element. */
function outlineOf({ elements }: PageDocument): string[] {
  return elements.map((element) => {
    const attributes = ['id', 'class', 'href'].map((name) => element.attribute(name));
    return [element.namespace, element.parent?.name, element.name, ...attributes, element.text(100_000)].join(
      '|',
    );
  });
}

/** Returns the same from parse5's own tree. */
function expectedOutline(html: string): string[] {
  const outline: string[] = [];
  const textOf = (node: Node): string => {
    if ('value' in node) return node.value;
    return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  };
  const visit = (node: Node, parent?: string) => {
    if ('tagName' in node) {
      const values = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const attributes = ['id', 'class', 'href'].map((name) => values.get(name) ?? null);
      const namespace = /svg/.test(node.namespaceURI)
        ? 'svg'
        : /Math/.test(node.namespaceURI)
          ? 'mathml'
          : 'html';
      outline.push([namespace, parent, node.tagName, ...attributes, textOf(node)].join('|'));
    }
    const name = 'tagName' in node ? node.tagName : undefined;
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, name);
  };
  visit(parse(html));
  return outline;
}

const PIECES = [
  ...[
    '<p id=a>',
    '</p>',
    '<b>',
    '</b>',
    '<b class=x>',
    '<a href="/?a=1&amp;b=2">',
    '</a>',
    '<i>',
    '</i>',
    '<div>',
    '</div>',
  ],
  ...[
    '<table>',
    '<tr>',
    '<td>',
    '</td>',
    '</table>',
    '<caption>',
    '<col>',
    '<select>',
    '<option>',
    '</select>',
    '<br>',
    '</br>',
  ],
  ...[
    '<svg>',
    '<title>',
    '</title>',
    '</svg>',
    '<foreignObject>',
    '<math>',
    '<mi>',
    '<head>',
    '</head>',
    '<body class=y>',
  ],
  ...[
    '<html id=z>',
    '<template>',
    '</template>',
    '<noscript>',
    '</noscript>',
    '<script>',
    '</script>',
    '<!-- a -->',
    '<!--',
  ],
  ...[
    '<textarea>',
    '</textarea>',
    '<style>',
    '</style>',
    '<li>',
    '<ul>',
    '</ul>',
    '<h1>',
    '<button>',
    '<nobr>',
    '<frameset>',
  ],
  ...[
    'text ',
    ' ',
    '&eacute;',
    '&notit;',
    '&#x1f6f6;',
    '<',
    '>',
    '\0',
    '\r\n',
    '\ud83d\udef6',
    '<![CDATA[x]]>',
    '<marquee>',
    '</marquee>',
  ],
];
const pages = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));

test('the tree is that of the standard, whatever the page', () => {
  fc.assert(
    fc.property(pages, (html) => {
      expect(outlineOf(readDocument(html))).toEqual(expectedOutline(html));
    }),
    {
      numRuns: 300,
    },
  );
});

test('where a page is cut for reading does not show', () => {
  fc.assert(
    fc.property(pages, fc.nat(12), (html, shift) => {
      const long = '<p>'.padEnd(65_536 - shift, 'x') + html;
      expect(outlineOf(readDocument(long)).slice(3)).toEqual(expectedOutline(long).slice(3));
    }),
    { numRuns: 30 },
  );
});

test('text is never half a character', () => {
  const { elements } = readDocument('<title>ab\u{1f6f6}</title>');
  expect(elements.find(({ name }) => name === 'title')?.text(3)).toBe('ab\ufffd');
});

test('noscript is text, templates are left out, and svg has titles of its own', () => {
  const { elements } = readDocument(
    '<noscript><img></noscript><template><img></template><body><svg><title>a</title><linearGradient/></svg>',
  );
  expect(elements.map(({ name, namespace }) => `${namespace} ${name}`)).toEqual([
    ...['html html', 'html head', 'html noscript', 'html template', 'html body'],
    ...['svg svg', 'svg title', 'svg linearGradient'],
  ]);
  expect(elements[2]?.text()).toBe('<img>');
});

test('an element knows its line, and one that the parser added has none', () => {
  const { elements } = readDocument('<!doctype html>\r\n<title>\ra</title>\n\n<p\nid=a>b<p>c');
  expect(elements.map(({ name, line }) => `${name} ${line}`)).toEqual([
    ...['html 0', 'head 0', 'title 2', 'body 0', 'p 5', 'p 6'],
  ]);
});

test('attributes are found by their names in lower case, the first of two counts', () => {
  const [svg] = readDocument('<svg VIEWBOX="1" xlink:href=&amp; viewbox=2>').elements.slice(3);
  expect(svg?.attribute('viewbox')).toBe('1');
  expect(svg?.attribute('xlink:href')).toBe('&');
  expect(svg?.attribute('href')).toBeNull();
});

test('the text of a page is counted without scripts, styles and white space', () => {
  const page =
    '<title>no</title><p>four <b>and</b> <script>no</script><style>no</style><noscript>no</noscript>';
  expect(readDocument(page).textLength).toBe(7);
});

test('the doctype is told', () => {
  expect(readDocument('<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">').doctype).toBe('html');
  expect(readDocument('<p>').doctype).toBeNull();
});

const SIZE = 2_000_000;
const fill = (piece: (index: number) => string) => {
  const pieces: string[] = [];
  for (let length = 0, index = 0; length < SIZE; index++) {
    const text = piece(index);
    pieces.push(text);
    length += text.length;
  }
  return pieces.join('');
};

test.each([
  ['nested elements', fill(() => '<div>')],
  ['formatting elements that are all different', fill((i) => `<b id=${i}>`)],
  ['formatting elements around blocks', fill((i) => `<a><b id=${i}><div></b></a>`)],
  ['elements moved out of a table', `<table>${fill(() => '<br>')}`],
  ['text directly in nested tables', fill(() => '<table>a ')],
  ['templates', fill(() => '<template>')],
  ['end tags without an element, deep in the page', '<b>'.repeat(6000) + fill(() => '</i>')],
  ['paragraphs that formatting elements enter again', fill((i) => (i < 3000 ? `<i id=${i}>` : '<p>x</p>'))],
])('%s by the hundred thousand end the reading', (_, html) => {
  const document = readDocument(html);
  expect(document.isTruncated).toBe(true);
  expect(document.elements.length).toBeLessThan(110_000);
});

test.each([
  ['links', fill((i) => `<a href=/${i}>${i}</a>`), 80_000],
  ['attributes of one element', `<p ${fill((i) => `a${i} `)}>`, 4],
  ['attributes of the body', fill((i) => `<body a${i}>`), 3],
  ['words directly in a table', `<table>${fill(() => 'a ')}`, 4],
  ['characters in one attribute', `<p id="${fill(() => '&amp;')}">`, 4],
])('%s by the hundred thousand are read', (_, html, least) => {
  const document = readDocument(html);
  expect(document.isTruncated).toBe(false);
  expect(document.elements.length).toBeGreaterThanOrEqual(least);
});
