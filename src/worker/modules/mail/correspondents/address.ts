import type { Direction } from '../../../../contract/mail/emails.ts';
import type { Mailbox } from '../../../../lib/message/headers/addresses.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';

const MAX_ADDRESS_CHARACTERS = 254;
const MAX_NAME_CHARACTERS = 200;
/** The number of recipients of one email that become contacts, as each of them writes rows. */
const MAX_RECIPIENTS = 20;

/** A person's share in one or several emails, as counted for the contact. Times in milliseconds. */
export interface Correspondent {
  address: string;
  /** The address as in the email, possibly an inbox address with a +detail. */
  whole: string;
  /** The sender's name; empty for recipients. */
  name: string;
  /** The time of the email that has this name. */
  nameAt: number;
  firstAt: number;
  lastAt: number;
  mailsIn: number;
  mailsOut: number;
}

/**
 * Returns the contact's form of an address: in lower case, without a +detail. Keeps a leading plus, as in telephone
 * numbers. The column `emails.contact_address` follows the same rule.
 */
export function contactAddress(address: string): string {
  // SQL lowercases ASCII only.
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
 * Returns the people for whose contacts an email counts: the sender, or the recipients if it is outbound; nobody if it
 * is a bounce, which a mail server wrote. Own addresses are not yet excluded.
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
      nameAt: receivedAt,
      firstAt: receivedAt,
      lastAt: receivedAt,
      mailsIn: isInbound ? 1 : 0,
      mailsOut: isInbound ? 0 : 1,
    }));
  return [...new Map(named.map((person) => [person.address, person])).values()].slice(0, MAX_RECIPIENTS);
}

/** Adds up the people of several emails by address, as if the emails had been counted one by one. */
export function addUp(people: Correspondent[]): Correspondent[] {
  const sums = new Map<string, Correspondent>();
  for (const person of people) {
    const key = `${person.address} ${person.whole}`;
    const sum = sums.get(key);
    sums.set(key, sum ? add(sum, person) : person);
  }
  return [...sums.values()];
}

function add(a: Correspondent, b: Correspondent): Correspondent {
  const isLater = a.name === '' || a.nameAt < b.nameAt || (a.nameAt === b.nameAt && a.name < b.name);
  const named = b.name !== '' && isLater ? b : a;
  return {
    ...named,
    firstAt: Math.min(a.firstAt, b.firstAt),
    lastAt: Math.max(a.lastAt, b.lastAt),
    mailsIn: a.mailsIn + b.mailsIn,
    mailsOut: a.mailsOut + b.mailsOut,
  };
}
