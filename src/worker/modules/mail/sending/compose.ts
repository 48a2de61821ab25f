import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailbox } from '../message/parse.ts';
import type { ReplyHeaders } from './reply.ts';

export interface Letter extends ReplyHeaders {
  messageId: string;
  date: Date;
  from: Mailbox;
  to: Mailbox[];
  cc: Mailbox[];
  subject: string;
  text: string;
  html: string;
  /** No human wrote it (RFC 3834). */
  automatic: boolean;
  files: {
    filename: string;
    contentType: string;
    /** Opens it; called when its turn comes, so that one file is in memory at a time. */
    open(): Promise<ReadableStream<Uint8Array>>;
  }[];
}

/** The message as it is sent and stored (RFC 5322, MIME), every line ended by CRLF, without any Bcc. */
export function compose(letter: Letter): Promise<Uint8Array> {
  return new MailComposer({
    from: letter.from,
    to: letter.to,
    cc: letter.cc,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: letter.messageId,
    inReplyTo: letter.inReplyTo ?? undefined,
    references: letter.references,
    date: letter.date,
    headers: letter.automatic ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } : {},
    attachments: letter.files.map(({ filename, contentType, open }) => ({
      filename,
      contentType,
      contentDisposition: 'attachment',
      contentTransferEncoding: 'base64',
      content: Readable.from(chunksOf(open), { objectMode: false }),
    })),
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
