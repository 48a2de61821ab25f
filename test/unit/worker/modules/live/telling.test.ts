import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LiveChange } from '../../../../../src/contract/live/live.ts';
import { LIVE_TYPE_NAMES } from '../../../../../src/contract/live/types.ts';
import { MAX_WAITING, WAITS } from '../../../../../src/worker/modules/live/limits.ts';
import { Telling } from '../../../../../src/worker/modules/live/telling.ts';

const task = (...ids: number[]): LiveChange => ({ type: 'task', ids });

test('changes of one moment are one message, with each id once', () => {
  const telling = new Telling(7);
  telling.add(8, [task(1, 2)]);
  telling.add(9, [task(2, 3), { type: 'email', ids: [] }]);
  expect(telling.take()).toEqual({ version: 9, changes: [task(1, 2, 3), { type: 'email', ids: [] }] });
  expect(telling.take()).toBeNull();
});

test('changes are told at once, and a version only with those before it', () => {
  const telling = new Telling(7);
  telling.add(9, [task(2)]);
  expect(telling.take()).toEqual({ version: 7, changes: [task(2)] });
  expect(telling.take()).toBeNull();
  telling.add(8, [task(1)]);
  expect(telling.take()).toEqual({ version: 9, changes: [task(1)] });
});

test('a version that never arrives may have changed everything', () => {
  const telling = new Telling(7);
  telling.add(9, [task(2)]);
  telling.take();
  for (let i = 2; i < WAITS; i++) expect(telling.take()).toBeNull();
  const told = telling.take();
  expect(told?.version).toBe(9);
  expect(told?.changes.map(({ type, ids }) => [type, ids.length])).toEqual(
    LIVE_TYPE_NAMES.map((type) => [type, 0]),
  );
  expect(telling.isBusy).toBe(false);
});

test('what arrives after it was given up is told all the same', () => {
  const telling = new Telling(7);
  telling.add(7, [task(1)]);
  expect(telling.take()).toEqual({ version: 7, changes: [task(1)] });
});

test('a version that was only heard of is missed as one that was lost', () => {
  const telling = new Telling(7);
  telling.hear(8);
  for (let i = 1; i < WAITS; i++) expect(telling.take()).toBeNull();
  expect(telling.take()?.version).toBe(8);
});

test('not more versions wait than the bound allows', () => {
  const telling = new Telling(0);
  for (let version = 2; version <= MAX_WAITING + 3; version++) telling.add(version, [task(version)]);
  expect(telling.take()?.version).toBe(MAX_WAITING + 3);
});

test('in any order, with any losses, pages are told every change that arrives and end with the newest version', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.tuple(fc.nat(1000), fc.boolean(), fc.boolean()), { minLength: 40, maxLength: 40 }),
      (count, how) => {
        const telling = new Telling(0);
        const arrivals = Array.from({ length: count }, (_, i) => ({ version: i + 1, how: how[i]! }))
          .filter(({ version, how: [, isLost] }) => !isLost || version === count)
          .sort((a, b) => a.how[0] - b.how[0]);
        const told: LiveChange[] = [];
        let version = 0;
        const take = () => {
          const next = telling.take();
          if (!next) return;
          expect(next.version).toBeGreaterThanOrEqual(version);
          version = next.version;
          told.push(...next.changes);
        };
        for (const arrival of arrivals) {
          telling.add(arrival.version, [task(arrival.version)]);
          if (arrival.how[2]) take();
        }
        while (telling.isBusy) take();
        expect(version).toBe(count);
        const isAll = told.some(({ type, ids }) => type === 'task' && ids.length === 0);
        const ids = new Set(told.flatMap((change) => change.ids));
        for (const arrival of arrivals) expect(isAll || ids.has(arrival.version)).toBe(true);
        if (arrivals.length < count) expect(isAll).toBe(true);
      },
    ),
  );
});
