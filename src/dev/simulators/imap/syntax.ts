/** The grammar of RFC 3501, section 9: lines, literals, tokens, sequence sets, dates. */
import type { Socket } from 'node:net';

const LINE_LIMIT = 64 * 1024;
const LIST_DEPTH_LIMIT = 20;

/** The error for a command that violates the grammar. The server responds with BAD. */
export class BadSyntax extends Error {}
/** The error for a client that sends more than any command needs. The server responds with BYE. */
export class InputTooLong extends Error {
  override message = 'the client sent a line or literal beyond the limit';
}

export type Token =
  | { kind: 'atom'; text: string }
  | { kind: 'string'; bytes: Buffer }
  | { kind: 'list'; items: Token[] };

export interface Command {
  tag: string;
  name: string;
  args: Token[];
}

/** Reads a socket by lines and by byte counts. Returns null at the end of the stream. */
export class Input {
  readonly #chunks: AsyncIterator<Buffer>;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(socket: Socket) {
    this.#chunks = socket[Symbol.asyncIterator]();
  }

  /** Returns the next line as latin1 text, one character per byte, without its line end. Throws InputTooLong. */
  async line(): Promise<string | null> {
    let searched = 0;
    for (;;) {
      const end = this.#buffer.indexOf(10, searched);
      if ((end < 0 ? this.#buffer.length : end) > LINE_LIMIT) throw new InputTooLong();
      if (end >= 0) {
        const line = this.#buffer.toString('latin1', 0, this.#buffer[end - 1] === 13 ? end - 1 : end);
        this.#buffer = this.#buffer.subarray(end + 1);
        return line;
      }
      searched = this.#buffer.length;
      const chunk = await this.#read();
      if (!chunk) return null;
      this.#buffer = Buffer.concat([this.#buffer, chunk]);
    }
  }

  async bytes(count: number): Promise<Buffer | null> {
    const parts = [this.#buffer];
    let length = this.#buffer.length;
    while (length < count) {
      const chunk = await this.#read();
      if (!chunk) return null;
      parts.push(chunk);
      length += chunk.length;
    }
    const all = Buffer.concat(parts, length);
    this.#buffer = Buffer.from(all.subarray(count));
    return all.subarray(0, count);
  }

  async #read(): Promise<Buffer | null> {
    const next = await this.#chunks.next();
    return next.done ? null : next.value;
  }
}

/**
 * Reads one command with its literals. Returns null at the end of input, and a string when the command cannot be run:
 * that string is the response. `allowance` returns how many bytes may follow a command's first line.
 */
export async function readCommand(
  input: Input,
  allowance: (line: string) => number,
  goAhead: () => void,
): Promise<Command | string | null> {
  let line = await input.line();
  if (line === null) return null;
  const [, tag, name, rest = ''] = /^([\w.-]{1,64}) +([a-z]{1,32})(?: +(.*))?$/is.exec(line) ?? [];
  if (!tag || !name) return '* BAD a command consists of a tag, a name and arguments';

  let remaining = allowance(line);
  const parts: (string | Buffer)[] = [];
  line = rest;
  for (;;) {
    const literal = /\{(\d{1,10})(\+?)\}$/.exec(line);
    if (!literal) break;
    const size = Number(literal[1]);
    remaining -= size;
    if (remaining < 0) {
      if (literal[2]) throw new InputTooLong();
      return `${tag} NO [TOOBIG] the literal is larger than this server accepts`;
    }
    if (!literal[2]) goAhead();
    const bytes = await input.bytes(size);
    const next = bytes && (await input.line());
    if (bytes === null || next === null) return null;
    remaining -= next.length;
    if (remaining < 0) throw new InputTooLong();
    parts.push(line.slice(0, literal.index), bytes);
    line = next;
  }
  parts.push(line);
  try {
    return { tag, name: name.toUpperCase(), args: tokenise(parts) };
  } catch (error) {
    if (error instanceof BadSyntax) return `${tag} BAD ${error.message}`;
    throw error;
  }
}

function tokenise(parts: (string | Buffer)[]): Token[] {
  // A section such as BODY[HEADER.FIELDS (Date From)] is part of its atom.
  const pattern = /\s+|(\()|(\))|"((?:[^"\\]|\\.)*)"|((?:[^\s()"[]|\[[^\]]*\])+)/y;
  const top: Token[] = [];
  const open: Token[][] = [top];
  for (const part of parts) {
    const items = () => open[open.length - 1] ?? top;
    if (typeof part !== 'string') {
      items().push({ kind: 'string', bytes: part });
      continue;
    }
    for (pattern.lastIndex = 0; pattern.lastIndex < part.length; ) {
      const match = pattern.exec(part);
      if (!match) throw new BadSyntax('invalid arguments');
      const [, openParenthesis, closeParenthesis, quotedText, atom] = match;
      if (openParenthesis) {
        if (open.length > LIST_DEPTH_LIMIT) throw new BadSyntax('lists are nested too deeply');
        const list: Token[] = [];
        items().push({ kind: 'list', items: list });
        open.push(list);
      } else if (closeParenthesis) {
        if (open.length === 1) throw new BadSyntax('unmatched closing parenthesis');
        open.pop();
      } else if (quotedText !== undefined) {
        items().push({ kind: 'string', bytes: Buffer.from(quotedText.replace(/\\(.)/g, '$1'), 'latin1') });
      } else if (atom !== undefined) {
        items().push({ kind: 'atom', text: atom });
      }
    }
  }
  if (open.length > 1) throw new BadSyntax('unmatched opening parenthesis');
  return top;
}

