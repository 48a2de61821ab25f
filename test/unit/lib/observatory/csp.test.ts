import { describe, expect, test } from 'vitest';
import { evidenceOf, resultOf, siteWith } from './site.ts';

const ID = 'content-security-policy';
const csp = (...policies: string[]) =>
  siteWith(policies.map((policy) => ['Content-Security-Policy', policy] as const));
const meta = (...policies: string[]) =>
  policies.map((policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`).join('');

describe('one policy', () => {
  test.each([
    ["default-src 'none'", 'csp-implemented-with-no-unsafe-default-src-none'],
    [
      "default-src 'none'; script-src 'self'; style-src 'self'",
      'csp-implemented-with-no-unsafe-default-src-none',
    ],
    ["default-src 'self'", 'csp-implemented-with-no-unsafe'],
    ["default-src 'none' 'self'", 'csp-implemented-with-no-unsafe'],
    ['default-src', 'csp-implemented-with-no-unsafe-default-src-none'],
    ["default-src 'self'; style-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline-in-style-src-only'],
    [
      "default-src 'self'; style-src-attr 'unsafe-inline'",
      'csp-implemented-with-unsafe-inline-in-style-src-only',
    ],
    ["default-src 'self'; style-src 'nonce-a' 'unsafe-inline'", 'csp-implemented-with-no-unsafe'],
    [
      "default-src 'self'; style-src 'nonce-a' 'strict-dynamic' https:",
      'csp-implemented-with-unsafe-inline-in-style-src-only',
    ],
    ["default-src 'self'; img-src http:", 'csp-implemented-with-insecure-scheme-in-passive-content-only'],
    ["default-src 'self'; font-src http:", 'csp-implemented-with-insecure-scheme'],
    [
      "default-src http://a.example; script-src 'self'; object-src 'none'",
      'csp-implemented-with-insecure-scheme',
    ],
    ["default-src 'self' 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
    ["script-src 'self'", 'csp-implemented-with-unsafe-inline'],
    ["object-src 'none'", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'self'; script-src 'self' data:", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'self'; script-src 'nonce-a' 'unsafe-inline'", 'csp-implemented-with-no-unsafe'],
    ["default-src 'self'; script-src 'sha384-a' 'unsafe-inline'", 'csp-implemented-with-no-unsafe'],
    ["default-src 'self'; script-src 'sha1-a' 'unsafe-inline'", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'self'; script-src-elem 'unsafe-inline'", 'csp-implemented-with-unsafe-inline'],
    [
      "default-src 'none'; script-src 'strict-dynamic' 'nonce-a' https: *",
      'csp-implemented-with-no-unsafe-default-src-none',
    ],
    ["default-src 'none'; script-src 'strict-dynamic' https:", 'csp-header-invalid'],
    ["default-src 'strict-dynamic' 'nonce-a' https:", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'self'; default-src 'none'", 'csp-header-invalid'],
    ["default-src 'self'; report-to a; report-to b", 'csp-implemented-but-duplicate-directives'],
    ['default-src *; report-to a; report-to b', 'csp-implemented-with-unsafe-inline'],
    ['', 'csp-header-invalid'],
    ['img', 'csp-header-invalid'],
    [';;;;;;;', 'csp-not-implemented'],
    ["DEFAULT-SRC 'Self'; script-src\t'UNSAFE-INLINE'", 'csp-implemented-with-unsafe-inline'],
  ])('%s: %s', (policy, result) => {
    expect(resultOf(ID, csp(policy))).toBe(result);
  });

  test('an insecure scheme is no fault of a page that is insecure itself', () => {
    const site = csp("default-src 'self'; font-src http:");
    const insecure = { ...site, http: [{ ...site.https![0]!, url: 'http://www.example.com/' }], https: null };
    expect(resultOf(ID, insecure)).toBe('csp-implemented-with-no-unsafe');
  });

  test('a policy that only reports is none', () => {
    const site = siteWith([['Content-Security-Policy-Report-Only', "default-src 'none'"]]);
    expect(resultOf(ID, site)).toBe('csp-not-implemented-but-reporting-enabled');
    expect(resultOf(ID, siteWith([]))).toBe('csp-not-implemented');
  });
});

describe('several policies', () => {
  test.each([
    [
      'what only one allows is not allowed',
      ["default-src 'self' 'unsafe-inline'", "default-src 'self'"],
      'csp-implemented-with-no-unsafe',
    ],
    [
      'what both allow is allowed',
      ["default-src 'unsafe-inline'", "default-src 'unsafe-inline'"],
      'csp-implemented-with-unsafe-inline',
    ],
    [
      'a directive falls back in its own policy',
      ["default-src 'none'", "default-src *; script-src 'unsafe-inline'"],
      'csp-implemented-with-no-unsafe-default-src-none',
    ],
    [
      'a policy without a directive does not limit it',
      ["frame-ancestors 'none'", "default-src 'self'; script-src data:"],
      'csp-implemented-with-unsafe-inline',
    ],
    [
      'a scheme is within all hosts',
      ["default-src 'self'; script-src https:", "default-src 'self'; script-src *"],
      'csp-implemented-with-unsafe-inline',
    ],
    [
      'a host is within its scheme',
      ["default-src 'self'; font-src http://a.example", "default-src 'self'; font-src http:"],
      'csp-implemented-with-insecure-scheme',
    ],
    [
      'a nonce in one switches inline off there',
      [
        "default-src 'self'; script-src 'nonce-a' 'unsafe-inline'",
        "default-src 'self'; script-src 'unsafe-inline'",
      ],
      'csp-implemented-with-no-unsafe',
    ],
    [
      'frames do not fall back to scripts',
      [
        "default-src 'self'; frame-src http://a.example",
        "default-src 'self'; script-src http://a.example; object-src 'none'",
      ],
      'csp-implemented-with-no-unsafe',
    ],
    [
      'workers fall back to scripts',
      [
        "default-src 'self'; worker-src http://a.example; script-src 'self'",
        "default-src 'self'; script-src http://a.example; object-src 'none'",
      ],
      'csp-implemented-with-insecure-scheme',
    ],
    [
      'what http: allows, it allows by https: too',
      ["default-src 'self'; script-src http:", "default-src 'self'; script-src https:"],
      'csp-implemented-with-unsafe-inline',
    ],
    [
      'a data address is not within a scheme of hosts',
      ["default-src 'self'; script-src data:", "default-src 'self'; script-src http:"],
      'csp-implemented-with-no-unsafe',
    ],
    [
      'a data address is not within all hosts',
      ["default-src 'self'; script-src data:", "default-src 'self'; script-src *"],
      'csp-implemented-with-no-unsafe',
    ],
  ])('%s', (_, policies, result) => {
    expect(resultOf(ID, csp(...policies))).toBe(result);
    expect(resultOf(ID, csp(policies.join(', ')))).toBe(result);
    expect(resultOf(ID, siteWith([], meta(...policies)))).toBe(
      policies[0]!.startsWith('frame-ancestors') ? resultOf(ID, csp(policies[1]!)) : result,
    );
  });

  test('a meta element adds to the header, without what only a header may have', () => {
    const site = siteWith([['Content-Security-Policy', "default-src 'self'"]], meta("default-src 'none'"));
    expect(resultOf(ID, site)).toBe('csp-implemented-with-no-unsafe-default-src-none');
    expect(resultOf(ID, siteWith([], meta("frame-ancestors 'none'; sandbox")))).toBe('csp-not-implemented');
  });

  test('a mistake in one makes all invalid', () => {
    const site = siteWith([['Content-Security-Policy', "default-src 'self'"]], meta('x'));
    expect(resultOf(ID, site)).toBe('csp-header-invalid');
  });
});

test('the evidence names each directive and source that decided', () => {
  const policy = "default-src 'self'; script-src https: 'unsafe-inline'; object-src *; style-src data:";
  expect(evidenceOf(ID, csp(policy))).toEqual([
    'script-src: https:',
    "script-src: 'unsafe-inline'",
    'object-src: *',
  ]);
  expect(evidenceOf(ID, csp("img-src 'self'"))).toEqual(['script-src: *', 'object-src: *']);
  expect(evidenceOf(ID, csp('base-uri a; base-uri b'))).toEqual([
    'Content-Security-Policy: base-uri is repeated',
  ]);
});
