/** Runs in Node beside the tests in workerd: servers of sites that tests describe, and the sidecar. */
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import tls from 'node:tls';
import { constants, createGzip, gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import type { TestProject } from 'vitest/node';
import { createSidecar } from '../../../src/sidecar/app.ts';
import { authority, certificates, key } from './certificates.ts';
import type { Reply, Seen, SiteSpec } from './reply.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteServers: { control: string; sidecar: string };
  }
}

const TLS_HANDSHAKE = 0x16;
const HUGE = 300 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, 'a');

interface Running {
  seen: Seen;
  close(): void;
}

export default async function setup(project: TestProject): Promise<() => void> {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority]);
  const sites = new Map<number, Running>();
  const control = createHttpServer(async (request, response) => {
    const port = Number(request.url?.slice(1));
    if (request.method === 'POST') {
      const site = await startSite(await readJson(request));
      sites.set(site.port, site);
      response.end(String(site.port));
    } else {
      response.end(JSON.stringify(sites.get(port)?.seen));
    }
  });
  const sidecar = serve({
    fetch: createSidecar({
      token: 'test-sidecar-token',
      allowPrivateHosts: true,
      log: () => {},
      signal: new AbortController().signal,
    }).fetch,
    port: 0,
    hostname: '127.0.0.1',
  });
  await Promise.all([once(control.listen(0, '127.0.0.1'), 'listening'), once(sidecar, 'listening')]);
  const addressOf = (server: { address(): unknown }) =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  project.provide('siteServers', { control: addressOf(control), sidecar: addressOf(sidecar) });
  return () => {
    for (const site of sites.values()) site.close();
    for (const server of [control, sidecar]) {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    }
  };
}

async function readJson(request: IncomingMessage): Promise<SiteSpec> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as SiteSpec;
}

async function startSite(spec: SiteSpec): Promise<Running & { port: number }> {
  const seen: Seen = { requests: [], headers: [], bytesSent: 0, connections: 0 };
  const sockets = new Set<Socket>();
  let port = 0;
  const answering = (scheme: 'http' | 'https') => (request: IncomingMessage, response: ServerResponse) => {
    seen.requests.push(`${request.method} ${scheme} ${request.url}`);
    seen.headers.push(request.headers as Record<string, string>);
    const replies = spec[scheme] ?? {};
    const found = replies[request.url ?? ''] ?? replies['*'] ?? { status: 404, body: 'Not found' };
    answer(
      JSON.parse(JSON.stringify(found).replaceAll('PORT', String(port))) as Reply,
      request,
      response,
      seen,
    );
  };
  const http = createHttpServer(answering('http'));
  const https = spec.certificate
    ? createHttpsServer({ key, cert: certificates[spec.certificate] }, answering('https'))
    : null;
  const server: Server = createServer((socket) => {
    seen.connections++;
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => {
      socket.pause();
      socket.unshift(data);
      const target = data[0] === TLS_HANDSHAKE ? https : spec.http ? http : null;
      if (target) target.emit('connection', socket);
      else socket.destroy();
      process.nextTick(() => socket.resume());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port, seen, close };
}

function answer(reply: Reply, request: IncomingMessage, response: ServerResponse, seen: Seen): void {
  const { status = 200, headers = [['Content-Type', 'text/html; charset=utf-8']], body = '', does } = reply;
  const flat = headers.flat();
  if (does === 'hang') return;
  if (does === 'reset') {
    request.socket.destroy();
    return;
  }
  if (does === 'garbage') {
    request.socket.end('no HTTP at all\r\n\r\n');
    return;
  }
  if (does === 'break' || does === 'break at once') {
    response.writeHead(status, [...flat, 'Content-Length', '100000']);
    response.flushHeaders();
    if (does === 'break') response.write(body);
    setTimeout(() => request.socket.destroy(), 50);
    return;
  }
  if (does === 'bomb') {
    response.writeHead(status, [...flat, 'Content-Encoding', 'gzip']);
    const gzip = createGzip({ level: constants.Z_BEST_COMPRESSION });
    gzip.on('data', (part: Buffer) => {
      seen.bytesSent += part.length;
    });
    gzip.pipe(response);
    pour((part) => gzip.write(part), gzip, response, Buffer.alloc(64 * 1024));
    return;
  }
  response.writeHead(status, flat);
  if (does === 'stall') {
    response.flushHeaders();
    return;
  }
  if (does === 'huge') {
    const send = (part: Buffer) => {
      seen.bytesSent += part.length;
      return response.write(part);
    };
    pour(send, response, response, CHUNK);
    return;
  }
  if (does === 'drip') {
    const timer = setInterval(() => {
      seen.bytesSent++;
      response.write('a');
    }, 20);
    response.on('close', () => clearInterval(timer));
    return;
  }
  const isGzip = headers.some(([name, value]) => /^content-encoding$/i.test(name) && value === 'gzip');
  const bytes = isGzip ? gzipSync(body) : Buffer.from(body);
  seen.bytesSent += bytes.length;
  response.end(bytes);
}

/** Writes chunks as fast as the other side takes them. */
function pour(
  send: (part: Buffer) => boolean,
  into: NodeJS.WritableStream,
  response: ServerResponse,
  chunk: Buffer,
): void {
  let left = HUGE;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!send(chunk)) return;
    }
    if (left <= 0) into.end();
  };
  into.on('drain', more);
  more();
}
