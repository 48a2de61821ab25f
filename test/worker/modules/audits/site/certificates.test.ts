import { expect, test } from 'vitest';
import { openSite } from '../../../../../src/worker/modules/audits/site/open.ts';
import { testEnv } from '../../../helpers.ts';
import { serveSite, sidecarUrl } from '../../../sites/serve.ts';
import { failure, open, PAGE } from './world.ts';

test('the certificate of a good site is asked for once', async () => {
  const site = await serveSite({ certificate: 'good', https: { '/': { body: PAGE } } });
  const opened = await open(site.https);
  expect(opened.certificate).toMatchObject({
    isValid: true,
    problem: null,
    subject: 'Herald test',
    issuer: 'Herald test authority',
    validTo: Date.parse('2120-01-01T00:00:00Z'),
    names: ['localhost'],
    protocol: 'TLSv1.3',
  });
  expect(opened.hops.map(({ certificateOk }) => certificateOk)).toEqual([true]);
  expect(opened.fetches.map(({ purpose }) => purpose)).toEqual(['page', 'certificate']);
  expect((await site.seen()).requests).toEqual(['GET https /']);
});

test.each([
  ['expired', 'CERT_HAS_EXPIRED'],
  ['wrong name', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
] as const)('a site with a certificate that is %s is audited all the same', async (certificate, problem) => {
  const site = await serveSite({
    certificate,
    https: {
      '/': { status: 302, headers: [['Location', '/boats']] },
      '/boats': {
        body: PAGE,
        headers: [
          ['Content-Type', 'text/html'],
          ['Content-Encoding', 'gzip'],
          ['X-Cheese', 'K\u00e4se'],
          ['Set-Cookie', 'a=1'],
          ['Set-Cookie', 'b=2'],
        ],
      },
    },
  });
  const opened = await open(site.https);
  expect(opened).toMatchObject({
    finalUrl: `${site.https}/boats`,
    page: { status: 200, html: PAGE, isWhole: true },
    certificate: { isValid: false, problem },
  });
  expect(opened.hops.map((hop) => [hop.status, hop.certificateOk])).toEqual([
    [302, false],
    [200, false],
  ]);
  expect(opened.page.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(opened.fetches.map((line) => [line.purpose, line.status])).toEqual([
    ['page', null],
    ['certificate', 302],
    ['page', 200],
  ]);
  const preflight = await opened.fetch(`${site.https}/boats`, 'cors', { method: 'OPTIONS' });
  expect([preflight.status, preflight.hops[0]?.certificateOk]).toEqual([200, false]);
  expect((await site.seen()).requests).toEqual(['GET https /', 'GET https /boats', 'OPTIONS https /boats']);
  expect((await site.seen()).headers[0]).toMatchObject({
    'user-agent': 'Herald-Audit/1.0 (+http://localhost)',
  });
});

test('a redirect to a site with a bad certificate is followed, and told', async () => {
  const site = await serveSite({
    certificate: 'self-signed',
    http: { '/': { status: 301, headers: [['Location', 'https://localhost:PORT/']] } },
    https: { '/': { body: PAGE } },
  });
  const opened = await open(site.http);
  expect(opened.hops.map(({ url, certificateOk }) => [url, certificateOk])).toEqual([
    [`${site.http}/`, null],
    [`${site.https}/`, false],
  ]);
});

test('a site with a bad certificate and no page behind it is CERTIFICATE_INVALID', async () => {
  const site = await serveSite({ certificate: 'expired', https: { '/': { does: 'reset' } } });
  expect(await failure(site.https)).toMatchObject({
    code: 'CERTIFICATE_INVALID',
    message: expect.stringContaining('CERT_HAS_EXPIRED'),
  });
});

test('while the sidecar is down, a good certificate is not measured, and a site with a bad one is UNREACHABLE', async () => {
  const down = { SIDECAR_URL: 'http://127.0.0.1:9' };
  const good = await serveSite({ certificate: 'good', https: { '/': { body: PAGE } } });
  const opened = await open(good.https, {}, down);
  expect(opened.certificate).toBeNull();
  expect(opened.fetches[1]).toMatchObject({ purpose: 'certificate', error: expect.any(String) });
  const bad = await serveSite({ certificate: 'expired', https: { '/': { body: PAGE } } });
  expect(await failure(bad.https, {}, down)).toMatchObject({ code: 'UNREACHABLE' });
});

test('a sidecar that goes away after it showed a bad certificate leaves the other resources unreachable', async () => {
  const site = await serveSite({ certificate: 'expired', https: { '/': { body: PAGE } } });
  const env = { ...testEnv, SIDECAR_URL: sidecarUrl() };
  const opened = await openSite({ env, now: Date.now }, site.https, 'page');
  env.SIDECAR_URL = 'http://127.0.0.1:9';
  expect(await opened.fetch(`${site.https}/a.png`, 'image')).toMatchObject({
    status: null,
    error: { code: 'UNREACHABLE' },
  });
});

test('a site that does not answer is UNREACHABLE, for the reason that the sidecar found', async () => {
  expect(await failure('http://127.0.0.1:9/')).toMatchObject({ code: 'UNREACHABLE' });
  expect(await failure('https://127.0.0.1:9/')).toMatchObject({
    code: 'UNREACHABLE',
    message: expect.stringContaining('refused the connection on port 9'),
  });
  const plain = await serveSite({ http: { '/': { body: PAGE } } });
  expect(await failure(plain.https)).toMatchObject({ code: 'UNREACHABLE' });
});

test('behind a bad certificate the same bounds hold', async () => {
  const site = await serveSite({
    certificate: 'self-signed',
    https: {
      '/': { does: 'huge' },
      '/bomb': { does: 'bomb' },
      '/private': { status: 302, headers: [['Location', 'https://10.0.0.1/']] },
    },
  });
  const opened = await open(site.https);
  expect([opened.page.bytes, opened.page.isWhole]).toEqual([2 * 1024 * 1024, false]);
  expect((await open(`${site.https}/bomb`)).page.bytes).toBe(2 * 1024 * 1024);
  expect(await failure(`${site.https}/private`)).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  expect((await site.seen()).bytesSent).toBeLessThan(20 * 1024 * 1024);
});
