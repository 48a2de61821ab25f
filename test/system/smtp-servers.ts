import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** The point at which a scripted server misbehaves. `middle` is after the first bytes of the message. */
export type Stage = 'greeting' | 'ehlo' | 'auth' | 'mail' | 'rcpt' | 'data' | 'middle' | 'dot';

export interface Script {
  /** The stage at which the server stops responding. */
  hang?: Stage;
  /** The stage at which the server closes the connection. */
  close?: Stage;
  /** The stage at which the server resets the connection. */
  reset?: Stage;
  /** Replies to use first, before the default replies. */
  replies?: Partial<Record<Stage, string[]>>;
  /** The recipients to refuse with 550. */
  refuse?: string[];
  /** The advertised extensions; AUTH PLAIN and 8BITMIME by default. */
  extensions?: string[];
  /** The stage at which the server sends an endless reply, one line per second. */
  endless?: Stage;
  /** Milliseconds to wait before each reply. */
  delay?: number;
}

export interface ScriptedServer {
  port: number;
  /** Messages whose final dot arrived, as latin1, regardless of the reply. */
  messages: string[];
  /** All commands of all connections. */
  commands: string[];
  /** Returns the number of connections so far. */
  connections(): number;
  stop(): Promise<void>;
}

/** Starts a clear-text SMTP server that follows the script. */
export async function startScriptedServer(script: Script): Promise<ScriptedServer> {
  const messages: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const timers = new Set<ReturnType<typeof setInterval>>();
  const server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    let buffer = '';
    let inData = false;
    let isHanging = false;

    const reply = (stage: Stage, defaultReply: string) => {
      if (script.hang === stage) isHanging = true;
      else if (script.close === stage) socket.destroy();
      else if (script.reset === stage) socket.resetAndDestroy();
      else if (script.endless === stage)
        timers.add(setInterval(() => socket.write('250-one more line\r\n'), 1000));
      else if (defaultReply !== '') {
        const line = `${script.replies?.[stage]?.shift() ?? defaultReply}\r\n`;
        if (script.delay) timers.add(setTimeout(() => socket.write(line), script.delay));
        else socket.write(line);
      }
    };
    const handleCommand = (line: string) => {
      commands.push(line);
      const verb = line.slice(0, 4).toUpperCase();
      const extensions = script.extensions ?? ['AUTH PLAIN', '8BITMIME'];
      if (verb === 'EHLO') {
        reply(
          'ehlo',
          ['test', ...extensions]
            .map((line, i, all) => `250${i < all.length - 1 ? '-' : ' '}${line}`)
            .join('\r\n'),
        );
      } else if (verb === 'AUTH') reply('auth', '235 2.7.0 welcome');
      else if (verb === 'MAIL') reply('mail', '250 2.1.0 ok');
      else if (verb === 'RCPT') {
        const isRefused = script.refuse?.some((address) => line.includes(`<${address}>`));
        reply('rcpt', isRefused ? '550 5.1.1 no such user' : '250 2.1.5 ok');
      } else if (verb === 'DATA') {
        inData = true;
        reply('data', '354 go ahead');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('502 5.5.1 not here\r\n');
    };
    socket.on('data', (chunk) => {
      if (isHanging) return;
      buffer += chunk.toString('latin1');
      for (;;) {
        if (inData) {
          if (script.hang === 'middle') return void socket.pause();
          if (script.close === 'middle' || script.reset === 'middle') return reply('middle', '');
          const end = buffer.indexOf('\r\n.\r\n');
          if (end === -1) return;
          messages.push(buffer.slice(0, end + 2));
          buffer = buffer.slice(end + 5);
          inData = false;
          reply('dot', '250 2.0.0 accepted');
        } else {
          const end = buffer.indexOf('\r\n');
          if (end === -1) return;
          const line = buffer.slice(0, end);
          buffer = buffer.slice(end + 2);
          handleCommand(line);
        }
      }
    });
    reply('greeting', '220 test ESMTP');
  });
  const port = await listen(server);
  return {
    port,
    messages,
    commands,
    connections: () => connections,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface ReceivedMessage {
  from: string;
  to: string[];
  /** The client's name in EHLO. */
  ehlo: string;
  secure: boolean;
  /** The message without dot-stuffing. */
  raw: Buffer;
}

/** Starts an SMTP server (package smtp-server) that accepts all mail from user `user` with password `secret`. */
export async function startRealServer(options: SMTPServerOptions = {}, preferredPort = 0) {
  const received: ReceivedMessage[] = [];
  const server = new SMTPServer({
    size: 64 * 1024 * 1024,
    onAuth: ({ username, password }, _session, done) =>
      username === 'user' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('wrong user or password')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          ehlo: session.hostNameAppearsAs,
          secure: session.secure,
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const port = await listen(server.server, preferredPort);
  return { port, received, stop: () => new Promise<void>((resolve) => server.close(resolve)) };
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
