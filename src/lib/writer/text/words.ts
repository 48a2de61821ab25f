import { withoutInvisible } from '../../invisible.ts';

/** Scripts without spaces between words, and Korean, whose suffixes are attached. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** The number of marks kept per letter: NFC sorts them, which takes quadratic time. */
const MARKS = 8;
const MANY_MARKS = /\p{M}{9,}/gu;

/** Folds text for comparison: lower case, with one space for everything but letters and digits, also at both ends. */
export function foldWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(MANY_MARKS, (marks) => marks.slice(0, MARKS))
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Folds a comma-separated list of phrases. A phrase matches whole words; a trailing `*` matches any suffix. */
export function phrases(list: string): string[] {
  const folded = list.split(',').map((phrase) => {
    const words = foldWords(phrase);
    if (UNSPACED.test(words)) return words.trim();
    return phrase.trimEnd().endsWith('*') ? words.trimEnd() : words;
  });
  // Languages share some words.
  return [...new Set(folded)];
}

/** Returns whether the folded text contains one of the phrases. */
export function hasPhrase(folded: string, list: readonly string[]): boolean {
  return list.some((phrase) => folded.includes(phrase));
}

/** Returns the number of different phrases in the folded text. */
export function countPhrases(folded: string, list: readonly string[]): number {
  return list.filter((phrase) => folded.includes(phrase)).length;
}

/** Returns whether the folded text begins with one of the phrases. */
export function startsWithPhrase(folded: string, list: readonly string[]): boolean {
  return list.some((phrase) => folded.startsWith(phrase) || folded.startsWith(phrase, 1));
}

/** Returns the words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded.split(' ').filter((word) => word !== '');
}

/** Truncates text to at most `limit` characters at the end of a word, with an ellipsis. */
export function cutWords(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  // Text without spaces, such as Chinese, is truncated anywhere.
  const end = space > limit / 2 ? space : cut.length;
  return `${cut.slice(0, end).toWellFormed().replaceAll('\ufffd', '').trimEnd()}…`;
}

/** Removes invisible characters, and converts every line break to `\n`. */
export function visibleText(text: string): string {
  return withoutInvisible(text.replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')).replace(
    /[\u00a0\u3000\u2000-\u200a\u202f]/g,
    ' ',
  );
}

/** Returns the text on one line, without invisible characters. */
export function singleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}

/** Removes the characters at both ends that match `character`, an expression for one character. */
export function trimEnds(text: string, character: RegExp): string {
  return trimTail(text.slice(lengthOfHead(text, character)), character);
}

/** Removes the characters at the end that match `character`. */
export function trimTail(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function lengthOfHead(text: string, character: RegExp): number {
  let start = 0;
  while (start < text.length && character.test(text.charAt(start))) start++;
  return start;
}
