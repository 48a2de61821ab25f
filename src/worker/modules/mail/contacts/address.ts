import type { Direction } from '../../../../contract/mail/emails.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';
import type { Mailbox } from '../message/parse.ts';

const MAX_ADDRESS_CHARACTERS = 254;
const MAX_NAME_CHARACTERS = 200;
/** Recipients of one email that become contacts: the first. Each of them writes rows. */
const MAX_RECIPIENTS = 20;

/** A person of an email, or of several, as it counts for the contact. Times in milliseconds. */
export interface Correspondent {
  address: string;
  /** The address as the email has it: it may be that of an inbox with a +detail. */
  whole: string;
  /** Of a sender; empty for recipients. */
  name: string;
  /** The time of the email with this name. */
  nameAt: number;
  firstAt: number;
  lastAt: number;
  mailsIn: number;
  mailsOut: number;
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
      nameAt: receivedAt,
      firstAt: receivedAt,
      lastAt: receivedAt,
      mailsIn: isInbound ? 1 : 0,
      mailsOut: isInbound ? 0 : 1,
    }));
  return [...new Map(named.map((person) => [person.address, person])).values()].slice(0, MAX_RECIPIENTS);
}

/** The people of several emails, each address once, as if the emails had counted one after the other. */
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
