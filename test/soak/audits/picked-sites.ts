import { cspSites } from './csp-sites.ts';
import { csp, type Header, HSTS, HTML, type Reply, reply, type Site, site, TO_HTTPS } from './site.ts';

const cookie = (value: string): Header => ['Set-Cookie', value];
const withCookies = (name: string, values: string[], headers: Header[] = [HSTS]): Site =>
  site(`cookies: ${name}`, { https: reply([HTML, ...headers, ...values.map(cookie)]) });

const cookieSites: Site[] = [
  withCookies('all attributes', ['a=1; Secure; HttpOnly; SameSite=Lax']),
  withCookies('SameSite=None', ['a=1; Secure; HttpOnly; SameSite=None']),
  withCookies('no SameSite', ['a=1; Secure; HttpOnly']),
  withCookies('one without SameSite', ['a=1; Secure; SameSite=Strict', 'b=1; Secure']),
  withCookies('not Secure, HSTS', ['a=1; SameSite=Lax']),
  withCookies('not Secure', ['a=1'], []),
  withCookies('session, not Secure, HSTS', ['SESSIONID=1; HttpOnly; SameSite=Lax']),
  withCookies('session, not Secure', ['PHPSESSID=1; HttpOnly'], []),
  withCookies('session, not HttpOnly', ['login=1; Secure; SameSite=Lax']),
  withCookies('session with nothing', ['mysess=1'], []),
  withCookies('session with nothing, HSTS', ['mysess=1']),
  withCookies('anti-CSRF without SameSite', ['csrftoken=1; Secure']),
  withCookies('anti-CSRF with SameSite', ['XSRF-csrf=1; Secure; SameSite=Strict']),
  withCookies('wrong SameSite', ['a=1; Secure; SameSite=Maybe']),
  withCookies('empty SameSite', ['a=1; Secure; SameSite']),
  withCookies('SameSite=None, not Secure', ['a=1; SameSite=None']),
  withCookies('__Host-', ['__Host-a=1; Secure; Path=/; SameSite=Lax']),
  withCookies('__Host- with a domain', ['__Host-sess=1; Secure; Path=/; Domain=example.com']),
  withCookies('__Secure- without Secure', ['__Secure-sess=1']),
  withCookies('of another site', ['sess=1; Domain=example.net']),
  withCookies('of a public suffix', ['sess=1; Domain=com']),
  withCookies('of the parent domain', ['a=1; Secure; Domain=.example.com; SameSite=Lax']),
  withCookies('set twice', ['a=1', 'a=2; Secure; SameSite=Lax'], []),
  withCookies('without a name', ['=1', '; Secure']),
  withCookies('of a load balancer', ['heroku-session-affinity=1']),
  withCookies('expired', ['sess=; Max-Age=0; Path=/']),
  withCookies('HSTS of a day', ['a=1; SameSite=Lax'], [['Strict-Transport-Security', 'max-age=86400']]),
  site('cookies: of a redirect', {
    https: {
      ...reply([['Location', '/home'], cookie('sess=1; Path=/')], '', 302),
      paths: { '/home': reply([HTML, HSTS]) },
    },
  }),
];

const cors = (name: string, headers: Header[], status = 204): Site =>
  site(`CORS: ${name}`, { cors: reply(headers, '', status) });
const allow = (value: string): Header => ['Access-Control-Allow-Origin', value];
const CREDENTIALS: Header = ['Access-Control-Allow-Credentials', 'true'];
const corsSites: Site[] = [
  cors('public', [allow('*')]),
  cors('public with credentials', [allow('*'), CREDENTIALS]),
  cors('one origin', [allow('https://app.example.com'), CREDENTIALS]),
  cors('reflected, no credentials', [allow('ORIGIN')]),
  cors('null', [allow('null'), CREDENTIALS]),
  cors('refused', [allow('*')], 405),
];

const redirects = (name: string, http: Reply | 'none', changes: Partial<Site> = {}): Site =>
  site(`redirection: ${name}`, { http, ...changes });
