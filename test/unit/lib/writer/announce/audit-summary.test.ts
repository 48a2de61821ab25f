import { expect, test } from 'vitest';
import { auditSummary } from '../../../../../src/lib/writer/announce/audit-summary.ts';

const check = (title: string, result: 'pass' | 'fail' | 'not_measured', weight = 1) => ({
  title,
  result,
  weight,
});

test('the score, the best and the worst, and what to fix first', () => {
  const summary = auditSummary({
    kind: 'site',
    subject: 'example.com',
    overallScore: 71.6,
    dimensions: {
      seo: {
        score: 92,
        checks: [check('The page has a title', 'pass'), check('Images lack a text', 'fail')],
      },
      security: {
        score: 55,
        checks: [
          check('HSTS is missing', 'fail', 20),
          check('Content Security Policy is missing.', 'fail', 25),
          check('Cookies are not secure', 'fail', 10),
          check('TLS version', 'not_measured'),
        ],
      },
      performance: null,
    },
    advice: ['Set a Content Security Policy.', 'Switch on HSTS', 'Secure the cookies', 'Describe images'],
  });
  expect(summary).toBe(
    'example.com scores 72 of 100. It does best in search engines (92) and worst in security (55). ' +
      '4 of 5 checks failed. Do first: Set a Content Security Policy; Switch on HSTS; Secure the cookies. ' +
      '1 check was not measured.',
  );
});

test('all is well', () => {
  const dimensions = { seo: { score: 100, checks: [check('Title', 'pass'), check('Robots', 'pass')] } };
  expect(
    auditSummary({ kind: 'site', subject: 'example.com', overallScore: 100, dimensions, advice: [] }),
  ).toBe('example.com scores 100 of 100. All 2 checks passed.');
});

test('nothing was measured', () => {
  expect(
    auditSummary({ kind: 'site', subject: 'clip.mp4', overallScore: null, dimensions: {}, advice: [] }),
  ).toBe('clip.mp4 could not be scored.');
});

test('long and broken titles stay on one line', () => {
  const dimensions = {
    seo: {
      score: 0,
      checks: Array.from({ length: 2000 }, (_, n) => check(`${n}\n${'x'.repeat(10_000)}`, 'fail')),
    },
  };
  const summary = auditSummary({
    kind: 'site',
    subject: `a\n${'b'.repeat(10_000)}`,
    overallScore: 0,
    dimensions,
    advice: Array.from({ length: 300 }, (_, n) => `${n}\n${'x'.repeat(10_000)}`),
  });
  expect(summary).not.toContain('\n');
  expect(summary.length).toBeLessThan(800);
});
