import { expect, test } from 'vitest';
import { isUniqueViolation } from '../../../src/lib/errors.ts';

const VIOLATION =
  'D1_ERROR: UNIQUE constraint failed: labels.organization_id, labels.name: SQLITE_CONSTRAINT';
const nested = (error: Error, depth: number): Error =>
  depth === 0 ? error : new Error('Failed query', { cause: nested(error, depth - 1) });

test.each<[what: string, error: unknown, columns: string | undefined, is: boolean]>([
  ['a violation', new Error(VIOLATION), undefined, true],
  ['a violation of these columns', new Error(VIOLATION), 'labels.organization_id, labels.name', true],
  ['a violation of other columns', new Error(VIOLATION), 'labels.organization_id, labels.color', false],
  ['the cause of another error', nested(new Error(VIOLATION), 4), 'labels.name', true],
  ['a cause beyond five errors', nested(new Error(VIOLATION), 5), 'labels.name', false],
  ['another violation', new Error('NOT NULL constraint failed: labels.name'), 'labels.name', false],
  ['what is no error', VIOLATION, undefined, false],
])('%s is a UNIQUE violation, or not', (_, error, columns, is) => {
  expect(isUniqueViolation(error, columns)).toBe(is);
});

test('errors whose cause leads back to them end the search', () => {
  const error = new Error('one');
  error.cause = error;
  expect(isUniqueViolation(error)).toBe(false);
});
