import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { startMailServer } from '../../../src/dev/simulators/mail-server.ts';
import type { FakeOptions } from '../../unit/sidecar/fake-imap.ts';
import { type IdleServer, openIdleServer } from '../../unit/sidecar/watch/world.ts';
import { DOVECOT_PASSWORD, startDovecot } from '../dovecot.ts';

export interface Server {
  port: number;
  user: string;
  password: string;
  /** Brings a mail. Resolves when the server has it, and can be reached. */
  bring(text: string): Promise<unknown>;
  close(): Promise<unknown>;
  /** The server where the test can look into it. */
  fake?: IdleServer;
}

/** What a server that misbehaves may ask the test. */
export interface Test {
  /** Whether a connection that was just made is that of a read, and not that of the watch. */
  isRead(): boolean;
  /** The milliseconds that these seconds take in this test. */
  ms(seconds: number): number;
}

export async function startDevelopment(): Promise<Server> {
  const password = 'herald-demo';
  const { imapPort, smtpPort, stop } = await startMailServer({
    imapPort: 0,
    smtpPort: 0,
    password,
    listKnown: async () => [],
    outgoing: { add: async () => {} } as never,
    log: () => {},
  });
  const user = 'box@herald.test';
  return {
    port: imapPort,
    user,
    password,
    async bring(text) {
      const options = { host: '127.0.0.1', port: smtpPort, secure: false, ignoreTLS: true };
      const transport = nodemailer.createTransport(options);
      await transport.sendMail({ from: 'kim@example.com', to: user, subject: text, text });
      transport.close();
    },
    close: stop,
  };
}

export async function startRealDovecot(): Promise<Server> {
  const { port, deliver, stop } = await startDovecot();
  return {
    port,
    user: 'box',
    password: DOVECOT_PASSWORD,
    bring: (text) =>
      deliver('box', [Buffer.from(`From: kim@example.net\r\nSubject: ${text}\r\n\r\n${text}\r\n`)]),
    close: stop,
  };
}

/** Adds a mail of which the server says nothing. */
export const addSilently = ({ messages }: IdleServer, text: string) =>
  messages.push({ uid: messages.at(-1)!.uid + 1, source: text });

/** Gives all messages new numbers. */
export function renumber(server: IdleServer): void {
  server.uidvalidity = String(Number(server.uidvalidity) + 1);
  for (const [index, message] of server.messages.entries()) message.uid = index + 1;
}

/** Waits until a connection is in IDLE. */
export async function untilIdle(server: IdleServer): Promise<void> {
  while (server.idling.size === 0) await sleep(2);
}

/** Starts a server with IDLE that differs by `options`, and gets mail by `bring`. */
export async function startModified(
  options: (server: () => IdleServer) => FakeOptions = () => ({}),
  bring: (server: IdleServer, text: string) => unknown = (server, text) => server.add(text),
): Promise<Server> {
  let fake: IdleServer;
  fake = await openIdleServer(options(() => fake));
  return {
    port: fake.port,
    user: 'box',
    password: 'secret',
    bring: async (text) => bring(fake, text),
    close: () => fake.close(),
    fake,
  };
}

/** A server that sends `data` again and again while a connection is in IDLE. */
export function startChatty(data: (n: number) => string | Buffer, everyMs: number): Promise<Server> {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  let n = 0;
  return startModified((server) => ({
    on: {
      IDLE: (_args, socket) => {
        clearInterval(timers.get(socket));
        const timer = setInterval(() => {
          if (server().idling.has(socket)) socket.write(data(++n));
          else clearInterval(timer);
        }, everyMs);
        timers.set(socket, timer);
        return undefined;
      },
    },
  }));
}

/** A server that treats the connections of the watch differently. */
export async function startPicky(
  { isRead }: Test,
  command: string,
  answer: (socket: Socket) => string[] | null,
): Promise<Server> {
  const ofReads = new Set<Socket>();
  return await startModified(() => ({
    on: {
      CAPABILITY: (_args, socket) => {
        if (isRead()) ofReads.add(socket);
        return undefined;
      },
      [command]: (_args, socket) => (ofReads.has(socket) ? undefined : answer(socket)),
    },
  }));
}

/** A server that goes when mail comes, and is back two minutes later. */
export async function startLeaving({ ms }: Test): Promise<Server> {
  const server = await startModified();
  server.bring = async (text) => {
    const { port, messages, connections } = server.fake!;
    await server.fake!.close();
    await sleep(ms(120));
    const back = await openIdleServer({ port });
    back.messages.splice(0, 1, ...messages);
    back.connections += connections;
    addSilently(back, text);
    server.fake = back;
  };
  server.close = () => server.fake!.close();
  return server;
}

/** Ends the connections in IDLE with BYE, after they have lasted for some minutes. */
export async function endConnections(server: IdleServer, lasted: number): Promise<void> {
  await untilIdle(server);
  await sleep(lasted);
  for (const socket of server.idling) {
    socket.end('* BYE session expired\r\n');
    await once(socket, 'close');
  }
}
