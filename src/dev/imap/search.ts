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
 * The test that SEARCH criteria describe (RFC 3501, 6.4.4), without the SENT... keys. Texts are looked for in
 * the raw message, encoded words and transfer encodings as they are. Throws BadSyntax.
 */
export function searchTest(criteria: Token[], view: readonly Message[]): Test {
  const left = [...criteria];
  if (left[0]?.kind === 'atom' && left[0].text.toUpperCase() === 'CHARSET') left.splice(0, 2);
  if (left.length === 0) throw new BadSyntax('SEARCH needs a criterion');
  return all(left, view);
}

function all(left: Token[], view: readonly Message[]): Test {
  const tests: Test[] = [];
  while (left.length > 0) tests.push(next(left, view));
  return (message, sequence) => tests.every((test) => test(message, sequence));
}

/** Takes one key and its arguments off `left`. */
function next(left: Token[], view: readonly Message[]): Test {
  const token = left.shift();
  if (token?.kind === 'list') return all([...token.items], view);
  const key = text(token).toUpperCase();
  const argument = () => text(left.shift());
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
      const where = (raw: Buffer) => (key === 'TEXT' ? raw : split(raw).body);
      return ({ raw }) => where(raw).toString('utf8').toLowerCase().includes(needle);
    }
    case 'NOT': {
      const test = next(left, view);
      return (message, sequence) => !test(message, sequence);
    }
    case 'OR': {
      const either = next(left, view);
      const or = next(left, view);
      return (message, sequence) => either(message, sequence) || or(message, sequence);
    }
  }
  if (!/^[\d*]/.test(key)) throw new BadSyntax('this server does not offer that SEARCH key');
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
