import { fields, type Part, partAt, readPart, split } from './mime.ts';
import type { Message } from './store.ts';
import { bodyStructure, envelope } from './structure.ts';
import { BadSyntax, dateTime, type Token, text } from './syntax.ts';

interface Item {
  /** The item's name in the response. */
  label: string;
  /** A Buffer is sent as a literal. */
  value: (message: Message) => string | Buffer;
  marksSeen: boolean;
}

const ITEMS_LIMIT = 32;
const FAST = ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE'];
const MACROS: Record<string, string[]> = {
  FAST,
  ALL: [...FAST, 'ENVELOPE'],
  FULL: [...FAST, 'ENVELOPE', 'BODY'],
};

/** Reads the data items of FETCH (RFC 3501, 6.4.5). Throws BadSyntax. */
export function fetchItems(token: Token | undefined, uid: boolean): Item[] {
  const requested = token?.kind === 'list' ? token.items.map(text) : [text(token)];
  const names = requested.flatMap((name) => MACROS[name.toUpperCase()] ?? name);
  if (names.length > ITEMS_LIMIT) throw new BadSyntax('too many FETCH items');
  if (uid && !names.some((name) => name.toUpperCase() === 'UID')) names.unshift('UID');
  return names.map(fetchItem);
}

function fetchItem(name: string): Item {
  const label = name.toUpperCase();
  const plain = (value: Item['value'], marksSeen = false): Item => ({ label, value, marksSeen });
  switch (label) {
    case 'UID':
      return plain((message) => String(message.uid));
    case 'FLAGS':
      return plain((message) => flagList(message));
    case 'INTERNALDATE':
      return plain((message) => `"${dateTime(message.date)}"`);
    case 'RFC822.SIZE':
      return plain((message) => String(message.raw.length));
    case 'RFC822':
      return plain((message) => message.raw, true);
    case 'RFC822.HEADER':
      return plain((message) => split(message.raw).header);
    case 'RFC822.TEXT':
      return plain((message) => split(message.raw).body, true);
    case 'ENVELOPE':
      return plain(({ raw }) => envelope(split(raw).header));
    case 'BODY':
    case 'BODYSTRUCTURE':
      return plain(({ raw }) => bodyStructure(readPart(raw), label === 'BODYSTRUCTURE'));
  }
  const pattern = /^BODY(\.PEEK)?\[(.*)\](?:<(\d{1,10})\.(\d{1,10})>)?$/s;
  const [, peek, sectionName, from, count] = pattern.exec(label) ?? [];
  if (sectionName === undefined) throw new BadSyntax('unsupported FETCH item');
  const read = sectionReader(sectionName);
  const origin = from === undefined ? '' : `<${Number(from)}>`;
  return {
    label: `BODY[${sectionName}]${origin}`,
    marksSeen: !peek,
    value({ raw }) {
      const bytes = read(raw);
      if (bytes === null) return 'NIL';
      return from === undefined ? bytes : bytes.subarray(Number(from), Number(from) + Number(count));
    },
  };
}

/**
 * Returns a reader for a section such as `2.1.HEADER`, in upper case. The reader returns null for a message without
 * that part.
 */
function sectionReader(name: string): (raw: Buffer) => Buffer | null {
  if (name === '') return (raw) => raw;
  const [, number, kind] = /^([1-9]\d{0,3}(?:\.[1-9]\d{0,3}){0,49})(?:\.(.+))?$/s.exec(name) ?? [];
  if (number === undefined) {
    const read = messageTextReader(name);
    return (raw) => read(split(raw));
  }
  const read = kind === undefined || kind === 'MIME' ? null : messageTextReader(kind);
  const numbers = number.split('.').map(Number);
  return (raw) => {
    const part = partAt(readPart(raw), numbers);
    if (!part) return null;
    if (read) return part.message && read(part.message);
    return kind === 'MIME' ? part.header : part.body;
  };
}

type Halves = Pick<Part, 'header' | 'body'>;

function messageTextReader(kind: string): (message: Halves) => Buffer {
  if (kind === 'HEADER') return ({ header }) => header;
  if (kind === 'TEXT') return ({ body }) => body;
  const [, not, list] = /^HEADER\.FIELDS(\.NOT)? \(([\x21-\x7e ]+)\)$/.exec(kind) ?? [];
  if (list === undefined) throw new BadSyntax('unsupported section');
  const names = new Set(list.replaceAll('"', '').split(' '));
  return ({ header }) => {
    const matching = fields(header).filter((line) => {
      const name = /^[^:\s]+(?=\s*:)/.exec(line)?.[0].toUpperCase();
      return name !== undefined && names.has(name) === !not;
    });
    return Buffer.from(`${matching.join('')}\r\n`, 'latin1');
  };
}

export function flagList(message: Message): string {
  return `(${[...message.flags].join(' ')})`;
}

/** Returns the `* n FETCH (...)` response for one message, in pieces, so that no message is copied. */
export function fetchResponse(sequence: number, message: Message, items: Item[]): Buffer[] {
  const pieces: Buffer[] = [];
  let line = `* ${sequence} FETCH (`;
  items.forEach((item, index) => {
    const value = item.value(message);
    line += `${index === 0 ? '' : ' '}${item.label} `;
    if (typeof value === 'string') line += value;
    else {
      pieces.push(Buffer.from(`${line}{${value.length}}\r\n`, 'latin1'), value);
      line = '';
    }
  });
  return [...pieces, Buffer.from(`${line})\r\n`, 'latin1')];
}
