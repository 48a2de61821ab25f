import fc from 'fast-check';
import { type Header, HTML, type Reply, reply, type Site, site, TO_HTTPS } from './site.ts';

const SEED = 20_261_122;
const quiet = [
  'https://a.example.net',
  'a.example.net',
  '*.example.net',
  'blob:',
  'wss:',
  "'self'",
  "'none'",
];
const loud = ['https:', 'http:', '*', 'data:', 'http://a.example.net', "'unsafe-inline'", "'unsafe-eval'"];
const keys = ["'nonce-abc'", "'sha256-AAAA='"];

const sources = (...more: string[]) =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...quiet) },
      { weight: 2, arbitrary: fc.constantFrom(...loud, ...keys, ...more) },
    ),
    { maxLength: 4 },
  );
const directive = (name: string, ...more: string[]) =>
  sources(...more).map((list) => [name, ...list].join(' '));
const policy = fc
  .tuple(
    fc.option(directive('default-src')),
    // 'strict-dynamic' is not in default-src, because its rule there is among the differences.
    fc.option(directive('script-src', "'strict-dynamic'")),
    fc.option(fc.constantFrom("object-src 'none'", 'object-src https:')),
    fc
      .subarray(['style-src', 'img-src', 'media-src', 'connect-src', 'base-uri', 'form-action'])
      .chain((names) => fc.tuple(...names.map((name) => directive(name)))),
    fc.option(fc.constantFrom('upgrade-insecure-requests', 'report-uri /a', 'sandbox', 'new-directive x')),
  )
  .map((parts) => parts.flat().filter((part) => part !== null))
  .filter((parts) => parts.length > 0)
  .map((parts) => parts.join('; '));

const cookie = fc
  .tuple(
    fc.constantFrom('a', 'b', 'Session', 'login_id', 'csrf', '__Secure-c', 'sess-csrf'),
    fc.subarray(['Secure', 'httponly', 'Path=/', 'Max-Age=60']),
    fc.constantFrom('', 'SameSite=Lax', 'samesite=strict', 'SameSite=None', 'SameSite=x', 'SameSite="Lax"'),
  )
  .map(([name, attributes, sameSite]) => [`${name}=1`, ...attributes, sameSite].filter(Boolean).join('; '));

const script = fc
  .tuple(
    fc.constantFrom(
      '/a.js',
      'https://cdn.example.net/a.js',
      'http://cdn.example.net/a.js',
      '//b.example/a.js',
    ),
    fc.boolean(),
  )
  .map(
    ([src, isProtected]) => `<script src="${src}"${isProtected ? ' integrity="sha256-A="' : ''}></script>`,
  );

const maybe = (name: string, ...values: string[]): fc.Arbitrary<Header[]> =>
  fc.option(fc.constantFrom(...values)).map((value) => (value === null ? [] : [[name, value] as const]));

const COEP = {
  'require-corp': 'coep-implemented-with-require-corp',
  'unsafe-none': 'coep-implemented-with-unsafe-none',
  other: 'coep-header-invalid',
} as const;
const COOP = {
  'same-origin': 'coop-implemented-with-same-origin',
  'same-origin-allow-popups': 'coop-implemented-with-same-origin-allow-popups',
  other: 'coop-header-invalid',
} as const;
const keyOf = <T extends object>(table: T) =>
  fc.option(fc.constantFrom(...(Object.keys(table) as (keyof T)[])));

const http: fc.Arbitrary<Reply | 'none'> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(TO_HTTPS) },
  fc.constantFrom<Reply | 'none'>(
    'none',
    reply([HTML]),
    reply([['Location', 'https://example.com:PORT/']], '', 302),
  ),
);

const randomSite = fc
  .record({
    http,
    certificate: fc.oneof({ weight: 8, arbitrary: fc.constant('good') }, fc.constant('self-signed')),
    csp: fc.option(policy, { freq: 6 }),
    isInMeta: fc.integer({ max: 4, min: 0 }).map((number) => number === 0),
    cookies: fc.array(cookie, { maxLength: 2 }),
    scripts: fc.array(script, { maxLength: 2 }),
    cors: maybe('Access-Control-Allow-Origin', '*', 'https://a.example.net', 'ORIGIN'),
    headers: fc.tuple(
      maybe('Strict-Transport-Security', 'max-age=63072000; includeSubDomains', 'max-age=600', 'preload'),
      maybe('Referrer-Policy', 'no-referrer', 'unsafe-url, same-origin', 'origin', 'other'),
      maybe('X-Content-Type-Options', 'nosniff', 'other'),
      maybe('X-Frame-Options', 'DENY', 'SAMEORIGIN', 'ALLOW-FROM https://a.example.net', 'other'),
      maybe('Cross-Origin-Resource-Policy', 'same-origin', 'same-site', 'cross-origin', 'other'),
    ),
    coep: keyOf(COEP),
    coop: keyOf(COOP),
  })
  .map(({ http, certificate, csp, isInMeta, cookies, scripts, cors, headers, coep, coop }): Partial<Site> => {
    const all: Header[] = headers.flat();
    if (csp && !isInMeta) all.push(['Content-Security-Policy', csp]);
    if (coep) all.push(['Cross-Origin-Embedder-Policy', coep]);
    if (coop) all.push(['Cross-Origin-Opener-Policy', coop]);
    for (const value of cookies) all.push(['Set-Cookie', value]);
    const meta = csp && isInMeta ? `<meta http-equiv="Content-Security-Policy" content="${csp}">` : '';
    return {
      http,
      certificate: certificate as Site['certificate'],
      https: reply([HTML, ...all], meta + scripts.join('')),
      cors: reply(cors, '', 204),
      coep: coep ? COEP[coep] : 'coep-not-implemented',
      coop: coop ? COOP[coop] : 'coop-not-implemented',
    };
  });

/** Returns the same random sites at every call. */
export function randomSites(count: number): Site[] {
  return fc
    .sample(randomSite, { seed: SEED, numRuns: count })
    .map((changes, at) => site(`random ${at}`, changes));
}
