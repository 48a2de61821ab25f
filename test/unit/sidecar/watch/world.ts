import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Hono } from 'hono';
import { expect, onTestFinished, vi } from 'vitest';
import type { LogEvent } from '../../../../src/sidecar/failure.ts';
import type { Limits } from '../../../../src/sidecar/limits.ts';
import type { FetchRequest, News, WatchState } from '../../../../src/sidecar/protocol.ts';
import type { WatchLimits } from '../../../../src/sidecar/watch/limits.ts';
import { connectionTo, fetchFrames, sidecar, TOKEN } from '../caller.ts';
import { type Fake, type FakeMessage, type FakeOptions, startFake } from '../fake-imap.ts';

/** The limits of watching, so short that a test sees them pass. */
export const SHORT: Partial<WatchLimits> = {
  beat: 300,
  answer: 2_000,
  poll: 100,
  early: 50,
  reconnect: 10,
  firstBackoff: 20,
  maxBackoff: 50,
  gap: 20,
  maxGap: 5_000,
  maxLieGap: 400,
  sweep: 20,
  gather: 10,
  retries: [20, 40, 60],
  meter: 20,
};

const tags = new WeakMap<Socket, string>();

/** An IMAP server with IDLE, whose mailbox gets mail while it is watched. */
export interface IdleServer extends Fake {
  messages: FakeMessage[];
  uidvalidity: string;
  idling: Set<Socket>;
  /** Adds a message, and announces it to the connections in IDLE. */
  add(source?: string): void;
  /** Sends a line to the connections in IDLE. */
  announce(line: string): void;
  /** Ends IDLE on the server's own accord. */
  endIdle(): void;
}

export async function startIdleServer(options: FakeOptions = {}): Promise<IdleServer> {
  const server = await openIdleServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** As `startIdleServer`; the caller closes it. */
export async function openIdleServer(options: FakeOptions = {}): Promise<IdleServer> {
  const messages: FakeMessage[] = [{ uid: 1, source: 'one' }];
  const idling = new Set<Socket>();
  const next = () => messages.at(-1)!.uid + 1;
  const own: NonNullable<FakeOptions['on']> = {
    EXAMINE: () => [
      `* ${messages.length} EXISTS`,
      `* OK [UIDVALIDITY ${server.uidvalidity}] ok`,
      `* OK [UIDNEXT ${next()}] ok`,
      'OK [READ-ONLY] done',
    ],
    NOOP: () => [`* ${messages.length} EXISTS`, 'OK done'],
    IDLE: (_args, socket, tag) => {
      if (!tags.has(socket)) socket.once('close', () => idling.delete(socket));
      tags.set(socket, tag);
      idling.add(socket);
      socket.write(`+ idling\r\n* ${messages.length} EXISTS\r\n`);
      return null;
    },
    // The line DONE has no command after its tag.
    '': (_args, socket) => {
      finish(socket);
      return null;
    },
  };
  const others = Object.entries(options.on ?? {}).map(([name, answer]) => {
    const answerOrOwn: typeof answer = (...call) => {
      const answered = answer(...call);
      return answered === undefined ? own[name]?.(...call) : answered;
    };
    return [name, answerOrOwn] as const;
  });
  const fake = await startFake({
    capability: 'IDLE',
    messages,
    ...options,
    on: { ...own, ...Object.fromEntries(others) },
  });

  function finish(socket: Socket): void {
    if (idling.delete(socket)) socket.write(`${tags.get(socket)} OK done\r\n`);
  }

  const server: IdleServer = Object.assign(fake, {
    messages,
    uidvalidity: '7',
    idling,
    add(source = 'more') {
      messages.push({ uid: next(), source });
      server.announce(`* ${messages.length} EXISTS`);
    },
    announce(line: string) {
      for (const socket of idling) socket.write(`${line}\r\n`);
    },
    endIdle() {
      for (const socket of idling) finish(socket);
    },
  });
  return server;
}

/** A Worker that takes the reports of a sidecar. */
export async function startWorker() {
  const reports: News[] = [];
  const worker = { url: '', reports, status: 204, authorization: '', path: '', calls: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      worker.calls += 1;
      worker.authorization = request.headers.authorization ?? '';
      worker.path = request.url ?? '';
      if (worker.status < 300 && body) reports.push(JSON.parse(body) as News);
      response.writeHead(worker.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  worker.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/sync/news`;
  return worker;
}

export interface World {
  app: Hono;
  log: LogEvent[];
  worker: Awaited<ReturnType<typeof startWorker>>;
  /** Looks into a mailbox as the Worker does at each tick, and returns the state of its watch. */
  look(port: number, other?: LookOptions): Promise<WatchState | string | undefined>;
  /** The ids of the reported inboxes, in order. */
  reported(): number[];
  /** The states that the log tells. */
  states(): unknown[];
}

interface LookOptions {
  inbox?: number;
  seconds?: number;
  host?: string;
  user?: string;
  password?: string;
  request?: Partial<FetchRequest>;
}

export async function makeWorld(
  limits: Partial<WatchLimits> = {},
  callLimits: Partial<Limits> = {},
): Promise<World> {
  const worker = await startWorker();
  const watching = new AbortController();
  onTestFinished(() => watching.abort());
  const { app, log } = sidecar(callLimits, true, {
    watchLimits: { ...SHORT, ...limits },
    signal: watching.signal,
  });
  return {
    app,
    log,
    worker,
    async look(
      port,
      { inbox = 11, seconds = 60, host = '127.0.0.1', user = 'testuser', password = 'p', request } = {},
    ) {
      const [first] = await fetchFrames(app, connectionTo(port, { host, user, password }), {
        max_messages: 0,
        watch: { url: worker.url, organization_id: 1, inbox_id: inbox, seconds },
        ...request,
      });
      return first?.frame.type === 'mailbox' ? first.frame.watch : JSON.stringify(first?.frame);
    },
    reported: () => worker.reports.flatMap(({ inboxes }) => inboxes.map(({ inbox_id }) => inbox_id)),
    states: () => log.filter(({ event }) => event === 'watch').map(({ state }) => state),
  };
}

/** Waits until the sidecar is in IDLE on the server. */
export const untilIdle = (server: IdleServer, connections = 1) =>
  vi.waitFor(() => expect(server.idling.size).toBe(connections), { timeout: 8_000, interval: 5 });

export const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 8_000, interval: 5 });

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export { TOKEN };
