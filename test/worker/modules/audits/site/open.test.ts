import { expect, test } from 'vitest';
import { serveSite } from '../../../sites/serve.ts';
import { open, PAGE } from './world.ts';

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

test('a compressed page is read, and its headers say so', async () => {
  const headers: [string, string][] = [
    ['Content-Type', 'text/html'],
    ['Content-Encoding', 'gzip'],
  ];
  const site = await serveSite({ http: { '/': { body: PAGE, headers } } });
  const { page } = await open(site.http);
  expect([page.html, page.bytes, page.headers.get('content-encoding')]).toEqual([PAGE, PAGE.length, 'gzip']);
  expect((await site.seen()).headers[0]).toMatchObject({ 'accept-encoding': 'gzip, br' });
});
