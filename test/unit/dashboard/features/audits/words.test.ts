import { expect, test } from 'vitest';
import { linkOf, quoted, signed } from '../../../../../src/dashboard/features/audits/words.ts';

test('only http and https are links', () => {
  expect(linkOf('https://example.com/a')).toBe('https://example.com/a');
  expect(linkOf('javascript:alert(1)')).toBeNull();
  expect(linkOf('no address')).toBeNull();
  expect(linkOf(null)).toBeNull();
});

test('a quotation turns no direction', () => {
  expect(quoted('a\u202Eb')).toBe('a[U+202E]b');
});

test('points have a sign', () => {
  expect([8, -3, 0].map(signed)).toEqual(['+8', '−3', '±0']);
});
