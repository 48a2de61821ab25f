import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EmailDetail } from '../../../../../src/contract/mail/emails.ts';
import { getEmailImage } from '../../../../../src/worker/modules/mail/downloads/get-email-image.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { request, withEnv } from '../../identity/auth-helpers.ts';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const png = () => new Response(PNG, { headers: { 'content-type': 'image/png', 'set-cookie': 'tracked=1' } });

/** The requests to the replaced network. `test/unit/…/reading/image.test.ts` tests the real guard with sockets. */
let requests: string[] = [];
let answer: () => Response | Promise<Response> = png;
beforeAll(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return answer();
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  requests = [];
  answer = png;
});

let hosts = 0;
/** Returns an address that no other test requests. */
const newAddress = () => `https://images-${++hosts}.example.com/logo.png?mail=1&to="kim"`;

async function save(client: Client, html: string, more: object = {}): Promise<EmailDetail> {
  const response = await client.request('POST', '/api/emails', {
    from_address: 'kim@example.com',
    to_address: 'support@example.com',
    body_html: html,
    ...more,
  });
  expect(response.status).toBe(201);
  return response.json();
}

const pathOf = (id: number, url: string) => `/api/emails/${id}/images?${new URLSearchParams({ url })}`;

/** Returns the paths that a reader requests to see the images of a mail. */
function imagesIn({ id, body_html }: EmailDetail): string[] {
  const images = [...body_html.matchAll(/<img data-src="([^"]*)"/g)];
  return images.map(([, address]) => pathOf(id, address!.replaceAll('&amp;', '&')));
}

