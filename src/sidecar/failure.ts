import type { ImapFlowError } from 'imapflow';
import type { Connection, Failure, FailureCode } from './protocol.ts';

/** A call that did not work, in words for the person who set up the inbox. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.failure = { code, message };
  }
}

/** Response codes of a server that cannot serve now but may soon (RFC 5530; Gmail's OVERQUOTA is of bandwidth). */
const TEMPORARY = ['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG', 'OVERQUOTA'];

const CERTIFICATE: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'comes from a self-signed, unknown authority',
  UNABLE_TO_GET_ISSUER_CERT: 'comes from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'comes from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without the certificates that lead to a known authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is made out to another name',
  HOSTNAME_MISMATCH: 'is made out to another name',
  CERT_REVOKED: 'has been revoked',
};

const UNREACHABLE = ['EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'EACCES', 'EPERM'];
const TIMEOUTS = ['ETIMEDOUT', 'ETIMEOUT', 'CONNECT_TIMEOUT', 'UPGRADE_TIMEOUT'];

function isImapError(error: unknown): error is ImapFlowError {
  return error instanceof Error;
}

/** The response code of a refused command ("NO [AUTHENTICATIONFAILED] ..."), in capitals; '' without one. */
function responseCode(error: ImapFlowError): string {
  if (typeof error.serverResponseCode === 'string') return error.serverResponseCode.toUpperCase();
  const response = typeof error.response === 'object' ? error.response : undefined;
  const first = response?.attributes?.[0];
  const section = first && !Array.isArray(first) ? first.section?.[0] : undefined;
  const value = section && !Array.isArray(section) ? section.value : undefined;
  return typeof value === 'string' ? value.toUpperCase() : '';
}

/** What the server said, made fit for one line: ': <text>' or ''. */
function saying(text: unknown): string {
  if (typeof text !== 'string') return '';
  const clean = text.replace(/\p{Cc}+/gu, ' ').trim();
  return clean ? `: ${clean}` : '.';
}

/** Whether the server itself answered NO or BAD to this one command and can be asked on. */
export function wasRefused(error: unknown): error is ImapFlowError {
  return (
    isImapError(error) &&
    error.responseStatus !== undefined &&
    error.code !== 'ETHROTTLE' &&
    !TEMPORARY.includes(responseCode(error))
  );
}

/** The server's words on a refused command, as ': <text>' or '.'. */
export function refusal(error: ImapFlowError): string {
  return saying(error.responseText ?? error.response);
}

function refused(error: ImapFlowError, byToken: boolean): [FailureCode, string] {
  if (!wasRefused(error)) return ['PROTOCOL', `The server cannot serve this now${refusal(error)}`];
  if (!error.authenticationFailed) return ['PROTOCOL', `The server refused${refusal(error)}`];
  if (responseCode(error) === 'PRIVACYREQUIRED') {
    return ['AUTH_FAILED', 'The server takes no passwords without encryption: turn TLS on.'];
  }
  const what = byToken ? 'the access that was given' : 'the user name or password';
  return ['AUTH_FAILED', `The server refused ${what}${refusal(error)}`];
}

function describe(error: ImapFlowError, { host, port, access_token }: Connection): [FailureCode, string] {
  const code = error.code ?? '';
  const name = `"${host}"`;
  if (error.responseStatus) return refused(error, access_token !== undefined);
  if (CERTIFICATE[code]) return ['CERTIFICATE', `The certificate of ${name} ${CERTIFICATE[code]}.`];
  if (/^ERR_SSL_|^EPROTO$/.test(code)) {
    return ['TLS_UNAVAILABLE', `${name} does not offer TLS 1.2 or later on port ${port}.`];
  }
  if (/CERT|INVALID_CA|INVALID_PURPOSE/.test(code)) {
    return ['CERTIFICATE', `The certificate of ${name} cannot be trusted (${code}).`];
  }
  if (code === 'ENOTFOUND') return ['HOST_UNKNOWN', `There is no server named ${name}.`];
  if (code.startsWith('EAI_') || code === 'ENODATA') {
    return ['HOST_UNKNOWN', `The name ${name} could not be looked up.`];
  }
  if (code === 'ECONNREFUSED') return ['REFUSED', `${name} refuses connections on port ${port}.`];
  if (UNREACHABLE.includes(code)) return ['REFUSED', `${name} cannot be reached on port ${port}.`];
  if (code === 'GREETING_TIMEOUT') {
    return [
      'TIMEOUT',
      `${name} does not greet on port ${port}; perhaps it wants TLS there, or is no mail server.`,
    ];
  }
  if (TIMEOUTS.includes(code)) return ['TIMEOUT', `${name} does not answer on port ${port}.`];
  if (code === 'STARTTLS_INJECTION') {
    return ['TLS_UNAVAILABLE', `The connection to ${name} was tampered with before TLS began.`];
  }
  if (error.tlsFailed && code === '') {
    return ['TLS_UNAVAILABLE', `${name} offers no STARTTLS on port ${port}.`];
  }
  if (code === 'InvalidStringValue') {
    return ['AUTH_FAILED', 'The user name or password holds characters that mail servers do not take.'];
  }
  if (access_token !== undefined && error.message === 'Unsupported authentication mechanism') {
    return ['AUTH_FAILED', `${name} takes no access tokens (XOAUTH2) on port ${port}.`];
  }
  if (error.authenticationFailed && code === '') {
    return error.message === 'Login is disabled'
      ? ['AUTH_FAILED', 'The server takes no passwords without encryption: turn TLS on.']
      : ['AUTH_FAILED', `The server did not let this user in${saying(error.response ?? error.message)}`];
  }
  if (/^(NoConnection|EConnectionClosed|ClosedAfterConnect.*|StateLogout|ECONNRESET|EPIPE)$/.test(code)) {
    return ['PROTOCOL', `${name} closed the connection${saying(error.reason ?? '')}`];
  }
  return ['PROTOCOL', `${name} answered in a way that was not understood (${code || error.name}).`];
}

/** The text without the password or token, in any of the forms in which it went to the server. */
function withoutSecret(text: string, { user, password, access_token }: Connection): string {
  const secret = access_token ?? password ?? '';
  if (secret === '') return text;
  const base64 = (value: string) => Buffer.from(value).toString('base64');
  const forms = [
    base64(`\0${user}\0${secret}`),
    base64(`user=${user}\x01auth=Bearer ${secret}\x01\x01`),
    base64(secret),
    secret.replace(/["\\]/g, '\\$&'),
    secret,
  ];
  return forms.reduce((clean, form) => clean.replaceAll(form, '***'), text);
}

/**
 * Tells an error of the mail library, of the socket or of the name look-up as a failure. The message names
 * the host, may quote the server, never holds the password or token, and is cut to 300 characters only after that.
 */
export function toCallFailed(error: unknown, connection: Connection): CallFailed {
  if (error instanceof CallFailed) return error;
  const [code, message] = describe(isImapError(error) ? error : new Error(String(error)), connection);
  return new CallFailed(code, withoutSecret(message, connection).slice(0, 300));
}
