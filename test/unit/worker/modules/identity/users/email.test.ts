import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress, normalizeEmail } from '../../../../../../src/worker/modules/identity/users/email.ts';

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
  ['\u212Aim@example.com', 'kim@example.com'], // the Kelvin sign
])('%s is %s', (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored);
  expect(isEmailAddress(stored)).toBe(true);
});

test.each([
  'first.last+tag@mail.example.co.uk',
  "o'neil@example.org",
  'a@xn--bcher-kva.example',
  'demo@herald.test',
])('%s is accepted', (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@localhost',
  'ada@example..com',
  '.ada@example.com',
  'ada@-example.com',
  'ada@exam ple.com',
  'ada@bob@example.com',
  'ada@example.com\u0000',
  'ada@example.com\r\nBcc: x@example.com',
  'ada@127.0.0.1',
  'ada@ex\u0430mple.com', // a Cyrillic letter
  'ad\u0430@example.com',
  '\u0131nfo@example.com', // a dotless i
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('%j is refused', (address) => expect(isEmailAddress(normalizeEmail(address))).toBe(false));

test('normalizing twice changes nothing more, and accepted addresses are plain ASCII', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.emailAddress()), (typed) => {
      const once = normalizeEmail(typed);
      if (isEmailAddress(once)) {
        expect(normalizeEmail(once)).toBe(once);
        expect(once).toMatch(/^[!-~]+$/);
      }
    }),
  );
});
