import { expect, test } from 'vitest';
import { serveSite } from '../../../sites/serve.ts';
import { failure, open, PAGE } from './world.ts';

test('a page is fetched with the redirects that lead to it, each a request', async () => {
  const site = await serveSite({
    http: {
      '/': { status: 301, headers: [['Location', '/en#top']] },
      '/en': {
        body: PAGE,
        headers: [
          ['Content-Type', 'text/html'],
          ['Set-Cookie', 'a=1'],
          ['Set-Cookie', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT'],
        ],
      },
    },
  });
  const opened = await open(`${site.http}#boats`);
  expect(opened).toMatchObject({
    url: `${site.http}/`,
    finalUrl: `${site.http}/en`,
    certificate: null,
    page: { status: 200, html: PAGE, isWhole: true, isClientRendered: false, bytes: PAGE.length },
  });
  expect(opened.hops.map(({ url, status, certificateOk }) => [url, status, certificateOk])).toEqual([
    [`${site.http}/`, 301, null],
    [`${site.http}/en`, 200, null],
  ]);
  expect(opened.hops[1]!.headers.filter(([name]) => name === 'set-cookie')).toEqual([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT'],
  ]);
  expect(opened.fetches).toEqual([
    { url: `${site.http}/`, purpose: 'page', status: 301, error: null, bytes: 0, ms: expect.any(Number) },
    {
      url: `${site.http}/en`,
      purpose: 'page',
      status: 200,
      error: null,
      bytes: PAGE.length,
      ms: expect.any(Number),
    },
  ]);
  expect(opened.requestsLeft()).toBe(38);
  const { requests, headers } = await site.seen();
  expect(requests).toEqual(['GET http /', 'GET http /en']);
  expect(headers[0]).toMatchObject({ 'user-agent': 'Herald-Audit/1.0 (+http://localhost)' });
});

test('the certificate of a good site is asked for once', async () => {
  const site = await serveSite({ certificate: 'good', https: { '/': { body: PAGE } } });
  const opened = await open(site.https);
  expect(opened.certificate).toMatchObject({
    isValid: true,
    problem: null,
    subject: 'Herald test',
    issuer: 'Herald test authority',
    validTo: Date.parse('2120-01-01T00:00:00Z'),
    names: ['localhost', '127.0.0.1'],
    protocol: 'TLSv1.3',
  });
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
    https: { '/': { status: 302, headers: [['Location', '/boats']] }, '/boats': { body: PAGE } },
  });
  const opened = await open(site.https);
  expect(opened).toMatchObject({
    finalUrl: `${site.https}/boats`,
    page: { status: 200, html: PAGE },
    certificate: { isValid: false, problem },
  });
  expect(opened.hops.map(({ certificateOk }) => certificateOk)).toEqual([false, false]);
  expect(opened.fetches.map((line) => [line.purpose, line.status])).toEqual([
    ['page', null],
    ['certificate', 302],
    ['page', 200],
  ]);
});

test('a site that does not answer is UNREACHABLE', async () => {
  expect(await failure('http://127.0.0.1:9/')).toMatchObject({ code: 'UNREACHABLE' });
  expect(await failure('https://127.0.0.1:9/')).toMatchObject({ code: 'UNREACHABLE' });
});
