import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface HostileServer {
  port: number;
  /** Returns the number of connections so far. */
  connections(): number;
  stop(): void;
}

/** Starts a server that accepts every connection, sends `greeting`, and then nothing more. */
export function startSilentServer(greeting = ''): Promise<HostileServer> {
  return listen(
    createServer((socket) => {
      socket.resume();
      socket.write(greeting);
    }),
  );
}

export interface BlackHole extends HostileServer {
  /** Returns the number of requests so far. */
  requests(): number;
}

/** Starts a server that accepts every HTTP request and never responds. */
export async function startBlackHole(): Promise<BlackHole> {
  let requests = 0;
  const server = await listen(createHttpServer(() => void requests++));
  return { ...server, requests: () => requests };
}

/** Starts a receiver that accepts every event at once, and records its arrival (ms since 1970) by email subject. */
export async function startReceiver() {
  const arrivals = new Map<string, number>();
  const server = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      arrivals.set((JSON.parse(body) as { data: { subject: string } }).data.subject, Date.now());
      response.writeHead(204).end();
    });
  });
  return { ...(await listen(server)), arrivals };
}

async function listen(server: Server): Promise<HostileServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
