import type { Direction } from '../../../../contract/mail/emails.ts';
import type { Mailbox } from '../../../../lib/message/headers/addresses.ts';
import { MAX_CLOCK_SKEW_MS, MAX_RECIPIENTS } from '../../../../lib/message/limits.ts';
import type { ParsedEmail } from '../../../../lib/message/parse.ts';
import { snippetOf } from '../../../../lib/message/snippet.ts';
import type { Tag, Tags } from '../../../../lib/tags.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';
import { addressesOf } from '../../inboxes/index.ts';
import type { Content, ContentColumns } from '../content/write-content.ts';
import type { Recipients } from '../schema.ts';
import { foldsOf } from '../search-index/grams.ts';
import { addressesIn, deriveTag, type TaggedAddress } from './tag.ts';

/** An email as its row stores it. */
export interface EmailRow extends ContentColumns {
  /** The hashes that identify the email if it is deleted. */
  tombstones: string[];
  messageId: string;
  inReplyTo: string | null;
  direction: Direction;
  tag: Tag;
  isRead: boolean;
  /** The user who sends it; null for the current user. */
  sentBy: number | null;
  /** The actor who has Herald send it (`actorName`); null for other mail. */
  actor: string | null;
  receivedAt: number;
  fromAddress: string;
  fromName: string;
  toAddress: string;
  recipients: Recipients;
  subject: string;
  /** `foldedCharacters` of subject, text and people. */
  folds: string | null;
  /** The first characters of the new text. */
  snippet: string;
  size: number;
  inboxId: number | null;
  arrivedAt: number;
  /** Whether To or Cc contains the address that it was delivered to. */
  isAddressed: boolean;
  automaticReason: string | null;
  isBounce: boolean;
  /** JSON: a list of `EmailProblem`; null for none. */
  problems: string | null;
}

/** The arrival of an email. */
export interface Arrival {
  /** The time when the server received it (milliseconds since 1970). */
  arrivedAt: number;
  /** The inbox that it was read from. If absent, the addresses determine it. */
  inbox?: TaggedAddress;
  /** Default: inbound. */
  direction?: Direction;
  /** The user who sends it. Default: the current user. */
  sentBy?: number;
  /** The actor who has Herald send it (`actorName`). */
  actor?: string;
  /** Default: true for outbound mail, false for inbound mail. */
  isRead?: boolean;
}

/**
 * Returns the row of an email. The addresses of `inboxes`, and the keys of `tags`, determine the tag if the arrival has
 * no inbox.
 */
export function toRow(
  email: ParsedEmail,
  arrival: Arrival,
  { inboxes, tags }: { inboxes: TaggedAddress[]; tags: Tags },
  content: Content['columns'],
  size: number,
): Omit<EmailRow, 'tombstones'> {
  const { arrivedAt, direction = 'inbound', isRead = direction === 'outbound' } = arrival;
  const isInbound = direction === 'inbound';
  const { tag, inboxId } = arrival.inbox
    ? { tag: arrival.inbox.tag, inboxId: arrival.inbox.id }
    : deriveTag(addressesIn(email, direction), inboxes, tags);
  const inbox = arrival.inbox ?? inboxes.find(({ id }) => id === inboxId);
  const hasValidDate = email.date !== null && email.date <= arrivedAt + MAX_CLOCK_SKEW_MS;
  const subject = email.subject.normalize('NFC');
  const people = {
    fromAddress: email.from.address,
    fromName: email.from.name.normalize('NFC'),
    toAddress: mainRecipient(email, isInbound ? arrival.inbox : undefined),
    recipients: {
      to: email.to.slice(0, MAX_RECIPIENTS).map(display),
      cc: email.cc.slice(0, MAX_RECIPIENTS).map(display),
      reply_to: email.replyTo.slice(0, MAX_RECIPIENTS).map(display),
    },
  };
  return {
    ...content,
    ...people,
    folds: foldsOf({ ...people, subject, bodyText: content.bodyText }),
    snippet: snippetOf(content.bodyText, subject),
    messageId: email.messageId,
    inReplyTo: email.inReplyTo,
    direction,
    tag,
    isRead,
    receivedAt: hasValidDate ? email.date! : arrivedAt,
    subject,
    size,
    inboxId,
    sentBy: arrival.sentBy ?? null,
    actor: arrival.actor ?? null,
    arrivedAt,
    isAddressed: isAddressed(email, inbox ? addressesOf(inbox) : []),
    automaticReason: email.automaticReason,
    isBounce: isInbound && email.bounce !== null,
    problems: toProblems(email.problems),
  };
}

/** Returns the problems of an email as its row stores them. */
export function toProblems(problems: ParsedEmail['problems']): string | null {
  return problems.length > 0 ? JSON.stringify(problems) : null;
}

/** Returns the recipient that is the inbox itself, else the first in To, else the delivery address. */
function mainRecipient(email: ParsedEmail, inbox: TaggedAddress | undefined): string {
  const own = inbox ? addressesOf(inbox).map((address) => address.toLowerCase()) : [];
  const recipient =
    email.to.find(({ address }) => own.includes(address.toLowerCase())) ??
    email.to.find(({ address }) => address);
  return recipient?.address ?? inbox?.emailAddress ?? email.deliveredTo[0] ?? email.cc[0]?.address ?? '';
}

/**
 * Returns whether To or Cc contains the inbox or the delivery address. Mail to a list and Bcc copies contain neither
 * (RFC 3834, section 2).
 */
function isAddressed(email: ParsedEmail, own: string[]): boolean {
  const plain = (address: string) => withoutDetail(address.toLowerCase());
  const named = new Set([...email.to, ...email.cc].map(({ address }) => plain(address)));
  return [...own, ...email.deliveredTo].some((address) => named.has(plain(address)));
}

function display({ name, address }: Mailbox): string {
  if (!name) return address;
  const known = name.normalize('NFC');
  return address ? `${known} <${address}>` : known;
}
