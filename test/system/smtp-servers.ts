import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Where a scripted server can misbehave. `middle`: after the first bytes of the message. */
export type Stage = 'greeting' | 'ehlo' | 'auth' | 'mail' | 'rcpt' | 'data' | 'middle' | 'dot';

export interface Script {
  /** Says nothing any more at this stage. */
  hang?: Stage;
  /** Closes the connection at this stage. */
  close?: Stage;
  /** Resets the connection at this stage. */
  reset?: Stage;
  /** Answers these in turn, and then as usual. */
  replies?: Partial<Record<Stage, string[]>>;
  /** Answers 550 for these recipients. */
  refuse?: string[];
  /** What it offers; AUTH PLAIN and 8BITMIME by default. */
  offers?: string[];
  /** Never ends its answer at this stage: a line every second. */
  drips?: Stage;
  /** Waits so many milliseconds before each answer to a command. */
  slow?: number;
}

export interface ScriptedServer {
  port: number;
  /** Messages whose final dot arrived, as bytes in latin1, whatever was answered. */
  messages: string[];
  /** Each command of each connection. */
  commands: string[];
  /** How many there were. */
  connections(): number;
  stop(): Promise<void>;
}

/** An SMTP server in clear text that does as the script says. */
export async function scriptedServer(script: Script): Promise<ScriptedServer> {
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
    let hung = false;

    const step = (stage: Stage, usual: string) => {
      if (script.hang === stage) hung = true;
      else if (script.close === stage) socket.destroy();
      else if (script.reset === stage) socket.resetAndDestroy();
      else if (script.drips === stage)
        timers.add(setInterval(() => socket.write('250-one more line\r\n'), 1000));
      else if (usual !== '') {
        const reply = `${script.replies?.[stage]?.shift() ?? usual}\r\n`;
        if (script.slow) timers.add(setTimeout(() => socket.write(reply), script.slow));
        else socket.write(reply);
      }
    };
    const command = (line: string) => {
      commands.push(line);
      const verb = line.slice(0, 4).toUpperCase();
      const offers = script.offers ?? ['AUTH PLAIN', '8BITMIME'];
      if (verb === 'EHLO') {
        step(
          'ehlo',
          ['test', ...offers].map((o, i, all) => `250${i < all.length - 1 ? '-' : ' '}${o}`).join('\r\n'),
        );
      } else if (verb === 'AUTH') step('auth', '235 2.7.0 welcome');
      else if (verb === 'MAIL') step('mail', '250 2.1.0 ok');
      else if (verb === 'RCPT') {
        const refused = script.refuse?.some((address) => line.includes(`<${address}>`));
        step('rcpt', refused ? '550 5.1.1 no such user' : '250 2.1.5 ok');
      } else if (verb === 'DATA') {
        inData = true;
        step('data', '354 go ahead');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('502 5.5.1 not here\r\n');
    };
    socket.on('data', (chunk) => {
      if (hung) return;
      buffer += chunk.toString('latin1');
      for (;;) {
        if (inData) {
          if (script.hang === 'middle') return void socket.pause();
          if (script.close === 'middle' || script.reset === 'middle') return step('middle', '');
          const end = buffer.indexOf('\r\n.\r\n');
          if (end === -1) return;
          messages.push(buffer.slice(0, end + 2));
          buffer = buffer.slice(end + 5);
          inData = false;
          step('dot', '250 2.0.0 taken');
        } else {
          const end = buffer.indexOf('\r\n');
          if (end === -1) return;
          const line = buffer.slice(0, end);
          buffer = buffer.slice(end + 2);
          command(line);
        }
      }
    });
    step('greeting', '220 test ESMTP');
  });
  const port = await listening(server);
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

export interface Received {
  from: string;
  to: string[];
  /** As the client named itself. */
  ehlo: string;
  secure: boolean;
  /** As it was before dots were doubled. */
  raw: Buffer;
}

/** The package smtp-server, which takes everything from user `user` with password `secret`. */
export async function realServer(options: SMTPServerOptions = {}, wanted = 0) {
  const received: Received[] = [];
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
  const port = await listening(server.server, wanted);
  return { port, received, stop: () => new Promise<void>((resolve) => server.close(resolve)) };
}

function listening(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
