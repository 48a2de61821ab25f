import { describe, expect, test } from 'vitest';
import { evidenceOf, hop, resultOf, siteWith } from './site.ts';

const HEADERS = {
  'referrer-policy': 'Referrer-Policy',
  'strict-transport-security': 'Strict-Transport-Security',
  'x-content-type-options': 'X-Content-Type-Options',
  'x-frame-options': 'X-Frame-Options',
  'cross-origin-resource-policy': 'Cross-Origin-Resource-Policy',
  'cross-origin-embedder-policy': 'Cross-Origin-Embedder-Policy',
  'cross-origin-opener-policy': 'Cross-Origin-Opener-Policy',
} as const;

describe('the value of a header decides', () => {
  test.each([
    ['referrer-policy', 'no-referrer', 'referrer-policy-private'],
    ['referrer-policy', 'unsafe-url, Strict-Origin, x', 'referrer-policy-private'],
    ['referrer-policy', 'no-referrer, origin', 'referrer-policy-unsafe'],
    ['referrer-policy', 'x', 'referrer-policy-header-invalid'],
    ['referrer-policy', '', 'referrer-policy-header-invalid'],
    ['strict-transport-security', 'max-age=15552000', 'hsts-implemented-max-age-at-least-six-months'],
    [
      'strict-transport-security',
      'includeSubDomains; MAX-AGE="15552000"',
      'hsts-implemented-max-age-at-least-six-months',
    ],
    ['strict-transport-security', 'max-age=15551999', 'hsts-implemented-max-age-less-than-six-months'],
    ['strict-transport-security', 'max-age=0', 'hsts-implemented-max-age-less-than-six-months'],
    ['strict-transport-security', 'max-age=-1', 'hsts-header-invalid'],
    ['strict-transport-security', 'max-age=1e9', 'hsts-header-invalid'],
    ['strict-transport-security', 'max-age=31536000, max-age=31536000', 'hsts-header-invalid'],
    ['strict-transport-security', 'preload', 'hsts-header-invalid'],
    ['x-content-type-options', 'NOSNIFF', 'x-content-type-options-nosniff'],
    ['x-content-type-options', 'none', 'x-content-type-options-header-invalid'],
    ['x-content-type-options', '', 'x-content-type-options-not-implemented'],
    ['x-frame-options', 'Deny', 'x-frame-options-sameorigin-or-deny'],
    ['x-frame-options', 'allow-from https://a.example', 'x-frame-options-allow-from-origin'],
    ['x-frame-options', 'allow', 'x-frame-options-header-invalid'],
    ['x-frame-options', '', 'x-frame-options-not-implemented'],
    ['cross-origin-resource-policy', 'same-origin', 'corp-implemented-with-same-origin'],
    ['cross-origin-resource-policy', 'Same-Site', 'corp-implemented-with-same-site'],
    ['cross-origin-resource-policy', 'cross-origin', 'corp-implemented-with-cross-origin'],
    ['cross-origin-resource-policy', 'constructor', 'corp-header-invalid'],
    ['cross-origin-embedder-policy', 'require-corp', 'coep-implemented-with-require-corp'],
    ['cross-origin-embedder-policy', 'credentialless;report-to="a"', 'coep-implemented-with-credentialless'],
    ['cross-origin-embedder-policy', 'unsafe-none; x; y=?1', 'coep-implemented-with-unsafe-none'],
    ['cross-origin-embedder-policy', 'Require-Corp', 'coep-header-invalid'],
    ['cross-origin-embedder-policy', 'require-corp; report-to=a b', 'coep-header-invalid'],
    ['cross-origin-embedder-policy', 'constructor', 'coep-header-invalid'],
    ['cross-origin-embedder-policy', '', 'coep-not-implemented'],
    ['cross-origin-opener-policy', 'same-origin', 'coop-implemented-with-same-origin'],
    [
      'cross-origin-opener-policy',
      'same-origin-allow-popups',
      'coop-implemented-with-same-origin-allow-popups',
    ],
    ['cross-origin-opener-policy', 'noopener-allow-popups', 'coop-implemented-with-noopener-allow-popups'],
    ['cross-origin-opener-policy', 'unsafe-none', 'coop-implemented-with-unsafe-none'],
    ['cross-origin-opener-policy', '"same-origin"', 'coop-header-invalid'],
    ['cross-origin-opener-policy', 'toString', 'coop-header-invalid'],
  ] as const)('%s: %s: %s', (id, value, result) => {
    const site = siteWith([[HEADERS[id], value]]);
    expect(resultOf(id, site)).toBe(result);
    if (value) expect(evidenceOf(id, site)).toEqual([`${HEADERS[id]}: ${value}`]);
  });

  test('COEP and COOP that come twice are invalid', () => {
    const site = siteWith([
      ['Cross-Origin-Embedder-Policy', 'require-corp'],
      ['cross-origin-embedder-policy', 'require-corp'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    ]);
    expect(resultOf('cross-origin-embedder-policy', site)).toBe('coep-header-invalid');
    expect(resultOf('cross-origin-opener-policy', site)).toBe('coop-header-invalid');
  });

  test('a meta element outranks the Referrer-Policy header', () => {
    const meta = '<meta name="Referrer" content="no-referrer">';
    const site = siteWith([['Referrer-Policy', 'unsafe-url']], meta);
    expect(resultOf('referrer-policy', site)).toBe('referrer-policy-private');
  });
});

describe('x-frame-options', () => {
  const csp = ['Content-Security-Policy', "frame-ancestors 'self'"] as const;

  test('frame-ancestors in a header is enough, and outranks the header', () => {
    expect(resultOf('x-frame-options', siteWith([csp]))).toBe('x-frame-options-implemented-via-csp');
    expect(resultOf('x-frame-options', siteWith([['X-Frame-Options', 'x'], csp]))).toBe(
      'x-frame-options-implemented-via-csp',
    );
  });

  test('frame-ancestors in a meta element, or in an invalid policy, is nothing', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; frame-ancestors 'self'">`;
    const invalid = ['Content-Security-Policy', "frame-ancestors 'self'; img-src a; img-src b"] as const;
    expect(resultOf('x-frame-options', siteWith([], meta))).toBe('x-frame-options-not-implemented');
    expect(resultOf('x-frame-options', siteWith([invalid]))).toBe('x-frame-options-not-implemented');
  });
});

describe('cross-origin-resource-sharing', () => {
  const origin = 'https://other.example.net';
  const cors = (headers: [string, string][], status = 200) =>
    resultOf(
      'cross-origin-resource-sharing',
      siteWith([], '', { cors: { origin, response: hop('https://www.example.com/', headers, status) } }),
    );
  const allow = 'Access-Control-Allow-Origin';
  const credentials: [string, string] = ['Access-Control-Allow-Credentials', 'True'];

  test('only an origin that is reflected together with credentials is open to all', () => {
    const prefix = 'cross-origin-resource-sharing-';
    expect(cors([])).toBe(`${prefix}not-implemented`);
    expect(cors([[allow, '*'], credentials])).toBe(`${prefix}implemented-with-public-access`);
    expect(cors([[allow, origin]])).toBe(`${prefix}implemented-with-restricted-access`);
    expect(cors([[allow, 'https://a.example'], credentials])).toBe(
      `${prefix}implemented-with-restricted-access`,
    );
    expect(cors([[allow, origin], credentials])).toBe(`${prefix}implemented-with-universal-access`);
    expect(cors([[allow, origin], credentials], 403)).toBe(`${prefix}not-implemented`);
  });
});
