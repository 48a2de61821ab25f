import { expect, test } from 'vitest';
import { parseMessage } from '../../../../../../src/lib/message/parse.ts';
import { BUILT_IN, builtInTag, Tags } from '../../../../../../src/lib/tags.ts';
import { addressesIn, deriveTag } from '../../../../../../src/worker/modules/mail/save/tag.ts';

const inboxes = [
  { id: 1, emailAddress: 'Help@Example.com', aliases: [], tag: builtInTag('Support') },
  { id: 2, emailAddress: 'help+vip@example.com', aliases: [], tag: builtInTag('Partners') },
];

test.each([
  ['an inbox with the address', ['help@example.com'], 'Support', 1],
  ['an inbox, whatever the case', ['HELP@EXAMPLE.COM'], 'Support', 1],
  ['an inbox, with a +detail', ['help+order-7@example.com'], 'Support', 1],
  ['the inbox with just this address first', ['help+vip@example.com'], 'Partners', 2],
  ['an inbox among several recipients', ['hello@other.org', 'help@example.com'], 'Support', 1],
  ['the name of a tag', ['neo@other.org'], 'Neo', null],
  ['the name of a tag with a +detail', ['Partners+eu@other.org'], 'Partners', null],
  ['Info otherwise', ['someone@other.org'], 'Info', null],
  ['Info without any address', [], 'Info', null],
])('%s', (_, addresses, tag, inboxId) => {
  expect(deriveTag(addresses, inboxes, new Tags())).toEqual({ tag, inboxId });
});

test('mail to the name of a hidden tag gets none by it', () => {
  const entries = BUILT_IN.entries.map((entry) => ({ ...entry, isHidden: entry.name === 'Neo' }));
  const tags = new Tags({ ...BUILT_IN, entries });
  expect(deriveTag(['neo@other.org'], inboxes, tags)).toEqual({ tag: 'Info', inboxId: null });
  expect(deriveTag(['partners@other.org'], inboxes, tags)).toEqual({ tag: 'Partners', inboxId: null });
});

/** Of a@ and its alias a-too@, and of b@ and its alias b-too@. */
const two = [
  { id: 1, emailAddress: 'a@org.example', aliases: ['a-too@org.example'], tag: builtInTag('Support') },
  { id: 2, emailAddress: 'b@org.example', aliases: ['b-too@org.example'], tag: builtInTag('Partners') },
];

test.each([
  ['the first of To', ['To: a@org.example, b@org.example'], 'Support', 1],
  ['the first of To, whichever', ['To: b@org.example, a@org.example'], 'Partners', 2],
  ['To before Cc', ['Cc: b@org.example', 'To: a@org.example'], 'Support', 1],
  [
    'an alias in To before an own address in Cc',
    ['To: a-too@org.example', 'Cc: b@org.example'],
    'Support',
    1,
  ],
  [
    'an own address in To before an alias in Cc',
    ['Cc: b-too@org.example', 'To: a@org.example'],
    'Support',
    1,
  ],
  ['two aliases in To', ['To: b-too@org.example, a-too@org.example'], 'Partners', 2],
  ['the first of Cc', ['To: x@else.example', 'Cc: b@org.example, a@org.example'], 'Partners', 2],
  ['Cc before delivery headers', ['Delivered-To: b@org.example', 'Cc: a@org.example'], 'Support', 1],
  ['To before delivery headers', ['X-Original-To: b@org.example', 'To: a-too@org.example'], 'Support', 1],
  ['the delivery header of Bcc', ['To: x@else.example', 'Delivered-To: a@org.example'], 'Support', 1],
  [
    'any delivery header',
    ['To: undisclosed-recipients:;', 'Envelope-To: <B-Too@org.example>'],
    'Partners',
    2,
  ],
  [
    'the first delivery header',
    ['Delivered-To: b@org.example', 'X-Original-To: a@org.example'],
    'Partners',
    2,
  ],
  ['an address of an inbox before a local part', ['To: neo@org.example', 'Cc: a@org.example'], 'Support', 1],
  [
    'an address in a delivery header before a local part',
    ['To: neo@org.example', 'Delivered-To: b@org.example'],
    'Partners',
    2,
  ],
  ['the first local part', ['To: neo@org.example', 'Cc: hello@org.example'], 'Neo', null],
  ['a local part in Cc', ['Delivered-To: hello@org.example', 'Cc: Neo+x@org.example'], 'Neo', null],
  [
    'a local part in a delivery header',
    ['To: x@org.example', 'Delivered-To: hello@org.example'],
    'Hello',
    null,
  ],
  ['whatever the case', ['To: A-TOO@ORG.EXAMPLE'], 'Support', 1],
  ['an alias with a +detail', ['To: b-too+7@org.example', 'Cc: a@org.example'], 'Partners', 2],
  ['Info', ['To: x@org.example', 'Cc: y@org.example', 'Delivered-To: z@org.example'], 'Info', null],
])('of several recipients: %s', async (_, headers, tag, inboxId) => {
  const raw = [...headers, 'From: a@org.example', 'Subject: x', '', 'Hello'].join('\r\n');
  const mail = await parseMessage(new TextEncoder().encode(raw));
  expect(deriveTag(addressesIn(mail, 'inbound'), two, new Tags())).toEqual({ tag, inboxId });
  expect(deriveTag(addressesIn(mail, 'outbound'), two, new Tags()).inboxId).toBe(1);
});
