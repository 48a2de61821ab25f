import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactAddress } from '../../../../../../src/worker/modules/mail/correspondents/address.ts';
import { searchWords, wordsOf } from '../../../../../../src/worker/modules/mail/correspondents/words.ts';

test.each([
  ['Kim@Example.COM', 'kim@example.com'],
  ['kim+shop@example.com', 'kim@example.com'],
  ['+49301234@sms.example.com', '+49301234@sms.example.com'],
  ['kim+shop', 'kim+shop'],
  ['a@b+c.example.com', 'a@b+c.example.com'],
])('the contact of %s is %s', (address, contact) => {
  expect(contactAddress(address)).toBe(contact);
});

test('a contact has the words of its name, its local part and its domains', () => {
  expect(wordsOf('kim.sato@mail.acme.com', 'José O’Brien')).toEqual([
    'acme.com',
    'brien',
    'jose',
    'kim',
    'kim.sato@mail.acme.com',
    'mail.acme.com',
    'o',
    'sato',
  ]);
});

test.each([
  ['JOSÉ  acme', ['jose', 'acme']],
  ['@acme.com', ['acme.com']],
  ['"', []],
  ["o'brien", ['brien', 'o']],
])('a search for %j asks for %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

test('words need no escape in JSON, are sorted, and begin with what the whole address is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (address, name) => {
      const words = wordsOf(address, name);
      expect(JSON.stringify(words)).toBe(`[${words.map((word) => `"${word}"`).join(',')}]`);
      expect(words).toEqual([...words].sort());
    }),
  );
});
