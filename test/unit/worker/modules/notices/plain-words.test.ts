import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainWords } from '../../../../../src/worker/modules/notices/plain-words.ts';

test.each([
  ['http://evil.example', ''],
  ['https://evil.example/path?q=1#x', ''],
  ['evil.example/path', ''],
  ['Pay now www.evil.example', 'Pay now'],
  ['Pay now (www.evil.example), soon', 'Pay now soon'],
  ['a@b.example', ''],
  ['Ada <ada@b.example> Moreau', 'Ada Moreau'],
  ['ada@localhost', ''],
  ['//evil', ''],
  ['\\\\evil\\share', ''],
  ['http:\\\\evil.example', ''],
  ['http://localhost:8787/x', ''],
  ['http://[::1]/', ''],
  ['call 10.0.0.1 now', 'call now'],
  ['evil.xn--p1ai', ''],
  ['злой.рф', ''],
  ['javascript:alert(1) tel:+49900', 'javascript: alert(1) tel: +49900'],
  // Dots, slashes and at signs that normalize to plain ones, or look like them.
  ['evil\uFF0Eexample', ''],
  ['evil\u3002example', ''],
  ['evil\uFF61example', ''],
  ['evil\u2024example', ''],
  ['evil\uFE52example', ''],
  ['evil\u06D4example', ''],
  ['evil\uA4F8example', ''],
  ['a\uFF20b', ''],
  ['a\uFE6Bb', ''],
  ['x:\uFF0F\uFF0Fevil', ''],
  // Invisible characters do not hide a link.
  ['evil.\u200Bexample', ''],
  ['e\u00ADvil.exam\u2060ple', ''],
  ['evil\u034F.\uFE0Fexample', ''],
  ['evil.\u3164example', ''],
])('%j without links and addresses: %j', (written, left) => expect(plainWords(written, 100)).toBe(left));

test.each([
  ['Ada\r\nBcc: eve\r\n\r\nBody', 'Ada Bcc: eve Body'],
  ['Ada\u2028Moreau\u0085\t x\u00A0y', 'Ada Moreau x y'],
  ['\u202Eelpmaxe\u202C \u2066Ada\u2069 \u061C\u200F', 'elpmaxe Ada'],
  ['Ada\u0000\u001B[31m', 'Ada [31m'],
  ['Ada\uD800 \uDC00Moreau', 'Ada Moreau'],
])('%j as one line: %j', (written, left) => expect(plainWords(written, 100)).toBe(left));

test.each([
  "Demo's organization",
  'Dr. Ada Moreau, Ph.D.',
  'J.R.R. Tolkien & Sons Ltd.',
  'Müller-Lüdenscheidt GmbH',
  'R/V Polarstern',
  'Straße 12, 10:30',
  'Invoice 12.500,00 EUR',
  '.NET developers',
  'モーニング娘。',
  'Re: My parcel',
])('%s stays as it is', (name) => expect(plainWords(name, 100)).toBe(name));

test('text is cut between characters', () => {
  expect(plainWords('😀'.repeat(9), 5)).toBe('😀'.repeat(5));
  expect(plainWords(`${'x'.repeat(4)} y`, 5)).toBe('xxxx');
  expect(plainWords('a'.repeat(1_000_000), 60)).toHaveLength(60);
});

test('no input leaves a link, an address, a control character or a second line', () => {
  const piece = fc.constantFrom(
    ...[
      'http',
      ':',
      '/',
      '\\',
      '.',
      '@',
      '\u3002',
      '\uFF0E',
      '\u2026',
      'www',
      'evil',
      'example',
      'com',
      'a',
      '7',
      ' ',
    ],
    ...['\r\n', '\u202E', '\u200D', '\u0301', '\u00A8', '\u3164', '\uD83D', 'рф', '\uFF0F', '\uFF20', '('],
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 70 }), (written, most) => {
      const plain = plainWords(written, most);
      expect([...plain].length).toBeLessThanOrEqual(most);
      expect(plain).not.toMatch(/@|\/\/|\\\\|[^.\s\u3002]\.\p{L}{2}|\p{L}:\S|[\p{C}\p{Zl}\p{Zp}]/u);
      expect(plain).toBe(plain.trim());
    }),
    { numRuns: 2000 },
  );
});
