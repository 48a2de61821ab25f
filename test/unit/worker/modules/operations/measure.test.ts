import { expect, test } from 'vitest';
import { type MeasuredDatabase, sumJobs } from '../../../../../src/worker/modules/operations/measure.ts';

const database = (...jobs: { kind: string; oldest: number | null }[]) =>
  ({
    figures: { value: { jobs: jobs.map((each) => ({ due: 1, failing: 2, waiting: 3, ...each })) } },
  }) as unknown as MeasuredDatabase;

test.each<[oldest: (number | null)[], first: number | null]>([
  [[5, 7], 5],
  [[7, 5], 5],
  [[null, 7], 7],
  [[7, null], 7],
  [[null, null], null],
])('of jobs in two databases, the oldest of %j is %s', (oldest, first) => {
  const databases = oldest.map((each) => database({ kind: 'sync', oldest: each }));
  expect(sumJobs(databases)).toEqual([{ kind: 'sync', due: 2, oldest: first, failing: 4, waiting: 6 }]);
});

test('jobs of different kinds, and a database that did not respond, are summed apart', () => {
  const silent = { figures: { value: null } } as unknown as MeasuredDatabase;
  const databases = [database({ kind: 'sync', oldest: 5 }), silent, database({ kind: 'notice', oldest: 7 })];
  expect(sumJobs(databases).map(({ kind, due }) => [kind, due])).toEqual([
    ['sync', 1],
    ['notice', 1],
  ]);
});
