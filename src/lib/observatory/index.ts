import { judgeCookies } from './cookies.ts';
import { judgeCors } from './cors.ts';
import { judgeCsp } from './csp.ts';
import type { Evidence } from './evidence.ts';
import { judgeHsts, judgeRedirection } from './https.ts';
import { judgeEmbedderPolicy, judgeOpenerPolicy, judgeResourcePolicy } from './isolation.ts';
import { judgeReferrerPolicy } from './referrer-policy.ts';
import { type Finding, RESULTS, type Result } from './results.ts';
import { judgeSri } from './sri.ts';
import { judgeContentTypeOptions, judgeFrameOptions } from './x-headers.ts';

export type { Evidence, Hop, Page } from './evidence.ts';
export { readPage } from './page.ts';
export type { Result } from './results.ts';

const ALGORITHM_VERSION = 6;
/** Bonuses count only if the score without them is at least this. */
const MIN_SCORE_FOR_BONUS = 90;
const MAX_EVIDENCE = 20;
const MAX_EVIDENCE_CHARACTERS = 300;
const GUIDES = 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides';

const TESTS = {
  'content-security-policy': {
    title: 'Content Security Policy (CSP)',
    source: `${GUIDES}/CSP`,
    judge: judgeCsp,
  },
  cookies: { title: 'Cookies', source: `${GUIDES}/Cookies`, judge: judgeCookies },
  'cross-origin-resource-sharing': {
    title: 'Cross-Origin Resource Sharing (CORS)',
    source: `${GUIDES}/CORS`,
    judge: judgeCors,
  },
  redirection: {
    title: 'Redirection to HTTPS',
    source: `${GUIDES}/TLS#http_redirection`,
    judge: judgeRedirection,
  },
  'referrer-policy': {
    title: 'Referrer Policy',
    source: `${GUIDES}/Referrer_policy`,
    judge: judgeReferrerPolicy,
  },
  'strict-transport-security': {
    title: 'Strict Transport Security (HSTS)',
    source: `${GUIDES}/TLS#http_strict_transport_security_implementation`,
    judge: judgeHsts,
  },
  'subresource-integrity': {
    title: 'Subresource Integrity (SRI)',
    source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity',
    judge: judgeSri,
  },
  'x-content-type-options': {
    title: 'X-Content-Type-Options',
    source: `${GUIDES}/MIME_types`,
    judge: judgeContentTypeOptions,
  },
  'x-frame-options': {
    title: 'X-Frame-Options',
    source: `${GUIDES}/Clickjacking`,
    judge: judgeFrameOptions,
  },
  'cross-origin-resource-policy': {
    title: 'Cross-Origin Resource Policy (CORP)',
    source: `${GUIDES}/CORP`,
    judge: judgeResourcePolicy,
  },
  'cross-origin-embedder-policy': {
    title: 'Cross-Origin Embedder Policy (COEP)',
    source:
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Cross-Origin-Embedder-Policy',
    judge: judgeEmbedderPolicy,
  },
  'cross-origin-opener-policy': {
    title: 'Cross-Origin Opener Policy (COOP)',
    source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Cross-Origin-Opener-Policy',
    judge: judgeOpenerPolicy,
  },
} satisfies Record<string, { title: string; source: string; judge(evidence: Evidence): Finding }>;

export type TestId = keyof typeof TESTS;

/** The verdict of one test. */
export interface TestVerdict {
  /** The Observatory's result word. */
  result: Result;
  pass: boolean;
  score_modifier: number;
  title: string;
  /** At most 20 headers, directives, elements or cookies that decided the result. */
  evidence: string[];
  /** The page that documents the rule. */
  source: string;
}

export interface Observatory {
  algorithm_version: number;
  /** The score, from 0; more than 100 with bonuses. */
  score: number;
  grade: string;
  tests: Record<TestId, TestVerdict>;
}

/**
 * Judges a site by the 12 tests of the MDN HTTP Observatory, algorithm 6, with its result words, modifiers and grades.
 * Where the Observatory's program differs from its documentation, the documentation counts:
 * docs/decisions/0022-observatory.md. Pure; takes linear time for any headers.
 * Source: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function judge(evidence: Evidence): Observatory {
  const verdicts = Object.entries(TESTS).map(([id, test]) => [id, verdictOf(test, evidence)] as const);
  const tests = Object.fromEntries(verdicts) as Record<TestId, TestVerdict>;
  const score = scoreOf(verdicts.map(([, verdict]) => verdict.score_modifier));
  return { algorithm_version: ALGORITHM_VERSION, score, grade: gradeOf(score), tests };
}

function verdictOf({ title, source, judge }: (typeof TESTS)[TestId], from: Evidence): TestVerdict {
  const { result, evidence } = judge(from);
  const { pass, modifier } = RESULTS[result];
  return {
    result,
    pass,
    score_modifier: modifier,
    title,
    evidence: evidence.slice(0, MAX_EVIDENCE).map((item) => item.slice(0, MAX_EVIDENCE_CHARACTERS)),
    source,
  };
}

function scoreOf(modifiers: number[]): number {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutBonus = sum(modifiers.filter((modifier) => modifier < 0));
  return Math.max(0, withoutBonus >= MIN_SCORE_FOR_BONUS ? sum(modifiers) : withoutBonus);
}

const GRADES: [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

/** Returns the grade of a score, on the scale of the Observatory. */
export function gradeOf(score: number): string {
  return GRADES.find(([least]) => score >= least)?.[1] ?? 'F';
}
