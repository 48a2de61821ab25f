import { withoutDetail } from '../../../platform/plus-address.ts';
import { MAX_NAME_CHARACTERS } from './limits.ts';

/** An email as the responder processes it; times in milliseconds. */
export interface Candidate {
  id: number;
  message_id: string;
  from_address: string;
  from_name: string;
  subject: string;
  reply_to: string[];
  /** Whether To or Cc contains the address that it was delivered to. */
  is_addressed: boolean;
  /** Whether it was saved as a whole message, with its headers. */
  is_whole: boolean;
  task_id: number | null;
}

/** The reasons why an email that may be from a person gets no reply. */
export type SkipReason =
  | 'not_addressed'
  | 'bad_sender'
  | 'own_address'
  | 'headers_unknown'
  // The mail seems to contain instructions to the AI that would write the reply.
  | 'injection_suspected'
  // A rule suppresses the reply.
  | 'rule'
  // Determined by the database when the reply is recorded.
  | 'sender_interval'
  | 'conversation_interval'
  | 'answered'
  | 'daily_cap';

/**
 * Returns the address to reply to, or the reason not to reply (RFC 3834 2 and 4). `own` are the addresses of the
 * organization. Expects automatic mail to be excluded already.
 */
export function decide(email: Candidate, own: string[]): { to: string } | { skip: SkipReason } {
  const to = replyAddress(email);
  if (!ADDRESS.test(email.from_address) || !ADDRESS.test(to)) return { skip: 'bad_sender' };
  if (isOwn(email, own)) return { skip: 'own_address' };
  // Only the headers show whether a program wrote it.
  if (!email.is_whole) return { skip: 'headers_unknown' };
  return email.is_addressed ? { to } : { skip: 'not_addressed' };
}

/** Returns whether the email came from one of `own`, or a reply would go there. */
export function isOwn(email: Pick<Candidate, 'from_address' | 'reply_to'>, own: string[]): boolean {
  const mine = new Set(own.map(normalAddress));
  return [email.from_address, replyAddress(email)].some((address) => mine.has(normalAddress(address)));
}

const ADDRESS = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\][^\s@<>(),;:"[\]\\.]*\.[^\s@<>(),;:"[\]\\]+$/;

/**
 * Returns the single address in Reply-To if it has the sender's domain, else the sender's address: otherwise a sender
 * could direct replies to third parties.
 */
export function replyAddress({
  from_address,
  reply_to,
}: Pick<Candidate, 'from_address' | 'reply_to'>): string {
  const [only] = reply_to;
  if (only === undefined || reply_to.length > 1) return from_address;
  const address = /<([^<>]*)>$/.exec(only)?.[1] ?? only;
  return domainOf(address) === domainOf(from_address) ? address : from_address;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** Normalizes an address for comparison: lower case, without a +detail. */
export function normalAddress(address: string): string {
  return withoutDetail(address.trim().toLowerCase());
}

/** Returns the sender's name for the greeting, or the address if the name might advertise a link. */
export function senderName({
  from_name,
  from_address,
}: Pick<Candidate, 'from_name' | 'from_address'>): string {
  const name = from_name.trim();
  const isPlain =
    name !== '' && name.length <= MAX_NAME_CHARACTERS && !/[:/@<>]|www\.|\.\p{L}{2,}/iu.test(name);
  return isPlain ? name : from_address;
}
