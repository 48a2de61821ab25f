import type { RecipientKind } from '../../../../contract/mail/emails.ts';
import { DomainError, invalid } from '../../../platform/errors.ts';
import { normalHost } from '../../../platform/outside/address-guard.ts';
import { isAscii } from '../../../platform/outside/smtp/deliver.ts';
import { type Mailbox, parseMailboxes } from '../message/parse.ts';
import { MAX_RECIPIENTS } from './limits.ts';

/** Unicode too, unlike the addresses of accounts and inboxes: mail goes to international addresses (RFC 6531). */
const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/;
/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
const MAX_ADDRESS_CHARACTERS = 254;

type Given = string | string[] | undefined;

export interface Recipients {
  to: Mailbox[];
  cc: Mailbox[];
  bcc: Mailbox[];
  /** Everybody once, by the address that the server is told. */
  envelope: { address: string; kind: RecipientKind }[];
}

/** Reads the recipients of a mail. Throws `invalid` for what is no address, and 422 TOO_MANY_RECIPIENTS. */
export function readRecipients(given: { to: Given; cc?: Given; bcc?: Given }): Recipients {
  const lists = {
    to: mailboxes('to', given.to),
    cc: mailboxes('cc', given.cc),
    bcc: mailboxes('bcc', given.bcc),
  };
  if (lists.to.length === 0) throw invalid('to', 'a mail address is needed');
  const envelope = new Map<string, RecipientKind>();
  for (const kind of ['to', 'cc', 'bcc'] as const) {
    for (const { address } of lists[kind]) if (!envelope.has(address)) envelope.set(address, kind);
  }
  const all = lists.to.length + lists.cc.length + lists.bcc.length;
  if (all > MAX_RECIPIENTS) {
    throw new DomainError(
      'refused',
      'TOO_MANY_RECIPIENTS',
      `A mail has at most ${MAX_RECIPIENTS} recipients, those of cc and bcc included; this one has ${all}.`,
    );
  }
  return { ...lists, envelope: [...envelope].map(([address, kind]) => ({ address, kind })) };
}

function mailboxes(path: string, given: Given): Mailbox[] {
  const parts = given === undefined ? [] : Array.isArray(given) ? given : [given];
  return parts.flatMap((part) => {
    // Behind `<address>` comes a comma or nothing: of a forgotten comma a parser makes one recipient of two.
    const follows = />\s*[^\s,;]/.test(withoutQuoted(part));
    const found = parseMailboxes(part).map(({ name, address }) => {
      // Beside a bare address there is nothing: of `ki m@example.com` a parser makes `m@example.com`.
      const stray = name !== '' && !part.includes(`<${address}>`);
      return { name, address: stray ? null : deliverable(address) };
    });
    if (follows || found.length === 0 || found.some(({ address }) => address === null)) {
      throw invalid(path, `${JSON.stringify(part.slice(0, 100))} is no mail address`);
    }
    return found as Mailbox[];
  });
}

/** Without "quoted names"; from a quotation mark that nothing closes, all of it. */
function withoutQuoted(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*("|.*)/gs, (quoted, end: string) => (end === '"' ? '' : quoted));
}

/**
 * The address as servers take it: an international domain in ASCII, unless the part before the @ is not ASCII
 * either (RFC 6531). Null when it is none.
 */
function deliverable(address: string): string | null {
  if (address.length > MAX_ADDRESS_CHARACTERS || !ADDRESS.test(address)) return null;
  const [local, domain] = address.split('@') as [string, string];
  if (!isAscii(local) || isAscii(domain)) return address;
  const ascii = normalHost(domain);
  return ascii === null ? null : `${local}@${ascii}`;
}
