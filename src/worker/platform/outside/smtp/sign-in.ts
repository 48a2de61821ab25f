import { connect } from 'node:net';
import { createTransport, type NodemailerError, type SMTPTransportOptions } from 'nodemailer';
import type { Connection } from '../../../../sidecar/protocol.ts';
import type { Env } from '../../env.ts';
import { DomainError } from '../../errors.ts';
import { isPrivateHost } from '../address-guard.ts';

/** How long a server may keep silent. */
const SILENCE_MS = 10_000;
/** The whole test, for a server that says a word now and then. */
const VERIFY_MS = 30_000;

/**
 * What nodemailer needs to talk to an inbox's SMTP server. Throws DomainError `PORT_BLOCKED`, `CLEAR_TEXT` or
 * `PRIVATE_ADDRESS` for servers that must not be talked to.
 */
export function smtpOptions(env: Env, smtp: Connection): SMTPTransportOptions {
  if (env.ENVIRONMENT === 'production' && smtp.port === 25) {
    throw new DomainError(
      'refused',
      'PORT_BLOCKED',
      'Port 25 cannot be reached from here. Use a port for submission: 465 or 587.',
    );
  }
  if (env.ALLOW_PRIVATE_HOSTS !== '1' && isPrivateHost(smtp.host)) {
    throw new DomainError('refused', 'PRIVATE_ADDRESS', `${smtp.host} is not on the public internet.`);
  }
  if (env.ALLOW_PRIVATE_HOSTS !== '1' && !smtp.tls) {
    throw new DomainError(
      'refused',
      'CLEAR_TEXT',
      'Passwords and mail are not sent in clear text over the internet. Set smtp_tls.',
    );
  }
  const tlsOnConnect = smtp.tls && String(smtp.port).endsWith('465');
  return {
    host: smtp.host,
    port: smtp.port,
    secure: tlsOnConnect,
    requireTLS: smtp.tls && !tlsOnConnect,
    ignoreTLS: !smtp.tls,
    auth:
      smtp.access_token === undefined
        ? { user: smtp.user, pass: smtp.password }
        : { type: 'OAuth2', user: smtp.user, accessToken: smtp.access_token },
    // Else a server that offers no sign-in would count as one that has accepted it.
    forceAuth: true,
    dnsTimeout: SILENCE_MS,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  };
}

/** Signs in and out again. Empty when it worked, else what is wrong and what to do. Throws as `smtpOptions`. */
export async function verifySmtp(env: Env, smtp: Connection): Promise<string> {
  const options = smtpOptions(env, smtp);
  const overdue = AbortSignal.timeout(VERIFY_MS);
  try {
    await Promise.race([
      createTransport(options).verify(),
      new Promise((_, reject) => {
        overdue.addEventListener('abort', () => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
      }),
    ]);
    return '';
  } catch (error) {
    return explainSmtp(error as NodemailerError, smtp);
  }
}

/** Why no session came about, in words of our own: what a server says may repeat the password or token. */
export async function explainSmtp(error: NodemailerError, smtp: Connection): Promise<string> {
  const at = `${smtp.host}:${smtp.port}`;
  const status = /^\d{3}( \d\.\d{1,3}\.\d{1,3}\b)?/.exec(error.response ?? '')?.[0];
  const answered = status ? ` (it answered ${status})` : '';
  switch (error.code) {
    case 'EAUTH':
      if ([500, 502, 503, 504].includes(error.responseCode ?? 0)) {
        return `${at} offers no sign-in${answered}. Check the port, and whether it needs TLS.`;
      }
      return smtp.access_token !== undefined
        ? `${at} does not accept the access that was given${answered}. Connect the mailbox again.`
        : `${at} does not accept this user and password${answered}. Some providers ask for an app password.`;
    case 'EDNS':
      return `There is no host named ${smtp.host}.`;
    case 'ETIMEDOUT':
      return `${at} did not answer in time. Check host and port: TLS begins on connect on ports that end in 465, by STARTTLS on others.`;
    case 'ETLS':
      return error.responseCode
        ? `${at} offers no STARTTLS${answered}. Use the port for TLS on connect, usually 465.`
        : noTls(at);
    case 'ESOCKET':
      // Workers tell a refused connection and a failed TLS handshake in the same words.
      if (!(await accepts(smtp))) return `Nothing accepts connections at ${at}. Check host and port.`;
      return smtp.tls ? noTls(at) : `${at} broke off the connection. Check whether this port needs TLS.`;
    case 'ECONNECTION':
      return `${at} closed the connection${answered}. Check the port, and whether it needs TLS.`;
    case 'EPROTOCOL':
      return `${at} does not answer as an SMTP server that takes connections${answered}. Check host and port.`;
    default:
      throw error;
  }
}

function noTls(at: string): string {
  return `No TLS connection came about with ${at}: its certificate may have run out, be self-signed or be for another name, or the port does not speak TLS.`;
}

/** True when a TCP connection can be made. */
function accepts({ host, port }: Connection): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: SILENCE_MS });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
