/** Runs in Node beside the tests in workerd: SMTP servers that tests describe. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { TestProject } from 'vitest/node';
import { certificates, key } from '../sites/certificates.ts';
import type { Received, ServerSpec } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mailServers: string;
  }
}

interface Running {
  port: number;
  received: Received[];
  close(): void;
}

export default async function setup(project: TestProject): Promise<() => void> {
  const servers = new Map<number, Running>();
  const control = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const server = await start(await readJson(request));
      servers.set(server.port, server);
      response.end(String(server.port));
    } else {
      response.end(JSON.stringify(servers.get(Number(request.url?.slice(1)))?.received));
    }
  });
  await once(control.listen(0, '127.0.0.1'), 'listening');
  project.provide('mailServers', `http://127.0.0.1:${(control.address() as AddressInfo).port}`);
  return () => {
    for (const server of servers.values()) server.close();
    control.close();
    control.closeAllConnections();
  };
}

async function readJson(request: IncomingMessage): Promise<ServerSpec> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ServerSpec;
}

async function start({ tls, certificate }: ServerSpec): Promise<Running> {
  const received: Received[] = [];
  if (tls === 'silent') {
    const server = createTcpServer((socket) => socket.on('error', () => {}));
    const port = await listen(server, [0]);
    return { port, received, close: () => server.close() };
  }
  const server = new SMTPServer({
    secure: tls === 'on connect',
    key,
    cert: certificates[certificate],
    disabledCommands: tls === 'none' ? ['STARTTLS'] : [],
    // Otherwise the server offers no authentication on a connection without TLS.
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(parts).toString() });
        done(null, 'taken');
      });
    },
  });
  server.on('error', () => {});
  // TLS begins on connect on ports that end in 465.
  const ports = Array.from({ length: 40 }, (_, i) => 20_465 + i * 1000);
  const port = await listen(server.server, tls === 'on connect' ? ports : [0]);
  return { port, received, close: () => server.close() };
}

async function listen(server: ReturnType<typeof createTcpServer>, ports: number[]): Promise<number> {
  for (const port of ports) {
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error('Every port that ends in 465 is taken.');
}
