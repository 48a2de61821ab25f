import { QUERY_WORDS } from '../../../../lib/writer/search-filter/query-words.ts';
import { STOP_WORDS } from '../../../../lib/writer/text/stop-words.ts';
import { trimEnds } from '../../../../lib/writer/text/words.ts';

/** The number of words read from a text. */
const MAX_WORDS = 200;
const MAX_WORD_CHARACTERS = 60;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MARKS = /[^\p{L}\p{M}\p{N}]/u;

/**
 * Returns the words of a question to search for, most distinctive first: with numbers, then names, then long words.
 * Omits their endings, as the search matches parts of words: "invoices" finds "invoice".
 */
export function searchWords(question: string): string[] {
  const scores = new Map<string, number>();
  for (const [at, text] of wordsOf(question).entries()) {
    const key = text.toLowerCase();
    if (STOP_WORDS.has(key) || QUERY_WORDS.has(key) || !isTelling(text)) continue;
    const word = stemOf(text);
    const score = scoreOf(text, at === 0);
    scores.set(word, Math.max(score, scores.get(word) ?? 0));
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

function wordsOf(question: string): string[] {
  return question
    .split(/\s+/, MAX_WORDS)
    .flatMap((word) => (UNSPACED.test(word) ? segmentsOf(word) : [word]))
    .map((word) => trimEnds(word.slice(0, MAX_WORD_CHARACTERS).toWellFormed(), MARKS))
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

function segmentsOf(text: string): string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );
}

function isTelling(word: string): boolean {
  const least = UNSPACED.test(word) ? 2 : 3;
  return word.length >= least;
}

function scoreOf(word: string, isFirst: boolean): number {
  if (/\p{N}{2}/u.test(word)) return 100;
  const isName = !isFirst && /^\p{Lu}/u.test(word);
  return Math.min(word.length, 15) + (isName ? 20 : 0);
}

/** Returns the word in lower case, without the letters that its other forms may lack. */
function stemOf(word: string): string {
  const key = word.toLowerCase();
  if (UNSPACED.test(key) || !/^[\p{L}\p{M}]+$/u.test(key) || key.length < 5) return key;
  return key.slice(0, key.length < 8 ? -1 : -2);
}
