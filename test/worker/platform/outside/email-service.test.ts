import { expect, test } from 'vitest';
import {
  createEmailService,
  type EmailAccount,
} from '../../../../src/dev/simulators/cloudflare/email/email.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { EMAIL_SERVICE } from '../../../../src/worker/platform/outside/email-service.ts';
import { deliver } from '../../../../src/worker/platform/outside/smtp/deliver.ts';
import { testEnv } from '../../helpers.ts';

const KIM = 'kim@example.net';
const LEE = 'lee@example.net';
const MESSAGE = [
  'From: Herald <herald@example.com>',
  `To: ${KIM}`,
  'Message-ID: <ours@example.com>',
  'In-Reply-To: <first@example.net>',
  'References: <root@example.net> <first@example.net>',
  'Auto-Submitted: auto-generated',
  '',
  'Grüße',
  '',
].join('\r\n');

function account(settings: Partial<EmailAccount> = {}) {
  const { binding, sent } = createEmailService({ domains: ['example.com'], ...settings });
  const send = (to: string[], { raw = MESSAGE, from = 'herald@example.com', EMAIL = binding } = {}) =>
    deliver({ ...testEnv, EMAIL } as Env, EMAIL_SERVICE, {
      name: 'example.com',
      from,
      to,
      raw: new TextEncoder().encode(raw),
    });
  return { send, sent };
}

test('each recipient gets the message as it was composed, but for its Message-ID', async () => {
  const { send, sent } = account();
  const delivery = await send([KIM, LEE]);
  expect(sent.map(({ to }) => to)).toEqual([KIM, LEE]);
  expect(delivery).toEqual({
    state: 'sent',
    reply: '',
    refused: [],
    newMessageIds: sent.map(({ messageId }) => messageId),
  });
  expect(sent[0]?.raw).toBe(MESSAGE.replace('<ours@example.com>', sent[0]?.messageId ?? ''));
});

test.each([
  ['suppressed', { suppressed: [LEE] }, 'E_RECIPIENT_SUPPRESSED', false],
  ['refusing', { refusing: [LEE] }, 'E_DELIVERY_FAILED', false],
  ['beyond the daily limit', { dailyLimit: 1 }, 'E_DAILY_LIMIT_EXCEEDED', true],
])('a recipient that is %s is refused, and the other has got it', async (_, settings, code, isTemporary) => {
  const { send, sent } = account(settings);
  expect(await send([KIM, LEE])).toMatchObject({
    state: 'sent',
    refused: [{ address: LEE, detail: expect.stringContaining(code), isTemporary }],
  });
  expect(sent).toHaveLength(1);
});

test('once the limit is reached, the others are kept for later without a call each', async () => {
  const { send } = account({ dailyLimit: 0 });
  expect(await send([KIM, LEE])).toMatchObject({
    state: 'retry',
    refused: [
      { address: KIM, isTemporary: true },
      { address: LEE, isTemporary: true },
    ],
  });
});

test.each([
  [
    'another domain',
    { from: 'herald@example.org', raw: MESSAGE.replace('example.com>', 'example.org>') },
    'E_SENDER_NOT_VERIFIED',
    false,
  ],
  ['more than 5 MiB', { raw: MESSAGE + 'x'.repeat(5 * 1024 * 1024) }, 'E_CONTENT_TOO_LARGE', true],
  ['the null sender', { from: '' }, 'E_VALIDATION_ERROR', true],
])('a message is refused for good: %s', async (_, over, code, refusedMail) => {
  const { send, sent } = account();
  expect(await send([KIM, LEE], over)).toMatchObject({
    state: 'failed',
    code: 'REFUSED',
    detail: expect.stringContaining(code),
    refusedMail,
  });
  expect(sent).toEqual([]);
});

test('a large message goes to a verified address', async () => {
  const { send } = account({ verified: [KIM] });
  const raw = MESSAGE + 'x'.repeat(5 * 1024 * 1024);
  expect(await send([KIM], { raw })).toMatchObject({ state: 'sent' });
});

test('a call without an outcome is not made again', async () => {
  const { send } = account();
  const broken = { send: () => Promise.reject(new Error('Network connection lost.')) };
  expect(await send([KIM], { EMAIL: broken as unknown as SendEmail })).toMatchObject({
    state: 'unconfirmed',
    code: 'OUTCOME_UNKNOWN',
  });
});

test('every recipient refused for good is a failure', async () => {
  const { send } = account({ suppressed: [KIM, LEE] });
  expect(await send([KIM, LEE])).toMatchObject({ state: 'failed', code: 'REFUSED', refusedMail: true });
});
