import type { NodemailerError } from 'nodemailer';
import { expect, test } from 'vitest';
import type { Env } from '../../../../../../src/worker/platform/env.ts';
import { verdict } from '../../../../../../src/worker/platform/outside/smtp/deliver.ts';

const error = Object.assign(new Error('x'), {
  code: 'EMESSAGE',
  command: 'DATA',
  responseCode: 554,
  response: '554 5.7.1 Your password secret-word is no news',
}) as NodemailerError;
const env = {} as Env;
const server = { host: '127.0.0.1', port: 25, user: 'kim', tls: false };

test('the words of a server are reported, unless they repeat the password', async () => {
  expect(await verdict(env, error, false, { ...server, password: 'another' })).toMatchObject({
    reply: error.response,
  });
  expect(await verdict(env, error, false, { ...server, password: 'secret-word' })).toMatchObject({
    reply: '554',
  });
});

test('the words of a server without sign-in are reported', async () => {
  expect(await verdict(env, error, false, { ...server, password: '' })).toMatchObject({
    reply: error.response,
  });
  expect(await verdict(env, error, false, server)).toMatchObject({ reply: error.response });
});
