/** Reads what is typed into the search as the API does (docs/search.md), as far as marks and suggestions need it. */

/** The names before a colon that mean something. */
const NAMES = ['from', 'to', 'subject', 'has', 'is', 'in', 'tag', 'before', 'after'] as const;
export type Name = (typeof NAMES)[number];

export interface Term {
  start: number;
  isNegated: boolean;
  /** Missing for words alone. */
  name?: Name;
  /** Without quotes; empty right after a colon. */
  value: string;
}

const TERM = /(-?)((?:[a-z]+:)?)(?:["“”„‟]([^"“”„‟]*)["“”„‟]?|([^\s\p{Cc}]+)|$)/iuy;
const SPACE = /[\s\p{Cc}]/u;

/** Returns the terms of a search. The last one may be unfinished. */
export function termsOf(typed: string): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < typed.length; ) {
    if (SPACE.test(typed[at]!)) {
      at++;
      continue;
    }
    TERM.lastIndex = at;
    const match = TERM.exec(typed);
    const end = TERM.lastIndex;
    if (!match || end <= at) break;
    const [whole, sign = '', prefix = '', phrase, word] = match;
    const name = NAMES.find(
      (each) => each === (prefix || whole.slice(sign.length)).slice(0, -1).toLowerCase(),
    );
    const isNamed = name !== undefined && (prefix !== '' || whole.endsWith(':'));
    terms.push({
      start: at,
      isNegated: sign !== '',
      ...(isNamed && { name }),
      value: isNamed && prefix === '' ? '' : `${isNamed ? '' : prefix}${phrase ?? word ?? ''}`,
    });
    at = end;
  }
  return terms;
}

/** Returns the term that is being typed at the end; undefined after a space. */
export function lastTerm(typed: string): Term | undefined {
  const last = termsOf(typed).at(-1);
  const isEnded = last && SPACE.test(typed.at(-1) ?? '') && !isQuoteOpen(typed.slice(last.start));
  return isEnded ? undefined : last;
}

const isQuoteOpen = (text: string) => text.split(/["“”„‟]/).length === 2;

/** What a search for words looks through, besides recipients. */
export type Place = 'subject' | 'text' | 'from';

/** Returns the words that a search finds in a place. */
export function wordsIn(place: Place, q: string): string[] {
  return termsOf(q)
    .filter(({ isNegated, name }) => !isNegated && (!name || name === place))
    .map(({ value }) => value)
    .filter(Boolean);
}
