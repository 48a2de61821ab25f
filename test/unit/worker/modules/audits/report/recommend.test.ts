import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Check, DIMENSIONS } from '../../../../../../src/contract/audits/audits.ts';
import { ADVICE, recommend } from '../../../../../../src/worker/modules/audits/report/recommend.ts';
import { checkOf, dimensionOf, NO_DIMENSIONS } from './samples.ts';

const POINTS = { high: 3, medium: 2, low: 1 };
const entries = DIMENSIONS.flatMap((dimension) =>
  Object.entries(ADVICE[dimension]).map(([id, advice]) => ({ dimension, id, advice })),
);

test('only failing checks are recommended to be mended, each once', () => {
  const results = fc.constantFrom<Check['result'][]>('pass', 'fail', 'not_applicable', 'not_measured');
  const ids = Object.keys(ADVICE.seo);
  fc.assert(
    fc.property(fc.array(results, { minLength: ids.length, maxLength: ids.length }), (given) => {
      const checks = ids.map((id, n) => checkOf(id, given[n]!));
      const recommended = recommend({ ...NO_DIMENSIONS, seo: dimensionOf(0, ...checks) });
      const failing = checks.filter(({ result }) => result === 'fail').map(({ id }) => id);
      expect(recommended.map(({ check_id }) => check_id).toSorted()).toEqual(failing.toSorted());
    }),
  );
});

test('the most impact for the least effort comes first, whatever the order of the checks', () => {
  const checks = entries.map(({ dimension, id }, n) => ({
    dimension,
    check: checkOf(id, 'fail', { weight: n % 7 }),
  }));
  const recommendOf = (given: typeof checks) =>
    recommend({
      ...NO_DIMENSIONS,
      ...Object.fromEntries(
        DIMENSIONS.map((id) => [
          id,
          dimensionOf(0, ...given.flatMap(({ dimension, check }) => (dimension === id ? [check] : []))),
        ]),
      ),
    });
  const sorted = recommendOf(checks);
  expect(sorted).toHaveLength(checks.length);
  const worth = sorted.map(({ impact, effort }) => POINTS[impact] / POINTS[effort]);
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  fc.assert(
    fc.property(fc.shuffledSubarray(checks, { minLength: checks.length }), (shuffled) => {
      expect(recommendOf(shuffled)).toEqual(sorted);
    }),
    { numRuns: 20 },
  );
});

test('of equal worth, the check that weighs more comes first, and then the id decides', () => {
  const seo = dimensionOf(
    0,
    checkOf('meta-description', 'fail'),
    checkOf('image-alt', 'fail', { weight: 2 }),
    checkOf('canonical', 'fail'),
  );
  expect(recommend({ ...NO_DIMENSIONS, seo }).map(({ id }) => id)).toEqual([
    'seo.image-alt',
    'seo.canonical',
    'seo.meta-description',
  ]);
});

test('a check that nobody knows has no recommendation', () => {
  const seo = dimensionOf(0, checkOf('constructor', 'fail'), checkOf('__proto__', 'fail'));
  expect(recommend({ ...NO_DIMENSIONS, seo })).toEqual([]);
});

test.each(entries)('$dimension.$id says what to do, in whole sentences', ({ advice }) => {
  expect(advice.title).toMatch(/^[A-Z][^\n]{5,80}[^.!?\s]$/);
  expect(advice.steps.length).toBeGreaterThanOrEqual(1);
  expect(advice.steps.length).toBeLessThanOrEqual(10);
  for (const step of advice.steps) expect(step).toMatch(/^[A-Z].{10,400}[.:]$/s);
});
