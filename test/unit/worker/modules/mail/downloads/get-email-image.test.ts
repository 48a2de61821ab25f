import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchImage } from '../../../../../../src/worker/modules/mail/downloads/get-email-image.ts';

const development = { ENVIRONMENT: 'development', ALLOW_PRIVATE_HOSTS: '1' };
const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');
const PNG = bytes('\x89PNG\r\n\x1a\nthe rest of it');
const WEBP = bytes('RIFF\x10\0\0\0WEBPVP8 the rest');

const servers: Server[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts an image server, and records the requests to it. */
async function serve(listener: RequestListener): Promise<{ url: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests };
}

const answering = (type: string | undefined, body: Buffer | string, status = 200) =>
  serve((_request, response) => {
    if (type !== undefined) response.setHeader('content-type', type);
    response.writeHead(status).end(body);
  });

const fetched = (url: string, env: object = development) => fetchImage({ env: env as never }, new URL(url));

describe('recognised images', () => {
  test.each([
    ['image/png', PNG, 'image/png'],
    ['image/jpeg; charset=x', bytes('\xff\xd8\xff\xe0JFIF'), 'image/jpeg'],
    ['IMAGE/GIF', bytes('GIF89a the rest'), 'image/gif'],
    ['image/gif', bytes('GIF87a the rest'), 'image/gif'],
    ['image/webp', WEBP, 'image/webp'],
    // The type comes from the content, not from the header.
    ['image/jpg', PNG, 'image/png'],
    ['application/octet-stream', WEBP, 'image/webp'],
  ])('%s that begins like an image: %#', async (claimed, body, type) => {
    const { url } = await answering(claimed, body);
    const image = await fetched(url);
    expect(image.type).toBe(type);
    expect(Buffer.from(image.bytes)).toEqual(body);
  });

  test.each([
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['image/svg+xml', PNG],
    ['image/png', '<html><script>1</script>'],
    ['image/png', ' \x89PNG\r\n\x1a\n'],
    ['image/png', ''],
    ['image/webp', 'RIFF\x10\0\0\0WAVEfmt '],
    ['image/gif', 'GIF'],
    ['image/bmp', 'BM the rest'],
    ['text/html', PNG],
    [undefined, PNG],
  ])('%s is not an image: %j', async (claimed, body) => {
    const { url } = await answering(claimed, body);
    await expect(fetched(url)).rejects.toMatchObject({ kind: 'unsupported', code: 'NOT_AN_IMAGE' });
  });
});

test('the server learns nothing about the reader', async () => {
  const { url, requests } = await answering('image/png', PNG);
  await fetched(`${url}a.png?id=1#x`);
  expect(requests.map((request) => request.url)).toEqual(['/a.png?id=1']);
  const { 'user-agent': agent, ...headers } = requests[0]!.headers;
  expect(agent).toBe('Mozilla/5.0 (compatible)');
  for (const name of ['cookie', 'referer', 'origin', 'authorization', 'x-forwarded-for', 'cf-connecting-ip'])
    expect(headers).not.toHaveProperty(name);
});

describe('sizes', () => {
  test('an image up to the limit is complete, whatever its server claims', async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.write(PNG);
      response.end(Buffer.alloc(5_000_000 - PNG.length));
    });
    expect((await fetched(url)).bytes).toHaveLength(5_000_000);
  });

  test('one byte more is refused, also if the response never ends', async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.write(PNG);
      response.end(Buffer.alloc(5_000_001 - PNG.length));
    });
    const endless = await serve((_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
      };
      response.writeHead(200, { 'content-type': 'image/png' }).on('drain', more);
      response.write(PNG);
      more();
    });
    for (const address of [url, endless.url]) {
      await expect(fetched(address)).rejects.toMatchObject({ kind: 'too_large', code: 'IMAGE_TOO_LARGE' });
    }
  });

  test('an interrupted image is not fetched', async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 1000 });
      response.write(PNG, () => response.destroy());
    });
    await expect(fetched(url)).rejects.toMatchObject({ kind: 'remote_failed', code: 'IMAGE_NOT_FETCHED' });
  });
});

test.each([404, 403, 500, 204, 206, 304])('the status %d is not an image', async (status) => {
  const { url } = await answering('image/png', status === 204 || status === 304 ? '' : PNG, status);
  await expect(fetched(url)).rejects.toMatchObject({ kind: 'remote_failed', code: 'IMAGE_NOT_FETCHED' });
});

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('%d is followed, also to a relative address', async (status) => {
    const { url, requests } = await serve((request, response) => {
      if (request.url === '/there') response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
      else response.writeHead(status, { location: '../there', 'set-cookie': 'id=1' }).end();
    });
    expect((await fetched(`${url}a/b`)).type).toBe('image/png');
    expect(requests[1]!.headers).not.toHaveProperty('cookie');
    expect(requests[1]!.headers).not.toHaveProperty('referer');
  });

  test('at most three are followed', async () => {
    const { url, requests } = await serve((request, response) => {
      const remaining = Number(request.url!.slice(1));
      if (remaining === 0) response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
      else response.writeHead(302, { location: `/${remaining - 1}` }).end();
    });
    expect((await fetched(`${url}3`)).type).toBe('image/png');
    requests.length = 0;
    await expect(fetched(`${url}4`)).rejects.toMatchObject({ code: 'IMAGE_NOT_FETCHED' });
    expect(requests).toHaveLength(4);
  });

  test('each goes through the guard', async () => {
    const inside = await answering('image/png', PNG);
    for (const location of ['file:///etc/passwd', 'javascript:1', 'http://user:pass@example.com/']) {
      const { url } = await serve((_request, response) => response.writeHead(302, { location }).end());
      await expect(fetched(url), location).rejects.toMatchObject({ code: 'URL_NOT_ALLOWED' });
    }
    const { url } = await serve((_request, response) =>
      response.writeHead(302, { location: inside.url }).end(),
    );
    // In this test, the guard allows only the first server.
    const env = { ENVIRONMENT: 'development', asked: 0 };
    Object.defineProperty(env, 'ALLOW_PRIVATE_HOSTS', { get: () => (env.asked++ === 0 ? '1' : undefined) });
    await expect(fetched(url, env)).rejects.toMatchObject({ kind: 'refused', code: 'URL_NOT_ALLOWED' });
    expect(inside.requests).toEqual([]);
  });

  test('one without a valid address is refused', async () => {
    for (const headers of [{}, { location: 'http://' }]) {
      const { url } = await serve((_request, response) => response.writeHead(302, headers).end());
      await expect(fetched(url)).rejects.toMatchObject({ code: 'IMAGE_NOT_FETCHED' });
    }
  });
});

test('private addresses are refused; plain http is allowed, also in production', async () => {
  const production = { ENVIRONMENT: 'production' };
  const { url, requests } = await answering('image/png', PNG);
  for (const address of [url, 'http://169.254.169.254/latest/', 'http://localhost/', 'http://[::1]/'])
    await expect(fetched(address, production)).rejects.toMatchObject({ code: 'URL_NOT_ALLOWED' });
  expect(requests).toEqual([]);
  vi.stubGlobal('fetch', async () => new Response(PNG, { headers: { 'content-type': 'image/png' } }));
  expect((await fetched('http://example.com/', production)).type).toBe('image/png');
});
