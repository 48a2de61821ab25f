import PostalMime, { type Attachment, type Email, type PostalMimeOptions } from 'postal-mime';
import { typeByName } from './attachments/attachment-name.ts';
import { readTnef } from './attachments/tnef.ts';
import { takeUuencoded } from './attachments/uuencode.ts';
import { charsetOfHtml, decodeText } from './decoding/charset.ts';
import { decodeInPlace, isBase64 } from './decoding/decode-in-place.ts';
import { asOneByteCharacters, charsetOfMessage, readableFields } from './decoding/header-field.ts';
import { BodyDecoder } from './decoding/transfer.ts';
import { unflow } from './flowed.ts';

/** The internals of postal-mime that this file relies on. Its exact version is pinned. */
interface Part {
  state: 'header' | 'body' | 'finished';
  contentType: { multipart: string | false; parsed: StructuredHeader };
  contentDisposition: { parsed: StructuredHeader };
  contentTransferEncoding: { encoding: string };
  parentNode?: Part;
  childNodes: Part[];
  subMessage?: Email;
  /** The decoded body. */
  content: ArrayBuffer | null;
  contentDecoder: object | null;
  /** The lines of the header, as postal-mime decodes them. */
  headerLines: string[];
  processHeaders(): void;
  /** Sets the decoder at the end of the header. */
  setupContentDecoder(encoding: string): void;
  /** Returns the decoded body as text; without `format=flowed`, if the parameter says so. */
  getTextContent(): string;
}
interface StructuredHeader {
  value: string;
  params: Partial<Record<string, string>>;
}
type TextEntry = { type: 'text'; value: string } | { type: 'subMessage'; value: Email };
declare class Inside extends PostalMime {
  readonly options: PostalMimeOptions;
  readonly root: Part;
  readonly currentNode: Part;
  /** The raw message, and the position up to which it is read. */
  readonly av: Uint8Array;
  readonly readPos: number;
  /** Texts by the part that shows them. */
  readonly textMap: Map<Part, unknown>;
  readonly attachments: Attachment[];
  rfc822NestingDepth: number;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
  collectNode(part: Part, alternative: Part | false, related: boolean): Promise<void>;
  collectSubMessage(part: Part): Promise<void>;
  collectAttachment(part: Part, content: ArrayBuffer, related: boolean, isTooDeep: boolean): void;
  addTextEntry(part: Part, type: 'plain' | 'html', entry: TextEntry): void;
  isInlineTextNode(part: Part): boolean;
}

/** An attachment with the charset that its type names. */
export type DecodedAttachment = Attachment & { charset?: string | undefined };

/**
 * Extends postal-mime by what it lacks: raw 8-bit headers, charsets that it does not support or that only HTML names,
 * flowed text with quotations, uuencoded files, texts with a file name, `winmail.dat`.
 */
export class MailParser extends (PostalMime as typeof Inside) {
  private messageCharset: string | undefined;

  constructor(options?: PostalMimeOptions) {
    super(options);
    this.prepare(this.root);
  }

