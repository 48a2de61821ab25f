import { expect, test } from 'vitest';
import { judge } from '../../../../../src/lib/observatory/index.ts';
import { observe } from '../../../../../src/worker/modules/audits/site/observe.ts';
import { type Reply, type SiteSpec, serveSite } from '../../../sites/serve.ts';
import { open, PAGE } from './world.ts';

const TO_HTTPS: Reply = { status: 301, headers: [['Location', 'https://localhost:PORT/']] };
const HSTS: [string, string] = ['Strict-Transport-Security', 'max-age=31536000'];
const HTML: [string, string] = ['Content-Type', 'text/html'];

async function observed(spec: SiteSpec, path = '/') {
  const site = await serveSite(spec);
  const opened = await open((spec.https ? site.https : site.http) + path);
  const evidence = await observe(opened);
  return { site, opened, evidence, verdicts: judge(evidence).tests };
}

test('both schemes, robots.txt and a preflight are asked for, each once', async () => {
  const { site, opened, evidence, verdicts } = await observed({
    certificate: 'good',
    http: { '/': TO_HTTPS },
    https: {
      '/': {
        body: `<script src="/a.js"></script>${PAGE}`,
        headers: [HTML, HSTS, ['Access-Control-Allow-Origin', '*']],
      },
      '/robots.txt': { body: 'User-agent: *', headers: [['Set-Cookie', 'session=1']] },
    },
  });
  expect(evidence).toMatchObject({
    url: `${site.https}/`,
    http: [
      { url: `${site.http}/`, status: 301, certificateOk: null },
      { url: `${site.https}/`, status: 200, certificateOk: true },
    ],
    https: [{ url: `${site.https}/`, status: 200, certificateOk: true }],
    page: { scripts: [{ src: '/a.js', integrity: null }] },
    robots: { url: `${site.https}/robots.txt`, status: 200 },
    cors: { origin: 'https://other.example.net', response: { status: 200 } },
    preloadedHosts: null,
  });
  expect([
    verdicts.redirection.result,
    verdicts['strict-transport-security'].result,
    verdicts['cross-origin-resource-sharing'].result,
    verdicts.cookies.result,
  ]).toEqual([
    'redirection-to-https',
    'hsts-implemented-max-age-at-least-six-months',
    'cross-origin-resource-sharing-implemented-with-public-access',
    'cookies-session-without-httponly-flag',
  ]);
  const { requests, headers } = await site.seen();
  expect(requests.toSorted()).toEqual([
    'GET http /',
    'GET https /',
    'GET https /robots.txt',
    'OPTIONS https /',
  ]);
  expect(headers[requests.indexOf('OPTIONS https /')]).toMatchObject({
    origin: 'https://other.example.net',
    'access-control-request-method': 'GET',
  });
  expect(opened.fetches.map(({ purpose }) => purpose)).toEqual([
    'page',
    'certificate',
    'http',
    'robots',
    'cors',
  ]);
});

test('the host is judged, whatever page of it is audited', async () => {
  const { evidence, opened } = await observed(
    { http: { '/': { body: '<base href="https://cdn.example.com/">' }, '/boats': { body: PAGE } } },
    '/boats',
  );
  expect(opened.finalUrl).toMatch(/boats$/);
  expect(evidence.http?.map(({ url }) => new URL(url).pathname)).toEqual(['/']);
  expect(evidence.page?.base).toBe('https://cdn.example.com/');
});

test('a site without https:// has no chain there, and one without http:// none here', async () => {
  const plain = await observed({ http: { '/': { body: PAGE } } });
  expect([plain.evidence.https, plain.evidence.http?.length]).toEqual([null, 1]);
  expect(plain.verdicts.redirection.result).toBe('redirection-missing');
  expect(plain.verdicts['strict-transport-security'].result).toBe('hsts-not-implemented-no-https');
  const secure = await observed({ certificate: 'good', https: { '/': { body: PAGE } } });
  expect([secure.evidence.http, secure.evidence.https?.length]).toEqual([null, 1]);
  expect(secure.verdicts.redirection.result).toBe('redirection-not-needed-no-http');
});

test.each(['expired', 'wrong name', 'self-signed'] as const)(
  'a certificate that is %s is told, and the headers behind it are judged',
  async (certificate) => {
    const { evidence, verdicts } = await observed({
      certificate,
      http: { '/': TO_HTTPS },
      https: { '/': { body: PAGE, headers: [HTML, HSTS, ['X-Content-Type-Options', 'nosniff']] } },
    });
    expect(evidence.https?.map(({ status, certificateOk }) => [status, certificateOk])).toEqual([
      [200, false],
    ]);
    expect([
      verdicts.redirection.result,
      verdicts['strict-transport-security'].result,
      verdicts['x-content-type-options'].result,
    ]).toEqual(['redirection-invalid-cert', 'hsts-invalid-cert', 'x-content-type-options-nosniff']);
  },
);

test('a chain that ends at an address that must not be requested is none', async () => {
  const { evidence } = await observed(
    {
      http: { '/': { status: 302, headers: [['Location', 'http://10.0.0.1/']] }, '/boats': { body: PAGE } },
    },
    '/boats',
  );
  expect([evidence.http, evidence.https, evidence.robots, evidence.page]).toEqual([null, null, null, null]);
});

test('the hosts of all hops are looked up in the preload lists', async () => {
  const site = await serveSite({
    http: { '/': { status: 302, headers: [['Location', 'http://localhost:PORT/']] }, '*': { body: PAGE } },
  });
  const asked: (readonly string[])[] = [];
  const opened = await open(`http://127.0.0.1:${site.port}/boats`);
  const evidence = await observe(opened, (hosts) => {
    asked.push(hosts);
    return ['localhost'];
  });
  expect(asked).toEqual([['127.0.0.1', 'localhost']]);
  expect(evidence.preloadedHosts).toEqual(['localhost']);
});
