import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { createImapServer } from './imap/server.ts';
import { MailStore, StoreFull } from './imap/store.ts';
import type { OutgoingMails } from './outgoing/store.ts';

const MESSAGE_LIMIT = 40 * 1024 * 1024;
const SMTP_CLIENT_LIMIT = 20;
const RECIPIENT_LIMIT = 100;
const STORE_LIMITS = {
  messages: 2_000,
  bytes: 200 * 1024 * 1024,
  accounts: 5_000,
  mailboxesPerAccount: 100,
};

interface MailServerOptions {
  /** 0 selects any free port. */
  imapPort?: number;
  smtpPort?: number;
  host?: string;
  /** Every address of this domain is an account, with or without a plus-part. */
  domain?: string;
  /** The one password of all accounts, for IMAP and for SMTP submission. */
  password: string;
  /** Returns which of these addresses, in lower case, have a mailbox here. */
  listKnown(addresses: string[]): Promise<string[]>;
  /** Takes the mail that leaves: of clients that sign in, and to addresses without a mailbox. */
  outgoing: OutgoingMails;
  log: (line: string) => void;
}

interface MailServer {
  imapPort: number;
  smtpPort: number;
  /** Stops both servers and closes their connections. Discards the mail, which is held in memory. */
  stop(): Promise<void>;
}

/**
 * Starts an SMTP and an IMAP server on one in-memory store, in clear text, for development. SMTP accepts mail from
 * anyone to any address. It puts mail into the INBOX of a known address, of whatever domain: of one that `listKnown`
 * knows, or that has signed in to IMAP. All else is outgoing mail, which reaches nobody. UIDVALIDITY is the start time
 * in seconds. Rejects with the system's error (such as EADDRINUSE) when a port is not available.
 */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const {
    imapPort = 1143,
    smtpPort = 1025,
    host = '127.0.0.1',
    domain = 'herald.test',
    password,
    listKnown,
    outgoing,
    log,
  } = options;
  const store = new MailStore(Math.floor(Date.now() / 1000), STORE_LIMITS);

  const imap = createImapServer(store, {
    logIn: (user, candidate) =>
      candidate === password && isAddress(user) ? store.account(accountName(user, domain)) : null,
    messageLimit: MESSAGE_LIMIT,
    log,
  });
  const imapSockets = new Set<{ destroy(): void }>();
  imap.on('connection', (socket) => {
    imapSockets.add(socket);
    socket.on('close', () => imapSockets.delete(socket));
  });

  const smtp = new SMTPServer({
    name: domain,
    banner: 'Herald development mail server',
    size: MESSAGE_LIMIT,
    maxClients: SMTP_CLIENT_LIMIT,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: auth.username })
        : done(smtpError(535, 'wrong user or password')),
    onRcptTo: (_address, session, done) =>
      done(session.envelope.rcptTo.length < RECIPIENT_LIMIT ? null : smtpError(452, 'too many recipients')),
    onData: (stream, session, done) => {
      receive(stream, session).then(
        (size) => done(null, `${size} bytes accepted`),
        (error: Error) => done(error),
      );
    },
  });
  // Usually a client's broken connection; the servers keep running.
  smtp.on('error', (error) => log(`SMTP: ${error.message}`));
  imap.on('error', (error) => log(`IMAP: ${error.message}`));

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      // SMTP must read to the end, but the excess is discarded.
      if (stream.sizeExceeded) chunks.length = 0;
      else chunks.push(chunk);
    }
    if (stream.sizeExceeded) throw smtpError(552, 'the message is larger than this server accepts');
    const message = Buffer.concat(chunks);
    const { mailFrom, rcptTo } = session.envelope;
    const from = mailFrom ? mailFrom.address : '';
    const to = rcptTo.map(({ address }) => address);
    const now = new Date();
    const known = await findKnown(to);
    try {
      const inboxes = to.map((address) => {
        const name = accountName(address, domain);
        return { address, inbox: known.has(name) ? store.account(name).get('INBOX')! : null };
      });
      for (const { address, inbox } of inboxes) {
        const trace = traceHeader({ from, to: address, client: session, domain, now });
        if (inbox) store.add(inbox, Buffer.concat([trace, message]), [], now);
        const end = inbox ? '' : ', outgoing';
        log(`mail from <${printable(from)}> to <${printable(address)}>, ${message.length} bytes${end}`);
      }
      const leaves = session.user !== undefined || inboxes.some(({ inbox }) => inbox === null);
      if (leaves) await outgoing.add({ at: now, from, to, raw: message });
    } catch (error) {
      throw error instanceof StoreFull ? smtpError(452, error.message) : error;
    }
    return message.length;
  }

  /** Returns the accounts of those addresses that have a mailbox. */
  async function findKnown(addresses: string[]): Promise<Set<string>> {
    const names = addresses.map((address) => accountName(address, domain));
    const others = names.filter((name) => !store.has(name));
    try {
      const listed = others.length > 0 ? await listKnown(others) : [];
      return new Set([...names.filter((name) => store.has(name)), ...listed]);
    } catch (error) {
      log(`SMTP: the addresses could not be looked up: ${error}`);
      throw smtpError(451, 'the addresses could not be looked up, try again later');
    }
  }

  async function stop(): Promise<void> {
    const serversClosed = [
      new Promise<void>((resolve) => imap.close(() => resolve())),
      new Promise<void>((resolve) => smtp.close(() => resolve())),
    ];
    for (const socket of imapSockets) socket.destroy();
    await Promise.all(serversClosed);
  }

  try {
    imap.listen(imapPort, host);
    await once(imap, 'listening');
    const smtpListener = smtp.listen(smtpPort, host);
    await once(smtpListener, 'listening');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    imapPort: (imap.address() as AddressInfo).port,
    smtpPort: (smtp.server.address() as AddressInfo).port,
    stop,
  };
}

function isAddress(name: string): boolean {
  return /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(name);
}

/** Returns the account that receives mail to this address, which is also the IMAP user name. */
function accountName(address: string, domain: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  if (lower.slice(at + 1) !== domain.toLowerCase()) return lower;
  const plus = lower.indexOf('+', 1);
  return lower.slice(0, plus > 0 && plus < at ? plus : at) + lower.slice(at);
}

interface Delivery {
  from: string;
  to: string;
  client: SMTPServerSession;
  domain: string;
  now: Date;
}

/** Returns the header fields that a final delivery adds at the top (RFC 5321, section 4.4). */
function traceHeader({ from, to, client, domain, now }: Delivery): Buffer {
  const date = now.toUTCString().replace('GMT', '+0000');
  return Buffer.from(
    [
      `Return-Path: <${printable(from)}>`,
      `Delivered-To: ${printable(to)}`,
      `Received: from ${printable(client.hostNameAppearsAs || 'unknown')} ([${client.remoteAddress}])`,
      ` by ${domain} with ${client.transmissionType} id ${randomBytes(6).toString('hex')}`,
      ` for <${printable(to)}>; ${date}`,
      '',
    ].join('\r\n'),
  );
}

function printable(value: string): string {
  return value.replace(/\p{Cc}/gu, '').slice(0, 320);
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
