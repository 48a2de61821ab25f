import type { Schemas } from '../../../api/client.ts';
import { newId } from '../../../api/new-id.ts';
import { addressOf, recipientOf, unique, without } from './addresses.ts';

export type Mail = Schemas['EmailDetail'];
export type Mode = 'reply' | 'all' | 'forward';

/** An uploaded file, or one whose upload visibly failed. */
export interface DraftFile {
  /** The id in this page's list. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** For `attachments` of `POST /api/send-email`. Missing until the upload is complete. */
  key?: string;
  /** The attachment of a forwarded mail, which is not uploaded. */
  source?: { email_id: number; attachment_id: number };
}

/** An unsent mail. */
export interface Draft {
  /** Forms the Idempotency-Key with `revision`: the same text has the same key, even after a reload. */
  id: string;
  revision: number;
  /** Null for a new mail, as is the email. */
  mode: Mode | null;
  emailId: number | null;
  /** A tag. Empty means the first inbox. */
  from: string;
  /** The chosen address of the inbox. Null or missing: `usualAddress`. */
  fromAddress?: string | null;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  html: string;
  files: DraftFile[];
  /** Whether the signature is omitted. */
  isUnsigned?: boolean;
  /** The mail of the last attempt, which is stored but not sent. */
  stored: { emailId: number; revision: number; isUnknown: boolean } | null;
  /** The saved draft on the server; missing if not saved yet. */
  saved?: Saved | undefined;
}

/** The draft of `/api/drafts`, its version, and the local revision that is saved in it. */
/** An agent that wrote a draft, and the member for whom it did. */
export interface WrittenBy {
  name: string;
  model: string | null;
  author: number;
}

export interface Saved {
  id: number;
  version: number;
  revision: number;
  /** The saved tag; empty if none was known yet. */
  from: string;
  /** The saved address. */
  fromAddress?: string | null;
  /** The hash of the saved HTML below the text. */
  below: string;
  /** The agent that wrote it, and for whom. */
  agent?: WrittenBy;
}

/** Returns whether writing begins with the recipients instead of the text. */
export const beginsWithRecipients = ({ to, mode }: Draft): boolean =>
  to.length === 0 && (mode === null || mode === 'forward');

export const EMPTY: Draft = {
  id: '',
  revision: 0,
  mode: null,
  emailId: null,
  from: '',
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  html: '',
  files: [],
  stored: null,
};

/** Subject prefixes of replies and forwards, in eight languages. */
const PREFIX = /^(?:re|aw|sv|antw|fwd?|wg|tr|rv) ?(?:\[\d{1,4}\])? ?[:：]/i;

/** Returns the subject of a reply or forward, with a single prefix in place of any language's. */
export function subjectFor(subject: string, mode: Mode): string {
  let bare = subject.trim();
  while (PREFIX.test(bare)) bare = bare.replace(PREFIX, '').trim();
  return `${mode === 'forward' ? 'Fwd' : 'Re'}: ${bare}`;
}

/** Returns the recipients of a reply. Omits `own`, the addresses of the organization's inboxes, unless none remains. */
export function recipientsFor(mail: Mail, mode: Mode, own: string[]): Pick<Draft, 'to' | 'cc'> {
  if (mode === 'forward') return { to: [], cc: [] };
  const isOurs = mail.direction === 'outbound';
  const sender = recipientOf(
    addressOf(mail.reply_to_address) === addressOf(mail.from_address) ? mail.from_name : '',
    mail.reply_to_address,
  );
  const asked = mail.reply_to.length > 1 ? mail.reply_to : [sender];
  const answered = isOurs ? (mail.to.length > 0 ? mail.to : [mail.to_address]) : asked;
  const to = unique(without(answered, own));
  if (mode === 'reply') return { to: to.length > 0 ? to : unique(answered), cc: [] };
  const all = unique([...to, ...without(mail.to, own)]);
  return {
    to: all.length > 0 ? all : unique(answered),
    cc: unique(without(mail.cc, [...own, ...all])),
  };
}

/** Turns the draft into a reply to a mail, or a forward. Keeps the text. */
export function aimAt(draft: Draft, mail: Mail, mode: Mode, own: string[]): Partial<Draft> {
  return {
    id: draft.id || newId(),
    mode,
    emailId: mail.id,
    from: draft.from || mail.tag,
    ...recipientsFor(mail, mode, own),
    subject: subjectFor(mail.subject, mode),
    stored: null,
  };
}

/** Returns the files except those of a forwarded mail. */
export const ownFiles = (files: DraftFile[]) => files.filter(({ source }) => source === undefined);

/** Returns the attachments of a forwarded mail that are still among the files. */
export const carriedOf = (mail: Mail, files: DraftFile[]) =>
  mail.attachments.filter(({ id }) =>
    files.some(({ source }) => source?.email_id === mail.id && source.attachment_id === id),
  );

/** Returns whether discarding would lose user input. Prefilled values do not count. */
export function isTouched(draft: Draft): boolean {
  const isNew = draft.mode === null;
  const hasText = textOf(draft.html) !== '';
  const hasFiles = ownFiles(draft.files).length > 0;
  return (
    hasText ||
    hasFiles ||
    draft.bcc.length > 0 ||
    (isNew && (draft.to.length > 0 || draft.subject.trim() !== ''))
  );
}

/** Returns the visible text of the editor's HTML. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();

/** Returns whether replies go to another domain than the sender's, a sign of fraud. */
export function goesElsewhere(mail: Mail): boolean {
  const domain = (address: string) => addressOf(address).split('@').at(-1);
  return mail.direction === 'inbound' && domain(mail.reply_to_address) !== domain(mail.from_address);
}
