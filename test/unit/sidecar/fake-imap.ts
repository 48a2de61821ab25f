import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

export interface FakeMessage {
  uid: number;
  source: string | Buffer;
  /** The value of RFC822.SIZE; defaults to the true size, and null omits it. */
  size?: number | null;
}

/**
 * The response to one command: untagged lines and, last, the tagged line without its tag. `null` sends nothing,
 * 'hang up' closes the connection.
 */
export type Answer = (string | Buffer)[] | null | 'hang up';

export interface Fake {
  port: number;
  /** The received commands, without tags. */
  commands: string[];
  /** The open connections. */
  open: Set<Socket>;
  /** The number of connections so far. */
  connections: number;
  close(): Promise<void>;
}

export interface FakeOptions {
  greeting?: string | null;
  capability?: string;
  uidvalidity?: string | null;
  /** UIDNEXT; defaults to one above the last message, and null omits it. */
  uidnext?: number | null;
  messages?: FakeMessage[];
  /** Overrides by command name, such as 'UID FETCH'. Return `undefined` for the default response. */
  on?: Record<string, (args: string, socket: Socket, tag: string) => Answer | undefined>;
  tls?: { key: string; cert: string };
  port?: number;
  /** The milliseconds by which each answer is late. */
  lateMs?: number;
}

function sequenceSet(set: string, last: number): (n: number) => boolean {
  const ranges = set.split(',').map((part) => {
    const [a = 0, b = 0] = part
      .split(':')
      .concat(part)
      .slice(0, 2)
      .map((n) => (n === '*' ? last : Number(n)));
    return [Math.min(a, b), Math.max(a, b)] as const;
  });
  return (n) => ranges.some(([low, high]) => n >= low && n <= high);
}

/** Returns an untagged FETCH response, with the body as a literal. */
export function fetchLine(seq: number, items: string, body?: Buffer | string): Buffer {
  if (body === undefined) return Buffer.from(`* ${seq} FETCH (${items})`);
  const bytes = Buffer.from(body);
  const head = `* ${seq} FETCH (${items} BODY[]<0> {${bytes.length}}\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(')')]);
}

function answerFetch(messages: FakeMessage[], args: string, byUid: boolean): Answer {
  const [set = '', ...rest] = args.split(' ');
  const items = rest.join(' ');
  const last = byUid ? (messages.at(-1)?.uid ?? 0) : messages.length;
  // RFC 9051, section 9, seq-number: servers refuse numbers without a message.
  const isNumber = (n: string) => n === '*' || (Number(n) >= 1 && Number(n) <= last);
  if (!byUid && !set.split(/[:,]/).every(isNumber)) return ['BAD no such sequence number'];
  const isWanted = sequenceSet(set, last);
  const partial = /BODY\.PEEK\[\]<0\.(\d+)>/.exec(items);
  const lines = messages.flatMap((message, index) => {
    if (!isWanted(byUid ? message.uid : index + 1)) return [];
    const size = message.size === undefined ? Buffer.from(message.source).length : message.size;
    const values = [
      `UID ${message.uid}`,
      ...(items.includes('RFC822.SIZE') && size !== null ? [`RFC822.SIZE ${size}`] : []),
      ...(items.includes('FLAGS') ? ['FLAGS (\\Answered)'] : []),
      ...(items.includes('INTERNALDATE') ? ['INTERNALDATE "02-Jan-2025 03:04:05 +0000"'] : []),
    ].join(' ');
    const body = partial && Buffer.from(message.source).subarray(0, Number(partial[1]));
    return [fetchLine(index + 1, values, body ?? undefined)];
  });
  return [...lines, 'OK done'];
}

/** Starts a scripted IMAP server on 127.0.0.1 that can misbehave: hang, send wrong data, disconnect or flood. */
export async function startFake(options: FakeOptions = {}): Promise<Fake> {
  const messages = options.messages ?? [];
  const uidnext = options.uidnext === undefined ? (messages.at(-1)?.uid ?? 0) + 1 : options.uidnext;
  const uidvalidity = options.uidvalidity === undefined ? '7' : options.uidvalidity;
  const capability = `CAPABILITY IMAP4rev1 ${options.capability ?? ''}`.trim();

  const defaults: Record<string, (args: string) => Answer> = {
    CAPABILITY: () => [`* ${capability}`, 'OK done'],
    LOGIN: () => ['OK in'],
    LIST: (args) => [args === '"" ""' ? '* LIST (\\Noselect) "/" ""' : '* LIST () "/" INBOX', 'OK done'],
    LSUB: () => ['OK done'],
    EXAMINE: () => [
      '* FLAGS (\\Seen)',
      '* OK [PERMANENTFLAGS ()] none while read-only',
      `* ${messages.length} EXISTS`,
      ...(uidvalidity === null ? [] : [`* OK [UIDVALIDITY ${uidvalidity}] ok`]),
      ...(uidnext === null ? [] : [`* OK [UIDNEXT ${uidnext}] ok`]),
      'OK [READ-ONLY] done',
    ],
    'UID FETCH': (args) => answerFetch(messages, args, true),
    FETCH: (args) => answerFetch(messages, args, false),
    LOGOUT: () => ['* BYE bye', 'OK done'],
  };

  const fake: Fake = { port: 0, commands: [], open: new Set(), connections: 0, close };

  function answer(socket: Socket, line: string): void {
    const [tag = '', ...words] = line.split(' ');
    const name = (
      words[0]?.toUpperCase() === 'UID' ? words.splice(0, 2).join(' ') : (words.shift() ?? '')
    ).toUpperCase();
    const args = words.join(' ');
    fake.commands.push(`${name} ${args}`.trim());
    const override = options.on?.[name]?.(args, socket, tag);
    const lines = override === undefined ? (defaults[name]?.(args) ?? ['BAD unknown']) : override;
    if (lines === null) return;
    if (lines === 'hang up') {
      socket.destroy();
      return;
    }
    const texts = lines.map((text, index) => [index === lines.length - 1 ? `${tag} ` : '', text, '\r\n']);
    socket.write(Buffer.concat(texts.flat().map((text) => Buffer.from(text))));
    if (name === 'STARTTLS' && options.tls && /^OK/.test(String(lines.at(-1)))) startTls(socket, options.tls);
  }

  function startTls(socket: Socket, tls: { key: string; cert: string }): void {
    socket.removeAllListeners('data');
    listen(new TLSSocket(socket, { isServer: true, ...tls }));
  }

  function listen(socket: Socket): void {
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (options.lateMs === undefined) answer(socket, line);
        else setTimeout(() => answer(socket, line), options.lateMs);
      }
    });
  }

  const server: Server = createServer((socket) => {
    fake.connections += 1;
    fake.open.add(socket);
    socket.once('close', () => fake.open.delete(socket));
    listen(socket);
    if (options.greeting !== null) socket.write(`${options.greeting ?? '* OK ready'}\r\n`);
  });

  async function close(): Promise<void> {
    for (const socket of fake.open) socket.destroy();
    server.close();
    await once(server, 'close');
  }

  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  fake.port = (server.address() as AddressInfo).port;
  return fake;
}

/** Waits until all connections to the fake have closed. */
export async function allClosed(fake: Fake): Promise<void> {
  await Promise.all([...fake.open].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
}
