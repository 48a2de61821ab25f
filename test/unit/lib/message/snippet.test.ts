import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snippetOf } from '../../../../src/lib/message/snippet.ts';

test('the snippet is the new text on one line, without quoted messages and the signature', () => {
  const text = 'Thank you,\r\n\r\n  it has\tarrived.\n\nOn 3 May 2026, Kim wrote:\n> Has it?\n-- \nAnn';
  expect(snippetOf(text, 'Re: Parcel')).toBe('Thank you, it has arrived.');
});

test('a text of nothing but quotations keeps them', () => {
  expect(snippetOf('> Has it?', 'Re: Parcel')).toBe('> Has it?');
});

test('300 characters are kept, and no half of a character', () => {
  expect(snippetOf('a'.repeat(1000), '')).toBe('a'.repeat(300));
  expect(snippetOf(`${'a'.repeat(299)}😀b`, '')).toBe('a'.repeat(299));
  expect(snippetOf(`${'a'.repeat(298)}😀b`, '')).toBe(`${'a'.repeat(298)}😀`);
});

test('of any text, it is one line of at most 300 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string(), (text, subject) => {
      const snippet = snippetOf(text, subject);
      expect(snippet.length).toBeLessThanOrEqual(300);
      expect(snippet).not.toMatch(/[\r\n\t]/);
      expect(snippet.isWellFormed() || !text.isWellFormed()).toBe(true);
    }),
  );
});
