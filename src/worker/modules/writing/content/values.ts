import type { EmailDetail } from '../../../../contract/mail/emails.ts';
import { parseMailboxes } from '../../../../lib/message/headers/addresses.ts';
import { personName } from '../../ai/index.ts';
import type { Values } from './variables.ts';

/** The length at which values are truncated. */
const MAX_CHARACTERS = 200;
/** Marks that change the direction of the text after them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
/** The prefixes that programs add to the subject of a reply. */
const PREFIX = /^(?:re|aw|antw|sv|vs|odp|fwd?|wg|tr|rv) ?(?:\[\d{1,4}\])? ?[:：] ?/i;

/** A recipient of mail. */
export interface Contact {
  name: string;
  address: string;
}

/** Returns the values that belong to a mail: one line each, truncated. */
export function valuesOfMail(mail: EmailDetail | null, contact: Contact | null): Values {
  return {
    ...(contact ? valuesOfContact(contact) : {}),
    'conversation.subject': mail ? shortLine(bareSubject(mail.subject)) : '',
    'task.id': mail?.task_id ? String(mail.task_id) : '',
  };
}

function valuesOfContact({ name, address }: Contact): Values {
  const shown = shortLine(name);
  return {
    'contact.name': shown.includes('@') ? '' : shown,
    'contact.first_name': firstName(name),
    'contact.address': shortLine(address),
  };
}

/** Returns the recipient of a reply to the mail. */
export function contactOf(mail: EmailDetail): Contact {
  if (mail.direction === 'outbound') {
    return readContact(mail.to[0] ?? mail.to_address) ?? { name: '', address: mail.to_address };
  }
  const asked = mail.reply_to.map(readContact).find((each) => each?.address === mail.reply_to_address);
  return { name: asked?.name || mail.from_name, address: mail.reply_to_address };
}

/** Parses a recipient as people write it: an address, or `Name <address>`. */
export function readContact(recipient: string): Contact | null {
  return parseMailboxes(recipient)[0] ?? null;
}

/** Returns the first name of a person; empty for other names, such as companies or advertisements. */
function firstName(name: string): string {
  const [first = '', ...others] = (personName(name) ?? '').split(' ');
  // "Dr. Kim Sato" has the first name Kim, "J. R. Hartley" has none.
  const isTitle = first.endsWith('.') && first.length > 2;
  const word = isTitle ? (others[0] ?? '') : first;
  return word.endsWith('.') ? '' : word;
}

function bareSubject(subject: string): string {
  let bare = subject.slice(0, 1000).trim();
  while (PREFIX.test(bare)) bare = bare.replace(PREFIX, '');
  return bare;
}

export function shortLine(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(TURNING, '')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
}
