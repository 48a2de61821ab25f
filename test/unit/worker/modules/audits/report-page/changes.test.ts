import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuditResults, Check } from '../../../../../../src/contract/audits/audits.ts';
import { compareResults } from '../../../../../../src/worker/modules/audits/report-page/changes.ts';
import { checkOf, dimensionOf, NO_DIMENSIONS, RESULTS } from '../report/samples.ts';

const withSeo = (score: number, ...checks: Check[]): AuditResults => ({
  ...RESULTS,
  overall_score: score,
  dimensions: { ...NO_DIMENSIONS, seo: dimensionOf(score, ...checks) },
});

test('it names the scores, the checks that fail now, and those that are mended', () => {
  const before = withSeo(
    70,
    checkOf('a', 'pass'),
    checkOf('b', 'fail'),
    checkOf('c', 'fail'),
    checkOf('d', 'not_applicable'),
  );
  const after = withSeo(
    60,
    checkOf('a', 'fail'),
    checkOf('b', 'pass'),
    checkOf('c', 'fail'),
    checkOf('d', 'fail'),
  );
  const changes = compareResults(before, after);
  expect(changes.overall).toEqual({ before: 70, after: 60 });
  expect(changes.dimensions).toEqual({ seo: { before: 70, after: 60 } });
  expect(changes.failing.map(({ check }) => check.id)).toEqual(['a', 'd']);
  expect(changes.mended.map(({ check }) => check.id)).toEqual(['b']);
});

test('what was not measured, or was not checked before, has not changed', () => {
  const before = withSeo(50, checkOf('a', 'not_measured'), checkOf('b', 'fail'));
  const after = withSeo(50, checkOf('a', 'fail'), checkOf('b', 'not_measured'), checkOf('new', 'fail'));
  expect(compareResults(before, after)).toMatchObject({ failing: [], mended: [] });
  const { dimensions, failing } = compareResults(RESULTS, after);
  expect([dimensions, failing]).toEqual([{}, []]);
});

test('nothing differs between an audit and itself, and each change has its opposite', () => {
  const result = fc.constantFrom<Check['result'][]>('pass', 'fail', 'not_applicable', 'not_measured');
  const audit = fc
    .dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), result)
    .map((given) => withSeo(1, ...Object.entries(given).map(([id, each]) => checkOf(id, each))));
  fc.assert(
    fc.property(audit, audit, (one, other) => {
      expect(compareResults(one, one)).toMatchObject({ failing: [], mended: [] });
      const ids = (changed: { check: Check }[]) => changed.map(({ check }) => check.id).toSorted();
      const [there, back] = [compareResults(one, other), compareResults(other, one)];
      expect(ids(there.failing)).toEqual(ids(back.mended));
    }),
  );
});