/** Returns the text of an atom or string token (an `astring`). Throws BadSyntax for a list or a missing token. */
export function text(token: Token | undefined): string {
  if (token?.kind === 'atom') return token.text;
  if (token?.kind === 'string') return token.bytes.toString('utf8');
  throw new BadSyntax('expected an atom or a string');
}

/** Returns the words of a list of atoms, or of a single atom, in upper case. */
export function words(token: Token | undefined): string[] {
  if (token?.kind === 'list') return token.items.map((item) => text(item).toUpperCase());
  return [text(token).toUpperCase()];
}

/** Returns a membership test for a sequence set such as `2,4:7,9:*`, where `*` is `last`. Throws BadSyntax. */
export function sequenceSet(set: string, last: number): (number: number) => boolean {
  if (!/^(\d{1,10}|\*)(:(\d{1,10}|\*))?(,(\d{1,10}|\*)(:(\d{1,10}|\*))?)*$/.test(set)) {
    throw new BadSyntax('invalid sequence set');
  }
  const ranges = set.split(',').map((range) => {
    const [from = 0, to = from] = range.split(':').map((end) => (end === '*' ? last : Number(end)));
    return { low: Math.min(from, to), high: Math.max(from, to) };
  });
  return (number) => ranges.some(({ low, high }) => number >= low && number <= high);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats an RFC 3501 `date-time` in UTC. */
export function dateTime(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${two(date.getUTCDate())}-${MONTHS[date.getUTCMonth()]}-${date.getUTCFullYear()}`;
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  return `${day} ${time} +0000`;
}

/** Reads a `date-time`, or a `date` as the start of that day in UTC. Throws BadSyntax. */
export function parseDate(value: string): Date {
  const pattern = /^ ?(\d{1,2})-([a-z]{3})-(\d{4})(?: (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d))?$/i;
  const [, day = '', month = '', year, time = '00:00:00', hours = '+00', minutes = '00'] =
    pattern.exec(value) ?? [];
  const monthNumber = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
  const iso = `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}T${time}${hours}:${minutes}`;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new BadSyntax('invalid date');
  return date;
}

/** Returns a quoted string. The value must be printable ASCII. */
export function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns a latin1 text as an `nstring`: quoted if possible, otherwise a literal; NIL for null. */
export function nstring(value: string | null): string {
  if (value === null) return 'NIL';
  return /^[\x20-\x7e]{0,1000}$/.test(value) ? quote(value) : `{${value.length}}\r\n${value}`;
}
