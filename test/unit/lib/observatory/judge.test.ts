import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '../../../../src/lib/observatory/index.ts';
import { RESULTS } from '../../../../src/lib/observatory/results.ts';
import { HSTS, hop, siteWith } from './site.ts';

const GOOD = [
  HSTS,
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
] as const;

describe('score and grade', () => {
  test('a bonus counts only from 90 points on', () => {
    // 100 + 10 (CSP) + 5 (referrer) + 5 (frames).
    expect(judge(siteWith(GOOD))).toMatchObject({ algorithm_version: 6, score: 120, grade: 'A+' });
    // HSTS is missing: 80.
    expect(judge(siteWith(GOOD.slice(1)))).toMatchObject({ score: 80, grade: 'B+' });
    // HSTS is short: 90, and 20 more.
    const short = ['Strict-Transport-Security', 'max-age=1'] as const;
    expect(judge(siteWith([...GOOD.slice(1), short]))).toMatchObject({ score: 110, grade: 'A+' });
  });

  test('it is never below 0', () => {
    const site = siteWith(
      [
        ['Content-Security-Policy', 'x'],
        ['Set-Cookie', 'sess=1'],
      ],
      '<script src="//a.example"></script>',
      { http: [hop('http://www.example.com/')] },
    );
    expect(judge(site)).toMatchObject({ score: 0, grade: 'F' });
  });

  test('a site without anything has 30 points', () => {
    // CSP 25, HSTS 20, frames 20, nosniff 5.
    expect(judge(siteWith([]))).toMatchObject({ score: 30, grade: 'D' });
  });
});

test('each test has a title, a source, and what its result means', () => {
  const { tests } = judge(siteWith(GOOD));
  expect(Object.keys(tests)).toHaveLength(12);
  for (const { result, pass, score_modifier, title, source } of Object.values(tests)) {
    expect({ pass, modifier: score_modifier }).toEqual(RESULTS[result]);
    expect(title).not.toBe('');
    expect(source).toMatch(/^https:\/\/developer\.mozilla\.org\//);
  }
});

const names = [
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Set-Cookie',
  'Strict-Transport-Security',
  'Referrer-Policy',
  'X-Frame-Options',
  'Cross-Origin-Embedder-Policy',
  'Access-Control-Allow-Origin',
  'Content-Type',
];
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        "'none'",
        'default-src',
        'script-src',
        ';',
        ',',
        '=',
        '%',
        '"',
        'Domain',
        '__Host-',
        ' ',
      ),
    )
    .map((parts) => parts.join('')),
);
const headers = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 30 });

test('any headers and page get a verdict with little evidence', () => {
  fc.assert(
    fc.property(headers, fc.string({ unit: 'binary' }), (given, text) => {
      const origin = 'https://other.example.net';
      const response = hop('https://www.example.com/', given);
      const html = `<script src="${text}"></script><base href="${text}"><meta name=referrer content="${text}">`;
      const { score, tests } = judge(siteWith(given, html, { cors: { origin, response }, robots: response }));
      expect(score).toBeGreaterThanOrEqual(0);
      for (const { evidence } of Object.values(tests)) {
        expect(evidence.length).toBeLessThanOrEqual(20);
        expect(evidence.every((item) => item.length <= 300)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('the evidence of thousands of cookies and scripts is short', () => {
  const cookies = Array.from({ length: 5_000 }, (_, at) => ['Set-Cookie', `sess${at}=1`] as const);
  const html = '<script src="//a.example/a.js"></script>'.repeat(20_000);
  const { tests } = judge(siteWith(cookies, html));
  expect(tests.cookies.evidence).toHaveLength(20);
  expect(tests['subresource-integrity'].evidence).toHaveLength(20);
});
