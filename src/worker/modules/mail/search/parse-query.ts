import { CONVERSATION_STATES } from '../../../../contract/mail/conversations.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Tags } from '../../../../lib/tags.ts';
import { someNames } from '../../../platform/tags.ts';
import { type Condition, type Place, searchTerm } from './conditions.ts';
import { startOf } from './dates.ts';

/** The maximum number of conditions per query. Each is compared with the text of each email that is read. */
export const MAX_CONDITIONS = 20;

/** Separators of words, including control characters, which nobody types. */
const SPACE = /[\s\p{Cc}]/u;
const SPACES = /[\s\p{Cc}]+/gu;
const QUOTE = /["“”„‟]/;
const NAME = /^[a-z]+:/i;

/** The operators before a colon, each with the parser of its value. */
const OPERATORS: Record<string, (value: Value, tags: Tags) => Condition> = {
  from: (value) => words('from', value),
  to: (value) => words('to', value),
  subject: (value) => words('subject', value),
  has: hasCondition,
  is: isCondition,
  in: stateCondition,
  tag: tagCondition,
  before: dateCondition,
  after: dateCondition,
};
const NAMES = Object.keys(OPERATORS)
  .map((name) => `${name}:`)
  .join(', ');

/** A value as written, with its offset. */
interface Value {
  name: string;
  text: string;
  offset: number;
  length: number;
  isNegated: boolean;
}

/**
 * Parses a query as people type it: words, "phrases", `from:`, `to:`, `subject:`, `has:attachment`, `before:`,
 * `after:`, `is:read`, `is:unread`, `in:` and `tag:`, each negated by a preceding `-`. Takes linear time. Throws
 * `invalid` for `q` with the position of the first mistake: `offset` and `length` count UTF-16 units from 0.
 */
export function parseQuery(query: string, tags: Tags): Condition[] {
  const conditions: Condition[] = [];
  for (let at = 0; ; ) {
    while (at < query.length && SPACE.test(query[at]!)) at++;
    if (at >= query.length) return conditions;
    const { condition, end } = readTerm(query, at, tags);
    if (condition && conditions.length === MAX_CONDITIONS) {
      throw wrong('too_many', at, end - at, `no more than ${MAX_CONDITIONS} words and conditions`);
    }
    if (condition) conditions.push(condition);
    at = end;
  }
}

/** Reads the condition at an offset; null for a word without comparable characters. */
function readTerm(query: string, start: number, tags: Tags): { condition: Condition | null; end: number } {
  const isNegated = query[start] === '-';
  const first = isNegated ? start + 1 : start;
  if (isNegated && (first === query.length || SPACE.test(query[first]!))) {
    throw wrong('negation', start, 1, 'a word, a "phrase" or a condition right after -');
  }
  if (QUOTE.test(query[first]!)) {
    const { text, end } = readPhrase(query, first);
    const value = { name: '', text, offset: first, length: end - first, isNegated };
    return { condition: words('any', value), end };
  }

  const end = endOfWord(query, first);
  const word = query.slice(first, end);
  const prefix = NAME.exec(word)?.[0] ?? '';
  const read = Object.hasOwn(OPERATORS, prefix.slice(0, -1).toLowerCase())
    ? OPERATORS[prefix.slice(0, -1).toLowerCase()]
    : undefined;
  if (read) {
    const offset = first + prefix.length;
    const value =
      offset < query.length && QUOTE.test(query[offset]!)
        ? readPhrase(query, offset)
        : { text: query.slice(offset, end), end };
    const name = prefix.slice(0, -1).toLowerCase();
    if (value.text === '') throw wrong('value', first, prefix.length, `a value right after ${prefix}`);
    const condition = read({ name, text: value.text, offset, length: value.end - offset, isNegated }, tags);
    return { condition, end: value.end };
  }
  // "Re:" and "http://example.com" are words.
  if (prefix !== '' && prefix !== word && !/[/\\]/.test(word[prefix.length]!)) {
    throw wrong('name', first, prefix.length, `one of ${NAMES}, or quotes around words with a colon`);
  }
  const term = searchTerm(word);
  return { condition: term === '' ? null : { kind: 'words', place: 'any', term, isNegated }, end };
}

/** Reads the words between the quotation mark at `start` and the next one, in any style of quotes. */
function readPhrase(query: string, start: number): { text: string; end: number } {
  for (let end = start + 1; end < query.length; end++) {
    if (!QUOTE.test(query[end]!)) continue;
    const text = query
      .slice(start + 1, end)
      .replace(SPACES, ' ')
      .trim();
    if (text === '') throw wrong('empty_quotes', start, end + 1 - start, 'words between the quotes');
    return { text, end: end + 1 };
  }
  throw wrong('quote', start, query.length - start, 'a closing quote (")');
}

function endOfWord(query: string, start: number): number {
  let end = start;
  while (end < query.length && !SPACE.test(query[end]!)) end++;
  return end;
}

function words(place: Place, value: Value): Condition {
  const term = searchTerm(value.text);
  if (term.trim() === '')
    throw wrong('nothing', value.offset, value.length, 'letters, digits or signs to search for');
  return { kind: 'words', place, term, isNegated: value.isNegated };
}

function hasCondition(value: Value): Condition {
  if (!/^attachments?$/i.test(value.text)) throw wrongValue('has', value, 'attachment');
  return { kind: 'attachment', isNegated: value.isNegated };
}

function isCondition(value: Value): Condition {
  const state = value.text.toLowerCase();
  if (state !== 'read' && state !== 'unread') throw wrongValue('is', value, 'read or unread');
  return { kind: 'read', isRead: (state === 'read') !== value.isNegated };
}

function stateCondition(value: Value): Condition {
  const state = CONVERSATION_STATES.find((each) => each === value.text.toLowerCase());
  if (!state) throw wrongValue('in', value, `one of ${CONVERSATION_STATES.join(', ')}`);
  return { kind: 'state', state, isNegated: value.isNegated };
}

function tagCondition(value: Value, tags: Tags): Condition {
  const tag = tags.find(value.text);
  if (!tag) throw wrongValue('tag', value, `one of ${someNames(tags)}`);
  return { kind: 'tag', tag, isNegated: value.isNegated };
}

/** Reads a date. `after:` includes the day, month or year itself, `before:` does not. */
function dateCondition(value: Value): Condition {
  const start = startOf(value.text);
  if (start === null) throw wrongValue('date', value, 'a date such as 2026-11-23, 2026-11 or 2026');
  const isSince = (value.name === 'after') !== value.isNegated;
  return { kind: isSince ? 'since' : 'before', time: start };
}

function wrongValue(reason: Reason, { name, offset, length }: Value, expected: string): DomainError {
  return wrong(reason, offset, length, `${expected} after ${name}:`);
}

/** Stable codes of mistakes, listed in docs/search.md. */
type Reason =
  | 'name'
  | 'value'
  | 'quote'
  | 'empty_quotes'
  | 'negation'
  | 'nothing'
  | 'has'
  | 'is'
  | 'in'
  | 'tag'
  | 'date'
  | 'too_many';

function wrong(reason: Reason, offset: number, length: number, expected: string): DomainError {
  const message = `at character ${offset + 1}: expected ${expected}`;
  return new DomainError('invalid', 'VALIDATION_FAILED', `q: ${message}`, {
    errors: [{ path: 'q', message }],
    fields: { reason, offset, length, expected },
  });
}
