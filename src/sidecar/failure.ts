import type { ImapFlowError } from 'imapflow';
import type { Connection, Failure, FailureCode } from './protocol.ts';

export type LogEvent = { event: string } & Record<string, unknown>;

/** A failed call, described for the person who set up the inbox. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.failure = { code, message };
  }
}

/** Response codes of temporary failures (RFC 5530). Gmail uses OVERQUOTA for bandwidth. */
const TEMPORARY_CODES = ['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG', 'OVERQUOTA'];

const CERTIFICATE_PROBLEMS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'was issued by an unknown, self-signed authority',
  UNABLE_TO_GET_ISSUER_CERT: 'was issued by an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'was issued by an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'lacks the intermediate certificates that lead to a known authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another name',
  HOSTNAME_MISMATCH: 'is for another name',
  CERT_REVOKED: 'has been revoked',
};

const UNREACHABLE_CODES = ['EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'EACCES', 'EPERM'];
const TIMEOUT_CODES = ['ETIMEDOUT', 'ETIMEOUT', 'CONNECT_TIMEOUT', 'UPGRADE_TIMEOUT'];

function isImapError(error: unknown): error is ImapFlowError {
  return error instanceof Error;
}

/**
 * Returns the response code of a refused command ("NO [AUTHENTICATIONFAILED] ..."), in upper case; '' if it has none.
 */
function responseCode(error: ImapFlowError): string {
  if (typeof error.serverResponseCode === 'string') return error.serverResponseCode.toUpperCase();
  const response = typeof error.response === 'object' ? error.response : undefined;
  const first = response?.attributes?.[0];
  const section = first && !Array.isArray(first) ? first.section?.[0] : undefined;
  const value = section && !Array.isArray(section) ? section.value : undefined;
  return typeof value === 'string' ? value.toUpperCase() : '';
}

/**
 * Returns the end of a message, quoting the server on one line: ': <text>', or '.' if it sent no text. A text that
 * repeats the password or token is not quoted: masking them would reveal a short one.
 */
function quoteServer(text: unknown, connection: Connection): string {
  if (typeof text !== 'string') return '';
  const clean = text.replace(/\p{Cc}+/gu, ' ').trim();
  return clean && !repeatsSecret(text, connection) ? `: ${clean}` : '.';
}

/** Whether a text contains the password or token in any form in which it was sent to the server. */
function repeatsSecret(text: string, { user, password, access_token }: Connection): boolean {
  const secret = access_token ?? password ?? '';
  const base64 = (value: string) =>
    Buffer.from(value)
      .toString('base64')
      .replace(/={1,2}$/, '');
  const forms = [
    secret,
    secret.replace(/["\\]/g, '\\$&'),
    base64(secret),
    base64(`\0${user}\0${secret}`),
    base64(`user=${user}\x01auth=Bearer ${secret}\x01\x01`),
  ];
  return secret !== '' && forms.some((form) => text.includes(form));
}

/** Whether the server replied NO or BAD to this one command only, so that the session can continue. */
export function isRefusal(error: unknown): error is ImapFlowError {
  return (
    isImapError(error) &&
    error.responseStatus !== undefined &&
    error.code !== 'ETHROTTLE' &&
    !TEMPORARY_CODES.includes(responseCode(error))
  );
}

/** Returns the end of a message, quoting why the server refused a command: ': <text>' or '.'. */
export function describeRefusal(error: ImapFlowError, connection: Connection): string {
  return quoteServer(error.responseText ?? error.response, connection);
}

function describeRefusedCommand(error: ImapFlowError, connection: Connection): [FailureCode, string] {
  if (!isRefusal(error)) {
    return ['PROTOCOL', `The server is temporarily unavailable${describeRefusal(error, connection)}`];
  }
  if (!error.authenticationFailed) {
    return ['PROTOCOL', `The server refused a command${describeRefusal(error, connection)}`];
  }
  if (responseCode(error) === 'PRIVACYREQUIRED') {
    return ['AUTH_FAILED', 'The server does not accept passwords without encryption. Turn on TLS.'];
  }
  const credentials = connection.access_token !== undefined ? 'access token' : 'user name or password';
  return ['AUTH_FAILED', `The server rejected the ${credentials}${describeRefusal(error, connection)}`];
}

function describe(error: ImapFlowError, connection: Connection): [FailureCode, string] {
  const { host, port, access_token } = connection;
  const code = error.code ?? '';
  const name = `"${host}"`;
  if (error.responseStatus) return describeRefusedCommand(error, connection);
  const problem = CERTIFICATE_PROBLEMS[code];
  if (problem) return ['CERTIFICATE', `The certificate of ${name} ${problem}.`];
  if (/^ERR_SSL_|^EPROTO$/.test(code)) {
    return ['TLS_UNAVAILABLE', `${name} does not support TLS 1.2 or later on port ${port}.`];
  }
  if (/CERT|INVALID_CA|INVALID_PURPOSE/.test(code)) {
    return ['CERTIFICATE', `The certificate of ${name} cannot be trusted (${code}).`];
  }
  if (code === 'ENOTFOUND') return ['HOST_UNKNOWN', `The host ${name} does not exist.`];
  if (code.startsWith('EAI_') || code === 'ENODATA') {
    return ['HOST_UNKNOWN', `The DNS lookup of ${name} failed.`];
  }
  if (code === 'ECONNREFUSED') return ['REFUSED', `${name} refused the connection on port ${port}.`];
  if (UNREACHABLE_CODES.includes(code)) return ['REFUSED', `${name} cannot be reached on port ${port}.`];
  if (code === 'GREETING_TIMEOUT') {
    return [
      'TIMEOUT',
      `${name} sent no greeting on port ${port}. The port may require TLS, or it may not be a mail server.`,
    ];
  }
  if (TIMEOUT_CODES.includes(code)) return ['TIMEOUT', `${name} did not respond on port ${port}.`];
  if (code === 'STARTTLS_INJECTION') {
    return ['TLS_UNAVAILABLE', `The connection to ${name} was tampered with before TLS started.`];
  }
  if (error.tlsFailed && code === '') {
    return ['TLS_UNAVAILABLE', `${name} does not support STARTTLS on port ${port}.`];
  }
  if (code === 'InvalidStringValue') {
    return ['AUTH_FAILED', 'The user name or password contains characters that mail servers do not accept.'];
  }
  if (access_token !== undefined && error.message === 'Unsupported authentication mechanism') {
    return ['AUTH_FAILED', `${name} does not accept access tokens (XOAUTH2) on port ${port}.`];
  }
  if (error.authenticationFailed && code === '') {
    return error.message === 'Login is disabled'
      ? ['AUTH_FAILED', 'The server does not accept passwords without encryption. Turn on TLS.']
      : [
          'AUTH_FAILED',
          `The server rejected the sign-in${quoteServer(error.response ?? error.message, connection)}`,
        ];
  }
  if (/^(NoConnection|EConnectionClosed|ClosedAfterConnect.*|StateLogout|ECONNRESET|EPIPE)$/.test(code)) {
    return ['PROTOCOL', `${name} closed the connection${quoteServer(error.reason ?? '', connection)}`];
  }
  return ['PROTOCOL', `${name} sent an invalid response (${code || error.name}).`];
}

/**
 * Converts an error of the mail library, the socket or the DNS lookup to a failure. The message names the host and
 * may quote the server, at most 300 characters in all, unless that repeats the password or token.
 */
export function toCallFailed(error: unknown, connection: Connection): CallFailed {
  if (error instanceof CallFailed) return error;
  const [code, message] = describe(isImapError(error) ? error : new Error(String(error)), connection);
  return new CallFailed(code, message.slice(0, 300));
}
