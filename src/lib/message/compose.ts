import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { ParsedEmail } from './parse.ts';

/** The fields of an email that its message contains. */
export type Letter = Pick<
  ParsedEmail,
  | 'messageId'
  | 'inReplyTo'
  | 'references'
  | 'date'
  | 'from'
  | 'to'
  | 'cc'
  | 'subject'
  | 'text'
  | 'html'
  | 'automaticReason'
>;

/** The calendar part of an email (iMIP, RFC 6047). */
export interface LetterCalendar {
  method: 'REQUEST' | 'CANCEL' | 'REPLY';
  /** text/calendar with the same METHOD. */
  content: string;
}

/** The file name that Gmail and Outlook use. */
export const CALENDAR_FILE = { filename: 'invite.ics', contentType: 'application/ics' };

export interface LetterFile {
  filename: string;
  contentType: string;
  /** The id by which the HTML shows the file (`cid:`). */
  contentId?: string | null;
  /** Opens the file. Files are opened one after another, so that only one is in memory. */
  open(): Promise<ReadableStream<Uint8Array>>;
}

/**
 * Composes the message as sent and stored (RFC 5322, MIME): every line ends with CRLF, and no header contains the Bcc
 * recipients. Marks a message that no human wrote (RFC 3834). A calendar is included as an alternative to the text,
 * which calendar programs process, and as a file, for people whose programs do not support invitations.
 */
export function compose(
  letter: Letter,
  files: LetterFile[],
  { calendar, forwardedId }: { calendar?: LetterCalendar | undefined; forwardedId?: string | undefined } = {},
): Promise<Uint8Array> {
  const isAutomatic = letter.automaticReason !== null;
  const isId = forwardedId !== undefined && /^<[\x21-\x7e]{1,900}>$/.test(forwardedId);
  return new MailComposer({
    from: letter.from,
    to: letter.to,
    cc: letter.cc,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: letter.messageId,
    inReplyTo: letter.inReplyTo ?? undefined,
    // Some providers put an id of their own in place of ours. Answers take over References, and find the conversation.
    references: letter.references.length > 0 ? letter.references : [letter.messageId],
    date: letter.date === null ? undefined : new Date(letter.date),
    headers: {
      ...(isAutomatic ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } : {}),
      // The header that Thunderbird and Evolution use for the forwarded message; no RFC defines one.
      ...(isId ? { 'X-Forwarded-Message-Id': forwardedId } : {}),
    },
    attachments: files.map(({ filename, contentType, contentId, open }) => ({
      filename,
      contentType,
      contentDisposition: contentId ? 'inline' : 'attachment',
      ...(contentId ? { cid: contentId } : {}),
      contentTransferEncoding: 'base64',
      content: Readable.from(chunksOf(open), { objectMode: false }),
    })),
    ...(calendar ? { icalEvent: { ...calendar, filename: CALENDAR_FILE.filename } } : {}),
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

async function* chunksOf(open: () => Promise<ReadableStream<Uint8Array>>): AsyncGenerator<Uint8Array> {
  for await (const chunk of await open()) yield chunk;
}
