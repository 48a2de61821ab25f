import { TAGS, type Tag } from '../../../../contract/mail/emails.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';

export interface TaggedAddress {
  id: number;
  emailAddress: string;
  tag: Tag;
}

/**
 * Returns the tag of an email: that of the inbox with one of `addresses`, else the first local part that is the name of
 * a tag, else Info. Ignores a +detail in both. `addresses` are the recipients of inbound mail, the sender of outbound
 * mail.
 */
export function deriveTag(
  addresses: string[],
  inboxes: TaggedAddress[],
): { tag: Tag; inboxId: number | null } {
  const lowerCase = addresses.map((address) => address.toLowerCase());
  for (const address of lowerCase) {
    const base = withoutDetail(address);
    const inbox =
      inboxes.find(({ emailAddress }) => emailAddress.toLowerCase() === address) ??
      inboxes.find(({ emailAddress }) => emailAddress.toLowerCase() === base);
    if (inbox) return { tag: inbox.tag, inboxId: inbox.id };
  }
  for (const address of lowerCase) {
    const local = address.split('@')[0]!.split('+')[0];
    const tag = TAGS.find((name) => name.toLowerCase() === local);
    if (tag) return { tag, inboxId: null };
  }
  return { tag: 'Info', inboxId: null };
}
