import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeNewest } from '../../../../../src/dashboard/features/audits/merge.ts';

const at = (id: number, minute: number) => ({
  id,
  created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
});

test('two lists are one, the newest first', () => {
  const merged = mergeNewest([
    { items: [at(5, 50), at(1, 10)], hasMore: false },
    { items: [at(4, 40), at(3, 30)], hasMore: false },
  ]);
  expect(merged.map(({ id }) => id)).toEqual([5, 4, 3, 1]);
});

test('what is older than the end of a list that goes on is held back', () => {
  const merged = mergeNewest([
    { items: [at(5, 50), at(1, 10)], hasMore: false },
    { items: [at(4, 40), at(3, 30)], hasMore: true },
  ]);
  expect(merged.map(({ id }) => id)).toEqual([5, 4, 3]);
});

test('further pages add items only below those that are shown', () => {
  const list = fc
    .uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 30 })
    .map((minutes) => minutes.sort((a, b) => b - a));
  fc.assert(
    fc.property(list, list, fc.nat(30), fc.nat(30), (first, second, seen, others) => {
      const a = first.map((minute) => at(minute * 2, minute));
      const b = second.map((minute) => at(minute * 2 + 1, minute));
      const part = (items: typeof a, count: number) => ({
        items: items.slice(0, Math.max(count, 1)),
        hasMore: items.length > Math.max(count, 1),
      });
      const before = mergeNewest([part(a, seen), part(b, others)]);
      const after = mergeNewest([part(a, 100), part(b, 100)]);
      expect(after).toHaveLength(a.length + b.length);
      expect(after.slice(0, before.length)).toEqual(before);
    }),
  );
});
