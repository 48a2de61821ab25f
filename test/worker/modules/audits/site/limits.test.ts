import { describe, expect, test } from 'vitest';
import { SITE_LIMITS } from '../../../../../src/worker/modules/audits/site/limits.ts';
import { asInvocation } from '../../../../../src/worker/platform/invocation/invocation.ts';
import { serveSite } from '../../../sites/serve.ts';
import { failure, open, PAGE, TEXT } from './world.ts';

const MB = 1024 * 1024;

describe('a hostile page', () => {
  test('of 300 MB is read to its 2 MB limit, and the rest is not taken', async () => {
    const site = await serveSite({ http: { '/': { does: 'huge' } } });
    const { page, fetches } = await open(site.http);
    expect([page.bytes, page.isWhole, fetches[0]?.bytes]).toEqual([2 * MB, false, 2 * MB]);
    expect((await site.seen()).bytesSent).toBeLessThan(20 * MB);
  });

  test('that expands to 300 MB is read to the same limit', async () => {
    const site = await serveSite({ http: { '/': { does: 'bomb' } } });
    const { page } = await open(site.http);
    expect([page.bytes, page.isWhole]).toEqual([2 * MB, false]);
  });

  test('that drips is cut when its time is over, and what came is audited', async () => {
    const site = await serveSite({ http: { '/': { does: 'drip' } } });
    const { page } = await open(site.http, { pageMs: 400 });
    expect(page.isWhole).toBe(false);
    expect(page.html).toMatch(/^a{1,40}$/);
  });

  test('that hangs is TIMED_OUT, before the headers and after them', async () => {
    const site = await serveSite({ http: { '/': { does: 'hang' }, '/body': { does: 'stall' } } });
    expect(await failure(site.http, { pageMs: 200 })).toMatchObject({ code: 'TIMED_OUT' });
    expect(await failure(`${site.http}/body`, { pageMs: 200 })).toMatchObject({ code: 'TIMED_OUT' });
  });

  test('that redirects for ever is TOO_MANY_REDIRECTS, after six requests', async () => {
    const replies = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`/${i}`, { status: 302, headers: [['Location', `/${i + 1}`]] }]),
    ) as Record<string, { status: number; headers: [string, string][] }>;
    const site = await serveSite({ http: replies });
    expect(await failure(`${site.http}/0`)).toMatchObject({ code: 'TOO_MANY_REDIRECTS' });
    expect((await site.seen()).requests).toHaveLength(6);
  });

  test('that redirects to itself is asked for once', async () => {
    const loop = (to: string) => ({ status: 301, headers: [['Location', to]] as [string, string][] });
    const site = await serveSite({ http: { '/': loop('/a'), '/a': loop('/#again') } });
    expect(await failure(site.http)).toMatchObject({ code: 'TOO_MANY_REDIRECTS' });
    expect((await site.seen()).requests).toEqual(['GET http /', 'GET http /a']);
  });

  test('with a body behind a redirect that never ends does not hold up the redirect', async () => {
    const site = await serveSite({
      http: {
        '/': { status: 302, headers: [['Location', '/page']], does: 'huge' },
        '/page': { body: PAGE },
      },
    });
    const { fetches } = await open(site.http);
    expect(fetches.map(({ status, bytes }) => [status, bytes])).toEqual([
      [302, 0],
      [200, PAGE.length],
    ]);
  });
});

