import { expect, test } from 'vitest';
import { changesFor } from '../../../../../src/worker/modules/live/telling.ts';

const kim = { type: 'session', id: 'x', role: 'member', userId: 7, name: 'Kim' } as const;
const key = { type: 'key', id: 1, role: 'member' } as const;

test('a page hears of notifications of its user alone, and of everything else', () => {
  const task = { type: 'task' as const, ids: [1, 2] };
  const told = (ids: number[]) => [task, { type: 'notification' as const, ids }];
  expect(changesFor(kim, told([7, 8]))).toEqual([task, { type: 'notification', ids: [7] }]);
  expect(changesFor(kim, told([8]))).toEqual([task]);
  expect(changesFor(key, told([7]))).toEqual([task]);
  // Without ids it may be anybody's.
  expect(changesFor(kim, told([]))).toEqual(told([]));
});
