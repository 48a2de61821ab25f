import type { Direction } from '../../../../contract/mail/emails.ts';
import type { ParsedEmail } from '../../../../lib/message/parse.ts';
import { INFO, type Tag, type Tags } from '../../../../lib/tags.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';

export interface TaggedAddress {
  id: number;
  emailAddress: string;
  aliases: string[];
  tag: Tag;
}

/**
 * Returns the tag of an email: that of the inbox with one of `addresses`, else the first local part that is the key of
 * a tag, else Info. Ignores a +detail in both. `addresses` are the recipients of inbound mail, the sender of outbound
 * mail.
 */
export function deriveTag(
  addresses: string[],
  inboxes: TaggedAddress[],
  tags: Tags,
): { tag: Tag; inboxId: number | null } {
  const lowerCase = addresses.map((address) => address.toLowerCase());
  for (const address of lowerCase) {
    const base = withoutDetail(address);
    const inbox = inboxWith(inboxes, address) ?? inboxWith(inboxes, base);
    if (inbox) return { tag: inbox.tag, inboxId: inbox.id };
  }
  for (const address of lowerCase) {
    const local = address.split('@')[0]!.split('+')[0];
    const tag = tags.ofLocalPart(local!);
    if (tag) return { tag, inboxId: null };
  }
  return { tag: INFO, inboxId: null };
}

/**
 * Returns the addresses that determine the tag: the sender of outbound mail; the recipients of inbound mail, those in
 * To first.
 */
export function addressesIn(
  { from, to, cc, deliveredTo }: Pick<ParsedEmail, 'from' | 'to' | 'cc' | 'deliveredTo'>,
  direction: Direction,
): string[] {
  if (direction === 'outbound') return [from.address];
  return [...[...to, ...cc].map(({ address }) => address), ...deliveredTo];
}

/** Returns the inbox with an address in lower case, before one with it as an alias. */
function inboxWith(inboxes: TaggedAddress[], address: string): TaggedAddress | undefined {
  return (
    inboxes.find(({ emailAddress }) => emailAddress.toLowerCase() === address) ??
    inboxes.find(({ aliases }) => aliases.includes(address))
  );
}
