import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  isAddress,
  nameOf,
  recipientOf,
  splitRecipients,
  unique,
  without,
} from '../../../../src/dashboard/features/compose/draft/addresses.ts';

describe('recipients as people write them', () => {
  test.each([
    ['kim@example.com, lee@example.com', ['kim@example.com', 'lee@example.com']],
    ['kim@example.com lee@example.com', ['kim@example.com', 'lee@example.com']],
    ['kim@example.com\nlee@example.com;', ['kim@example.com', 'lee@example.com']],
    ['"Sato, Kim" <kim@example.com>; Lee', ['"Sato, Kim" <kim@example.com>', 'Lee']],
    ['"\\"Sato\\", Kim" <kim@example.com>, Lee', ['"\\"Sato\\", Kim" <kim@example.com>', 'Lee']],
    ['"Kim \\\\", Lee', ['"Kim \\\\"', 'Lee']],
    ['mailto:kim@example.com', ['kim@example.com']],
    [' ,; \n', []],
  ])('%j is a list', (text, list) => {
    expect(splitRecipients(text)).toEqual(list);
  });

  test('an open quotation mark swallows its own line only', () => {
    expect(splitRecipients('"Kim <kim@example.com>\nlee@example.com')).toEqual([
      '"Kim <kim@example.com>',
      'lee@example.com',
    ]);
  });

  test('a name and an address are read back, whatever the name is', () => {
    const name = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\p{C}<>\s]+/gu, ' ').trim());
    fc.assert(
      fc.property(name, (name) => {
        const recipient = recipientOf(name, 'kim@example.com');
        expect(addressOf(recipient)).toBe('kim@example.com');
        expect(nameOf(recipient)).toBe(name || 'kim@example.com');
        expect(splitRecipients(recipient)).toEqual([recipient]);
      }),
    );
  });

  test.each(['kim@example.com', 'Kim <kim@example.com>', 'kim@bücher.example'])(
    '%s is an address',
    (text) => {
      expect(isAddress(text)).toBe(true);
    },
  );

  test.each(['kim', 'kim@', 'kim sato@example.com', 'a@b@c', `${'k'.repeat(250)}@example.com`])(
    '%s is none',
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );

  test('an address is there once, and its case does not matter', () => {
    expect(unique(['Kim <kim@example.com>', 'KIM@example.com'])).toEqual(['Kim <kim@example.com>']);
    expect(without(['Kim <kim@example.com>', 'lee@example.com'], ['KIM@EXAMPLE.COM'])).toEqual([
      'lee@example.com',
    ]);
  });
});
