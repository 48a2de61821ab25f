import type { NodemailerError } from 'nodemailer';
import { expect, test } from 'vitest';
import { nextAttempt } from '../../../../../../src/worker/modules/sending/outgoing/attempt.ts';
import type { Env } from '../../../../../../src/worker/platform/env.ts';
import { verdict } from '../../../../../../src/worker/platform/outside/smtp/deliver.ts';

/** An environment without a sidecar. */
const env = { SIDECAR_URL: 'http://127.0.0.1:9' } as Env;
const smtp = { host: '127.0.0.1', port: 587, user: 'kim', password: 'pass word', tls: true };
const error = (fields: Partial<NodemailerError>) => Object.assign(new Error('x'), fields) as NodemailerError;
const judge = (fields: Partial<NodemailerError>, handedOver: boolean) =>
  verdict(env, error(fields), handedOver, smtp);

test.each([
  // [code, command, status, the server may have the whole message, state]
  ['EMESSAGE', 'DATA', 550, true, 'failed'],
  ['EMESSAGE', 'DATA', 451, true, 'retry'],
  ['EMESSAGE', 'DATA', 421, true, 'retry'],
  ['EMESSAGE', 'DATA', 354, true, 'unconfirmed'],
  ['EMESSAGE', 'DATA', undefined, true, 'unconfirmed'],
  ['ETIMEDOUT', 'CONN', undefined, true, 'unconfirmed'],
  ['ECONNECTION', 'CONN', undefined, true, 'unconfirmed'],
  // Half a line before the connection broke does not count as a reply.
  ['ECONNECTION', 'CONN', 550, true, 'unconfirmed'],
  ['EPROTOCOL', 'CONN', 250, true, 'unconfirmed'],
  ['ECONNECTION', 'CONN', undefined, false, 'retry'],
  ['ETIMEDOUT', 'CONN', undefined, false, 'retry'],
  ['EDNS', 'CONN', undefined, false, 'retry'],
  ['ETLS', 'CONN', undefined, false, 'retry'],
  ['ETLS', 'STARTTLS', 502, false, 'failed'],
  ['ETLS', 'STARTTLS', 454, false, 'retry'],
  ['EAUTH', 'AUTH PLAIN', 535, false, 'failed'],
  ['EAUTH', 'AUTH PLAIN', 454, false, 'retry'],
  ['EENVELOPE', 'MAIL FROM', 550, false, 'failed'],
  ['EENVELOPE', 'RCPT TO', 450, false, 'retry'],
  ['EENVELOPE', 'DATA', 554, false, 'failed'],
  ['EENVELOPE', 'DATA', 451, false, 'retry'],
  ['EENVELOPE', 'API', undefined, false, 'failed'],
  ['EMESSAGE', 'MAIL FROM', undefined, false, 'failed'],
  ['EMESSAGE', 'DATA', 552, false, 'failed'],
])(
  '%s at %s with %s, whole message out: %s => %s',
  async (code, command, responseCode, handedOver, state) => {
    const response = responseCode === undefined ? undefined : `${responseCode} words`;
    const verdict = await judge({ code, command, responseCode, response }, handedOver);
    expect(verdict.state).toBe(state);
  },
);

test.each([
  '550 pass word is wrong',
  `535 ${Buffer.from('pass word').toString('base64')}`,
  `501 AUTH PLAIN ${Buffer.from('\0kim\0pass word').toString('base64')} ?`,
])('the password is not shown, even if the server repeats it: %s', async (response) => {
  const responseCode = Number(response.slice(0, 3));
  const rejectedErrors = [error({ recipient: 'a@example.net', response })];
  const verdict = await judge(
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode, response, rejectedErrors },
    false,
  );
  expect(JSON.stringify(verdict)).not.toMatch(/pass word|cGFzcyB3b3Jk|AGtpbQBwYXNzIHdvcmQ/);
  expect(verdict.reply).toBe(String(responseCode));
});

test.each([
  [504, 'offers no sign-in (it answered 504)'],
  [535, 'does not accept this user and password (it answered 535)'],
])('a sign-in answered with %i: %s', async (responseCode, detail) => {
  const response = `${responseCode} words`;
  const verdict = await judge({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode, response }, false);
  expect(verdict).toMatchObject({ detail: expect.stringContaining(detail) });
});

test('a refusal has the words of the server, or else ours', async () => {
  const refused = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 unknown here' };
  expect(await judge(refused, false)).toMatchObject({ detail: '127.0.0.1:587 answered: 550 unknown here' });
  const unsaid = { code: 'EENVELOPE', command: 'API' };
  expect(await judge(unsaid, false)).toMatchObject({ detail: '127.0.0.1:587 cannot take it: x' });
});

test("a server's answer becomes one line of at most 500 characters", async () => {
  const response = `550-${'long '.repeat(500)}\n550 end\u2028\u0007`;
  const { reply } = await judge({ code: 'EMESSAGE', command: 'DATA', responseCode: 550, response }, true);
  expect(reply!.length).toBeLessThanOrEqual(500);
  expect(reply).not.toMatch(/\p{Cc}|\u2028/u);
});

test('when a mail is tried again', () => {
  const minutes = (attempts: number, automatic: 0 | 1 = 0, queuedAt = 0) => {
    const at = nextAttempt({ attempts, automatic, queuedAt }, 0);
    return at === null ? null : at / 60_000;
  };
  expect([1, 2, 3, 4, 5, 6, 50].map((n) => minutes(n))).toEqual([1, 5, 15, 60, 240, 240, 240]);
  expect([1, 2, 3].map((n) => minutes(n, 1))).toEqual([15, 60, null]);
  expect(minutes(6, 0, -20 * 3_600_000)).toBe(240);
  expect(minutes(6, 0, -20 * 3_600_000 - 1)).toBeNull();
});
