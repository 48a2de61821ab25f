import { connect, type Socket } from 'node:net';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { expect } from 'vitest';
import { startMailServer } from '../../../../../src/dev/simulators/mail-server.ts';
import { OutgoingMails } from '../../../../../src/dev/simulators/outgoing/store.ts';

export const PASSWORD = 'correct-horse';
export const SUPPORT = 'support@herald.test';
export let server: Awaited<ReturnType<typeof startMailServer>>;
export let log: string[];
export let clients: { close(): void }[];
export let outgoing: OutgoingMails;
let isBroken: boolean;
/** The addresses that a user or an inbox has. */
const KNOWN = [SUPPORT, 'hello@herald.test', 'neo@herald.test', 'customer+tag@example.com'];

/** Starts a mail server for one test. */
export async function start(): Promise<void> {
  log = [];
  clients = [];
  outgoing = new OutgoingMails();
  isBroken = false;
  server = await startMailServer({
    imapPort: 0,
    smtpPort: 0,
    password: PASSWORD,
    listKnown: async (addresses) => {
      if (isBroken) throw new Error('no database');
      return addresses.filter((address) => KNOWN.includes(address));
    },
    outgoing,
    log: (line) => log.push(line),
  });
}

/** Makes each look-up of an address fail. */
export function breakLookUps(): void {
  isBroken = true;
}

export async function stop(): Promise<void> {
  for (const client of clients) client.close();
  await server.stop();
}

export function smtp(auth?: { user: string; pass: string }) {
  const transport = createTransport({ host: '127.0.0.1', port: server.smtpPort, ignoreTLS: true, auth });
  clients.push(transport);
  return transport;
}

export async function send(to: string | string[], raw: string | Buffer, from = 'someone@example.com') {
  return await smtp().sendMail({ envelope: { from, to }, raw });
}

export async function imap(user = SUPPORT, pass = PASSWORD): Promise<ImapFlow> {
  const client = new ImapFlow({
    host: '127.0.0.1',
    port: server.imapPort,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    auth: { user, pass },
  });
  clients.push(client);
  await client.connect();
  return client;
}

/** Returns all messages of the INBOX. `raw` is without the trace fields that delivery added. */
export async function inbox(user: string): Promise<{ uid: number; raw: Buffer; trace: string }[]> {
  const client = await imap(user);
  await client.mailboxOpen('INBOX', { readOnly: true });
  const messages = await client.fetchAll('1:*', { source: true, uid: true, size: true });
  await client.logout();
  return messages.map(({ uid, source = Buffer.alloc(0), size }) => {
    expect(size).toBe(source.length);
    const trace = /^Return-Path: .*\r\nDelivered-To: .*\r\nReceived: .*\r\n( .*\r\n)+/.exec(
      source.toString('latin1'),
    );
    const length = trace?.[0].length ?? 0;
    return { uid, raw: source.subarray(length), trace: trace?.[0] ?? '' };
  });
}

/** Sends raw lines after the greeting. Returns the output until it matches `until` or the connection ends. */
export async function talk(port: number, lines: (string | Buffer)[], until: RegExp): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  clients.push({ close: () => socket.destroy() });
  await readUntil(socket, /\r\n$/);
  for (const line of lines) socket.write(line);
  return await readUntil(socket, until);
}

export async function readUntil(socket: Socket, pattern: RegExp): Promise<string> {
  let output = '';
  return await new Promise((resolve) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString('latin1');
      if (pattern.test(output)) end();
    };
    const end = () => {
      socket.off('data', onData);
      resolve(output);
    };
    socket.on('data', onData);
    // A client that is still writing may see the disconnect as an error.
    socket.on('error', end);
    socket.on('close', end);
  });
}
