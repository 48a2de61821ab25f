import { expect, test } from 'vitest';
import {
  baseUrl,
  closest,
  describeAll,
  describe as describeElement,
  elementsOf,
  linksOf,
  metaContent,
  titleOf,
} from '../../../../../../src/worker/modules/audits/page/elements.ts';
import { readDocument } from '../../../../../../src/worker/modules/audits/page/read.ts';
import {
  isHidden,
  isHiddenFromReaders,
  renderedText,
} from '../../../../../../src/worker/modules/audits/page/rendered.ts';

const PAGE = 'https://boats.example/list';

test('a meta is found by name or property, and an empty one is passed over', () => {
  const document = readDocument(
    '<meta name=description><meta name=" Description" content=" a "><meta property=og:title content=b>',
  );
  expect(metaContent(document, 'description')).toBe('a');
  expect(metaContent(document, 'og:title', 'property')).toBe('b');
  expect(metaContent(document, 'og:title')).toBeNull();
});

test('links are found by each word of rel', () => {
  const document = readDocument('<link rel="SHORTCUT icon" href=a><link rel=icons href=b>');
  expect(linksOf(document, 'icon').map((link) => link.attribute('href'))).toEqual(['a']);
});

test('the title is that of the page, not of an image', () => {
  expect(titleOf(readDocument('<svg><title>a</title></svg>'))).toBeNull();
  expect(titleOf(readDocument('<title> a \n b </title>'))).toBe('a b');
});

test.each([
  ['', PAGE],
  ['<base href="/x/">', 'https://boats.example/x/'],
  ['<base target=_top><base href="//cdn.example"><base href="/no">', 'https://cdn.example/'],
  ['<base href="javascript:x">', PAGE],
  ['<base href="https://">', PAGE],
])('the base of %s', (html, base) => {
  expect(baseUrl(readDocument(html), PAGE)).toBe(base);
});

test('evidence names the line and what tells the element from others, cut', () => {
  const document = readDocument(`\n<img alt=x src="/boat.jpg"><p title=y><a href="${'x'.repeat(500)}">`);
  const [img, p, a] = ['img', 'p', 'a'].map((name) => elementsOf(document, name)[0]!);
  expect(describeElement(img!)).toBe('line 2: <img src="/boat.jpg">');
  expect(describeElement(p!)).toBe('line 2: <p>');
  expect(describeElement(document.elements[0]!)).toBe('<html>');
  expect(describeElement(a!).length).toBeLessThan(200);
  expect(closest(a!, 'p')).toBe(p);
});

test('evidence of very many elements says how many more there are', () => {
  const evidence = describeAll(elementsOf(readDocument('<br>'.repeat(100)), 'br'));
  expect(evidence).toHaveLength(20);
  expect(evidence.at(-1)).toBe('and 81 more');
});

test.each([
  ['<b>a\n b</b>', 'a b'],
  ['a<br>b', 'a\nb'],
  ['<div>a</div><div>b</div>c', 'a\nb\nc'],
  ['<span>a</span> <span hidden>b</span> c', 'a c'],
  ['<span style="visibility:hidden">a<i style="visibility:visible">b</i></span>', 'b'],
  ['<script>a</script><textarea>b</textarea>c', 'c'],
  ['a&nbsp;b', 'a\u00a0b'],
])('the text of %s as it is rendered', (html, text) => {
  const [element] = elementsOf(readDocument(`<section>${html}</section>`), 'section');
  expect(renderedText(element!)).toBe(text);
});

test.each([
  ['<img>', false, false],
  ['<div hidden><img></div>', true, true],
  ['<div hidden style="display:flex"><img></div>', false, false],
  ['<div style="DISPLAY: NONE !important"><img></div>', true, true],
  ['<div aria-hidden=true><img></div>', false, true],
  ['<details><summary>a</summary><p><img></details>', true, true],
  ['<details open><img></details>', false, false],
  ['<dialog><img></dialog>', true, true],
])('whether %s is hidden', (html, hidden, hiddenFromReaders) => {
  const [img] = elementsOf(readDocument(html), 'img');
  expect(isHidden(img!)).toBe(hidden);
  expect(isHiddenFromReaders(img!)).toBe(hiddenFromReaders);
});