const to = (location: string, status = 301): Reply => reply([['Location', location]], '', status);
const preloaded = { host: 'preloaded.example.org' };
const redirectionSites: Site[] = [
  redirects('no http', 'none'),
  redirects('none', reply([HTML])),
  redirects('off host', to('https://example.com:PORT/')),
  redirects('off host and back', to('https://example.com:PORT/'), {
    https: { ...reply([HTML]), paths: {} },
  }),
  redirects('http to http', to('http://www.example.com:PORT/b')),
  redirects('http to http to https', {
    ...to('/b'),
    paths: { '/b': to('https://www.example.com:PORT/', 308) },
  }),
  redirects('307', to('https://www.example.com:PORT/a', 307)),
  redirects('no redirect status', reply([['Location', 'https://www.example.com:PORT/']], '', 300)),
  redirects('preloaded', TO_HTTPS, preloaded),
  redirects('preloaded, none', reply([HTML]), preloaded),
  redirects('preloaded, without HSTS', TO_HTTPS, { ...preloaded, https: reply([HTML]) }),
  redirects('https to http', reply([HTML]), {
    https: to('http://www.example.com:PORT/'),
  }),
  redirects('no https', reply([HTML, csp("default-src http:; script-src 'self'; object-src 'none'")]), {
    https: 'none',
  }),
  redirects('no https, with HSTS and cookies', reply([HTML, HSTS, cookie('sess=1')]), { https: 'none' }),
  redirects('wrong name', TO_HTTPS, { certificate: 'wrong name' }),
  redirects('expired', TO_HTTPS, { certificate: 'expired' }),
  redirects('self-signed', TO_HTTPS, { certificate: 'self-signed' }),
  redirects('self-signed, no redirect', reply([HTML]), { certificate: 'self-signed' }),
];

const withHeader = (name: string, value: string): Site =>
  site(`${name}: ${value || 'empty'}`, { https: reply([HTML, [name, value]]) });
const headerSites: Site[] = [
  ...['no-referrer', 'Same-Origin', 'strict-origin', 'unsafe-url', 'origin', 'whatever', ''].map((value) =>
    withHeader('Referrer-Policy', value),
  ),
  withHeader('Referrer-Policy', 'no-referrer, unsafe-url'),
  withHeader('Referrer-Policy', 'unsafe-url, strict-origin-when-cross-origin, new-word'),
  ...['max-age=15552000', 'max-age=15551999', 'max-age=0', 'includeSubDomains', ''].map((value) =>
    withHeader('Strict-Transport-Security', value),
  ),
  withHeader('Strict-Transport-Security', 'MAX-AGE=63072000 ; includeSubDomains; preload'),
  withHeader('Strict-Transport-Security', 'max-age="63072000"'),
  withHeader('Strict-Transport-Security', 'max-age=63072000, max-age=63072000'),
  ...['nosniff', 'NoSniff', 'sniff', ''].map((value) => withHeader('X-Content-Type-Options', value)),
  ...['DENY', 'sameorigin', 'ALLOW-FROM https://a.example', 'allow', 'DENY, DENY', ''].map((value) =>
    withHeader('X-Frame-Options', value),
  ),
  ...['same-origin', 'Same-Site', 'cross-origin', 'none', ''].map((value) =>
    withHeader('Cross-Origin-Resource-Policy', value),
  ),
  site('X-Frame-Options: deny and frame-ancestors', {
    https: reply([HTML, ['X-Frame-Options', 'DENY'], csp("frame-ancestors 'self'")]),
  }),
  site('referrer: meta', { https: reply([HTML], '<meta name=Referrer content=no-referrer>') }),
  site('referrer: meta after the header', {
    https: reply([HTML, ['Referrer-Policy', 'no-referrer']], '<meta name=referrer content=unsafe-url>'),
  }),
  site('referrer: two metas', {
    https: reply([HTML], '<meta name=referrer content=origin><meta name=referrer content=same-origin>'),
  }),
];

const HASH = 'integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC"';
const scripts = (name: string, body: string, changes: Partial<Site> = {}): Site =>
  site(`SRI: ${name}`, { https: reply([HTML, HSTS], body), ...changes });
