import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTooHeavy } from '../../../../src/dashboard/lib/heavy-html.ts';
import { cleanHtml } from '../../../../src/lib/message/html/clean-html.ts';

const nested = (tag: string, times: number) => `<${tag}>`.repeat(times) + `</${tag}>`.repeat(times);

test.each([
  ['a long conversation', `${nested('blockquote', 100)}${'<p>A line of a letter.</p>'.repeat(5000)}`],
  [
    'a newsletter of tables',
    `<table>${'<tr><td><a href="#">News</a><br><img data-src="x"></td></tr>'.repeat(5000)}</table>`,
  ],
  ['lines with breaks', 'A line of a letter.<br />'.repeat(8000)],
  ['images inside the mail', `<img src="data:image/png;base64,${'A'.repeat(1_500_000)}" />`],
])('%s is shown', (_, html) => {
  expect(isTooHeavy(html)).toBe(false);
});

test.each([
  ['boxes in boxes', nested('span', 200)],
  [
    'formats that stay open',
    `<p>${'<font>'.repeat(100)}${'<div>x</div>'.repeat(2500)}${'</font>'.repeat(100)}</p>`,
  ],
  ['a hundred thousand words in bold', '<p><b>x</b></p>'.repeat(100_000)],
  ['one paragraph of a book', `<p>${'word '.repeat(5000)}</p>`],
  ['one paragraph of a book in pieces', `<p>${'<b>word</b> '.repeat(6000)}</p>`],
  ['a book', '<p>A line of a letter.</p>'.repeat(12_000)],
  ['closing tags in attributes', '<b title="</b>">'.repeat(200)],
  ['closing tags in comments', '<b><!--</b>-->'.repeat(200)],
  ['closing tags of others', '<b></i>'.repeat(200)],
])('%s is not', (_, html) => {
  expect(isTooHeavy(html)).toBe(true);
});

test('the time is linear', { timeout: 10_000 }, () => {
  for (const piece of ['<', '<a', '</', '<b ', '<!--', 'x', ' ', '>', '</a>']) {
    isTooHeavy(piece.repeat(Math.floor(2_000_000 / piece.length)));
  }
});

test('whatever the API has cleaned is closed: no number of harmless paragraphs is too deep', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<td>',
    '</tr>',
    '<li>',
    '<br>',
    'x',
    '<',
    '&lt;',
    '<!--',
    '-->',
    '<a title="<b>">',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const clean = cleanHtml(pieces.join(''));
      // If any element stayed open, each repetition would be nested in the one before.
      expect(isTooHeavy(clean.repeat(150))).toBe(false);
    }),
  );
});
