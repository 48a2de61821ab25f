import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { toHtml } from '../../../../../../src/worker/modules/ai/safety/to-html.ts';

test.each([
  ['Dear Kim,\n\nthank you.\nIt is done.', '<p>Dear Kim,</p><p>thank you.<br>It is done.</p>'],
  ['a < b & "c"', '<p>a &lt; b &amp; &quot;c&quot;</p>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['\n \n', ''],
  ['a\r\n\r\n\r\nb', '<p>a</p><p>b</p>'],
])('%j', (text, html) => {
  expect(toHtml(text)).toBe(html);
});

test('any text becomes paragraphs and line breaks only', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const html = serialize(parseFragment(toHtml(text)));
      expect(html.replace(/<\/?p>|<br>/g, '')).not.toMatch(/[<>]/);
    }),
  );
});
