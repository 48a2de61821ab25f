import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote } from '../../../../../../src/worker/modules/stream/platforms/quote.ts';

test('a platform’s text is one line of at most 200 characters', () => {
  expect(quote('Too\n\tlong\u202e.', {})).toBe(' It says: “Too long .”');
  expect(quote('', {})).toBe('');
  expect(quote({ a: 1 }, {})).toBe('');
  const [, quoted] = /“(.*)”/.exec(quote('word '.repeat(500), {})) ?? [];
  expect([...quoted!]).toHaveLength(200);
});

test('what looks like a token is left out', () => {
  expect(quote(`Malformed access token EAAB${'aZ09'.repeat(20)}`, {})).toBe(
    ' It says: “Malformed access token …”',
  );
});

test('no text of the secret is in a quote', () => {
  const value = fc.string({ minLength: 8, maxLength: 60, unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), value, fc.string({ unit: 'binary' }), (a, token, b) => {
      fc.pre(!'… It says: “”'.includes(token) && token.trim().length >= 8);
      expect(quote(`${a}${token}${b}`, { token }).includes(token)).toBe(false);
    }),
  );
});
