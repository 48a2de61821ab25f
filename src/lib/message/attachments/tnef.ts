import { charsetOfHtml, decodeText } from '../decoding/charset.ts';
import { MAX_ATTACHMENTS } from '../limits.ts';
import { type RtfBody, readRtf } from './rtf.ts';
import { decompressRtf } from './rtf-compressed.ts';

export interface TnefFile {
  name: string;
  contentType: string | null;
  contentId: string | null;
  content: Uint8Array;
}

/** The content of a `winmail.dat` from Outlook. */
export interface Tnef {
  files: TnefFile[];
  text: string;
  html: string;
  /** Whether all content could be extracted. False, for example, for an attached message. */
  isWhole: boolean;
}

const SIGNATURE = 0x223e9f78;
const BODY = 0x800c;
const ATTACHMENT_DATA = 0x800f;
const ATTACHMENT_TITLE = 0x8010;
const ATTACHMENT_BEGINS = 0x9002;
const MESSAGE_PROPERTIES = 0x9003;
const ATTACHMENT_PROPERTIES = 0x9005;
const OEM_CODE_PAGE = 0x9007;

const PROPERTY = {
  body: 0x1000,
  rtfCompressed: 0x1009,
  bodyHtml: 0x1013,
  data: 0x3701,
  name: 0x3704,
  longName: 0x3707,
  mimeType: 0x370e,
  contentId: 0x3712,
  internetCodePage: 0x3fde,
};
/** MAPI types of a fixed size, in bytes; each takes a multiple of four. */
const FIXED: Record<number, number> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
};
const STRING8 = 0x1e;
const UNICODE = 0x1f;
const OBJECT = 0x0d;
const BINARY = 0x102;
const MANY = 0x1000;

interface Value {
  type: number;
  bytes: Uint8Array;
}

/** A reader of consecutive bytes. Its methods return null if too few bytes remain. */
class Reader {
  private at = 0;
  private readonly bytes: Uint8Array;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  take(count: number): Uint8Array | null {
    if (count > this.bytes.length - this.at) return null;
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  u16(): number | null {
    return this.take(2) && this.view.getUint16(this.at - 2, true);
  }

  u32(): number | null {
    return this.take(4) && this.view.getUint32(this.at - 4, true);
  }

  /** Reads a length and that many bytes, padded to a multiple of four. */
  block(): Uint8Array | null {
    const length = this.u32();
    const bytes = length === null ? null : this.take(length);
    this.take(-(length ?? 0) & 3);
    return bytes;
  }
}

/**
 * Reads TNEF (MS-OXTNEF) as far as possible; null for other data. Reads each byte once and copies none: the contents
 * are views of `bytes`.
 */
export function readTnef(bytes: Uint8Array): Tnef | null {
  const reader = new Reader(bytes);
  if (reader.u32() !== SIGNATURE) return null;
  reader.u16();
  const attachments: { title: string; data: Uint8Array | null; properties: Map<number, Value> }[] = [];
  let codePage = 'windows-1252';
  let properties = new Map<number, Value>();
  let body = '';
  let isWhole = true;
  while (!reader.isAtEnd) {
    const level = reader.take(1);
    const id = reader.u16();
    reader.u16();
    const length = reader.u32();
    const data = level && length !== null ? reader.take(length) : null;
    if (data === null || reader.u16() === null) {
      isWhole = false;
      break;
    }
    const attachment = attachments.at(-1);
    if (id === OEM_CODE_PAGE) codePage = charsetOf(new Reader(data).u32());
    else if (id === BODY) body = string8(data, codePage);
    else if (id === MESSAGE_PROPERTIES) properties = readProperties(data);
    else if (id === ATTACHMENT_BEGINS) attachments.push({ title: '', data: null, properties: new Map() });
    else if (!attachment) continue;
    else if (id === ATTACHMENT_TITLE) attachment.title = string8(data, codePage);
    else if (id === ATTACHMENT_DATA) attachment.data = data;
    else if (id === ATTACHMENT_PROPERTIES) attachment.properties = readProperties(data);
    if (attachments.length > MAX_ATTACHMENTS) return null;
  }

  const text = (value: Value | undefined) => (value ? stringOf(value, codePage) : '');
  const files = attachments.flatMap(({ title, data, properties: own }) => {
    const stored = own.get(PROPERTY.data);
    const content = data ?? (stored?.type === BINARY ? stored.bytes : null);
    // An object is a message, or a drawing by an application.
    if (content === null || stored?.type === OBJECT) {
      isWhole = false;
      return [];
    }
    return [
      {
        name: text(own.get(PROPERTY.longName)) || title || text(own.get(PROPERTY.name)),
        contentType: text(own.get(PROPERTY.mimeType)).toLowerCase() || null,
        contentId: text(own.get(PROPERTY.contentId)) || null,
        content,
      },
    ];
  });
  const html = properties.get(PROPERTY.bodyHtml);
  const named =
    html && (charsetOfHtml(html.bytes) ?? charsetOf(numberOf(properties.get(PROPERTY.internetCodePage))));
  const plain = text(properties.get(PROPERTY.body)) || body;
  const written = html ? stringOf(html, named ?? codePage) : '';
  const rtf = plain || written ? null : rtfOf(properties.get(PROPERTY.rtfCompressed));
  return { files, text: rtf?.text ?? plain, html: rtf?.html ?? written, isWhole };
}

function rtfOf(value: Value | undefined): RtfBody | null {
  const rtf = value ? decompressRtf(value.bytes) : null;
  return rtf && readRtf(rtf, charsetOf);
}

/** Reads MAPI properties by their number, up to the first unreadable one. */
function readProperties(bytes: Uint8Array): Map<number, Value> {
  const properties = new Map<number, Value>();
  const reader = new Reader(bytes);
  const count = reader.u32() ?? 0;
  for (let i = 0; i < count; i++) {
    const type = reader.u16();
    const id = reader.u16();
    if (type === null || id === null) break;
    if (id >= 0x8000 && !skipName(reader)) break;
    const value = readValue(reader, type);
    if (value === null) break;
    properties.set(id, { type, bytes: value });
  }
  return properties;
}

/** Skips the name that precedes the value of a named property. */
function skipName(reader: Reader): boolean {
  reader.take(16);
  const kind = reader.u32();
  return kind === 0 ? reader.u32() !== null : kind === 1 && reader.block() !== null;
}

/** Reads the value of a property; of several values, the last. */
function readValue(reader: Reader, type: number): Uint8Array | null {
  const size = FIXED[type & ~MANY];
  if (size !== undefined && !(type & MANY)) return reader.take(size);
  const count = reader.u32();
  if (count === null) return null;
  if (size !== undefined) return reader.take(size * count);
  if (![STRING8, UNICODE, OBJECT, BINARY].includes(type & ~MANY)) return null;
  let value: Uint8Array | null = null;
  for (let i = 0; i < count; i++) {
    value = reader.block();
    if (value === null) return null;
  }
  return value;
}

function charsetOf(codePage: number | null): string {
  return codePage === null ? 'windows-1252' : `cp${codePage}`;
}

function numberOf(value: Value | undefined): number | null {
  return value ? new Reader(value.bytes).u32() : null;
}

function stringOf({ type, bytes }: Value, codePage: string): string {
  if (type === UNICODE) return beforeNul(new TextDecoder('utf-16le').decode(bytes));
  return type === STRING8 || type === BINARY ? string8(bytes, codePage) : '';
}

function string8(bytes: Uint8Array, codePage: string): string {
  return beforeNul(decodeText(bytes, codePage));
}

function beforeNul(text: string): string {
  return text.split('\0', 1)[0]!;
}
