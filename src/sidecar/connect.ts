import type { LookupFunction } from 'node:net';
import { ImapFlow, type MailboxObject } from 'imapflow';
import { resolveTarget } from './address.ts';
import { CallFailed, refusal, toCallFailed, wasRefused } from './failure.ts';
import type { Settings } from './limits.ts';
import type { Connection } from './protocol.ts';

/** Time for one address of several before the next is tried beside it. */
const NEXT_ADDRESS = 2_500;

/** One logged-in IMAP connection. */
export interface Session {
  client: ImapFlow;
  /** False as soon as the connection ended. imapflow then answers some calls with nothing, not with an error. */
  isOpen(): boolean;
  /** The code of the error that ended the connection, '' when none is known. */
  endedBy(): string;
  /** What to tell of an error that a call on `client` threw. */
  failed(error: unknown): CallFailed;
  /** What to tell when the connection ended without an error. */
  closed(): CallFailed;
  /** Logs out, or hangs up where the server does not let it. Never throws. */
  close(): Promise<void>;
}

function authOf({ user, password, access_token }: Connection) {
  return access_token === undefined ? { user, pass: password ?? '' } : { user, accessToken: access_token };
}

/**
 * Opens a connection and logs in. With TLS, certificates are always verified and STARTTLS, where it is the
 * way in, is required: no password travels in clear text unless `connection.tls` is false, which is for development.
 *
 * @param signal aborts the connection at any time, whatever it is doing
 * @param messageBytes the largest message that will be asked for
 * @param totalBytes all messages that will be asked for together
 * @throws CallFailed
 */
export async function openSession(
  connection: Connection,
  settings: Settings,
  signal: AbortSignal,
  messageBytes: number,
  totalBytes: number,
): Promise<Session> {
  const { limits } = settings;
  const timedOut = () =>
    new CallFailed('TIMEOUT', `"${connection.host}" took more than ${limits.deadline / 1000} seconds.`);
  const lookingUp = AbortSignal.any([signal, AbortSignal.timeout(limits.connect)]);
  const target = await resolveTarget(connection.host, settings.allowPrivateHosts, lookingUp).catch(
    (error) => {
      if (signal.aborted) throw timedOut();
      if (lookingUp.aborted) {
        throw new CallFailed('TIMEOUT', `Looking up the name "${connection.host}" took too long.`);
      }
      throw toCallFailed(error, connection);
    },
  );

  if (!connection.tls && !settings.allowPrivateHosts) {
    throw new CallFailed(
      'CLEAR_TEXT',
      'Passwords and mail are not sent in clear text over the internet. Set imap_tls.',
    );
  }

  const pinned: LookupFunction = (_host, options, callback) => {
    if (options.all) callback(null, target.addresses);
    else callback(null, target.addresses[0]?.address ?? '', target.addresses[0]?.family);
  };
  const startTls = connection.tls && String(connection.port).endsWith('143');
  const client = new ImapFlow({
    host: target.host,
    port: connection.port,
    secure: connection.tls && !startTls,
    doSTARTTLS: startTls,
    tls: {
      minVersion: 'TLSv1.2',
      rejectUnauthorized: true,
      lookup: pinned,
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS,
    } as object,
    auth: authOf(connection),
    clientInfo: { name: 'Herald', version: false, vendor: false, 'support-url': false },
    logger: false,
    disableAutoIdle: true,
    disableAutoEnable: true,
    disableCompression: true,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    maxLineLength: limits.line,
    maxLiteralSize: Math.max(messageBytes + 1, limits.line),
    maxResponseSize: messageBytes + 4 * limits.line,
  });

  let cause: Error | null = null;
  client.on('error', (error: Error) => {
    cause ??= error;
  });
  const hangUp = () => client.close();
  signal.addEventListener('abort', hangUp, { once: true });
  // The library bounds lines and literals, not how many of them a server sends unasked.
  const meter = setInterval(() => {
    if (client.stats().received <= totalBytes + limits.chatter) return;
    cause ??= new CallFailed('PROTOCOL', `"${connection.host}" sent far more than it was asked for.`);
    client.close();
  }, 100);

  const session: Session = {
    client,
    isOpen: () => client.usable && !client.byeReason && cause === null,
    endedBy: () => (cause as { code?: string } | null)?.code ?? '',
    failed(error) {
      if (signal.aborted) return timedOut();
      return toCallFailed(cause ?? error, connection);
    },
    closed() {
      const ended = Object.assign(new Error('Connection closed'), {
        code: 'NoConnection',
        reason: client.byeReason,
      });
      return session.failed(ended);
    },
    async close() {
      clearInterval(meter);
      signal.removeEventListener('abort', hangUp);
      const impatient = setTimeout(() => client.close(), limits.logout);
      if (session.isOpen() && !signal.aborted) await client.logout();
      clearTimeout(impatient);
      client.close();
    },
  };

  try {
    if (signal.aborted) throw timedOut();
    await client.connect();
    return session;
  } catch (error) {
    const failure = session.failed(error);
    const babble = (error as { code?: string }).code === 'GREETING_TIMEOUT' && client.stats().received > 0;
    await session.close();
    if (babble && !signal.aborted) {
      throw new CallFailed('PROTOCOL', `"${connection.host}" is no IMAP server on port ${connection.port}.`);
    }
    throw failure;
  }
}

/**
 * Opens a mailbox (EXAMINE when `readOnly`, which never sets \Seen).
 *
 * @throws CallFailed MAILBOX_MISSING when the server refuses it
 */
export async function openMailbox(session: Session, path: string, readOnly: boolean): Promise<MailboxObject> {
  try {
    const mailbox = await session.client.mailboxOpen(path, { readOnly });
    if (mailbox) return mailbox;
  } catch (error) {
    if (!wasRefused(error)) throw session.failed(error);
    throw new CallFailed(
      'MAILBOX_MISSING',
      error.mailboxMissing
        ? `There is no mailbox named "${path}".`
        : `The mailbox "${path}" cannot be opened${refusal(error)}`,
    );
  }
  throw session.closed();
}
