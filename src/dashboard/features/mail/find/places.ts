import { fold } from '../../../../lib/fold.ts';

/** The numbers of places that are marked, and of letters that are looked through. */
const MOST_PLACES = 500;
const MOST_LETTERS = 200_000;

/** A letter with its accents. */
const LETTER = /\P{M}\p{M}*/gsu;

/** A part of a text: its start, and its end, which is not in it. */
export type Span = [start: number, end: number];

/**
 * Returns where a text contains the words of a search, as the search itself compares them: inside words too, without
 * regard to case, width, or the kind of space, quote or dash. The places are in order and do not overlap.
 */
export function placesOf(text: string, words: readonly string[]): Span[] {
  const terms = words.map((word) => fold(word.normalize('NFC')).trim()).filter(Boolean);
  if (terms.length === 0) return [];
  const { folded, letters } = foldedLetters(text.slice(0, MOST_LETTERS));
  const found: Span[] = [];
  for (const term of terms) {
    let at = folded.indexOf(term);
    for (let count = 0; at >= 0 && count < MOST_PLACES; count++) {
      const end = at + term.length;
      // A letter that folds to several, such as ß, is marked as a whole.
      found.push([letters[at]![0], letters[end - 1]![1]]);
      at = folded.indexOf(term, end);
    }
  }
  return joined(found);
}

/** Folds a text. Each character of the result has the place of its letter in the text. */
function foldedLetters(text: string): { folded: string; letters: Span[] } {
  let folded = '';
  let last = '';
  const letters: Span[] = [];
  const known = new Map<string, string>();
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const result = known.get(letter) ?? fold(letter.normalize('NFC'));
    known.set(letter, result);
    // The search counts several spaces as one.
    if (result === ' ' && last === ' ') continue;
    folded += result;
    last = result || last;
    for (let each = 0; each < result.length; each++) letters.push([index, index + letter.length]);
  }
  return { folded, letters };
}

function joined(places: Span[]): Span[] {
  const all: Span[] = [];
  for (const [start, end] of places.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (all.length < MOST_PLACES) all.push([start, end]);
  }
  return all;
}
