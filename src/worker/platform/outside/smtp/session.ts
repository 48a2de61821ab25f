import dns from 'node:dns/promises';
import net, { type Socket } from 'node:net';
import tls from 'node:tls';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import XOAuth2 from 'nodemailer/lib/xoauth2';
import { DomainError } from '../../../../lib/errors.ts';
import type { Connection } from '../../../../sidecar/protocol.ts';
import type { Env } from '../../env.ts';
import { isPrivateHost, normalHost } from '../address-guard.ts';

export interface SessionLimits {
  /** The client's name in EHLO. Default: nodemailer's own. */
  name?: string;
  /** The time until the server has greeted us and TLS is up. */
  connectMs: number;
  /** The longest silence of the server after that. */
  silenceMs: number;
  /** The time of the whole session. */
  totalMs: number;
}

/** A session with an SMTP server that has greeted us, with TLS up. */
interface Session {
  connection: SMTPConnection;
  /** Settles like the call that `start` makes, or rejects when the connection breaks or the server keeps silent. */
  within<T>(start: (done: (error: unknown, result?: T) => void) => void): Promise<T>;
  /** Restarts the time that the server has to respond. */
  expectAnswer(): void;
}

/**
 * Throws DomainError `PORT_BLOCKED`, `CLEAR_TEXT` or `PRIVATE_ADDRESS` for servers that must not be contacted, as far
 * as their settings tell.
 */
export function requireAllowed(
  env: Env,
  { host, port, tls: hasTls }: Pick<Connection, 'host' | 'port' | 'tls'>,
): void {
  if (env.ENVIRONMENT === 'production' && port === 25) {
    throw new DomainError(
      'refused',
      'PORT_BLOCKED',
      'Port 25 cannot be reached from here. Use a port for submission: 465 or 587.',
    );
  }
  if (env.ALLOW_PRIVATE_HOSTS === '1') return;
  if (isPrivateHost(host)) throw privateAddress(`${host} is not on the public internet.`);
  if (!hasTls) {
    throw new DomainError(
      'refused',
      'CLEAR_TEXT',
      'Passwords and mail are not sent in clear text over the internet. Set smtp_tls.',
    );
  }
}

/**
 * Connects, does the work, and always closes the connection. Throws like `requireAllowed`, also for a name with a
 * private address; errors of the connection are nodemailer's.
 */
export async function inSession<T>(
  env: Env,
  smtp: Connection,
  limits: SessionLimits,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  requireAllowed(env, smtp);
  const end = new AbortController();
  const tooLate = () => giveUp(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' }));
  let giveUp: (error: Error) => void;
  const broken = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  broken.catch(() => {});
  const overdue = setTimeout(tooLate, limits.totalMs);
  let silent: ReturnType<typeof setTimeout> | undefined;
  const expectAnswer = (ms = limits.silenceMs) => {
    clearTimeout(silent);
    if (!end.signal.aborted) silent = setTimeout(tooLate, ms);
  };
  const within: Session['within'] = (start) =>
    Promise.race([
      broken,
      new Promise<never>((resolve, reject) => {
        start((error, result) => (error ? reject(error) : resolve(result as never)));
      }),
    ]);
  let connection: SMTPConnection | undefined;
  try {
    expectAnswer(limits.connectMs);
    if (env.ALLOW_PRIVATE_HOSTS !== '1') await Promise.race([broken, requirePublicAddresses(smtp.host)]);
    const dialled = await Promise.race([broken, dial(smtp, end.signal)]);
    connection = new SMTPConnection({
      ...dialled,
      ...(limits.name !== undefined && { name: limits.name }),
      // In Workers, incoming data never resets a socket's time-out: it runs from the first byte on. So these last for
      // the whole session, and silence is detected here.
      connectionTimeout: limits.totalMs,
      greetingTimeout: limits.totalMs,
      socketTimeout: limits.totalMs,
      socketCloseTimeout: 1000,
    });
    // Stays to the end: an 'error' event without a listener would be thrown.
    connection.on('error', (error) => giveUp(error));
    const opened = connection;
    await within<void>((done) => opened.connect(done));
    expectAnswer();
    const socket = connection._socket as Socket;
    socket.setTimeout(0);
    socket.on('data', () => expectAnswer());
    return await work({ connection, within, expectAnswer: () => expectAnswer() });
  } finally {
    end.abort();
    clearTimeout(overdue);
    clearTimeout(silent);
    connection?.close();
  }
}

/** Returns the credentials. Without a refresh token nodemailer requests no other access token: that is not its job. */
export function loginOf({ user, password, access_token }: Connection) {
  if (access_token === undefined) return { user, pass: password ?? '' };
  return { user, oauth2: new XOAuth2({ user, accessToken: access_token }) };
}

/** Whether TLS begins on connect, not by STARTTLS. */
export function isTlsOnConnect({ port, tls: hasTls }: Pick<Connection, 'port' | 'tls'>): boolean {
  return hasTls && String(port).endsWith('465');
}

/**
 * Opens the socket for nodemailer, by name. nodemailer itself would resolve the name and connect to an address, but
 * Workers check a certificate against the name or address of the connection.
 */
function dial(smtp: Connection, signal: AbortSignal): Promise<SMTPConnectionOptions> {
  const { host, port } = smtp;
  const secure = isTlsOnConnect(smtp);
  const requireTLS = smtp.tls && !secure;
  const servername = net.isIP(host) ? {} : { servername: host };
  const socket = secure ? tls.connect({ host, port, ...servername }) : net.connect({ host, port });
  return new Promise((resolve, reject) => {
    const stop = () => socket.destroy();
    signal.addEventListener('abort', stop, { once: true });
    const fail = (error: Error) => reject(Object.assign(error, { code: 'ESOCKET', command: 'CONN' }));
    socket.once('error', fail);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      signal.removeEventListener('abort', stop);
      socket.off('error', fail);
      // With an address as its host, nodemailer gives STARTTLS no server name, which Workers refuse: they check the
      // certificate against the name of the connection.
      resolve({
        connection: socket,
        secure,
        secured: secure,
        requireTLS,
        ignoreTLS: !smtp.tls,
        host: '0.0.0.0',
      });
    });
  });
}

/**
 * Refuses a name with a private address (DomainError `PRIVATE_ADDRESS`) or with none (`EDNS`). The connection resolves
 * the name again, and it may have another address by then: Workers do not reach private ones.
 */
async function requirePublicAddresses(host: string): Promise<void> {
  if (net.isIP(normalHost(host) ?? '')) return;
  const lookups = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
  const addresses = lookups.flatMap((lookup) => (lookup.status === 'fulfilled' ? lookup.value : []));
  if (addresses.length === 0) {
    const reasons = lookups.map((lookup) => (lookup.status === 'rejected' ? lookup.reason : null));
    const isUnknown = reasons.every((reason) => reason === null || UNKNOWN.includes(reason.code));
    throw Object.assign(new Error('No address'), { code: isUnknown ? 'EDNS' : 'ELOOKUP', command: 'CONN' });
  }
  if (addresses.some(isPrivateHost))
    throw privateAddress(`${host} has an address that is not on the public internet.`);
}

/** Node's error codes for a name that does not exist, or has no address of the family. */
const UNKNOWN = ['ENOTFOUND', 'ENODATA'];

function privateAddress(detail: string): DomainError {
  return new DomainError('refused', 'PRIVATE_ADDRESS', detail);
}
