import { expect, test } from 'vitest';
import { worthOf } from '../../../../../src/dashboard/features/audits/advice/worth.ts';
import type { Recommendation, Results } from '../../../../../src/dashboard/features/audits/queries.ts';

type Part = NonNullable<Results['dimensions']['seo']>;
type Check = Part['checks'][number];

const check = (id: string, result: Check['result'], weight: number) => ({ id, result, weight }) as Check;
const worth = (score: number, checks: Check[], observatory?: unknown) => {
  const part = { score, method: '', checks, ...(observatory !== undefined && { observatory }) } as Part;
  const results = { dimensions: { security: part } } as unknown as Results;
  return worthOf(results, { dimension: 'security', check_id: 'a' } as Recommendation);
};

test('a failed check costs its share of the weights that were measured', () => {
  const checks = [check('a', 'fail', 1), check('b', 'pass', 3), check('c', 'not_measured', 9)];
  expect(worth(75, checks)).toBe(25);
});

test('a test of the Observatory costs what it takes away', () => {
  const observatory = { tests: { a: { score_modifier: -20 }, b: { score_modifier: 5 } } };
  expect(worth(0, [check('a', 'fail', 40)], observatory)).toBe(20);
});

test('what no score is computed from has no worth', () => {
  expect(worth(75, [check('a', 'fail', 0), check('b', 'pass', 3)])).toBeNull();
  expect(worth(41, [check('a', 'fail', 1), check('b', 'pass', 3)])).toBeNull();
  expect(worth(50, [check('b', 'pass', 3)])).toBeNull();
});
