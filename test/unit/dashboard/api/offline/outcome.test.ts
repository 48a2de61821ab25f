import { expect, test } from 'vitest';
import { isTry, outcomeOf } from '../../../../../src/dashboard/api/offline/outcome.ts';
import { Problem, Unreachable } from '../../../../../src/dashboard/lib/problem.ts';

test.each<[string, unknown, number, 'later' | 'refused']>([
  ['no connection, however often', new Unreachable('none'), 1000, 'later'],
  ['no session, however often', new Problem(401, {}), 1000, 'later'],
  ['too many requests', new Problem(429, {}), 1000, 'later'],
  ['a failure of the server', new Problem(503, {}), 0, 'later'],
  ['the fifth failure of the server', new Problem(503, {}), 4, 'refused'],
  ['what is gone', new Problem(404, {}), 0, 'refused'],
  ['what is not allowed', new Problem(403, {}), 0, 'refused'],
  ['what cannot be sent at all', new Error('broken'), 0, 'refused'],
])('after %s, a waiting change is sent later or refused', (_, error, tries, outcome) => {
  expect(outcomeOf(error, tries)).toBe(outcome);
});

test('counts failures of the server alone', () => {
  expect(isTry(new Problem(500, {}))).toBe(true);
  expect(isTry(new Problem(401, {}))).toBe(false);
  expect(isTry(new Unreachable('none'))).toBe(false);
});
