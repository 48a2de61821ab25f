import { expect, test } from 'vitest';
import { isUniqueViolation } from '../../../src/lib/errors.ts';

const VIOLATION =
  'D1_ERROR: UNIQUE constraint failed: labels.organization_id, labels.name: SQLITE_CONSTRAINT';
const nested = (error: Error, depth: number): Error =>
  depth === 0 ? error : new Error('Failed query', { cause: nested(error, depth - 1) });

test.each<[what: string, is: boolean, error: unknown, columns?: string]>([
  ['a violation', true, new Error(VIOLATION)],
  ['a violation of these columns', true, new Error(VIOLATION), 'labels.organization_id, labels.name'],
  ['a violation of other columns', false, new Error(VIOLATION), 'labels.organization_id, labels.color'],
  ['the cause of another error', true, nested(new Error(VIOLATION), 4), 'labels.name'],
  ['a cause beyond five errors', false, nested(new Error(VIOLATION), 5), 'labels.name'],
  ['another violation', false, new Error('NOT NULL constraint failed: labels.name'), 'labels.name'],
  ['what is no error', false, VIOLATION],
])('%s is a UNIQUE violation: %s', (_, is, error, columns) => {
  expect(isUniqueViolation(error, columns)).toBe(is);
});
