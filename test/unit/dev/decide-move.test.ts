import { expect, test } from 'vitest';
import { decideMove, type Found } from '../../../src/dev/decide-move.ts';

const FOUND: Found = { id: 7, database: 1, isClosed: 0, state: null, target: null };

test('an organization moves to another database than the first', () => {
  expect(decideMove('acme', '2', FOUND, 3).order).toEqual({ id: 7, target: 2 });
  expect(decideMove('acme', '3', { ...FOUND, database: 2 }, 3).order).toEqual({ id: 7, target: 3 });
});

test('a move that failed is ordered again', () => {
  const decision = decideMove('acme', '2', { ...FOUND, state: 'failed', target: 2 }, 2);
  expect(decision.order).toEqual({ id: 7, target: 2 });
  expect(decision.text).toContain('failed');
});

test.each([
  ['is there already', { ...FOUND, database: 2 }, 'is in database 2'],
  ['is moving', { ...FOUND, state: 'copying', target: 3 }, 'moving to database 3: copying'],
])('nothing is ordered for one that %s', (_, found, text) => {
  const decision = decideMove('acme', '2', found, 3);
  expect(decision.order).toBeUndefined();
  expect(decision.text).toContain(text);
});

test.each([
  ['4', FOUND, 'no database 4'],
  ['0', FOUND, 'no database 0'],
  ['two', FOUND, 'no database two'],
  ['', FOUND, 'no database'],
  ['1', { ...FOUND, database: 2 }, 'takes no organization back'],
  ['2', undefined, 'no organization acme'],
  ['2', { ...FOUND, isClosed: 1 as const }, 'no organization acme'],
])('database "%s" of three is refused: %#', (number, found, reason) => {
  expect(() => decideMove('acme', number, found, 3)).toThrow(reason);
});
