import { lastTerm, type Name, type Term } from './terms.ts';

export type Group = 'recent' | 'people' | 'inboxes' | 'labels' | 'operators';

/** Something that the search could go on with. */
export interface Suggestion {
  id: string;
  group: Group;
  label: string;
  detail?: string | undefined;
  /** The text of the field once it is picked. */
  typed: string;
  /** A label, which is a filter beside the words. */
  labelId?: number;
}

interface Person {
  name: string;
  address: string;
}

/** What is known that a search can name. */
export interface Known {
  recent: readonly string[];
  people: readonly Person[];
  inboxes: readonly string[];
  labels: readonly { id: number; name: string }[];
  /** The operators with their meaning, in the language of the page. */
  meanings: Record<string, string>;
  periods: { today: string; month: string; year: string };
  /** Today as `2026-11-30`. */
  date: string;
}

const MOST_RECENT = 8;
const MOST_RECENT_BESIDE = 3;
const MOST_PEOPLE = 4;
const MOST_NAMES = 3;
/** The letters that begin a word of a meaning, such as `file` for `has:attachment`. */
const LEAST_OF_MEANING = 4;
/** Shown before anything is typed. */
const FIRST = ['from:', 'to:', 'subject:', 'has:attachment', 'is:unread', 'tag:', 'after:', 'before:'];

/** Returns the words for which people are suggested; empty for none. */
export function personTyped(typed: string): string {
  const term = lastTerm(typed);
  const isPerson = term && (!term.name || term.name === 'from' || term.name === 'to');
  return isPerson && term.value.trim().length > 1 ? term.value.trim() : '';
}

/** Returns whether somebody who was found for other words may be meant by these. */
export function isPerson({ name, address }: Person, words: string): boolean {
  return words !== '' && (beginsIn(name, words) || beginsIn(address, words));
}

/** Returns what a search could go on with, the most likely first. */
export function suggestionsFor(typed: string, known: Known): Suggestion[] {
  const term = lastTerm(typed);
  if (!typed.trim()) {
    return [...recentOf(known.recent.slice(0, MOST_RECENT)), ...operatorsOf(typed, term, known, FIRST)];
  }
  if (!term) return [];
  return term.name ? valuesOf(typed, term, term.name, known) : beginningsOf(typed, term, known);
}

function recentOf(searches: readonly string[]): Suggestion[] {
  return searches.map((q) => ({ id: `recent-${q}`, group: 'recent', label: q, typed: q }));
}

/** Returns what a word may be the beginning of. */
function beginningsOf(typed: string, term: Term, known: Known): Suggestion[] {
  const word = term.value.toLocaleLowerCase();
  const isMeant = (operator: string) =>
    operator.startsWith(word) ||
    (word.length >= LEAST_OF_MEANING && beginsIn(known.meanings[operator]!, word));
  const before = typed.trim().toLocaleLowerCase();
  const recent = known.recent.filter((q) => {
    const each = q.toLocaleLowerCase();
    return each !== before && each.startsWith(before);
  });
  return [
    ...recentOf(recent.slice(0, MOST_RECENT_BESIDE)),
    ...operatorsOf(typed, term, known, Object.keys(known.meanings).filter(isMeant).slice(0, MOST_NAMES)),
    ...peopleOf(typed, term, 'from', known),
    ...inboxesOf(typed, term, known),
    ...(term.isNegated ? [] : labelsOf(typed, term, known)),
  ];
}

function valuesOf(typed: string, term: Term, name: Name, known: Known): Suggestion[] {
  const ends = Object.keys(known.meanings).filter(
    (each) => !each.endsWith(':') && each.startsWith(`${name}:`),
  );
  switch (name) {
    case 'from':
    case 'to':
      return peopleOf(typed, term, name, known);
    case 'tag':
      return inboxesOf(typed, term, known);
    case 'before':
    case 'after':
      return datesOf(typed, term, name, known);
    default: {
      const begun = `${name}:${term.value.toLowerCase()}`;
      return operatorsOf(
        typed,
        term,
        known,
        ends.filter((each) => each !== begun && each.startsWith(begun)),
      );
    }
  }
}

function operatorsOf(
  typed: string,
  term: Term | undefined,
  { meanings }: Known,
  operators: readonly string[],
): Suggestion[] {
  return operators.map((operator) => ({
    id: `operator-${operator}`,
    group: 'operators',
    label: operator,
    detail: meanings[operator],
    typed: replaced(typed, term, operator),
  }));
}

function peopleOf(typed: string, term: Term, name: 'from' | 'to', { people }: Known): Suggestion[] {
  return people.slice(0, MOST_PEOPLE).map((person) => ({
    id: `person-${person.address}`,
    group: 'people',
    label: person.name || person.address,
    detail: person.name ? person.address : undefined,
    typed: replaced(typed, term, `${name}:${quoted(person.address)}`),
  }));
}

function inboxesOf(typed: string, term: Term, { inboxes }: Known): Suggestion[] {
  const found = inboxes.filter((name) => beginsIn(name, term.value));
  return (term.name ? found : found.slice(0, MOST_NAMES)).map((name) => ({
    id: `inbox-${name}`,
    group: 'inboxes',
    label: name,
    detail: `tag:${quoted(name)}`,
    typed: replaced(typed, term, `tag:${quoted(name)}`),
  }));
}

function labelsOf(typed: string, term: Term, { labels }: Known): Suggestion[] {
  return labels
    .filter(({ name }) => beginsIn(name, term.value))
    .slice(0, MOST_NAMES)
    .map(({ id, name }) => ({
      id: `label-${id}`,
      group: 'labels',
      label: name,
      typed: typed.slice(0, term.start),
      labelId: id,
    }));
}

function datesOf(typed: string, term: Term, name: 'before' | 'after', known: Known): Suggestion[] {
  const { date, periods } = known;
  return [
    [date, periods.today],
    [date.slice(0, 7), periods.month],
    [date.slice(0, 4), periods.year],
  ]
    .filter(([each = '']) => each !== term.value && each.startsWith(term.value))
    .map(([each, detail]) => ({
      id: `operator-${name}:${each}`,
      group: 'operators',
      label: `${name}:${each}`,
      detail,
      typed: replaced(typed, term, `${name}:${each}`),
    }));
}

/** Returns the text with another last term. A name that waits for its value has no space after it. */
function replaced(typed: string, term: Term | undefined, next: string): string {
  const before = term ? `${typed.slice(0, term.start)}${term.isNegated ? '-' : ''}` : typed;
  return `${before}${next}${next.endsWith(':') ? '' : ' '}`;
}

const quoted = (value: string) => (/\s/.test(value) ? `"${value.replaceAll('"', '')}"` : value);

/** Returns whether one of the words of a text begins so. */
function beginsIn(text: string, start: string): boolean {
  const words = text.toLocaleLowerCase();
  const wanted = start.trim().toLocaleLowerCase();
  return words.startsWith(wanted) || words.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted));
}