describe('GET /api/emails/{id}/images', () => {
  test('answers the image on request, and fetches nothing before', async () => {
    const client = await makeOrganization();
    const address = newAddress();
    const saved = await save(client, `<p>a<img alt="Logo" src='${address}'></p>`);
    const email = (await (await client.request('GET', `/api/emails/${saved.id}`)).json()) as EmailDetail;
    await client.request('GET', `/api/emails/${saved.id}/thread`);
    expect(email.body_html).not.toMatch(/\ssrc=/);
    expect(requests).toEqual([]);

    const [path] = imagesIn(email);
    const response = await client.request('GET', path!);
    expect(response.status).toBe(200);
    expect(requests).toEqual([new URL(address).href]);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=604800, immutable',
      vary: expect.stringContaining('Cookie'),
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
  });

  test('works for mail that is too long for its row, and for mail that older rules cleaned', async () => {
    const client = await makeOrganization();
    const address = newAddress();
    const long = await save(
      client,
      `<p>${Array.from({ length: 4000 }, (_, i) => i * 7919).join(' ')}<img src='${address}'>`,
    );
    const { body_key } = (await testEnv.DB.prepare('SELECT body_key FROM emails WHERE id = ?')
      .bind(long.id)
      .first<{ body_key: string | null }>())!;
    expect(body_key).not.toBeNull();
    const [path] = imagesIn(long);
    expect((await client.request('GET', path!)).status).toBe(200);

    const old = await save(client, '');
    await testEnv.DB.prepare('UPDATE emails SET html_rules = 1, body_html = ? WHERE id = ?')
      .bind(await gzip(`<img src="${newAddress().replaceAll('"', '%22')}" />`), old.id)
      .run();
    const read = (await (await client.request('GET', `/api/emails/${old.id}`)).json()) as EmailDetail;
    expect(imagesIn(read)).toHaveLength(1);
    expect((await client.request('GET', imagesIn(read)[0]!)).status).toBe(200);
  });

  test('refuses other addresses than those of the images in that email', async () => {
    const client = await makeOrganization();
    const [shown, elsewhere] = [newAddress(), newAddress()];
    const { id } = await save(
      client,
      `<img src='${shown}'><a href='https://linked.example.com/'>a</a> https://named.example.com/
      &lt;img data-src="https://quoted.example.com/"&gt; <p title='<img data-src="https://titled.example.com/"'>b</p>
      <img src="cid:part1"><img src="data:image/png;base64,AAAA">`,
    );
    await save(client, `<img src='${elsewhere}'>`);
    for (const address of [
      elsewhere,
      'https://linked.example.com/',
      'https://named.example.com/',
      'https://quoted.example.com/',
      'https://titled.example.com/',
      `${shown}&more=1`,
      shown.slice(0, -1),
      shown.replace('https', 'http'),
      'https://unknown.example.com/',
    ]) {
      const response = await client.request('GET', pathOf(id, address));
      expect(await response.json(), address).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    for (const address of [
      '',
      'logo.png',
      '//example.com/',
      'file:///etc/passwd',
      'cid:part1',
      'data:image/png;base64,AAAA',
      `https://a.example/${'a'.repeat(4000)}`,
    ]) {
      const response = await client.request('GET', pathOf(id, address));
      expect(await response.json(), address).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'url' }],
      });
    }
    expect((await client.request('GET', `/api/emails/${id}/images`)).status).toBe(400);
    expect(requests).toEqual([]);
  });

  test('caches the image for that organization only', async () => {
    const [client, other] = [await makeOrganization(), await makeOrganization()];
    const address = newAddress();
    const one = await save(client, `<img src='${address}'>`);
    const again = await save(client, `<p>b<img src='${address}'>`);
    const theirs = await save(other, `<img src='${address}'>`);

    const ctx = testCtx(client.organizationId);
    const image = await getEmailImage(ctx, one.id, address);
    await ctx.waited();
    answer = () => new Response(null, { status: 500 });
    expect(await getEmailImage(ctx, again.id, address)).toEqual(image);
    expect(image).toEqual({ type: 'image/png', bytes: PNG });
    expect(requests).toHaveLength(1);
    expect((await other.request('GET', imagesIn(theirs)[0]!)).status).toBe(502);
    expect(requests).toHaveLength(2);
    // The cache serves it only to those who can see the mail.
    expect((await other.request('GET', imagesIn(one)[0]!)).status).toBe(404);
  });

  test('answers a code for an image that cannot be fetched, and does not cache it', async () => {
    const client = await makeOrganization();
    const address = newAddress();
    const [path] = imagesIn(await save(client, `<img src='${address}'>`));
    const redirect = (location: string) => () => new Response(null, { status: 302, headers: { location } });
    for (const [next, status, code] of [
      [() => new Response('gone', { status: 404 }), 502, 'IMAGE_NOT_FETCHED'],
      [() => Promise.reject(new TypeError('Network connection lost.')), 502, 'UNREACHABLE'],
      [redirect('ftp://example.com/'), 422, 'URL_NOT_ALLOWED'],
      [redirect('/round'), 502, 'IMAGE_NOT_FETCHED'],
      [() => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }), 415, 'NOT_AN_IMAGE'],
      [
        () => {
          const large = new Uint8Array(5_000_001);
          large.set(PNG);
          return new Response(large, { headers: { 'content-type': 'image/png' } });
        },
        413,
        'IMAGE_TOO_LARGE',
      ],
    ] as const) {
      answer = next;
      const response = await client.request('GET', path!);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const problem = await response.text();
      expect(JSON.parse(problem)).toMatchObject({ status, code });
      expect(problem).not.toContain('images-');
    }
    answer = png;
    expect((await client.request('GET', path!)).status).toBe(200);
  });

  test('limits images per organization and minute; cached ones do not count', async () => {
    const client = await makeOrganization();
    const [kept, more] = [newAddress(), newAddress()];
    const email = await save(client, `<img src='${kept}'><img src='${more}'>`);
    const ctx = testCtx(client.organizationId);
    await getEmailImage(ctx, email.id, kept);
    await ctx.waited();
    const counted: string[] = [];
    const limit = async ({ key }: { key: string }) => ({ success: counted.push(key) === 0 });
    requests = [];
    const get = (url: string) =>
      withEnv(
        { IMAGE_LIMIT: { limit } as RateLimit },
        request('GET', pathOf(email.id, url), undefined, { cookie: client.cookie }),
      );
    expect((await get(kept)).status).toBe(200);
    const refused = await get(more);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(counted).toEqual([String(client.organizationId)]);
    expect(requests).toEqual([]);
  });
});

async function gzip(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
