import type { Attachment, Email } from 'postal-mime';
import type { EmailProblem } from '../../contract/mail/emails.ts';
import { DomainError } from '../errors.ts';
import { sha256 } from '../hash.ts';
import { attachmentNamer } from './attachments/attachment-name.ts';
import { type AutomaticReason, automaticReason } from './automatic/automatic.ts';
import { type Bounce, readBounce } from './automatic/bounce.ts';
import type { MessageShape } from './automatic/shape.ts';
import { hasFewLines } from './bytes.ts';
import { decodeCalendar } from './calendar-text.ts';
import { decodeText } from './decoding/charset.ts';
import { charsetOfMessage } from './decoding/header-field.ts';
import { latin1 } from './decoding/latin1.ts';
import type { Mailbox } from './headers/addresses.ts';
import { clean, oneLine } from './headers/clean-text.ts';
import { readContentId, shownIds } from './headers/content-id.ts';
import { dateOf } from './headers/date.ts';
import { NOTICE_HEADER, signaturesIn } from './headers/notice.ts';
import {
  DELIVERY_HEADERS,
  deliveredTo,
  hasAddress,
  mailboxesOf,
  SENDER_HEADERS,
  senderOf,
} from './headers/people.ts';
import { cleanHtml, textOfHtml } from './html/clean-html.ts';
import {
  MAX_ATTACHMENTS,
  MAX_CALENDARS,
  MAX_ENCLOSED_DEPTH,
  MAX_HEADER_BYTES,
  MAX_HTML_CHARACTERS,
  MAX_RAW_BYTES,
  MAX_SUBJECT_CHARACTERS,
  MAX_TEXT_CHARACTERS,
} from './limits.ts';
import { type DecodedAttachment, type Guess, MailParser } from './mail-parser.ts';
import { idsOf, synthesizeId } from './message-id.ts';
import { hiddenText, visibleText } from './visible/visible-text.ts';

export interface ParsedAttachment {
  filename: string;
  contentType: string;
  contentId: string | null;
  isInline: boolean;
  content: Uint8Array;
}

/**
 * The version of the rules by which messages are read. Upkeep reads stored messages of earlier versions again: a new
 * version needs a migration with a new index `emails_to_read_again`.
 */
export const READING_RULES = 2;

/** A message as the module uses it: decoded, cleaned, bounded, and always with an id. */
export interface ParsedEmail {
  messageId: string;
  inReplyTo: string | null;
  references: string[];
  from: Mailbox;
  to: Mailbox[];
  cc: Mailbox[];
  replyTo: Mailbox[];
  /** The delivery addresses, from headers of the receiving servers. */
  deliveredTo: string[];
  subject: string;
  text: string;
  html: string;
  /** Milliseconds; null if the Date header is missing or invalid. */
  date: number | null;
  attachments: ParsedAttachment[];
  /** The reason why no person wrote it; null for ordinary mail. */
  automaticReason: AutomaticReason | Bounce['kind'] | null;
  bounce: Bounce | null;
  /** The signatures that mark a notice of Herald itself, not verified. */
  noticeSignatures: string[];
  problems: EmailProblem[];
}

/** A decoded message, and what the parser had to guess. */
type Decoded = Email & { guesses: Set<Guess> };

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

async function decode(message: Uint8Array): Promise<Decoded> {
  const raw = withLineFeeds(message);
  if (!hasFewLines(raw)) return parseHeaders(raw);
  const parser = new MailParser({
    attachmentEncoding: 'arraybuffer',
    maxHeadersSize: MAX_HEADER_BYTES,
    maxRfc822NestingDepth: MAX_ENCLOSED_DEPTH,
  });
  return parser.parse(isWholeBuffer(raw) ? raw.buffer : raw).then(
    (email) => ({ ...email, guesses: parser.guesses }),
    () => parseHeaders(raw),
  );
}

/** The number of bytes that show how a message ends its lines. */
const LINE_SAMPLE_BYTES = 8192;

/** Returns a message with line feeds if most of its lines end with a carriage return alone, as on old Macs. */
function withLineFeeds(raw: Uint8Array): Uint8Array {
  const sample = raw.subarray(0, LINE_SAMPLE_BYTES);
  let excess = 0;
  for (let i = 0; i < sample.length; i++) {
    if (sample[i] === LINE_FEED) excess--;
    else if (
      sample[i] === CARRIAGE_RETURN &&
      sample[i + 1] !== LINE_FEED &&
      sample[i + 1] !== CARRIAGE_RETURN
    )
      excess++;
  }
  if (excess <= 0) return raw;
  return raw.map((byte, i) => (byte === CARRIAGE_RETURN && raw[i + 1] !== LINE_FEED ? LINE_FEED : byte));
}

