import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeEntries, startsOf } from '../../../../../src/worker/platform/data/audit-page.ts';

interface Entry {
  id: number;
  created_at: number;
  of: number;
}

/** Returns an entry of the database `of`. */
const entry = (of: number, id: number, created_at: number): Entry => ({ id, created_at, of });

/** Returns the entries that a database lists: newest first, below `before`. */
const list = (entries: Entry[], limit: number, before: number | null): Entry[] =>
  entries
    .filter(({ id }) => before === null || id < before)
    .toSorted((a, b) => b.id - a.id)
    .slice(0, limit + 1);

const page = (databases: Entry[][], limit: number, before: number[] | null) => {
  const starts = startsOf(databases.length, before);
  return mergeEntries(
    databases.map((entries, i) => list(entries, limit, starts[i] ?? null)),
    starts,
    limit,
  );
};

const named = (entries: Entry[]) => entries.map(({ of, id }) => `${of}:${id}`);

describe('a page of two lists', () => {
  const directory = [entry(0, 1, 100), entry(0, 2, 300), entry(0, 9, 500)];
  const own = [entry(1, 1, 200), entry(1, 7, 300), entry(1, 8, 400)];

  test('has the later entry first, and of two at the same time that of the directory', () => {
    const { entries, next } = page([directory, own], 10, null);
    expect(named(entries)).toEqual(['0:9', '1:8', '0:2', '1:7', '1:1', '0:1']);
    expect(next).toBeNull();
  });

  test('says where each list goes on', () => {
    const first = page([directory, own], 3, null);
    expect([named(first.entries), first.next]).toEqual([
      ['0:9', '1:8', '0:2'],
      [2, 8],
    ]);
    const second = page([directory, own], 3, first.next);
    expect([named(second.entries), second.next]).toEqual([['1:7', '1:1', '0:1'], null]);
  });

  test('that shows none of a list begins there with what was already written', () => {
    const first = page([directory, own], 1, null);
    expect(first.next).toEqual([9, 9]);
    const later = [...own, entry(1, 10, 600)];
    expect(named(page([directory, later], 2, first.next).entries)).toEqual(['1:8', '0:2']);
  });

  test('goes on without a list that was empty, whatever is written there later', () => {
    const first = page([directory, []], 1, null);
    expect([named(first.entries), first.next]).toEqual([['0:9'], [9, 0]]);
    const later = page([directory, [entry(1, 1, 450)]], 5, first.next);
    expect([named(later.entries), later.next]).toEqual([['0:2', '0:1'], null]);
  });

  test('ends with the last entry of both, and not before', () => {
    expect(page([directory, own], 6, null).next).toBeNull();
    expect(page([directory, own], 5, null).next).toEqual([2, 1]);
    expect(named(page([directory, own], 5, [2, 1]).entries)).toEqual(['0:1']);
    expect(page([[], []], 5, null)).toEqual({ entries: [], next: null });
    expect(page([directory, own], 5, [1, 1])).toEqual({ entries: [], next: null });
  });
});

describe('a cursor', () => {
  test('of one number, as there was one database, is a position in both', () => {
    expect(startsOf(2, [7])).toEqual([7, 7]);
    expect(startsOf(1, [7])).toEqual([7]);
    expect(startsOf(2, null)).toEqual([null, null]);
  });

  test('of two numbers misses nothing once both databases are one', () => {
    expect(startsOf(1, [7, 9])).toEqual([9]);
    expect(startsOf(2, [7, 9])).toEqual([7, 9]);
  });
});

/** Returns an arbitrary log. Times rise with the ids, or are up to `skew` ms late, as with several isolates. */
const log = (of: number, skew: number) =>
  fc
    .array(fc.record({ step: fc.nat({ max: 3 }), late: fc.nat({ max: skew }) }), { maxLength: 30 })
    .map((steps) => {
      let time = 1000;
      return steps.map(({ step, late }, i) => {
        time += step;
        return entry(of, i + 1, time - late);
      });
    });

test('all pages together are each entry once, in its order, whatever is written meanwhile', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 5).chain((skew) => fc.tuple(fc.constant(skew), log(0, skew), log(1, skew))),
      fc.array(fc.record({ limit: fc.integer({ min: 1, max: 7 }), to: fc.constantFrom(0, 1, null) }), {
        minLength: 1,
        maxLength: 8,
      }),
      ([skew, ...given], turns) => {
        const databases = given.map((entries) => [...entries]);
        const seen: Entry[] = [];
        let before: number[] | null = null;
        for (let turn = 0; turn < 100; turn++) {
          const { limit, to } = turns[turn % turns.length]!;
          const { entries, next }: ReturnType<typeof mergeEntries<Entry>> = page(databases, limit, before);
          expect(entries.length).toBeLessThanOrEqual(limit);
          seen.push(...entries);
          if (next === null) break;
          expect(entries).toHaveLength(limit);
          before = next;
          const target = to === null ? undefined : databases[to];
          target?.push(entry(to!, target.length + 1000, 5000 + turn));
        }
        expect(named(seen).toSorted()).toEqual(named(given.flat()).toSorted());
        for (const of of [0, 1]) {
          const ids = seen.filter((each) => each.of === of).map(({ id }) => id);
          expect(ids).toEqual(ids.toSorted((a, b) => b - a));
        }
        const times = seen.map(({ created_at }) => created_at);
        if (skew === 0) expect(times).toEqual(times.toSorted((a, b) => b - a));
      },
    ),
    { numRuns: 500 },
  );
});