  override async processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    const part = this.currentNode;
    await super.processLine(part.state === 'header' ? asOneByteCharacters(line) : line, isFinal);
    if (this.currentNode !== part && this.currentNode.state === 'header') this.prepare(this.currentNode);
  }

  /** Makes a part decode its header and its body with the decoders of this module. */
  private prepare(part: Part): void {
    const { processHeaders, setupContentDecoder } = part;
    part.processHeaders = () => {
      part.headerLines = readableFields(part.headerLines, () => this.charset);
      processHeaders.call(part);
    };
    part.setupContentDecoder = (encoding) => {
      setupContentDecoder.call(part, encoding);
      if (part.contentType.multipart || !isBase64(part.contentDecoder)) {
        part.contentDecoder = new BodyDecoder(this.av, part);
      } else if (part.state === 'body') {
        decodeInPlace(part.contentDecoder, this.av.subarray(this.readPos));
      }
    };
  }

  private get charset(): string {
    this.messageCharset ??= charsetOfMessage(this.av);
    return this.messageCharset;
  }

  override async collectNode(part: Part, alternative: Part | false, related: boolean): Promise<void> {
    if (part.content && !part.contentType.multipart && this.isInlineTextNode(part)) {
      const isPlain = part.contentType.parsed.value === 'text/plain';
      const whole = textOf(part, part !== this.root || this.rfc822NestingDepth > 0);
      const { text, files } = isPlain ? takeUuencoded(whole) : { text: whole, files: [] };
      part.getTextContent = () => text;
      // In an alternative, the name belongs to the text itself, not to an attached file.
      if (part !== this.root && !alternative && fileNameOf(part)) {
        this.collectAttachment(part, part.content, related, false);
      }
      for (const { name, content } of files) {
        this.attachments.push({ filename: name, mimeType: typeByName(name), disposition: null, content });
      }
    }
    return super.collectNode(part, alternative, related);
  }

  /** Works like the original method, but parses the enclosed message with this parser. */
  override async collectSubMessage(part: Part): Promise<void> {
    const parser = new MailParser(this.options);
    parser.rfc822NestingDepth = this.rfc822NestingDepth + 1;
    const message = await parser.parse(part.content ?? new ArrayBuffer(0));
    part.subMessage = message;
    if (message.text || !message.html)
      this.addTextEntry(part, 'plain', { type: 'subMessage', value: message });
    if (message.html) this.addTextEntry(part, 'html', { type: 'subMessage', value: message });
    for (const [inner, texts] of parser.textMap) this.textMap.set(inner, texts);
    for (const attachment of message.attachments) this.attachments.push(attachment);
  }

  override collectAttachment(part: Part, content: ArrayBuffer, related: boolean, isTooDeep: boolean): void {
    if (this.openTnef(part, content)) return;
    super.collectAttachment(part, content, related, isTooDeep);
    // postal-mime changes calendars to UTF-8.
    const attachment: DecodedAttachment = this.attachments.at(-1)!;
    attachment.content = content;
    attachment.charset = part.contentType.parsed.params['charset'];
    // RFC 3156 4: the part after "application/pgp-encrypted" has the encrypted content.
    if (part.parentNode?.contentType.multipart === 'encrypted') {
      if (attachment.mimeType === 'application/octet-stream') attachment.filename ??= 'encrypted.asc';
    }
  }

  /**
   * Replaces a `winmail.dat` by its content; returns false if some of its content cannot be extracted, so it must stay.
   */
  private openTnef(part: Part, content: ArrayBuffer): boolean {
    const type = part.contentType.parsed.value;
    const isTnef =
      /^application\/(?:vnd\.)?ms-tnef$/.test(type) || /^winmail\.dat$/i.test(fileNameOf(part) ?? '');
    const tnef = isTnef ? readTnef(new Uint8Array(content)) : null;
    if (!tnef) return false;
    const hasText = this.textMap.size > 0;
    if (!hasText && tnef.text) this.addTextEntry(part, 'plain', { type: 'text', value: tnef.text });
    if (!hasText && tnef.html) this.addTextEntry(part, 'html', { type: 'text', value: tnef.html });
    for (const { name, contentType, contentId, content: inner } of tnef.files) {
      this.attachments.push({
        filename: name || null,
        mimeType: contentType ?? typeByName(name),
        disposition: null,
        content: inner,
        ...(contentId === null ? {} : { contentId, related: true }),
      });
    }
    return tnef.isWhole && this.textMap.size > 0 && (!hasText || tnef.files.length > 0);
  }
}

function fileNameOf(part: Part): string | undefined {
  return part.contentDisposition.parsed.params['filename'] || part.contentType.parsed.params['name'];
}

/** Returns the text of a part. `isEnclosed` says that its last line break belongs to a boundary. */
function textOf(part: Part, isEnclosed: boolean): string {
  const { value, params } = part.contentType.parsed;
  const bytes = new Uint8Array(part.content!);
  const charset = params['charset'] || (value === 'text/html' ? charsetOfHtml(bytes) : undefined);
  const isBase64 = part.contentTransferEncoding.encoding.includes('base64');
  const decoded = decodeText(bytes, charset);
  const text = isBase64 ? decoded : withLineFeeds(decoded, isEnclosed);
  const isFlowed = value === 'text/plain' && params['format']?.toLowerCase() === 'flowed';
  return isFlowed ? unflow(text, params['delsp']?.toLowerCase() === 'yes') : text;
}

/** Returns a text that was sent in lines with a line feed at the end of each. */
function withLineFeeds(text: string, isEnclosed: boolean): string {
  const lines = text.replace(/\r+\n?/g, (found) => (found.endsWith('\n') ? '\n' : found));
  return isEnclosed || !lines.endsWith('\n') ? `${lines}\n` : lines;
}
