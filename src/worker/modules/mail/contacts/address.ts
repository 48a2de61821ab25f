import type { Direction } from '../../../../contract/mail/emails.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';
import type { Mailbox } from '../message/parse.ts';

const MAX_ADDRESS_CHARACTERS = 254;
const MAX_NAME_CHARACTERS = 200;
/** Recipients of one email that become contacts: the first. Each of them writes rows. */
const MAX_RECIPIENTS = 20;

/** A person of an email, as it counts for the contact. Times in milliseconds. */
export interface Correspondent {
  address: string;
  /** The address as the email has it: it may be that of an inbox with a +detail. */
  whole: string;
  /** Of a sender; empty for recipients. */
  name: string;
  at: number;
  mailsIn: 0 | 1;
  mailsOut: 0 | 1;
}

/**
 * The address that a contact has: in lower case, without a +detail. A leading plus, as of telephone numbers, stays. The
 * column `emails.contact_address` follows the same rule.
 */
export function contactAddress(address: string): string {
  // SQL knows the case of ASCII only.
  const small = address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return small.indexOf('+') > 0 ? withoutDetail(small) : small;
}

interface Mail {
  direction: Direction;
  receivedAt: number;
  isBounce: boolean;
  from: Mailbox;
  /** To and Cc. */
  recipients: Mailbox[];
}

/**
 * Whose contacts an email counts for: its sender, or its recipients if it is outbound. No one's if it is a bounce, which
 * a mail server wrote. Own addresses are still among them.
 */
export function correspondentsOf({
  direction,
  receivedAt,
  isBounce,
  from,
  recipients,
}: Mail): Correspondent[] {
  if (isBounce) return [];
  const isInbound = direction === 'inbound';
  const people = isInbound ? [from] : recipients;
  const named = people
    .filter(({ address }) => address.includes('@') && address.length <= MAX_ADDRESS_CHARACTERS)
    .map((person) => ({
      address: contactAddress(person.address),
      whole: person.address.toLowerCase(),
      name: isInbound ? person.name.normalize('NFC').slice(0, MAX_NAME_CHARACTERS).toWellFormed() : '',
      at: receivedAt,
      mailsIn: isInbound ? (1 as const) : (0 as const),
      mailsOut: isInbound ? (0 as const) : (1 as const),
    }));
  return [...new Map(named.map((person) => [person.address, person])).values()].slice(0, MAX_RECIPIENTS);
}
