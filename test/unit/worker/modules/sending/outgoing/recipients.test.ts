import { expect, test } from 'vitest';
import { readRecipients } from '../../../../../../src/worker/modules/sending/outgoing/recipients.ts';

const to = (value: string | string[]) => readRecipients({ to: value }).to;

test.each([
  ['kim@example.net', [['', 'kim@example.net']]],
  [' Kim Sato <kim@example.net> ', [['Kim Sato', 'kim@example.net']]],
  ['"Sato, Kim" <kim@example.net>', [['Sato, Kim', 'kim@example.net']]],
  [
    'a@example.net, B <b@example.net>,c@example.net',
    [
      ['', 'a@example.net'],
      ['B', 'b@example.net'],
      ['', 'c@example.net'],
    ],
  ],
  [
    'Team: a@example.net, b@example.net;',
    [
      ['', 'a@example.net'],
      ['', 'b@example.net'],
    ],
  ],
  ['"Sato > x" <kim@example.net>', [['Sato > x', 'kim@example.net']]],
  ["o'neil+tag_1@sub.example.co.uk", [['', "o'neil+tag_1@sub.example.co.uk"]]],
  ['kim@Müller.example', [['', 'kim@xn--mller-kva.example']]],
  ['jürgen@müller.example', [['', 'jürgen@müller.example']]],
  [
    ['a@example.net', 'B <b@example.net>'],
    [
      ['', 'a@example.net'],
      ['B', 'b@example.net'],
    ],
  ],
])('%j', (value, expected) => {
  expect(to(value).map(({ name, address }) => [name, address])).toEqual(expected);
});

test.each([
  '',
  'Kim',
  'kim@',
  '@example.net',
  'a@b@example.net',
  'ki m@example.net',
  'kim@exa mple.net',
  'kim@example.net bob@example.net',
  'Kim <kim@example.net> bob@example.net',
  'Kim <kim@example.net> Bob <bob@example.net>',
  'Kim <kim>',
  '<>',
  'kim@example.net>',
  'kim@[127.0.0.1]',
  '"a b"@example.net',
  'kim@müller..example',
  `${'x'.repeat(250)}@example.net`,
])('%j is not an address', (value) => {
  expect(() => to(value)).toThrowError(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
});

test('every recipient is on the envelope once, in the first role', () => {
  const { envelope, cc } = readRecipients({
    to: 'a@example.net, b@example.net',
    cc: ['B <b@example.net>', 'c@example.net'],
    bcc: 'c@example.net, d@example.net',
  });
  expect(envelope).toEqual([
    { address: 'a@example.net', kind: 'to' },
    { address: 'b@example.net', kind: 'to' },
    { address: 'c@example.net', kind: 'cc' },
    { address: 'd@example.net', kind: 'bcc' },
  ]);
  expect(cc).toHaveLength(2);
});
