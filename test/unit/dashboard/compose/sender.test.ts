import { expect, test } from 'vitest';
import { EMPTY, type Mail } from '../../../../src/dashboard/features/compose/draft/draft.ts';
import { chosenAddress, usualAddress } from '../../../../src/dashboard/features/compose/draft/sender.ts';

const OWN = 'support@herald.test';
const INBOX = { email_address: OWN, aliases: ['bills@herald.test', 'money@herald.test'] };
const mail = (to: string[], cc: string[] = [], from_address = 'kim@example.com') =>
  ({ to, cc, from_address }) as Mail;

test.each([
  [['Us <bills@herald.test>'], [], 'bills@herald.test'],
  [['lee@example.com', 'Money+7@HERALD.test'], [], 'money@herald.test'],
  [['lee@example.com'], ['"Bills, please" <bills@herald.test>'], 'bills@herald.test'],
  [['money@herald.test'], ['bills@herald.test'], 'money@herald.test'],
  [['support@herald.test', 'bills@herald.test'], [], OWN],
  [['lee@example.com'], [], OWN],
  [['undisclosed-recipients:;'], [], OWN],
  [[], [], OWN],
])('a reply to what was sent to %j and %j comes from the address there that is ours', (to, cc, expected) => {
  expect(usualAddress(INBOX, 'reply', mail(to, cc))).toBe(expected);
  expect(usualAddress(INBOX, 'all', mail(to, cc))).toBe(expected);
});

test('a second mail of ours comes from the address of the first', () => {
  expect(usualAddress(INBOX, 'reply', mail(['lee@example.com'], [], 'Money@herald.test'))).toBe(
    'money@herald.test',
  );
});

test('a forward and a new mail come from the own address of the inbox', () => {
  expect(usualAddress(INBOX, 'forward', mail(['bills@herald.test']))).toBe(OWN);
  expect(usualAddress(INBOX, null, undefined)).toBe(OWN);
});

test('a chosen address counts as long as the inbox has it, and while the inboxes are not known', () => {
  const draft = { ...EMPTY, fromAddress: 'bills@herald.test' };
  expect(chosenAddress(draft, INBOX)).toBe('bills@herald.test');
  expect(chosenAddress(draft, undefined)).toBe('bills@herald.test');
  expect(chosenAddress(draft, { ...INBOX, aliases: [] })).toBeNull();
  expect(chosenAddress(EMPTY, INBOX)).toBeNull();
});
