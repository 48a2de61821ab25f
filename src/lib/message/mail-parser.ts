import type { Attachment, PostalMimeOptions } from 'postal-mime';
import type { EmailProblem } from '../../contract/mail/emails.ts';
import { typeByName } from './attachments/attachment-name.ts';
import { readTnef } from './attachments/tnef.ts';
import { charsetOfHtml, decode } from './decoding/charset.ts';
import { boundaryIn, isOtherText, typeOfContent, typeOfText } from './decoding/content-type.ts';
import { decodeInPlace, isBase64 } from './decoding/decode-in-place.ts';
import { endsHeader, fieldAfter, isBlank, isDelimiter, withoutMark } from './decoding/header-end.ts';
import { asOneByteCharacters, charsetOfMessage, readableFields } from './decoding/header-field.ts';
import { type Part, PostalMimeInside } from './decoding/internals.ts';
import { BodyDecoder, decodeTransfer } from './decoding/transfer.ts';
import { takeUuencoded } from './decoding/uuencode.ts';
import { unflow } from './flowed.ts';

/** What the parser had to guess: the charset of a text, or where the header, the parts and their types are. */
export type Guess = EmailProblem & ('charset' | 'structure');

/** An attachment with the charset that its type names. */
export type DecodedAttachment = Attachment & { charset?: string | undefined };

/**
 * Extends postal-mime by what it lacks: bodies with the bytes that their encoding gives, all text decoded by one
 * function, headers and multiparts of careless senders, flowed text with quotations, uuencoded files, texts with a file
 * name, `winmail.dat`.
 */
export class MailParser extends PostalMimeInside {
  readonly guesses = new Set<Guess>();
  private messageCharset: string | undefined;
  private hasText: boolean | undefined;
  /** Whether the message is enclosed in a multipart. */
  private isPart = false;
  /** The position of a field after lines that are none. */
  private fieldAt = -1;

  constructor(options?: PostalMimeOptions) {
    super(options);
    this.prepare(this.root);
  }

  override async processLine(bytes: Uint8Array, isFinal: boolean): Promise<void> {
    const part = this.currentNode;
    let line = bytes;
    if (part.state === 'header') {
      if (part === this.root && part.headerLines.length === 0) {
        line = withoutMark(bytes);
        if (isBlank(line) && !isFinal) return;
      }
      if (endsHeader(line, part.headerLines.at(-1)) && !this.hasFieldsAhead(line)) {
        this.guesses.add('structure');
        await super.processLine(new Uint8Array(0), false);
      } else line = asOneByteCharacters(line);
    }
    await super.processLine(line, isFinal);
    if (this.currentNode !== part && this.currentNode.state === 'header') this.prepare(this.currentNode);
  }

  /** Returns whether the header goes on after a line that is none of its fields. */
  private hasFieldsAhead(line: Uint8Array): boolean {
    if (isDelimiter(line)) return false;
    if (this.fieldAt < this.readPos) this.fieldAt = fieldAfter(this.av, this.readPos);
    return this.fieldAt >= this.readPos;
  }

  /** Makes a part decode its header and its body with the decoders of this module. */
  private prepare(part: Part): void {
    const { processHeaders, setupContentDecoder } = part;
    part.processHeaders = () => {
      const { fields, isGuessed } = readableFields(part.headerLines, () => this.charset);
      part.headerLines = fields;
      if (isGuessed) this.guesses.add('charset');
      processHeaders.call(part);
      const { parsed } = part.contentType;
      // RFC 2045 5.2: an invalid type is plain text.
      const type = isFile(part) ? null : typeOfText(parsed.value);
      if (type === null) return;
      parsed.value = type;
      this.guesses.add('structure');
    };
    part.setupContentDecoder = (encoding) => {
      setupContentDecoder.call(part, encoding);
      if (part.contentType.multipart || !isBase64(part.contentDecoder)) {
        part.contentDecoder = new BodyDecoder(this, part);
      } else if (part.state === 'body') {
        decodeInPlace(part.contentDecoder, this.av.subarray(this.readPos));
      }
    };
  }

  private get charset(): string {
    this.messageCharset ??= charsetOfMessage(this.av);
    return this.messageCharset;
  }

  override isInlineTextNode(part: Part): boolean {
    const isText = (one: Part) => super.isInlineTextNode(one);
    if (isText(part)) return true;
    this.hasText ??= hasPart(this.root, isText);
    return !this.hasText && !isFile(part) && isOtherText(part.contentType.parsed.value);
  }