/** Avoids a copy: postal-mime copies a message that is given as a view. */
const isWholeBuffer = (raw: Uint8Array): raw is Uint8Array<ArrayBuffer> =>
  raw.buffer instanceof ArrayBuffer && raw.byteLength === raw.buffer.byteLength;

/** Returns the text of a raw message that programs read but its readers do not see. */
export async function hiddenTextOf(raw: Uint8Array): Promise<string> {
  const { text = '', html = '' } = await decode(raw);
  return hiddenText(clean(text), clean(html));
}

/** The content of a message that is not stored in rows. */
export interface Original {
  /** Names in lower case, in the order of the message. Encoded words are not decoded, but all are in UTF-8. */
  headers: { key: string; value: string }[];
  /** The HTML before cleaning. */
  html: string;
  calendars: CalendarPart[];
}

/** A text/calendar part or an attached .ics file, decoded. */
export interface CalendarPart {
  /** The parameter `method` of its type, in capitals. */
  method: string | null;
  text: string;
}

/** Reads the content of a raw message that is not stored in rows. Never throws, for any content. */
export async function readOriginal(raw: Uint8Array): Promise<Original> {
  const { headers, html = '', attachments } = await decode(raw);
  return { headers, html: clean(html), calendars: calendarsIn(attachments) };
}

function calendarsIn(attachments: DecodedAttachment[]): CalendarPart[] {
  return attachments
    .filter(
      ({ mimeType, filename }) =>
        mimeType === 'text/calendar' || mimeType === 'application/ics' || /\.ics$/i.test(filename ?? ''),
    )
    .slice(0, MAX_CALENDARS)
    .map(({ content, method, charset }) => ({
      method: method ?? null,
      text: clean(decodeCalendar(bytesOf(content), charset)).replaceAll('\r\n', '\n'),
    }));
}

const bytesOf = (content: Attachment['content']): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/**
 * Parses a raw message (RFC 5322, MIME). Reads a broken message as far as possible: refuses it only if it is empty or
 * larger than `MAX_RAW_BYTES`.
 */
export async function parseMessage(raw: Uint8Array): Promise<ParsedEmail> {
  if (raw.length > MAX_RAW_BYTES) {
    throw new DomainError(
      'too_large',
      'MESSAGE_TOO_LARGE',
      `The message has ${raw.length} bytes; the limit is ${MAX_RAW_BYTES}.`,
    );
  }
  if (!raw.some((byte) => byte > 32)) {
    throw new DomainError('invalid', 'EMPTY_MESSAGE', 'The message is empty.');
  }
  const email = await decode(raw);
  const htmlSource = clean(email.html ?? '');
  const textPart = clean(email.text ?? '');
  const text = clean(visibleText(textPart, htmlSource));
  const content = {
    from: senderOf(email.headers),
    to: mailboxesOf(email.headers, 'to'),
    cc: mailboxesOf(email.headers, 'cc'),
    subject: oneLine(email.subject ?? '').slice(0, MAX_SUBJECT_CHARACTERS),
    date: email.date ?? null,
    text: textPart || text,
  };
  const parents = idsOf(email.headers, 'in-reply-to');
  const name = attachmentNamer();
  const shown = shownIds(htmlSource);
  const attachments = email.attachments
    .slice(0, MAX_ATTACHMENTS)
    .map((part) => toAttachment(part, name, shown));
  const synthesized = () => {
    // Includes hidden text, from which the ids of stored mail were derived.
    const whole = textPart || (htmlSource ? clean(textOfHtml(htmlSource)) : '');
    return synthesizeId(identity({ ...content, text: whole }, htmlSource, attachments, raw));
  };
  return {
    ...content,
    date: dateOf(email.headers),
    messageId: idsOf(email.headers, 'message-id')[0] ?? synthesized(),
    inReplyTo: parents[0] ?? null,
    references: [...idsOf(email.headers, 'references'), ...parents],
    replyTo: mailboxesOf(email.headers, 'reply-to'),
    deliveredTo: deliveredTo(email.headers),
    text: text.slice(0, MAX_TEXT_CHARACTERS),
    html: cleanHtml(htmlSource),
    attachments,
    ...classify({ ...content, headers: email.headers, parts: attachments, raw }),
    noticeSignatures: signaturesIn(email.headers),
    problems: problemsOf(email, text, htmlSource),
  };
}

