import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { NOTICE_HEADER } from '../../../../../src/lib/message/headers/notice.ts';
import { MAX_PART_LINES } from '../../../../../src/lib/message/limits.ts';
import { isOwnNotice, signNotice } from '../../../../../src/worker/modules/notices/signature.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { parse } from '../../../lib/message/message.ts';

const newKey = () => randomBytes(32).toString('base64');
const keys = { ENCRYPTION_KEY_1: newKey() };
const env = keys as unknown as Env;
const rotated = { ...keys, ENCRYPTION_KEY_2: newKey() } as unknown as Env;
const withoutOld = { ENCRYPTION_KEY_2: rotated.ENCRYPTION_KEY_2 } as unknown as Env;
const other = { ENCRYPTION_KEY_1: newKey() } as unknown as Env;

const ID = 'b6a0a5a2-3a0f-4c5e-9a38-3e1f0d4fbb01';
const TO = 'kim@example.com';
const good = signNotice(env, ID, TO);
const [version, id, hash] = good.split(' ');
const forged = `v1 ${ID} ${randomBytes(16).toString('base64url')}`;

const own: [string, Record<string, string | null>][] = [
  ['as it was sent', { [NOTICE_HEADER]: good }],
  ['with the header in other letters', { 'x-herald-NOTICE': good }],
  ['with a folded header', { [NOTICE_HEADER]: `${version}\r\n ${id}\r\n\t${hash}` }],
  ['with spaces after the header', { [NOTICE_HEADER]: `  ${good}  ` }],
  ['with the Message-ID of another server', { 'Message-ID': '<0100-0000@email.example>' }],
  ['without a Message-ID', { 'Message-ID': null }],
  ['with a subject that a server has marked', { Subject: '[EXTERNAL] Demo invites you' }],
  ['with the domain of the recipient in capitals', { To: 'Kim@EXAMPLE.com' }],
  ['with the recipient in angle brackets', { To: 'Kim Sato <kim@example.com>' }],
  ['with Cc by a rule that forwards it', { Cc: 'lee@example.com' }],
  ['with Resent headers', { 'Resent-To': 'support@herald.test', 'Resent-From': TO }],
  ['delivered to another address', { 'Delivered-To': 'support@herald.test' }],
  ['with a forged header before its own', { [NOTICE_HEADER]: `${forged}\r\n${NOTICE_HEADER}: ${good}` }],
];

test.each(own)('a notice is recognized %s', async (_, over) => {
  expect(isOwnNotice(env, await parse({ To: TO, [NOTICE_HEADER]: good, ...over }))).toBe(true);
});

const ordinary: [string, Record<string, string | null>][] = [
  ['without the header', { [NOTICE_HEADER]: null }],
  ['with an empty header', { [NOTICE_HEADER]: '' }],
  ['with a header of one word', { [NOTICE_HEADER]: 'v1' }],
  ['with a random hash', { [NOTICE_HEADER]: forged }],
  ['with an empty hash', { [NOTICE_HEADER]: `v1 ${ID} ` }],
  ['with half of the hash', { [NOTICE_HEADER]: `v1 ${ID} ${hash!.slice(0, 11)}` }],
  ['with the hash of another id', { [NOTICE_HEADER]: `v1 ${ID.replace('b', 'c')} ${hash}` }],
  ['of another version', { [NOTICE_HEADER]: good.replace('v1', 'v2') }],
  ['with more after the hash', { [NOTICE_HEADER]: `${good} x` }],
  ['to another recipient', { To: 'support@herald.test' }],
  ['to two recipients', { To: `${TO}, support@herald.test` }],
  ['without a recipient', { To: null }],
  ['with a comma in the header', { [NOTICE_HEADER]: `${forged}, ${good}` }],
  ['with the header of another installation', { [NOTICE_HEADER]: signNotice(other, ID, TO) }],
  ['with a very long header', { [NOTICE_HEADER]: `${'v1 '.repeat(5000)}${good}` }],
  [
    'with the header only in the body',
    { [NOTICE_HEADER]: null, 'X-Other': `a\r\n\r\n${NOTICE_HEADER}: ${good}` },
  ],
];

test.each(ordinary)('mail is ordinary %s', async (_, over) => {
  expect(isOwnNotice(env, await parse({ To: TO, [NOTICE_HEADER]: good, ...over }))).toBe(false);
});

test('a notice of an older key is recognized until that key is removed', async () => {
  const mail = await parse({ To: TO, [NOTICE_HEADER]: good });
  expect([rotated, withoutOld].map((each) => isOwnNotice(each, mail))).toEqual([true, false]);
  const next = await parse({ To: TO, [NOTICE_HEADER]: signNotice(rotated, ID, TO) });
  expect([env, rotated, withoutOld].map((each) => isOwnNotice(each, next))).toEqual([false, true, true]);
});

test('a notice of another installation is mail that no person wrote', async () => {
  const mail = await parse({
    To: TO,
    'Auto-Submitted': 'auto-generated',
    [NOTICE_HEADER]: signNotice(other, ID, TO),
  });
  expect([isOwnNotice(env, mail), mail.automaticReason]).toEqual([false, 'auto_submitted']);
});

test('a notice is recognized in mail too broken to parse', async () => {
  const mail = await parse({ To: TO, [NOTICE_HEADER]: good }, '--b\n'.repeat(MAX_PART_LINES + 1));
  expect(mail.problems).toContain('structure');
  expect(isOwnNotice(env, mail)).toBe(true);
});
