import { expect, test } from 'vitest';
import { builtInTag, Tags } from '../../../../../../src/lib/tags.ts';
import { deriveTag } from '../../../../../../src/worker/modules/mail/save/tag.ts';

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
