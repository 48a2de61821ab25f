import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, createServer as createPlainServer } from 'node:net';
import tls from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '../../../src/sidecar/limits.ts';
import { type InspectRequest, inspectResult } from '../../../src/sidecar/protocol.ts';
import { authority, type CertificateName, certificates, key } from '../../worker/sites/certificates.ts';
import { post, sidecar } from './caller.ts';

const cleanups: (() => unknown)[] = [];
beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority]));
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

/** Starts a site that counts its requests, and responds to each with 200 `Hello`. */
async function site(
  name: CertificateName = 'good',
  listener: RequestListener = (_, response) => response.end('Hello'),
) {
  const requests: string[] = [];
  const server: Server = createServer({ key, cert: certificates[name] }, (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanups.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}/`, port, requests };
}

async function inspect(
  url: string,
  other: Partial<InspectRequest> = {},
  limits: Partial<Limits> = {},
  allowPrivateHosts = true,
) {
  const { app, log } = sidecar(limits, allowPrivateHosts);
  const response = await post(app, '/inspect', {
    url,
    method: 'GET',
    headers: [['User-Agent', 'Herald-Audit/1.0']],
    max_bytes: 1000,
    ...other,
  });
  if (response.status !== 200) throw new Error(`inspect: ${response.status}`);
  return { ...inspectResult.parse(await response.json()), log };
}

const textOf = (body: string | undefined) => Buffer.from(body ?? '', 'base64').toString();

describe('POST /inspect', () => {
  it('tells the facts of a good certificate, and the response', async () => {
    const { url, port, requests } = await site();
    const { failure, certificate, protocol, response, log } = await inspect(url);
    expect(failure).toBeNull();
    expect(certificate).toEqual({
      is_valid: true,
      problem: null,
      subject: 'Herald test',
      issuer: 'Herald test authority',
      valid_from: '2020-01-01T00:00:00.000Z',
      valid_to: '2120-01-01T00:00:00.000Z',
      names: ['localhost'],
    });
    expect(protocol).toBe('TLSv1.3');
    expect(response).toMatchObject({ status: 200, is_whole: true });
    expect(textOf(response?.body)).toBe('Hello');
    expect(requests).toEqual(['GET /']);
    expect(log).toEqual([
      expect.objectContaining({ path: '/inspect', host: 'localhost', port, failure: null }),
    ]);
  });

  it.each([
    ['expired', 'CERT_HAS_EXPIRED'],
    ['wrong name', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ] as const)(
    'names what is wrong with a certificate that is %s, and reads the page behind it',
    async (name, problem) => {
      const { url } = await site(name);
      const { failure, certificate, response } = await inspect(url);
      expect(failure).toBeNull();
      expect(certificate).toMatchObject({ is_valid: false, problem });
      expect(textOf(response?.body)).toBe('Hello');
    },
  );

  it('makes no request if none is asked for', async () => {
    const { url, requests } = await site();
    const { certificate, response } = await inspect(url, { max_bytes: null });
    expect([certificate?.is_valid, response]).toEqual([true, null]);
    expect(requests).toEqual([]);
  });

  it('follows no redirect, keeps headers apart, and sends those it was given', async () => {
    let agent: string | undefined;
    const { url, requests } = await site('good', (request, response) => {
      agent = request.headers['user-agent'];
      response.writeHead(302, { Location: '/next', 'Set-Cookie': ['a=1', 'b=2'] }).end();
    });
    const { response } = await inspect(url);
    expect(response?.status).toBe(302);
    expect(response?.headers.filter(([name]) => name === 'Set-Cookie')).toEqual([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ]);
    expect(requests).toEqual(['GET /']);
    expect(agent).toBe('Herald-Audit/1.0');
  });

  it('cuts a body, and what a body expands to', async () => {
    const endless = await site('good', (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('a'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const zip = gzipSync(Buffer.alloc(10_000_000));
    const bomb = await site('good', (_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(zip);
    });
    for (const { url } of [endless, bomb]) {
      const { response } = await inspect(url, { max_bytes: 5000 });
      expect([Buffer.from(response?.body ?? '', 'base64').length, response?.is_whole]).toEqual([5000, false]);
    }
  });

  it('answers what came of a body that breaks off, or is no gzip', async () => {
    const broken = await site('good', (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('Hello', () => request.socket.destroy());
    });
    const { response } = await inspect(broken.url);
    expect([textOf(response?.body), response?.is_whole]).toEqual(['Hello', false]);
    const wrong = await site('good', (_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('Hello');
    });
    expect((await inspect(wrong.url)).response).toMatchObject({ status: 200, body: '', is_whole: false });
  });

  it('shows the certificate of a server that then does not answer, or for too long', async () => {
    const reset = await site('expired', (request) => request.socket.destroy());
    const slow = await site('expired', () => {});
    const flood = await site('expired', (_, response) => {
      response.writeHead(200, { 'X-Long': 'a'.repeat(100_000) }).end();
    });
    for (const { url } of [reset, slow, flood]) {
      const { failure, certificate, response } = await inspect(url, {}, { inspect: 2_000 });
      expect([failure, certificate?.problem, response]).toEqual([null, 'CERT_HAS_EXPIRED', null]);
    }
  });

  it('tells why there is no TLS connection', async () => {
    const plain = createPlainServer((socket) => socket.end('220 no TLS here\r\n'));
    const silent = createPlainServer(() => {});
    for (const server of [plain, silent]) {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      cleanups.push(() => server.close());
    }
    const urlOf = (server: typeof plain) => `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const codes = [];
    for (const url of [urlOf(plain), urlOf(silent), 'https://127.0.0.1:9/', 'https://nobody.invalid/']) {
      const { failure, certificate } = await inspect(url, {}, { inspect: 2_000 });
      expect(certificate).toBeNull();
      codes.push(failure?.code);
    }
    expect(codes).toEqual(['TLS_UNAVAILABLE', 'TIMEOUT', 'REFUSED', 'HOST_UNKNOWN']);
  });

  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://0.0.0.0/',
  ])('connects to nothing private: %s', async (url) => {
    const { failure } = await inspect(url, {}, {}, false);
    expect(failure?.code).toBe('PRIVATE_ADDRESS');
  });

  it.each([
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/',
    'https://0.0.0.0/',
    'https://[::]/',
  ])('connects to loopback alone in development: %s', async (url) => {
    expect((await inspect(url)).failure?.code).toBe('PRIVATE_ADDRESS');
  });

  it('refuses what is no https URL, more bytes than an audit may read, and callers without the token', async () => {
    const { app } = sidecar();
    const body = { url: 'https://127.0.0.1:9/', method: 'GET', headers: [], max_bytes: 10 };
    for (const wrong of [
      { url: 'http://127.0.0.1:9/' },
      { url: 'https://user:secret@127.0.0.1:9/' },
      { url: 'nowhere' },
      { method: 'POST' },
      { max_bytes: 3_000_000 },
    ]) {
      expect((await post(app, '/inspect', { ...body, ...wrong })).status).toBe(400);
    }
    const response = await app.request('/inspect', { method: 'POST', body: JSON.stringify(body) });
    expect(response.status).toBe(401);
  });

  it('takes a place of the slow calls, and says BUSY without one', async () => {
    const { url } = await site();
    expect((await inspect(url, {}, { slowCalls: 0 })).failure?.code).toBe('BUSY');
  });
});
