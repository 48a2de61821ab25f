import { expect, test } from 'vitest';
import {
  type AuditResults,
  auditResults,
  MAX_RESULTS_BYTES,
} from '../../../../../../src/contract/audits/audits.ts';
import { fitResults } from '../../../../../../src/worker/modules/audits/report/fit.ts';
import { checkOf, dimensionOf, NO_DIMENSIONS, RESULTS } from './samples.ts';

const bytesOf = (results: AuditResults) => new TextEncoder().encode(JSON.stringify(results)).length;

/** Returns results with this many failing checks and as many passing ones, all with as much evidence as allowed. */
function full(checks: number, character = 'x'): AuditResults {
  const evidence = Array.from({ length: 20 }, () => character.repeat(500 / character.length));
  const of = (result: 'pass' | 'fail') =>
    Array.from({ length: checks }, (_, n) => checkOf(`${result}-${n}`, result, { evidence }));
  const fetches = Array.from({ length: 40 }, () => ({
    url: `https://example.com/${'y'.repeat(1900)}`,
    purpose: 'page',
    status: 200,
    error: null,
    bytes: 1,
    ms: 1,
  }));
  const seo = dimensionOf(50, ...of('fail'), ...of('pass'));
  return { ...RESULTS, overall_score: 50, fetches, dimensions: { ...NO_DIMENSIONS, seo } };
}

test('results that fit stay as they are', () => {
  const results = full(10);
  expect(bytesOf(results)).toBeLessThan(MAX_RESULTS_BYTES);
  expect(fitResults(results)).toBe(results);
});

test('the evidence of passing checks goes first', () => {
  const results = fitResults(full(25));
  const { checks } = results.dimensions.seo!;
  expect(results.truncated).toBe(true);
  expect(
    checks.filter(({ result }) => result === 'fail').every((check) => check.evidence.length === 20),
  ).toBe(true);
  expect(checks.filter(({ result }) => result === 'pass').every((check) => check.evidence.length === 3)).toBe(
    true,
  );
  expect(results.fetches).toHaveLength(40);
});

test.each([
  ['letters', 'x'],
  ['letters of four bytes', '\u{1f6a2}'],
  ['characters that JSON escapes', '\u0001'],
])('the largest results of a dimension fit, in %s', (_, character) => {
  const results = fitResults(full(100, character));
  expect(bytesOf(results)).toBeLessThanOrEqual(MAX_RESULTS_BYTES);
  expect(auditResults.safeParse(results).success).toBe(true);
  expect(results.dimensions.seo!.checks).toHaveLength(200);
  expect(results.overall_score).toBe(50);
});

test('results that are too large without evidence and fetches are refused', () => {
  const results = full(1);
  const step = 'x'.repeat(1000);
  const recommendation = {
    id: 'seo.x',
    check_id: 'x',
    dimension: 'seo' as const,
    title: 'X',
    impact: 'high' as const,
    effort: 'low' as const,
    steps: Array.from({ length: 10 }, () => step),
  };
  const recommendations = Array.from({ length: 50 }, () => recommendation);
  expect(() => fitResults({ ...results, recommendations })).toThrow(
    expect.objectContaining({ kind: 'too_large', code: 'RESULTS_TOO_LARGE' }),
  );
});