describe('the requests of one audit', () => {
  test('are 40 at most, and each redirect is one', async () => {
    const site = await serveSite({
      http: {
        '/': { body: PAGE },
        '/r': { status: 302, headers: [['Location', '/end']] },
        '/end': { body: 'x' },
        '*': { body: 'x' },
      },
    });
    const opened = await open(site.http);
    const first = await opened.fetch(`${site.http}/r`, 'image');
    expect([first.hops.length, opened.requestsLeft()]).toEqual([2, SITE_LIMITS.requests - 3]);
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, i) => opened.fetch(`${site.http}/${i}`, 'image')),
    );
    expect(all.map(({ error }) => error?.code ?? 'ok')).toEqual([
      ...Array(37).fill('ok'),
      ...Array(13).fill('NO_REQUESTS_LEFT'),
    ]);
    expect(opened.fetches).toHaveLength(40);
    expect(opened.requestsLeft()).toBe(0);
    expect((await site.seen()).requests).toHaveLength(40);
  });

  test('go to a URL once, whatever its fragment and however often it is asked for', async () => {
    const site = await serveSite({ http: { '/': { body: PAGE }, '/a': { body: 'abcdef' } } });
    const opened = await open(site.http);
    const [whole, again, part] = await Promise.all([
      opened.fetch(`${site.http}/a`, 'image'),
      opened.fetch(`${site.http}/a#b`, 'icon'),
      opened.fetch(`${site.http}/a`, 'image', { maxBytes: 3 }),
    ]);
    expect(again.body).toEqual(whole.body);
    expect([whole.isWhole, part.body.length, part.isWhole]).toEqual([true, 3, false]);
    expect((await opened.fetch(`${site.http}/`, 'http')).status).toBe(200);
    await opened.fetch(`${site.http}/a`, 'image', { method: 'HEAD' });
    await opened.fetch(`${site.http}/a`, 'cors', { headers: { Origin: 'https://other.example.net' } });
    expect((await site.seen()).requests).toEqual([
      'GET http /',
      'GET http /a',
      'HEAD http /a',
      'GET http /a',
    ]);
  });

  test('are the same ones however fast the servers are', async () => {
    const slow = { status: 302, headers: [['Location', '/1b']] as [string, string][] };
    const site = await serveSite({
      http: {
        '/': { body: PAGE },
        '/slow': { does: 'hang' },
        '/1': slow,
        '/1b': { body: 'x' },
        '/2': { status: 302, headers: [['Location', '/2b']] },
        '/2b': { body: 'x' },
      },
    });
    const opened = await open(site.http, { requests: 5 });
    const urls = ['/slow', '/1', '/2'].map((path) => site.http + path);
    const [, one, two] = await Promise.all(urls.map((url) => opened.fetch(url, 'image', { timeoutMs: 200 })));
    expect(opened.fetches.map(({ url }) => url.slice(site.http.length))).toEqual([
      '/',
      '/slow',
      '/1',
      '/2',
      '/1b',
    ]);
    expect([one?.status, two?.error?.code]).toEqual([200, 'NO_REQUESTS_LEFT']);
  });

  test('end with the time of the audit, although everything hangs', async () => {
    const site = await serveSite({ http: { '/': { body: PAGE }, '*': { does: 'hang' } } });
    const opened = await open(site.http, { totalMs: 600, resourceMs: 250 });
    const all = await asInvocation(() =>
      Promise.all(Array.from({ length: 39 }, (_, i) => opened.fetch(`${site.http}/${i}`, 'image'))),
    );
    expect(new Set(all.map(({ error }) => error?.code))).toEqual(new Set(['TIMED_OUT']));
    expect(opened.fetches).toHaveLength(40);
    // Four at a time in three rounds: the other requests are not made at all.
    expect((await site.seen()).requests.length).toBeLessThan(20);
  });

  test('bring 16 MB of bodies at most, but for those under way', async () => {
    const body = 'x'.repeat(500_000);
    const site = await serveSite({ http: { '/': { body: PAGE }, '*': { body } } });
    const opened = await open(site.http, { allBodiesBytes: 2 * MB });
    const sizes: number[] = [];
    for (let i = 0; i < 8; i++) {
      const { body: got, isWhole } = await opened.fetch(`${site.http}/${i}`, 'image');
      sizes.push(got.length);
      expect(isWhole).toBe(got.length === body.length);
    }
    expect(sizes.reduce((sum, size) => sum + size, PAGE.length)).toBe(2 * MB);
  });
});

test('a server that breaks off is BAD_RESPONSE without a body, and cut with a part of one', async () => {
  const site = await serveSite({
    http: {
      '/none': { does: 'break at once' },
      '/part': { does: 'break', body: TEXT },
      '/garbage': { does: 'garbage' },
      '/reset': { does: 'reset' },
      '/999': { status: 999, body: PAGE },
    },
  });
  expect(await failure(`${site.http}/none`)).toMatchObject({ code: 'BAD_RESPONSE' });
  expect(await failure(`${site.http}/999`)).toMatchObject({ code: 'BAD_RESPONSE' });
  expect(await failure(`${site.http}/garbage`)).toMatchObject({ code: 'UNREACHABLE' });
  expect(await failure(`${site.http}/reset`)).toMatchObject({ code: 'UNREACHABLE' });
  const { page } = await open(`${site.http}/part`);
  expect([page.html, page.isWhole]).toEqual([TEXT, false]);
});
