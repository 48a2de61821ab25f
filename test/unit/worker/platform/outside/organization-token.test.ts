import fc from 'fast-check';
import { expect, test } from 'vitest';
import { organizationOfId } from '../../../../../src/worker/platform/data/sequence.ts';
import { newToken, organizationOf } from '../../../../../src/worker/platform/outside/organization-token.ts';

test('a token names its organization, fits into an address, and is never the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 21 }), (organizationId) => {
      const token = newToken(organizationId);
      expect(organizationOf(token)).toBe(organizationId);
      expect(encodeURIComponent(token)).toBe(token);
      expect(newToken(organizationId)).not.toBe(token);
    }),
  );
});

const SECRET = 'aZ09'.repeat(8);

test.each([
  '',
  SECRET,
  `-${SECRET}`,
  `0-${SECRET}`,
  `01-${SECRET}`,
  `A-${SECRET}`,
  `1.${SECRET}`,
  `1-${SECRET}x`,
  `1-${SECRET.slice(1)}`,
  `1-${SECRET.slice(1)}_`,
  `1-${SECRET}\n`,
  `zzzzzzzzz-${SECRET}`,
])('%j is no token of an organization', (token) => {
  expect(organizationOf(token)).toBeNull();
});

test('nothing makes it throw, and what it names is a whole number from 1 on', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const named = organizationOf(text);
      expect(named === null || (Number.isSafeInteger(named) && named > 0)).toBe(true);
    }),
  );
});

test('an id names its organization, except one from before', () => {
  expect([1, 17, 2 ** 32 - 1].map(organizationOfId)).toEqual([null, null, null]);
  expect([2 ** 32, 2 ** 33 - 1, 7 * 2 ** 32 + 5].map(organizationOfId)).toEqual([1, 1, 7]);
});
