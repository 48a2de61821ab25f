import { TAGS, type Tag } from '../../../../contract/mail/emails.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';

export interface TaggedAddress {
  id: number;
  emailAddress: string;
  tag: Tag;
}

/**
 * The tag of an email: that of the inbox with one of `addresses`, else of the first address whose local part is
 * a tag's name (a +detail does not count, here and there), else Info. `addresses` are the recipients of what came in, the
 * sender of what went out.
 */
export function deriveTag(
  addresses: string[],
  inboxes: TaggedAddress[],
): { tag: Tag; inboxId: number | null } {
  const plain = addresses.map((address) => address.toLowerCase());
  for (const address of plain) {
    const plainly = withoutDetail(address);
    const inbox =
      inboxes.find((known) => known.emailAddress.toLowerCase() === address) ??
      inboxes.find((known) => known.emailAddress.toLowerCase() === plainly);
    if (inbox) return { tag: inbox.tag, inboxId: inbox.id };
  }
  for (const address of plain) {
    const local = address.split('@')[0]!.split('+')[0];
    const tag = TAGS.find((known) => known.toLowerCase() === local);
    if (tag) return { tag, inboxId: null };
  }
  return { tag: 'Info', inboxId: null };
}
