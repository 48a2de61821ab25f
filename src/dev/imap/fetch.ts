import type { Message } from './store.ts';
import { BadSyntax, dateTime, type Token, text } from './syntax.ts';

interface Item {
  /** How the answer names it. */
  label: string;
  /** A Buffer is sent as a literal. */
  value: (message: Message) => string | Buffer;
  marksSeen: boolean;
}

const ITEMS_LIMIT = 32;
const FAST = ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE'];

/** Reads the data items of FETCH (RFC 3501, 6.4.5): all but ENVELOPE and BODYSTRUCTURE. Throws BadSyntax. */
export function fetchItems(token: Token | undefined, uid: boolean): Item[] {
  const asked = token?.kind === 'list' ? token.items.map(text) : [text(token)];
  const names = asked.flatMap((name) => (name.toUpperCase() === 'FAST' ? FAST : name));
  if (names.length > ITEMS_LIMIT) throw new BadSyntax('too many FETCH items');
  if (uid && !names.some((name) => name.toUpperCase() === 'UID')) names.unshift('UID');
  return names.map(fetchItem);
}

function fetchItem(asked: string): Item {
  const label = asked.toUpperCase();
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
  }
  const pattern = /^BODY(\.PEEK)?\[(.*)\](?:<(\d{1,10})\.(\d{1,10})>)?$/s;
  const [, peek, name, from, count] = pattern.exec(label) ?? [];
  if (name === undefined) throw new BadSyntax('this server does not offer that FETCH item');
  const read = section(name);
  const origin = from === undefined ? '' : `<${Number(from)}>`;
  return {
    label: `BODY[${name}]${origin}`,
    marksSeen: !peek,
    value: ({ raw }) =>
      from === undefined ? read(raw) : read(raw).subarray(Number(from), Number(from) + Number(count)),
  };
}

function section(name: string): (raw: Buffer) => Buffer {
  if (name === '') return (raw) => raw;
  if (name === 'HEADER') return (raw) => split(raw).header;
  if (name === 'TEXT') return (raw) => split(raw).body;
  const [, not, list] = /^HEADER\.FIELDS(\.NOT)? \(([\x21-\x7e ]+)\)$/.exec(name) ?? [];
  if (list === undefined) throw new BadSyntax('this server does not offer that section');
  const fields = new Set(list.replaceAll('"', '').split(' '));
  return (raw) => {
    const lines = split(raw)
      .header.toString('latin1')
      .split(/(?<=\n)(?![ \t])/);
    const wanted = lines.filter((line) => {
      const field = /^[^:\s]+(?=\s*:)/.exec(line)?.[0].toUpperCase();
      return field !== undefined && fields.has(field) === !not;
    });
    return Buffer.from(`${wanted.join('')}\r\n`, 'latin1');
  };
}

/** The header with the empty line that ends it, and what follows. */
export function split(raw: Buffer): { header: Buffer; body: Buffer } {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => ({ at: raw.indexOf(end), length: end.length }));
  const first = ends.filter((end) => end.at >= 0).sort((a, b) => a.at - b.at)[0];
  const bodyAt = first ? first.at + first.length : raw.length;
  return { header: raw.subarray(0, bodyAt), body: raw.subarray(bodyAt) };
}

export function flagList(message: Message): string {
  return `(${[...message.flags].join(' ')})`;
}

/** The `* n FETCH (...)` line of one message, in pieces, so that no message is copied. */
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
