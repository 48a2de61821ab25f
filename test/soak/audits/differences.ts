import {
  csp,
  type Difference,
  type Header,
  HSTS,
  HTML,
  meta,
  type Reply,
  reply,
  type Site,
  site,
} from './site.ts';

type Verdict = Pick<Difference, 'reference' | 'ours' | 'pass' | 'modifier'>;

function differs(test: Difference['test'], cause: string, verdict: Verdict): Difference {
  return { test, cause, ...verdict };
}

const page = (headers: Header[], body = ''): Reply => reply([HTML, HSTS, ...headers], body);

function cspDiffers(name: string, cause: string, https: Reply, verdict: Verdict): Site {
  return site(`difference, CSP: ${name}`, {
    https,
    differences: [differs('content-security-policy', cause, verdict)],
  });
}

const UNSAFE = { ours: 'csp-implemented-with-unsafe-inline', pass: false, modifier: -20 } as const;
const SAFE = { ours: 'csp-implemented-with-no-unsafe', pass: true, modifier: 5 } as const;
const SEVERAL = 'The reference takes a directive that only a later policy has for none (CSP 3, 8.1).';
const COMMA = 'The reference reads two headers, or a list, as one policy with commas (CSP 3, 2.2.2).';
const PARTS = 'The reference does not read script-src-elem and script-src-attr (CSP 3, 6.1.11).';
const NUMBER = 'The reference accepts a max-age that is no number of seconds (RFC 6797, 6.1.1).';