  override async collectNode(part: Part, alternative: Part | false, related: boolean): Promise<void> {
    if (part.contentType.multipart && part.childNodes.length === 0) await this.collectLost(part);
    if (part.content && !part.contentType.multipart && this.isInlineTextNode(part)) {
      const isPlain = part.contentType.parsed.value === 'text/plain';
      const whole = this.textOf(part);
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

  /** Returns whether a boundary ends the body, to which the line break before it belongs. */
  private isEnclosed(part: Part): boolean {
    return this.isPart || part !== this.root;
  }

  /** Reads a multipart in which no part was found: by a boundary that stands in its body, or as text. */
  private async collectLost(part: Part): Promise<void> {
    if (!part.content || isBlank(new Uint8Array(part.content))) return;
    this.guesses.add('structure');
    const isTooDeep = this.rfc822NestingDepth >= this.maxRfc822NestingDepth;
    const boundary = isTooDeep ? null : boundaryIn(new Uint8Array(part.content));
    if (boundary === null) {
      const { contentType, contentTransferEncoding } = part;
      const bytes = decodeTransfer(new Uint8Array(part.content), contentTransferEncoding.encoding);
      part.content = bytes.buffer;
      contentType.multipart = false;
      contentType.parsed.value = typeOfContent(bytes);
      return;
    }
    const parser = new MailParser(this.options);
    parser.rfc822NestingDepth = this.rfc822NestingDepth + 1;
    parser.messageCharset = this.charset;
    Object.assign(parser.root, { contentType: part.contentType, state: 'body' });
    parser.boundaries.push({ value: Buffer.from(boundary), node: parser.root });
    const { attachments } = await parser.parse(part.content);
    part.content = null;
    for (const type of parser.textTypes) this.textTypes.add(type);
    this.takeIn(parser, attachments);
  }

  /** Works like the original method, but parses the enclosed message with this parser. */
  override async collectSubMessage(part: Part): Promise<void> {
    const parser = new MailParser(this.options);
    parser.rfc822NestingDepth = this.rfc822NestingDepth + 1;
    parser.isPart = this.isEnclosed(part);
    const message = await parser.parse(part.content ?? new ArrayBuffer(0));
    part.subMessage = message;
    if (message.text || !message.html)
      this.addTextEntry(part, 'plain', { type: 'subMessage', value: message });
    if (message.html) this.addTextEntry(part, 'html', { type: 'subMessage', value: message });
    this.takeIn(parser, message.attachments);
  }

  private takeIn(parser: MailParser, attachments: Attachment[]): void {
    for (const [inner, texts] of parser.textMap) this.textMap.set(inner, texts);
    for (const attachment of attachments) this.attachments.push(attachment);
    for (const guess of parser.guesses) this.guesses.add(guess);
  }

  private textOf(part: Part): string {
    const { value, params } = part.contentType.parsed;
    const bytes = new Uint8Array(part.content!);
    if (bytes.length === 0) return '';
    const charset = params['charset'] || (value === 'text/html' ? charsetOfHtml(bytes) : undefined);
    const isBase64 = part.contentTransferEncoding.encoding.includes('base64');
    const decoded = decode(bytes, charset);
    if (decoded.isGuessed) this.guesses.add('charset');
    const text = isBase64 ? decoded.text : withLineFeeds(decoded.text, this.isEnclosed(part));
    const isFlowed = value === 'text/plain' && params['format']?.toLowerCase() === 'flowed';
    return isFlowed ? unflow(text, params['delsp']?.toLowerCase() === 'yes') : text;
  }

  override collectAttachment(part: Part, content: ArrayBuffer, related: boolean, isTooDeep: boolean): void {
    if (this.openTnef(part, content)) return;
    super.collectAttachment(part, content, related, isTooDeep);
    // postal-mime changes calendars to UTF-8.
    const attachment: DecodedAttachment = this.attachments.at(-1)!;
    attachment.content = content;
    attachment.charset = part.contentType.parsed.params['charset'];
    // RFC 3156 4: the part after "application/pgp-encrypted" has the encrypted content.
    const isEncrypted = part.parentNode?.contentType.multipart === 'encrypted';
    if (isEncrypted && attachment.mimeType === 'application/octet-stream')
      attachment.filename ??= 'encrypted.asc';
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

function hasPart(part: Part, isWanted: (part: Part) => boolean): boolean {
  return (
    (!part.contentType.multipart && isWanted(part)) ||
    part.childNodes.some((child) => hasPart(child, isWanted))
  );
}

function isFile(part: Part): boolean {
  return part.contentDisposition.parsed.value === 'attachment' || fileNameOf(part) !== undefined;
}

function fileNameOf(part: Part): string | undefined {
  return part.contentDisposition.parsed.params['filename'] || part.contentType.parsed.params['name'];
}

/** Returns a text that was sent in lines with a line feed at the end of each. `isEnclosed`: a boundary has the last one. */
function withLineFeeds(text: string, isEnclosed: boolean): string {
  const lines = text.replace(/\r+\n?/g, (found) => (found.endsWith('\n') ? '\n' : found));
  return isEnclosed || !lines.endsWith('\n') ? `${lines}\n` : lines;
}
