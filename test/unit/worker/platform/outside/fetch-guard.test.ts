import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { guardedFetch, urlProblem } from '../../../../../src/worker/platform/outside/fetch-guard.ts';

const development = { ENVIRONMENT: 'development' as const, ALLOW_PRIVATE_HOSTS: '1' };
const strict = { ENVIRONMENT: 'development' as const };
const production = { ENVIRONMENT: 'production' as const };

describe('which addresses may be called', () => {
  test.each([
    'javascript:alert(1)',
    'ftp://example.com/x',
    'file:///etc/passwd',
    'data:text/plain,x',
    'example.com/x',
    '//example.com',
    'https://',
    'http://user@example.com/',
    'http://user:pass@example.com/',
    'http://:pass@example.com/',
    '',
  ])('%j nowhere', (url) => {
    for (const env of [development, strict, production]) expect(urlProblem(env, url)).not.toBeNull();
  });

  test.each([
    'http://localhost/',
    'http://127.0.0.1:8080/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.0.1/',
    'http://printer/',
    'http://db.internal/',
    'http://foo.localhost./',
  ])('%j only where private hosts are allowed', (url) => {
    expect(urlProblem(development, url)).toBeNull();
    expect(urlProblem(strict, url)).toMatch(/public internet/);
  });

  test('production takes https on its usual ports alone', () => {
    expect(urlProblem(production, 'https://example.com/hooks?a=b')).toBeNull();
    expect(urlProblem(production, 'https://example.com:443/')).toBeNull();
    expect(urlProblem(production, 'https://example.com:8443/')).toMatch(/port/);
    expect(urlProblem(production, 'http://example.com/')).toMatch(/https/);
    expect(urlProblem(production, 'https://10.0.0.1/')).toMatch(/public internet/);
    expect(urlProblem(strict, 'http://example.com:8080/')).toBeNull();
  });

  test('plain http, where it is asked for, and nothing else with it', () => {
    expect(urlProblem(production, 'http://example.com/', true)).toBeNull();
    for (const url of [
      'ftp://example.com/',
      'http://example.com:8080/',
      'http://10.0.0.1/',
      'http://u@example.com/',
    ])
      expect(urlProblem(production, url, true)).not.toBeNull();
  });
});

describe('a call', () => {
  const servers: { server: Server; sockets: Set<Socket> }[] = [];
  afterEach(() => {
    for (const { server, sockets } of servers.splice(0)) {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    const sockets = new Set<Socket>();
    server.on('connection', (socket) => sockets.add(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push({ server, sockets });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  const post = (url: string, limits = { timeoutMs: 5000, maxBytes: 10 }, env: object = development) =>
    guardedFetch(
      { env: env as never },
      url,
      { method: 'POST', headers: { 'x-secret': 'a-secret' }, body: 'sent' },
      limits,
    );

  test('gives status, headers and body of any answer', async () => {
    const url = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () =>
        response
          .writeHead(418, { 'x-method': request.method!, 'x-got': request.headers['x-secret'] })
          .end(body),
      );
    });
    const { status, headers, body, isWhole } = await post(url);
    expect(status).toBe(418);
    expect(headers.get('x-method')).toBe('POST');
    expect(headers.get('x-got')).toBe('a-secret');
    expect([new TextDecoder().decode(body), isWhole]).toEqual(['sent', true]);
  });

  test('reads no more than the bound of an endless body', async () => {
    const url = await serve((_request, response) => {
      const more = () => {
        while (response.write('0123456789abcdef'.repeat(1024)));
      };
      response.writeHead(200).on('drain', more);
      more();
    });
    const { body, isWhole } = await post(url);
    expect([new TextDecoder().decode(body), isWhole]).toEqual(['0123456789', false]);
  });

  test('a body as long as the bound is whole', async () => {
    const url = await serve((_request, response) => response.end('0123456789'));
    const { body, isWhole } = await post(url);
    expect([body.length, isWhole]).toEqual([10, true]);
  });

  test('a body that stalls: what came before the time was up', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(500);
      response.write('oh');
    });
    const { status, body, isWhole } = await post(url, { timeoutMs: 300, maxBytes: 10 });
    expect([status, new TextDecoder().decode(body), isWhole]).toEqual([500, 'oh', false]);
  });

  test('does not follow redirects', async () => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked++;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect((await post(url)).status).toBe(307);
    expect(asked).toBe(1);
  });

  test('a server that says nothing, hangs up, is not there, or may not be called: errors without the address', async () => {
    const silent = await serve(() => {});
    const rude = await serve((request) => request.socket.destroy());
    const gone = await serve(() => {});
    servers.pop()!.server.close();
    const failures = [
      [() => post(`${silent}?token=a-secret`, { timeoutMs: 200, maxBytes: 10 }), 'TIMED_OUT'],
      [() => post(`${rude}?token=a-secret`), 'UNREACHABLE'],
      [() => post(`${gone}?token=a-secret`), 'UNREACHABLE'],
      [() => post(`${silent}?token=a-secret`, undefined, strict), 'URL_NOT_ALLOWED'],
    ] as const;
    for (const [call, code] of failures) {
      const error = await call().then(
        () => null,
        (thrown: Error) => thrown,
      );
      expect(error).toMatchObject({ code });
      expect(error!.message).not.toContain('a-secret');
      expect(error!.message).not.toContain('127.0.0.1');
    }
  });
});
