/** Scripts without spaces between words, and Korean, whose endings are attached. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Marks on one letter that are kept: sorting thousands of them, as NFC does, takes quadratic time. */
const MARKS = 8;
const MANY_MARKS = /\p{M}{9,}/gu;

/**
 * A text as the rules compare it: lower case, and one space in place of everything but letters and digits, at both
 * ends as well.
 */
export function foldWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(MANY_MARKS, (marks) => marks.slice(0, MARKS))
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
}

/**
 * A list of phrases separated by commas, folded. A phrase matches whole words; `*` at its end stands for any ending.
 */
export function phrases(list: string): string[] {
  const folded = list.split(',').map((phrase) => {
    const words = foldWords(phrase);
    if (UNSPACED.test(words)) return words.trim();
    return phrase.trimEnd().endsWith('*') ? words.trimEnd() : words;
  });
  // Several languages have the same word.
  return [...new Set(folded)];
}

/** True if the folded text has one of the phrases. */
export function hasPhrase(folded: string, list: readonly string[]): boolean {
  return list.some((phrase) => folded.includes(phrase));
}

/** The number of different phrases in the folded text. */
export function countPhrases(folded: string, list: readonly string[]): number {
  return list.filter((phrase) => folded.includes(phrase)).length;
}

/** True if the folded text begins with one of the phrases. */
export function startsWithPhrase(folded: string, list: readonly string[]): boolean {
  return list.some((phrase) => folded.startsWith(phrase) || folded.startsWith(phrase, 1));
}

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded.split(' ').filter((word) => word !== '');
}

/** The text cut at a word's end, with an ellipsis, so that it has at most `limit` characters. */
export function cutWords(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  // A text without spaces, such as Chinese, is cut anywhere.
  const end = space > limit / 2 ? space : cut.length;
  return `${cut.slice(0, end).toWellFormed().replaceAll('\ufffd', '').trimEnd()}…`;
}

/** Characters that are invisible or change the direction or order of others, and all controls but line breaks. */
const INVISIBLE = /[^\P{C}\n\t\u200d]/gu;

/** The text without invisible characters; every kind of line break is `\n`. */
export function visibleText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[\u00a0\u3000\u2000-\u200a\u202f]/g, ' ');
}

/** The text on one line, without invisible characters. */
export function singleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}

/** The text without the characters at its ends that match `character`, an expression for one character. */
export function trimEnds(text: string, character: RegExp): string {
  return trimTail(text.slice(lengthOfHead(text, character)), character);
}

/** The text without the characters at its end that match `character`. */
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
