import { type Mailbox, parseMailboxes } from './addresses.ts';

/** The headers of a message: names in lower case, in its order. Encoded words are not decoded. */
export type Headers = { key: string; value: string }[];

/** The headers that name the sender beside From, the likeliest first. */
export const SENDER_HEADERS = [
  'sender',
  'reply-to',
  'x-sender',
  'resent-from',
  'return-path',
  'x-envelope-from',
];

/** The headers in which servers write the address of a delivery. No standard defines them. */
export const DELIVERY_HEADERS = [
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-delivered-to',
  'apparently-to',
  'x-apparently-to',
  'x-forwarded-to',
  'x-forwarded-for',
  'x-gm-original-to',
  'x-resolved-to',
  'x-rcpt-to',
];
/** Headers and addresses read of deliveries: a message that went through several servers has a few. */
const MAX_DELIVERIES = 20;

/** Returns the mailboxes in all headers of this name. */
export function mailboxesOf(headers: Headers, name: string): Mailbox[] {
  return headers.filter(({ key }) => key === name).flatMap(({ value }) => parseMailboxes(value));
}

/**
 * Returns the sender: the first mailbox with an address in From, else in another header that names the sender, with the
 * name in From if there is one.
 */
export function senderOf(headers: Headers): Mailbox {
  const from = mailboxesOf(headers, 'from');
  const named = from.find(hasAddress);
  if (named) return named;
  const sender = SENDER_HEADERS.flatMap((name) => mailboxesOf(headers, name)).find(hasAddress);
  const name = from
    .map((mailbox) => mailbox.name)
    .filter(Boolean)
    .join(', ');
  return { name: name || (sender?.name ?? ''), address: sender?.address ?? from[0]?.address ?? '' };
}

export const hasAddress = ({ address }: Mailbox): boolean => address.includes('@');

/** Returns the delivery addresses, from headers of the receiving servers. */
export function deliveredTo(headers: Headers): string[] {
  return headers
    .filter(({ key }) => DELIVERY_HEADERS.includes(key))
    .slice(0, MAX_DELIVERIES)
    .flatMap(({ value }) => parseMailboxes(value))
    .map(({ address }) => address);
}
