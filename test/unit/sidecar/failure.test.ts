import { describe, expect, it } from 'vitest';
import { toCallFailed } from '../../../src/sidecar/failure.ts';
import { connectionTo } from './caller.ts';

const connection = connectionTo(993, { host: 'imap.example.com', user: 'info', password: 'pa"ss\\word' });

function failureOf(properties: Record<string, unknown>) {
  return toCallFailed(Object.assign(new Error('Failed'), properties), connection).failure;
}

describe('toCallFailed', () => {
  it.each([
    ['CERT_HAS_EXPIRED', 'CERTIFICATE', 'has expired'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERTIFICATE', 'is self-signed'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'CERTIFICATE', 'another name'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERTIFICATE', 'known authority'],
    ['CERT_CHAIN_TOO_LONG', 'CERTIFICATE', 'cannot be trusted'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'TLS_UNAVAILABLE', 'does not support TLS'],
    ['ENOTFOUND', 'HOST_UNKNOWN', 'does not exist'],
    ['EAI_AGAIN', 'HOST_UNKNOWN', 'DNS lookup'],
    ['ECONNREFUSED', 'REFUSED', 'refused the connection on port 993'],
    ['ENETUNREACH', 'REFUSED', 'cannot be reached'],
    ['ETIMEDOUT', 'TIMEOUT', 'did not respond'],
    ['ECONNRESET', 'PROTOCOL', 'closed the connection'],
    ['LineTooLarge', 'PROTOCOL', 'LineTooLarge'],
  ])('reports %s as %s', (code, expected, words) => {
    const failure = failureOf({ code });
    expect(failure.code).toBe(expected);
    expect(failure.message).toContain(words);
    expect(failure.message).toContain('imap.example.com');
  });

  it('does not report an unavailable server as a wrong password', () => {
    const failure = failureOf({
      responseStatus: 'NO',
      authenticationFailed: true,
      serverResponseCode: 'UNAVAILABLE',
    });
    expect(failure.code).toBe('PROTOCOL');
  });

  it('does not report a connection lost during sign-in as a wrong password', () => {
    expect(failureOf({ code: 'NoConnection', authenticationFailed: true }).code).toBe('PROTOCOL');
  });

  it('does not report an error of the library as a rejected sign-in', () => {
    expect(failureOf({})).toEqual({
      code: 'PROTOCOL',
      message: '"imap.example.com" sent an invalid response (Error).',
    });
  });

  it('quotes a server on one short line', () => {
    const { message } = failureOf({
      responseStatus: 'NO',
      responseText: `a\r\nb\u0007${'c'.repeat(10_000)}`,
    });
    expect(message).toMatch(/^\P{Cc}{1,300}$/u);
  });

  it.each([
    ['unchanged', 'pa"ss\\word'],
    ['quoted', 'pa\\"ss\\\\word'],
    ['in base64', Buffer.from('pa"ss\\word').toString('base64')],
    ['in SASL PLAIN', Buffer.from('\0info\0pa"ss\\word').toString('base64')],
  ])('does not quote a server that repeats the password %s', (_form, echoed) => {
    const { message } = failureOf({ responseStatus: 'BAD', responseText: `cannot read ${echoed} here` });
    expect(message).toBe('The server refused a command.');
  });

  it('tells a short password by nothing that vanishes', () => {
    const short = { ...connection, password: 'e' };
    const error = Object.assign(new Error('Failed'), { responseStatus: 'BAD', responseText: 'never heard' });
    expect(toCallFailed(error, short).failure.message).toBe('The server refused a command.');
    const lost = Object.assign(new Error('Failed'), { code: 'NoConnection', reason: 'see you' });
    expect(toCallFailed(lost, short).failure.message).toBe('"imap.example.com" closed the connection.');
  });

  it('does not quote a password that would be cut in half', () => {
    const { message } = failureOf({ responseStatus: 'BAD', responseText: `${'x'.repeat(255)}pa"ss\\word` });
    expect(message).not.toContain('pa"');
  });
});
