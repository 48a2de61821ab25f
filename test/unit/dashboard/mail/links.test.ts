import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, piecesOf } from '../../../../src/dashboard/features/mail/message/links.ts';

const linksOf = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://example.com/a?b=c#d.', ['https://example.com/a?b=c#d']],
  ['(https://example.com/a_(b))', ['https://example.com/a_(b)']],
  ['Write to kim@example.com, please.', ['mailto:kim@example.com']],
  ['<https://example.com>, and HTTP://EXAMPLE.COM!', ['https://example.com', 'HTTP://EXAMPLE.COM']],
  ['javascript:alert(1) data:text/html,x ftp://example.com', []],
  ['https://', []],
])('the links of %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test('the pieces are the text, and only http, https and mailto are links', () => {
  const words = fc.constantFrom(
    'https://',
    'http://a.b',
    'kim@',
    'example.com',
    'javascript:',
    '(',
    ').',
    ' ',
    '\n',
    '<',
    '"',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), (parts) => {
      const text = parts.join('');
      const pieces = piecesOf(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const { href } of pieces) if (href) expect(href).toMatch(/^(?:https?:\/\/|mailto:)/i);
    }),
  );
});

test.each([
  ['a short text', 'One\n\nTwo', ['One\n\nTwo']],
  ['lines', `${'a'.repeat(4000)}\nb ${'c'.repeat(2000)}`, ['a'.repeat(4000), `b ${'c'.repeat(2000)}`]],
  ['words', `${'a'.repeat(4000)} ${'c'.repeat(2000)}`, ['a'.repeat(4000), 'c'.repeat(2000)]],
  ['one word', `a${'😀'.repeat(4000)}`, [`a${'😀'.repeat(2499)}`, '😀'.repeat(1501)]],
])('%s in blocks', (_, text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks);
});

test('no block is long, and nothing gets lost between them', () => {
  const letters = fc.constantFrom('a', ' ', '\n', 'word'.repeat(900), 'line\n'.repeat(1100));
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      const blocks = blocksOf(text);
      expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThanOrEqual(5000);
      expect(blocks.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
  );
});
