import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanText,
  splitGraphemes,
} from '../../../../../../../src/worker/modules/stream/drawing/text/clean.ts';

describe('cleanText', () => {
  test('strips control characters and those that turn text around', () => {
    expect(cleanText('a\u202egpj.exe\u202c b\u0000\u2066c\u2069\ufeff\u200b')).toBe('agpj.exe bc');
    expect(cleanText('one\n\ttwo\u2028three')).toBe('one two three');
  });

  test('keeps what joins letters and emoji', () => {
    expect(cleanText('👨‍👩‍👧 می‌خواهم ❤️')).toBe('👨‍👩‍👧 می‌خواهم ❤️');
  });

  test('keeps at most 140 graphemes, the last of them an ellipsis', () => {
    const clean = cleanText('👩🏽‍🚀'.repeat(60) + 'x'.repeat(300));
    expect(splitGraphemes(clean).length).toBeLessThanOrEqual(140);
    expect(cleanText('y'.repeat(141))).toBe(`${'y'.repeat(139)}…`);
    expect(cleanText('y'.repeat(140))).toBe('y'.repeat(140));
  });

  test('a letter carries at most four marks', () => {
    expect(cleanText(`Z${'\u0335'.repeat(200)}o`)).toBe(`Z${'\u0335'.repeat(4)}o`);
  });

  test('any input gives one line of bounded length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        const clean = cleanText(text);
        expect(splitGraphemes(clean).length).toBeLessThanOrEqual(140);
        expect(clean).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
