import { expect, test } from 'vitest';
import type { Check, Results } from '../../../../../src/dashboard/features/audits/queries.ts';
import { compareResults } from '../../../../../src/dashboard/features/audits/report/compare.ts';

const check = (id: string, result: Check['result']): Check => ({
  id,
  title: id,
  result,
  weight: 1,
  evidence: [],
  source: 'https://example.com/',
});

const results = (score: number | null, seo: Check[] | null): Results => ({
  version: 1,
  overall_score: score,
  executive_summary: '',
  summary_model: 'herald/built-in',
  final_url: null,
  redirects: [],
  truncated: false,
  client_rendered: false,
  fetches: [],
  dimensions: {
    seo: seo && { score: score ?? 0, method: '', checks: seo },
    performance: null,
    social_media: null,
    brand_consistency: null,
    security: null,
  },
  recommendations: [],
  media: null,
});

test('points and checks differ', () => {
  const before = results(50, [check('a', 'fail'), check('b', 'pass'), check('c', 'pass')]);
  const after = results(62, [check('a', 'pass'), check('b', 'fail'), check('c', 'pass')]);
  const { overall, dimensions, failing, mended } = compareResults(before, after);
  expect(overall).toBe(12);
  expect(dimensions).toEqual({ seo: 12 });
  expect(failing.map(({ check }) => check.id)).toEqual(['b']);
  expect(mended.map(({ check }) => check.id)).toEqual(['a']);
});

test('what one of both did not check, or could not measure, has not changed', () => {
  const before = results(50, [check('a', 'not_measured'), check('b', 'fail')]);
  const after = results(null, [check('a', 'fail'), check('b', 'not_measured'), check('new', 'fail')]);
  expect(compareResults(before, after)).toMatchObject({ overall: null, failing: [], mended: [] });
  expect(compareResults(before, results(50, null)).dimensions).toEqual({});
});