function problemsOf({ headers, attachments, guesses }: Decoded, text: string, html: string): EmailProblem[] {
  const isSenderGuessed = !mailboxesOf(headers, 'from').some(hasAddress) && hasAddress(senderOf(headers));
  const isTruncated =
    text.length > MAX_TEXT_CHARACTERS ||
    html.length > MAX_HTML_CHARACTERS ||
    attachments.length > MAX_ATTACHMENTS;
  return [
    ...guesses,
    ...(isSenderGuessed ? (['sender'] as const) : []),
    ...(isTruncated ? (['truncated'] as const) : []),
  ].sort();
}

/** Determines whether a person wrote a message, and what it reports if it is a bounce. */
export function classify(message: MessageShape): Pick<ParsedEmail, 'automaticReason' | 'bounce'> {
  const bounce = readBounce(message);
  const isBounce = bounce !== null && !bounce.needsOriginal;
  return { automaticReason: isBounce ? bounce.kind : automaticReason(message), bounce };
}

/**
 * Returns the content that identifies a message without an id. Includes attachments only if there are any, so that the
 * ids of stored messages stay valid. A message with too little content is identified by all of its bytes.
 */
function identity(
  content: Pick<ParsedEmail, 'from' | 'text'> & { date: string | null },
  html: string,
  attachments: ParsedAttachment[],
  raw: Uint8Array,
): object {
  const hasContent = content.text.trim() !== '' || html !== '' || attachments.length > 0;
  if (!content.date && !(content.from.address && hasContent)) return { raw: sha256(raw) };
  const files = attachments.map((file) => sha256(file.content));
  return files.length > 0 ? { ...content, html, files } : { ...content, html };
}

/** The maximum number of bytes read from a message that is not parsed. */
const MAX_SCANNED_BYTES = 1024 * 1024;

/** The headers that are read of such a message. */
const USED_HEADERS = new RegExp(
  `^(?:from|to|cc|subject|date|message-id|in-reply-to|references|auto-submitted|precedence|list-[a-z]+|x-auto[a-z-]+|${[...SENDER_HEADERS, ...DELIVERY_HEADERS, NOTICE_HEADER].join('|')}):`,
  'i',
);

/** Reads a message whose MIME structure is broken or too expensive: its headers, and the rest as text. */
async function parseHeaders(raw: Uint8Array): Promise<Decoded> {
  const scanned = latin1(raw.subarray(0, MAX_SCANNED_BYTES));
  const source = scanned.trimStart();
  const start = scanned.length - source.length;
  const end = /\r?\n\r?\n/.exec(source);
  const header = source
    .slice(0, end ? end.index : 64 * 1024)
    .split(/\r?\n(?![ \t])/)
    .filter((line) => USED_HEADERS.test(line))
    .map((line) => line.slice(0, 16 * 1024))
    .slice(0, 50)
    .join('\r\n');
  const email = await new MailParser().parse(Buffer.from(`${header}\r\n\r\n`, 'latin1'));
  const body = end ? start + end.index + end[0].length : 0;
  const text = decodeText(raw.subarray(body, MAX_SCANNED_BYTES), charsetOfMessage(raw), true);
  return { ...email, text, guesses: new Set(['structure']) };
}

function toAttachment(
  part: Attachment,
  nameOf: (contentType: string) => string,
  shown: Set<string>,
): ParsedAttachment {
  const { content } = part;
  const contentType = /^[\w.+-]+\/[\w.+-]+$/.test(part.mimeType)
    ? part.mimeType.slice(0, 127)
    : 'application/octet-stream';
  const contentId = part.contentId ? readContentId(part.contentId) : null;
  const isShown = contentId !== null && shown.has(contentId);
  const isOfBody = part.related === true && part.disposition !== 'attachment';
  return {
    filename: fileName(part.filename) || nameOf(contentType),
    contentType,
    contentId,
    isInline: isShown || part.disposition === 'inline' || isOfBody,
    content: bytesOf(content),
  };
}

/** Returns the last part of a path, without control characters and leading dots: the sender chose the name. */
export function fileName(name: string | null): string {
  return oneLine(name ?? '')
    .split(/[/\\]/)
    .at(-1)!
    .replace(/^[.\s]+/, '')
    .slice(0, 200)
    .toWellFormed();
}
