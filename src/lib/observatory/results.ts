interface Meaning {
  pass: boolean;
  /** The points that the result adds to the score. */
  modifier: number;
}

const good = (modifier = 0): Meaning => ({ pass: true, modifier });
const bad = (modifier: number): Meaning => ({ pass: false, modifier });

/**
 * The result words of the HTTP Observatory's algorithm 6, and their effect on the score.
 * Source: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export const RESULTS = {
  'csp-implemented-with-no-unsafe-default-src-none': good(10),
  'csp-implemented-with-no-unsafe': good(5),
  'csp-implemented-with-unsafe-inline-in-style-src-only': good(),
  'csp-implemented-but-duplicate-directives': good(),
  'csp-implemented-with-insecure-scheme-in-passive-content-only': good(-10),
  'csp-implemented-with-unsafe-eval': bad(-10),
  'csp-implemented-with-unsafe-inline': bad(-20),
  'csp-implemented-with-insecure-scheme': bad(-20),
  'csp-header-invalid': bad(-25),
  'csp-not-implemented': bad(-25),
  'csp-not-implemented-but-reporting-enabled': bad(-25),

  'cookies-secure-with-httponly-sessions-and-samesite': good(5),
  'cookies-secure-with-httponly-sessions': good(),
  'cookies-not-found': good(),
  'cookies-without-secure-flag-but-protected-by-hsts': bad(-5),
  'cookies-session-without-secure-flag-but-protected-by-hsts': bad(-10),
  'cookies-without-secure-flag': bad(-20),
  'cookies-samesite-flag-invalid': bad(-20),
  'cookies-anticsrf-without-samesite-flag': bad(-20),
  'cookies-session-without-httponly-flag': bad(-30),
  'cookies-session-without-secure-flag': bad(-40),

  'cross-origin-resource-sharing-not-implemented': good(),
  'cross-origin-resource-sharing-implemented-with-public-access': good(),
  'cross-origin-resource-sharing-implemented-with-restricted-access': good(),
  'cross-origin-resource-sharing-implemented-with-universal-access': bad(-50),

  'redirection-all-redirects-preloaded': good(),
  'redirection-to-https': good(),
  'redirection-not-needed-no-http': good(),
  'redirection-off-host-from-http': bad(-5),
  'redirection-not-to-https-on-initial-redirection': bad(-10),
  'redirection-not-to-https': bad(-20),
  'redirection-missing': bad(-20),
  'redirection-invalid-cert': bad(-20),

  'referrer-policy-private': good(5),
  'referrer-policy-not-implemented': good(),
  'referrer-policy-unsafe': bad(-5),
  'referrer-policy-header-invalid': bad(-5),

  'hsts-preloaded': good(5),
  'hsts-implemented-max-age-at-least-six-months': good(),
  'hsts-implemented-max-age-less-than-six-months': bad(-10),
  'hsts-not-implemented': bad(-20),
  'hsts-header-invalid': bad(-20),
  'hsts-not-implemented-no-https': bad(-20),
  'hsts-invalid-cert': bad(-20),

  'sri-implemented-and-all-scripts-loaded-securely': good(5),
  'sri-implemented-and-external-scripts-loaded-securely': good(5),
  'sri-not-implemented-response-not-html': good(),
  'sri-not-implemented-but-no-scripts-loaded': good(),
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': good(),
  'sri-not-implemented-but-external-scripts-loaded-securely': bad(-5),
  'sri-implemented-but-external-scripts-not-loaded-securely': bad(-20),
  'sri-not-implemented-and-external-scripts-not-loaded-securely': bad(-50),

  'x-content-type-options-nosniff': good(),
  'x-content-type-options-not-implemented': bad(-5),
  'x-content-type-options-header-invalid': bad(-5),

  'x-frame-options-implemented-via-csp': good(5),
  'x-frame-options-sameorigin-or-deny': good(5),
  'x-frame-options-allow-from-origin': good(),
  'x-frame-options-not-implemented': bad(-20),
  'x-frame-options-header-invalid': bad(-20),

  'corp-implemented-with-same-origin': good(10),
  'corp-implemented-with-same-site': good(10),
  'corp-implemented-with-cross-origin': good(),
  'corp-not-implemented': good(),
  'corp-header-invalid': bad(-5),

  'coep-implemented-with-require-corp': good(10),
  'coep-implemented-with-credentialless': good(10),
  'coep-implemented-with-unsafe-none': good(),
  'coep-not-implemented': good(),
  'coep-header-invalid': bad(-5),

  'coop-implemented-with-same-origin': good(10),
  'coop-implemented-with-same-origin-allow-popups': good(10),
  'coop-implemented-with-noopener-allow-popups': good(10),
  'coop-implemented-with-unsafe-none': good(),
  'coop-not-implemented': good(),
  'coop-header-invalid': bad(-5),
} as const satisfies Record<string, Meaning>;

export type Result = keyof typeof RESULTS;

/** The finding of one test. */
export interface Finding {
  result: Result;
  /** The headers, directives, elements or cookies that decided it. */
  evidence: string[];
}

export function finding(result: Result, ...evidence: string[]): Finding {
  return { result, evidence };
}
