import { withoutDetail } from '../../../platform/plus-address.ts';
import { MAX_NAME_CHARACTERS } from './limits.ts';

/** An email as the responder sees it; times in milliseconds. */
export interface Candidate {
  id: number;
  message_id: string;
  from_address: string;
  from_name: string;
  subject: string;
  reply_to: string[];
  /** To or Cc names the address that it came to. */
  is_addressed: boolean;
  /** It came as a whole message, with its headers. */
  is_whole: boolean;
  task_id: number | null;
}

/** Why an email that a person may have written gets no reply. */
export type SkipReason =
  | 'not_addressed'
  | 'bad_sender'
  | 'own_address'
  | 'headers_unknown'
  // Found when it is written down, against what is there already.
  | 'sender_interval'
  | 'conversation_interval'
  | 'answered'
  | 'daily_cap';

/**
 * Whom to reply to, or why not (RFC 3834 2 and 4). `own` are the organization's addresses. Automatic mail does not
 * come here.
 */
export function decide(email: Candidate, own: string[]): { to: string } | { skip: SkipReason } {
  const to = replyAddress(email);
  if (!ADDRESS.test(email.from_address) || !ADDRESS.test(to)) return { skip: 'bad_sender' };
  if (isOwn(email, own)) return { skip: 'own_address' };
  // What would tell that a machine wrote it, is in the headers.
  if (!email.is_whole) return { skip: 'headers_unknown' };
  return email.is_addressed ? { to } : { skip: 'not_addressed' };
}

/** True when it came from one of `own`, or a reply would go there. */
export function isOwn(email: Pick<Candidate, 'from_address' | 'reply_to'>, own: string[]): boolean {
  const mine = new Set(own.map(normalAddress));
  return [email.from_address, replyAddress(email)].some((address) => mine.has(normalAddress(address)));
}

const ADDRESS = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\][^\s@<>(),;:"[\]\\.]*\.[^\s@<>(),;:"[\]\\]+$/;

/**
 * The sender's own address. Reply-To only when it is one address of the same domain: otherwise anybody could have
 * replies sent to somebody else.
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

/** What two addresses are compared by: lower case, without a +detail. */
export function normalAddress(address: string): string {
  return withoutDetail(address.trim().toLowerCase());
}

/** The sender's name to greet with. One that could be an advertisement with a link is not passed on. */
export function senderName({
  from_name,
  from_address,
}: Pick<Candidate, 'from_name' | 'from_address'>): string {
  const name = from_name.trim();
  const isPlain =
    name !== '' && name.length <= MAX_NAME_CHARACTERS && !/[:/@<>]|www\.|\.\p{L}{2,}/iu.test(name);
  return isPlain ? name : from_address;
}
