import { latin1 } from './latin1.ts';
import { takeUuencoded } from './uuencode.ts';

const [LF, CR, EQUALS, SPACE, TAB] = [0x0a, 0x0d, 0x3d, 0x20, 0x09];
const NO_DIGIT = 16;
const hexDigit = new Uint8Array(256).fill(NO_DIGIT);
for (const digit of '0123456789ABCDEFabcdef') hexDigit[digit.charCodeAt(0)] = Number.parseInt(digit, 16);

/** The properties of a part of a message that decide which bytes its body has. */
interface BodyOwner {
  readonly parentNode?: object | undefined;
  readonly childNodes: readonly object[];
  readonly contentType: { readonly multipart: string | false };
  readonly contentTransferEncoding: { readonly encoding: string };
}

/** Takes the place of postal-mime's decoders for bodies that are not in base64, which change their line breaks. */
export class BodyDecoder {
  private readonly parser: { readonly av: Uint8Array };
  private readonly part: BodyOwner;
  private start = -1;
  private end = 0;

  /** `av` of the parser is the message. */
  constructor(parser: { readonly av: Uint8Array }, part: BodyOwner) {
    this.parser = parser;
    this.part = part;
  }

  /** Takes a line of the body: a view of the message, without its line break. */
  update(line: Uint8Array): void {
    if (this.start < 0) this.start = line.byteOffset;
    this.end = line.byteOffset + line.length;
  }

  async finalize(): Promise<ArrayBuffer> {
    const { parentNode, childNodes, contentType, contentTransferEncoding } = this.part;
    if (this.start < 0 || childNodes.length > 0) return new ArrayBuffer(0);
    const message = this.parser.av;
    const end = parentNode ? beforeBoundary(message, this.end) : message.length;
    const body = message.subarray(this.start, end);
    return decodeTransfer(body, contentType.multipart ? '' : contentTransferEncoding.encoding).buffer;
  }
}

/** Returns the position of the line break after the last line, which belongs to the boundary (RFC 2046 5.1.1). */
function beforeBoundary(message: Uint8Array, endOfLine: number): number {
  const at = message.indexOf(LF, endOfLine);
  if (at < 0) return message.length;
  return at > endOfLine && message[at - 1] === CR ? at - 1 : at;
}

/** Returns the bytes that a body encodes, as a copy. */
export function decodeTransfer(body: Uint8Array, encoding: string): Uint8Array<ArrayBuffer> {
  if (/base64/i.test(encoding)) return new Uint8Array(Buffer.from(latin1(body), 'base64'));
  if (/quoted.?printable/i.test(encoding)) return decodeQuotedPrintable(body);
  if (/^(?:x-)?uu(?:e|encoded?)?$/i.test(encoding)) {
    const { text, files } = takeUuencoded(latin1(body));
    // Text around the files, or a second file, would be lost.
    if (files.length === 1 && !text.trim()) return new Uint8Array(files[0]!.content);
  }
  return new Uint8Array(body);
}

/** Decodes quoted-printable (RFC 2045 6.7): without the white space that transport added at the end of lines. */
function decodeQuotedPrintable(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(body.length);
  let size = 0;
  /** The size without white space at the end. */
  let solid = 0;
  for (let i = 0; i < body.length; i++) {
    const byte = body[i]!;
    if (byte === EQUALS) {
      const [high, low] = [hexDigit[body[i + 1] ?? 0]!, hexDigit[body[i + 2] ?? 0]!];
      const softBreak = high === NO_DIGIT ? endOfBlank(body, i + 1) : -1;
      if (high !== NO_DIGIT && low !== NO_DIGIT) {
        result[size++] = (high << 4) | low;
        i += 2;
      } else if (softBreak >= 0) {
        i = softBreak;
      } else {
        result[size++] = byte;
      }
      solid = size;
      continue;
    }
    if (byte === LF || (byte === CR && body[i + 1] === LF)) size = solid;
    result[size++] = byte;
    if (byte !== SPACE && byte !== TAB) solid = size;
  }
  return result.slice(0, solid);
}

/** Returns the position of the end of a line, or of the body, if only white space stands before it; else -1. */
function endOfBlank(body: Uint8Array, from: number): number {
  let at = from;
  while (body[at] === SPACE || body[at] === TAB) at++;
  if (body[at] === CR) at++;
  return at >= body.length || body[at] === LF ? at : -1;
}