const sriSites: Site[] = [
  scripts('inline only', '<script>1</script>'),
  scripts('relative', '<script src="/a.js"></script>'),
  scripts('relative, protected', `<script src="a.js" ${HASH}></script>`),
  scripts('external', '<script src="https://cdn.example.net/a.js"></script>'),
  scripts('external, protected', `<script src="https://cdn.example.net/a.js" ${HASH}></script>`),
  scripts('external, empty integrity', '<script src="https://cdn.example.net/a.js" integrity></script>'),
  scripts('external, insecure', '<script src="http://cdn.example.net/a.js"></script>'),
  scripts('external, insecure, protected', `<script src="http://cdn.example.net/a.js" ${HASH}></script>`),
  scripts('without a scheme', '<script src="//cdn.example.net/a.js"></script>'),
  scripts('without a scheme, protected', `<script src="//www.example.com/a.js" ${HASH}></script>`),
  scripts('same site', '<script src="https://static.example.com/a.js"></script>'),
  scripts('same site, insecure', '<script src="http://static.example.com/a.js"></script>'),
  scripts('same site, protected', `<script src="https://static.example.com/a.js" ${HASH}></script>`),
  scripts('same public suffix', '<script src="https://other.co.uk/a.js"></script>', {
    host: 'www.example.co.uk',
  }),
  scripts('same site below a public suffix', '<script src="https://cdn.example.co.uk/a.js"></script>', {
    host: 'www.example.co.uk',
  }),
  scripts(
    'several',
    `<script src=/a.js ${HASH}></script><script src=https://cdn.example.net/a.js ${HASH}></script>`,
  ),
  scripts(
    'insecure and unprotected',
    `<script src="http://cdn.example.net/a.js" ${HASH}></script><script src="https://cdn.example.net/b.js"></script>`,
  ),
  scripts('with a foreign base', '<base href="https://cdn.example.net/"><script src="a.js"></script>'),
  scripts('with a relative base', '<base href="/b/"><script src="a.js"></script>'),
  scripts('in a comment', '<!-- <script src="https://cdn.example.net/a.js"></script> -->'),
  scripts('in a template', '<template><script src="https://cdn.example.net/a.js"></script></template>'),
  scripts('in noscript', '<noscript><script src="https://cdn.example.net/a.js"></script></noscript>'),
  scripts('in a text area', '<textarea><script src="https://cdn.example.net/a.js"></script></textarea>'),
  scripts('data', '<script src="data:text/javascript,1"></script>'),
  scripts('upper case', '<SCRIPT SRC="HTTPS://CDN.EXAMPLE.NET/a.js"></SCRIPT>'),
  scripts('references in the address', '<script src="https&colon;//cdn.example.net/a.js"></script>'),
  site('SRI: XHTML', {
    https: reply([['Content-Type', 'application/xhtml+xml']], '<script src="https://cdn.example.net/a.js"/>'),
  }),
  site('SRI: text', {
    https: reply([['Content-Type', 'text/plain']], '<script src="//a.example"></script>'),
  }),
  site('SRI: no type', { https: reply([], '<script src="https://cdn.example.net/a.js"></script>') }),
];

const isolation = (header: string, value: string, changes: Partial<Site>): Site =>
  site(`${header}: ${value}`, { https: reply([HTML, [header, value]]), ...changes });
const embedder = (value: string, coep: Site['coep']) =>
  isolation('Cross-Origin-Embedder-Policy', value, { coep });
const opener = (value: string, coop: Site['coop']) =>
  isolation('Cross-Origin-Opener-Policy', value, { coop });
const isolationSites: Site[] = [
  embedder('require-corp', 'coep-implemented-with-require-corp'),
  embedder('require-corp; report-to="a"', 'coep-implemented-with-require-corp'),
  embedder('credentialless', 'coep-implemented-with-credentialless'),
  embedder('unsafe-none', 'coep-implemented-with-unsafe-none'),
  embedder('Require-Corp', 'coep-header-invalid'),
  embedder('"require-corp"', 'coep-header-invalid'),
  embedder('require-corp, require-corp', 'coep-header-invalid'),
  opener('same-origin', 'coop-implemented-with-same-origin'),
  opener('same-origin-allow-popups', 'coop-implemented-with-same-origin-allow-popups'),
  opener('noopener-allow-popups; report-to="a"', 'coop-implemented-with-noopener-allow-popups'),
  opener('unsafe-none', 'coop-implemented-with-unsafe-none'),
  opener('same-site', 'coop-header-invalid'),
];

/** The hand-written sites: at least one for each result of each test that a site can have. */
export const pickedSites: Site[] = [
  site('nothing', { https: reply([HTML]) }),
  site('everything', {
    https: reply(
      [
        HTML,
        HSTS,
        csp("default-src 'none'; frame-ancestors 'none'"),
        ['Referrer-Policy', 'no-referrer'],
        ['X-Content-Type-Options', 'nosniff'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
        ['Cross-Origin-Embedder-Policy', 'require-corp'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        cookie('__Host-session=1; Secure; HttpOnly; Path=/; SameSite=Strict'),
      ],
      `<script src="/a.js" ${HASH}></script>`,
    ),
    coep: 'coep-implemented-with-require-corp',
    coop: 'coop-implemented-with-same-origin',
  }),
  site('an error page', { https: reply([HTML, HSTS], 'No', 403) }),
  ...cspSites,
  ...cookieSites,
  ...corsSites,
  ...redirectionSites,
  ...headerSites,
  ...sriSites,
  ...isolationSites,
];
