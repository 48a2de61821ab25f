import { expect, test } from 'vitest';
import { inWords } from '../../../../src/dashboard/features/settings/tags/in-words.ts';
import { Problem } from '../../../../src/dashboard/lib/problem.ts';

const WORDS = { TAG_EXISTS: 'There is one.' };

test('an error is told in the words for its code, else in those of the server for the field', () => {
  const errors = [{ path: 'name', message: 'expected one line' }];
  expect(inWords(new Problem(409, { code: 'TAG_EXISTS', errors }), WORDS, 'name')).toBe('There is one.');
  expect(
    inWords(new Problem(400, { code: 'INVALID_REQUEST', detail: 'Not so.', errors }), WORDS, 'name'),
  ).toBe('expected one line');
  expect(inWords(new Problem(500, { detail: 'Not so.' }), WORDS, 'name')).toBe('Not so.');
  expect(inWords(new Error('no network'), WORDS)).toBe('no network');
});
