import type { Schemas } from '../../../api/client.ts';
import { addressOf } from './addresses.ts';
import type { Draft, Mail } from './draft.ts';

type Inbox = Pick<Schemas['SmtpInbox'], 'email_address' | 'aliases'>;

export const addressesOf = ({ email_address, aliases }: Inbox) => [email_address, ...aliases];

/**
 * Returns the address that the API chooses: of a reply, the one that sent the mail or that it was sent to, else the
 * inbox's own.
 */
export function usualAddress(inbox: Inbox, mode: Draft['mode'], mail: Mail | undefined): string {
  const isReply = mode === 'reply' || mode === 'all';
  const named = isReply && mail ? [mail.from_address, ...[...mail.to, ...mail.cc].map(addressOf)] : [];
  return (
    named
      .map((address) => address.toLowerCase())
      .flatMap((address) => [address, withoutDetail(address)])
      .find((address) => addressesOf(inbox).includes(address)) ?? inbox.email_address
  );
}

/** Returns the address that somebody chose; null if nobody did, or if the inbox does not have it. */
export function chosenAddress({ fromAddress = null }: Draft, inbox: Inbox | undefined): string | null {
  const isOfAnother = fromAddress !== null && inbox && !addressesOf(inbox).includes(fromAddress);
  return isOfAnother ? null : fromAddress;
}

/** Removes the detail of `name+detail@example.com`. */
function withoutDetail(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at).split('+')[0] + address.slice(at);
}
