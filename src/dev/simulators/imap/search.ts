import { split } from './mime.ts';
import type { Message } from './store.ts';
import { BadSyntax, parseDate, sequenceSet, type Token, text } from './syntax.ts';

type Test = (message: Message, sequence: number) => boolean;

const FLAGS: Record<string, string> = {
  ANSWERED: '\\Answered',
  DELETED: '\\Deleted',
  DRAFT: '\\Draft',
  FLAGGED: '\\Flagged',
  SEEN: '\\Seen',
};
const DAY_MS = 86_400_000;

/**
 * Turns SEARCH criteria (RFC 3501, section 6.4.4), except the SENT... keys, into a test. Text criteria search the raw
 * message without decoding encoded words or transfer encodings. Throws BadSyntax.
 */
export function searchTest(criteria: Token[], view: readonly Message[]): Test {
  const tokens = [...criteria];
  if (tokens[0]?.kind === 'atom' && tokens[0].text.toUpperCase() === 'CHARSET') tokens.splice(0, 2);
  if (tokens.length === 0) throw new BadSyntax('SEARCH needs a criterion');
  return parseAll(tokens, view);
}

function parseAll(tokens: Token[], view: readonly Message[]): Test {
  const tests: Test[] = [];
  while (tokens.length > 0) tests.push(parseNext(tokens, view));
  return (message, sequence) => tests.every((test) => test(message, sequence));
}

/** Removes one key and its arguments from `tokens`. */
function parseNext(tokens: Token[], view: readonly Message[]): Test {
  const token = tokens.shift();
  if (token?.kind === 'list') return parseAll([...token.items], view);
  const key = text(token).toUpperCase();
  const argument = () => text(tokens.shift());
  const flag = FLAGS[key] ?? FLAGS[key.replace(/^UN/, '')];
  if (flag) return (message) => message.flags.has(flag) !== key.startsWith('UN');
  switch (key) {
    case 'ALL':
    case 'OLD':
      return () => true;
    case 'NEW':
    case 'RECENT':
      return () => false;
    case 'UID': {
      const inSet = sequenceSet(argument(), view.at(-1)?.uid ?? 0);
      return (message) => inSet(message.uid);
    }
    case 'KEYWORD':
    case 'UNKEYWORD': {
      const keyword = argument();
      return (message) => message.flags.has(keyword) === (key === 'KEYWORD');
    }
    case 'SINCE':
    case 'BEFORE':
    case 'ON': {
      const day = parseDate(argument()).getTime();
      if (key === 'BEFORE') return ({ date }) => date.getTime() < day;
      return ({ date }) => date.getTime() >= day && (key === 'SINCE' || date.getTime() < day + DAY_MS);
    }
    case 'LARGER':
    case 'SMALLER': {
      const size = Number(argument());
      return ({ raw }) => (key === 'LARGER' ? raw.length > size : raw.length < size);
    }
    case 'FROM':
    case 'TO':
    case 'CC':
    case 'BCC':
    case 'SUBJECT':
      return headerTest(key, argument());
    case 'HEADER':
      return headerTest(argument(), argument());
    case 'BODY':
    case 'TEXT': {
      const needle = argument().toLowerCase();
      const searchedPart = (raw: Buffer) => (key === 'TEXT' ? raw : split(raw).body);
      return ({ raw }) => searchedPart(raw).toString('utf8').toLowerCase().includes(needle);
    }
    case 'NOT': {
      const test = parseNext(tokens, view);
      return (message, sequence) => !test(message, sequence);
    }
    case 'OR': {
      const left = parseNext(tokens, view);
      const right = parseNext(tokens, view);
      return (message, sequence) => left(message, sequence) || right(message, sequence);
    }
  }
  if (!/^[\d*]/.test(key)) throw new BadSyntax('unsupported SEARCH key');
  const inSet = sequenceSet(key, view.length);
  return (_message, sequence) => inSet(sequence);
}

function headerTest(field: string, value: string): Test {
  const start = `${field.toLowerCase()}:`;
  const needle = value.toLowerCase();
  return ({ raw }) =>
    split(raw)
      .header.toString('utf8')
      .toLowerCase()
      .replace(/\r?\n(?=[ \t])/g, '')
      .split('\n')
      .some((line) => line.startsWith(start) && line.includes(needle, start.length));
}