/** The sites on which a documented rule and the reference differ, with the rule. docs/decisions/0021 explains them. */
export const differentSites: Site[] = [
  cspDiffers(
    'an unsafe meta after a header',
    SEVERAL,
    page([csp("frame-ancestors 'none'")], meta("default-src 'self'; script-src 'unsafe-inline'")),
    { reference: 'csp-implemented-with-no-unsafe-default-src-none', ...UNSAFE },
  ),
  cspDiffers(
    'a safe meta after a header',
    SEVERAL,
    page([csp("frame-ancestors 'none'")], meta("default-src 'self'")),
    { reference: 'csp-implemented-with-no-unsafe-default-src-none', ...SAFE },
  ),
  cspDiffers(
    'a host within a scheme',
    'The reference compares the sources of several policies as text (CSP 3, 6.7.2.8).',
    page([csp("default-src 'self'; script-src https:")], meta("default-src 'self'; script-src *")),
    { reference: 'csp-implemented-with-no-unsafe', ...UNSAFE },
  ),
  cspDiffers(
    'two headers',
    COMMA,
    page([csp("default-src 'self' 'unsafe-inline'; img-src *"), csp("default-src 'self'; img-src 'self'")]),
    { reference: 'csp-header-invalid', ...SAFE },
  ),
  site('difference, CSP: a list in one header', {
    https: page([csp("default-src 'none', frame-ancestors 'none'")]),
    differences: [
      differs('content-security-policy', COMMA, {
        reference: 'csp-implemented-with-no-unsafe',
        ours: 'csp-implemented-with-no-unsafe-default-src-none',
        pass: true,
        modifier: 10,
      }),
      differs('x-frame-options', COMMA, {
        reference: 'x-frame-options-not-implemented',
        ours: 'x-frame-options-implemented-via-csp',
        pass: true,
        modifier: 5,
      }),
    ],
  }),
  cspDiffers('inline elements', PARTS, page([csp("default-src 'self'; script-src-elem 'unsafe-inline'")]), {
    reference: 'csp-implemented-with-no-unsafe',
    ...UNSAFE,
  }),
  cspDiffers('inline handlers', PARTS, page([csp("default-src 'none'; script-src-attr 'unsafe-inline'")]), {
    reference: 'csp-implemented-with-no-unsafe-default-src-none',
    ...UNSAFE,
  }),
  cspDiffers(
    'strict-dynamic in default-src',
    "The reference lets 'strict-dynamic' switch off hosts for objects too (CSP 3, 8.2).",
    page([csp("default-src 'strict-dynamic' 'nonce-a' https:")]),
    { reference: 'csp-implemented-with-no-unsafe', ...UNSAFE },
  ),
  cspDiffers(
    'insecure repeated report-uri',
    'The reference keeps the last of two report-uri, browsers the first (CSP 3, 2.2.1).',
    page([csp("default-src 'self'; report-uri /a; report-uri http://reports.example.net")]),
    {
      reference: 'csp-implemented-with-insecure-scheme',
      ours: 'csp-implemented-but-duplicate-directives',
      pass: true,
      modifier: 0,
    },
  ),
  site('difference, X-Frame-Options: meta with frame-ancestors', {
    https: page([], meta("default-src 'self'; frame-ancestors 'none'")),
    differences: [
      differs('x-frame-options', 'frame-ancestors is not allowed in <meta> (CSP 3, 3.3).', {
        reference: 'x-frame-options-implemented-via-csp',
        ours: 'x-frame-options-not-implemented',
        pass: false,
        modifier: -20,
      }),
    ],
  }),
  site('difference, cookies: of robots.txt', {
    robots: reply([['Set-Cookie', 'sess=1; Secure']], '', 200),
    differences: [
      differs('cookies', 'The reference fetches robots.txt for its cookies, but drops them.', {
        reference: 'cookies-not-found',
        ours: 'cookies-session-without-httponly-flag',
        pass: false,
        modifier: -30,
      }),
    ],
  }),
  site('difference, cookies: __Host- without Path', {
    https: page([['Set-Cookie', '__Host-sess=1; Secure']]),
    differences: [
      differs('cookies', 'Browsers drop a __Host- cookie without Path=/ (RFC 6265bis, 5.7).', {
        reference: 'cookies-session-without-httponly-flag',
        ours: 'cookies-not-found',
        pass: true,
        modifier: 0,
      }),
    ],
  }),
  site('difference, cookies: Secure over http', {
    http: reply([HTML, ['Set-Cookie', 'sess=1; Secure; HttpOnly']]),
    https: 'none',
    differences: [
      differs('cookies', 'Browsers drop a Secure cookie that comes over http:// (RFC 6265bis, 5.7).', {
        reference: 'cookies-secure-with-httponly-sessions',
        ours: 'cookies-not-found',
        pass: true,
        modifier: 0,
      }),
    ],
  }),
  site('difference, CORS: reflected with credentials', {
    cors: reply(
      [
        ['Access-Control-Allow-Origin', 'ORIGIN'],
        ['Access-Control-Allow-Credentials', 'true'],
      ],
      '',
      204,
    ),
    differences: [
      differs('cross-origin-resource-sharing', 'The reference never sees the Origin that it sent.', {
        reference: 'cross-origin-resource-sharing-implemented-with-restricted-access',
        ours: 'cross-origin-resource-sharing-implemented-with-universal-access',
        pass: false,
        modifier: -50,
      }),
    ],
  }),
  ...['max-age=a-year', 'max-age=-1', 'max-age=31536000x', 'max-age="60"'].map((value, at) =>
    site(`difference, HSTS: ${value}`, {
      https: reply([HTML, ['Strict-Transport-Security', value]]),
      differences: [
        differs('strict-transport-security', NUMBER, {
          reference:
            at === 1
              ? 'hsts-implemented-max-age-less-than-six-months'
              : 'hsts-implemented-max-age-at-least-six-months',
          ours: at === 3 ? 'hsts-implemented-max-age-less-than-six-months' : 'hsts-header-invalid',
          pass: false,
          modifier: at === 3 ? -10 : -20,
        }),
      ],
    }),
  ),
  site('difference, SRI: type in upper case', {
    https: reply(
      [['Content-Type', 'Text/HTML'], HSTS],
      '<script src="https://cdn.example.net/a.js"></script>',
    ),
    differences: [
      differs('subresource-integrity', 'A media type has no case (RFC 9110, 8.3.1).', {
        reference: 'sri-not-implemented-response-not-html',
        ours: 'sri-not-implemented-but-external-scripts-loaded-securely',
        pass: false,
        modifier: -5,
      }),
    ],
  }),
  site('difference, SRI: three slashes', {
    https: page([], '<script src="///cdn.example.net/a.js"></script>'),
    differences: [
      differs(
        'subresource-integrity',
        'Browsers load it from the host after the slashes (URL Standard, 4.4).',
        {
          reference: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
          ours: 'sri-not-implemented-and-external-scripts-not-loaded-securely',
          pass: false,
          modifier: -50,
        },
      ),
    ],
  }),
  site('difference, SRI: of another address', {
    host: '127.0.0.1',
    https: page([], '<script src="https://192.0.2.1/a.js"></script>'),
    differences: [
      differs('subresource-integrity', 'The reference takes all IP addresses for one site.', {
        reference: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
        ours: 'sri-not-implemented-but-external-scripts-loaded-securely',
        pass: false,
        modifier: -5,
      }),
    ],
  }),
];
