import { ImapFlow, type ImapFlowError, type MailboxObject } from 'imapflow';
import { checkedLookup, resolveTarget } from './address.ts';
import { CallFailed, describeRefusal, isRefusal, toCallFailed } from './failure.ts';
import type { Settings } from './limits.ts';
import type { Connection } from './protocol.ts';

/** How long one of several addresses may take before the next one is tried in parallel. */
const NEXT_ADDRESS_MS = 2_500;

/** One logged-in IMAP connection. */
export interface Session {
  client: ImapFlow;
  /** False once the connection has ended. imapflow then returns nothing for some calls instead of an error. */
  isOpen(): boolean;
  /** The code of the error that ended the connection; '' if unknown. */
  errorCode(): string;
  /** Converts an error that a call on `client` threw. */
  toFailure(error: unknown): CallFailed;
  /** The end of a message, quoting why the server refused a command: ': <text>' or '.'. */
  describeRefusal(error: ImapFlowError): string;
  /** The failure for a connection that ended without an error. */
  connectionLost(): CallFailed;
  /** Logs out, or disconnects if the server does not respond. Never throws. */
  close(): Promise<void>;
}

function authOf({ user, password, access_token }: Connection) {
  return access_token === undefined ? { user, pass: password ?? '' } : { user, accessToken: access_token };
}

/**
 * Opens a connection and logs in. With TLS, it always verifies the certificate and requires STARTTLS on ports that
 * use it. No password travels in clear text unless `connection.tls` is false, which is for development.
 *
 * @param signal aborts the connection at any time
 * @param messageBytes size limit of a single message in this session
 * @param totalBytes size limit of all messages in this session
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
  const lookupSignal = AbortSignal.any([signal, AbortSignal.timeout(limits.connect)]);
  const target = await resolveTarget(connection.host, settings.allowPrivateHosts, lookupSignal).catch(
    (error) => {
      if (signal.aborted) throw timedOut();
      if (lookupSignal.aborted) {
        throw new CallFailed('TIMEOUT', `The DNS lookup of "${connection.host}" took too long.`);
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

  const startTls = connection.tls && String(connection.port).endsWith('143');
  const client = new ImapFlow({
    host: target.host,
    port: connection.port,
    secure: connection.tls && !startTls,
    doSTARTTLS: startTls,
    tls: {
      minVersion: 'TLSv1.2',
      rejectUnauthorized: true,
      lookup: checkedLookup(target.addresses),
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
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
  const disconnect = () => client.close();
  signal.addEventListener('abort', disconnect, { once: true });
  // The library limits the size of lines and literals, but not their number.
  const meter = setInterval(() => {
    if (client.stats().received <= totalBytes + limits.chatter) return;
    cause ??= new CallFailed('PROTOCOL', `"${connection.host}" sent far more data than requested.`);
    client.close();
  }, limits.meter);

  const session: Session = {
    client,
    isOpen: () => client.usable && !client.byeReason && cause === null,
    errorCode: () => (cause as { code?: string } | null)?.code ?? '',
    toFailure(error) {
      if (signal.aborted) return timedOut();
      return toCallFailed(cause ?? error, connection);
    },
    describeRefusal: (error) => describeRefusal(error, connection),
    connectionLost() {
      const error = Object.assign(new Error('Connection closed'), {
        code: 'NoConnection',
        reason: client.byeReason,
      });
      return session.toFailure(error);
    },
    async close() {
      clearInterval(meter);
      signal.removeEventListener('abort', disconnect);
      const timer = setTimeout(() => client.close(), limits.logout);
      if (session.isOpen() && !signal.aborted) await client.logout();
      clearTimeout(timer);
      client.close();
    },
  };

  try {
    if (signal.aborted) throw timedOut();
    await client.connect();
    return session;
  } catch (error) {
    const failure = session.toFailure(error);
    const isOtherProtocol =
      (error as { code?: string }).code === 'GREETING_TIMEOUT' && client.stats().received > 0;
    await session.close();
    if (isOtherProtocol && !signal.aborted) {
      throw new CallFailed(
        'PROTOCOL',
        `"${connection.host}" does not speak IMAP on port ${connection.port}.`,
      );
    }
    throw failure;
  }
}

/**
 * Opens a mailbox (EXAMINE when `readOnly`, which never sets \Seen).
 *
 * @throws CallFailed MAILBOX_MISSING when the server refuses to open it
 */
export async function openMailbox(session: Session, path: string, readOnly: boolean): Promise<MailboxObject> {
  try {
    const mailbox = await session.client.mailboxOpen(path, { readOnly });
    if (mailbox) return mailbox;
  } catch (error) {
    if (!isRefusal(error)) throw session.toFailure(error);
    throw new CallFailed(
      'MAILBOX_MISSING',
      error.mailboxMissing
        ? `The mailbox "${path}" does not exist.`
        : `The mailbox "${path}" cannot be opened${session.describeRefusal(error)}`,
    );
  }
  throw session.connectionLost();
}
