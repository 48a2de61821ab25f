import { connect } from 'node:net';
import type { NodemailerError } from 'nodemailer';
import { DomainError } from '../../../../lib/errors.ts';
import type { Connection, Failure } from '../../../../sidecar/protocol.ts';
import type { Env } from '../../env.ts';
import { probe } from '../sidecar.ts';
import { isTlsOnConnect } from './session.ts';

/** The time to examine a server again. */
const LOOK_MS = 10_000;

interface Explanation {
  /** The stable code of the failure. */
  code: 'AUTH_FAILED' | 'TLS_FAILED' | 'CONNECTION_FAILED';
  /** The explanation for people. */
  detail: string;
}

/**
 * Explains why no session was established, in our own words: a server's reply may repeat the password or token.
 * Rethrows errors that are not the server's.
 */
export async function explainSmtp(env: Env, error: NodemailerError, smtp: Connection): Promise<Explanation> {
  const at = `${smtp.host}:${smtp.port}`;
  const status = /^\d{3}( \d\.\d{1,3}\.\d{1,3}\b)?/.exec(error.response ?? '')?.[0];
  const answered = status ? ` (it answered ${status})` : '';
  const connectionFailed = (detail: string) => ({ code: 'CONNECTION_FAILED', detail }) as const;
  switch (error.code) {
    case 'EAUTH':
      return { code: 'AUTH_FAILED', detail: explainLogin(error, smtp, at, answered) };
    case 'EDNS':
      return connectionFailed(`There is no host named ${smtp.host}.`);
    case 'ELOOKUP':
      return connectionFailed(`The DNS lookup of ${smtp.host} failed.`);
    case 'ETIMEDOUT':
      return connectionFailed(
        `${at} did not answer in time. Check host and port: TLS begins on connect on ports that end in 465, by STARTTLS on others.`,
      );
    case 'ETLS':
      if (!error.responseCode) return explainBreak(env, smtp, at);
      return {
        code: 'TLS_FAILED',
        detail: `${at} offers no STARTTLS${answered}. Use the port for TLS on connect, usually 465.`,
      };
    case 'ESOCKET':
      return explainBreak(env, smtp, at);
    case 'ECONNECTION':
      return connectionFailed(
        `${at} closed the connection${answered}. Check the port, and whether it needs TLS.`,
      );
    case 'EPROTOCOL':
      return connectionFailed(
        `${at} does not answer as an SMTP server that takes connections${answered}. Check host and port.`,
      );
    default:
      throw error;
  }
}

function explainLogin(error: NodemailerError, smtp: Connection, at: string, answered: string): string {
  if ([500, 502, 503, 504].includes(error.responseCode ?? 0)) {
    return `${at} offers no sign-in${answered}. Check the port, and whether it needs TLS.`;
  }
  return smtp.access_token !== undefined
    ? `${at} does not accept the access that was given${answered}. Connect the mailbox again.`
    : `${at} does not accept this user and password${answered}. Some providers ask for an app password.`;
}

/**
 * Explains why a connection failed or broke. Workers report the same error for a name that does not exist, a refused
 * connection and any invalid certificate, so the sidecar examines the server again.
 */
async function explainBreak(env: Env, smtp: Connection, at: string): Promise<Explanation> {
  const seen = await lookAgain(env, smtp);
  switch (seen?.code) {
    case 'CERTIFICATE':
    case 'TLS_UNAVAILABLE':
      return { code: 'TLS_FAILED', detail: seen.message };
    case 'HOST_UNKNOWN':
    case 'PRIVATE_ADDRESS':
      return { code: 'CONNECTION_FAILED', detail: seen.message };
  }
  if (!(await accepts(smtp))) {
    const detail = `Nothing accepts connections at ${at}. Check host and port.`;
    return { code: 'CONNECTION_FAILED', detail };
  }
  return smtp.tls
    ? {
        code: 'TLS_FAILED',
        detail: `No TLS connection came about with ${at}: its certificate may have run out, be self-signed or be for another name, or the port does not speak TLS.`,
      }
    : {
        code: 'CONNECTION_FAILED',
        detail: `${at} broke off the connection. Check whether this port needs TLS.`,
      };
}

/** Examines the server by the sidecar. Null if it sees nothing wrong, or is unavailable. */
async function lookAgain(env: Env, smtp: Connection): Promise<Failure | null> {
  const { host, port } = smtp;
  if (!smtp.tls) return null;
  try {
    return await probe(env, { host, port, starttls: !isTlsOnConnect(smtp) }, LOOK_MS);
  } catch (error) {
    // Without the sidecar the reason is given in general terms.
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Whether a TCP connection can be established. */
function accepts({ host, port }: Connection): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: LOOK_MS });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
