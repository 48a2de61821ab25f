import type { Schemas } from '../../../api/client.ts';
import { addressOf, recipientOf, unique, without } from './addresses.ts';

export type Mail = Schemas['EmailDetail'];
export type Mode = 'reply' | 'all' | 'forward';

/** A file that is uploaded, or that the person saw fail. */
export interface DraftFile {
  /** Of this page's list. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** For `attachments` of `POST /api/send-email`. Missing until the upload is done. */
  key?: string;
  /** The attachment of a mail that is forwarded: it is not uploaded. */
  source?: { email_id: number; attachment_id: number };
}

/** What is written and not sent yet. */
export interface Draft {
  /** With `revision`, the Idempotency-Key: the same text has the same key, also after a reload. */
  id: string;
  revision: number;
  /** A new mail has neither mode nor email. */
  mode: Mode | null;
  emailId: number | null;
  /** A tag. Empty: the first inbox. */
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  html: string;
  files: DraftFile[];
  /** The signature is left out. */
  isUnsigned?: boolean;
  /** The mail of the last attempt, which is stored but was not sent. */
  stored: { emailId: number; revision: number; isUnknown: boolean } | null;
  /** Where it is saved for everybody, and what of it. Missing: not yet. */
  saved?: Saved | undefined;
}

/** The draft of `/api/drafts`, its version, and the revision here that is saved in it. */
export interface Saved {
  id: number;
  version: number;
  revision: number;
  /** The tag that is saved; empty if none was known yet. */
  from: string;
  /** The mark of the HTML below the text that is saved. */
  below: string;
}

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

/** 128 random bits. `crypto.randomUUID` is missing on pages without TLS. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What programs put before the subject of an answer, in eight languages. */
const PREFIX = /^(?:re|aw|sv|antw|fwd?|wg|tr|rv) ?(?:\[\d{1,4}\])? ?[:：]/i;

/** The subject of an answer or of a forwarded mail: the prefix once, whatever language it was in. */
export function subjectFor(subject: string, mode: Mode): string {
  let bare = subject.trim();
  while (PREFIX.test(bare)) bare = bare.replace(PREFIX, '').trim();
  return `${mode === 'forward' ? 'Fwd' : 'Re'}: ${bare}`;
}

/** Whom an answer goes to. `own` are the addresses of the organization's inboxes: they are left out, unless none remains. */
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

/** The draft as an answer to a mail, or for forwarding it. What is written stays. */
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

/** The files without those of a mail that is forwarded. */
export const ownFiles = (files: DraftFile[]) => files.filter(({ source }) => source === undefined);

/** The attachments of a mail to be forwarded that are still among the files. */
export const carriedOf = (mail: Mail, files: DraftFile[]) =>
  mail.attachments.filter(({ id }) =>
    files.some(({ source }) => source?.email_id === mail.id && source.attachment_id === id),
  );

/** Whether anything would be lost. What Herald filled in by itself does not count. */
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

/** Whether the HTML of the editor shows anything. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();

/** Whether answers go to another domain than the mail came from, as a fraud would want it. */
export function goesElsewhere(mail: Mail): boolean {
  const domain = (address: string) => addressOf(address).split('@').at(-1);
  return mail.direction === 'inbound' && domain(mail.reply_to_address) !== domain(mail.from_address);
}
