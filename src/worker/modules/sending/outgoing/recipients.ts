import type { RecipientKind } from '../../../../contract/mail/emails.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import { type Mailbox, parseMailboxes } from '../../../../lib/message/headers/addresses.ts';
import { normalHost } from '../../../platform/outside/address-guard.ts';
import { isAscii } from '../../../platform/outside/smtp/deliver.ts';
import { MAX_RECIPIENTS } from './limits.ts';

/** The syntax of a recipient. Allows Unicode, unlike for accounts and inboxes, for international mail (RFC 6531). */
const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/;
/** The limit of RFC 5321, 4.5.3.1.3, without the angle brackets. */
const MAX_ADDRESS_CHARACTERS = 254;

type AddressList = string | string[] | undefined;

export interface Recipients {
  to: Mailbox[];
  cc: Mailbox[];
  bcc: Mailbox[];
  /** The distinct recipients, with their addresses for the server. */
  envelope: { address: string; kind: RecipientKind }[];
}

/** Parses the recipients of an email. Throws `invalid` for a bad address, and 422 TOO_MANY_RECIPIENTS. */
export function readRecipients(request: {
  to: AddressList;
  cc?: AddressList;
  bcc?: AddressList;
}): Recipients {
  const lists = {
    to: mailboxes('to', request.to),
    cc: mailboxes('cc', request.cc),
    bcc: mailboxes('bcc', request.bcc),
  };
  if (lists.to.length === 0) throw invalid('to', 'expected at least one mail address');
  const envelope = new Map<string, RecipientKind>();
  for (const kind of ['to', 'cc', 'bcc'] as const) {
    for (const { address } of lists[kind]) if (!envelope.has(address)) envelope.set(address, kind);
  }
  const all = lists.to.length + lists.cc.length + lists.bcc.length;
  if (all > MAX_RECIPIENTS) {
    throw new DomainError(
      'refused',
      'TOO_MANY_RECIPIENTS',
      `An email can have at most ${MAX_RECIPIENTS} recipients, including cc and bcc; this one has ${all}.`,
    );
  }
  return { ...lists, envelope: [...envelope].map(([address, kind]) => ({ address, kind })) };
}

function mailboxes(path: string, list: AddressList): Mailbox[] {
  const parts = list === undefined ? [] : Array.isArray(list) ? list : [list];
  return parts.flatMap((part) => {
    const parsed = parseMailboxes(part);
    const plain = withoutQuoted(part);
    // The name of a group ends with a colon.
    const pieces = plain.split(/[,;]/).map((piece) => piece.slice(piece.lastIndexOf(':') + 1).trim());
    // After `<address>`, only a comma may follow.
    const lacksComma = />\s*[^\s,;]/.test(plain);
    // In a list, a piece without an address is a recipient that cannot be reached, not the beginning of a name.
    const lacksAddress = !Array.isArray(list) && pieces.some((piece) => piece !== '' && !piece.includes('@'));
    const exact = new Set([
      ...pieces,
      ...Array.from(plain.matchAll(/<([^<>]*)>/g), ([, address]) => address),
    ]);
    const deliverables = parsed.flatMap(({ name, address }) => {
      // The parser mends addresses: it reads `ki m@example.com` as `m@example.com`.
      const normal = exact.has(address) ? deliverable(address) : null;
      return normal === null ? [] : [{ name, address: normal }];
    });
    if (lacksComma || lacksAddress || parsed.length === 0 || deliverables.length < parsed.length) {
      throw invalid(path, `expected mail addresses, got ${JSON.stringify(part.slice(0, 100))}`);
    }
    return deliverables;
  });
}

/** Removes "quoted names", and the rest after an unclosed quotation mark. */
function withoutQuoted(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*("|.*)/gs, (quoted, end: string) => (end === '"' ? '' : quoted));
}

/** Returns whether mail can be sent to the address. */
export function isDeliverable(address: string): boolean {
  return deliverable(address) !== null;
}

/**
 * Returns the address as servers accept it: an international domain in ASCII, unless the local part is not ASCII either
 * (RFC 6531). Null for a bad address.
 */
function deliverable(address: string): string | null {
  if (address.length > MAX_ADDRESS_CHARACTERS || !ADDRESS.test(address)) return null;
  const [local, domain] = address.split('@') as [string, string];
  if (!isAscii(local) || isAscii(domain)) return address;
  const ascii = normalHost(domain);
  return ascii === null ? null : `${local}@${ascii}`;
}
