import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from '../../../../src/dashboard/features/mail/message/links.ts';

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
