import { fold } from './fold.ts';

/** In the index they are one character: what tells texts apart is their words. */
const PUNCTUATION = /[^a-z0-9\u0080-\uffff]+/g;
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
/** Scripts of many characters, in which two of them are a word: Han, Kana, Bopomofo, Hangul. */
const DENSE = /[\u2e80-\u312f\u31a0-\u31ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/;

/**
 * What a text is found by in the index: every three characters that follow each other, two where the first is of
 * Chinese, Japanese or Korean. Each once. A text that holds a term has all grams of the term. Terms of fewer
 * characters have none.
 */
export function gramsOf(text: string): string[] {
  const plain = fold(text.normalize('NFC')).replace(PAIR, standIn).replace(PUNCTUATION, '_');
  const grams = new Set<string>();
  for (let i = 0; i < plain.length - 1; i++) {
    const gram = plain.slice(i, i + (DENSE.test(plain[i]!) ? 2 : 3));
    if (gram.length > 2 || DENSE.test(gram[0]!)) grams.add(gram);
  }
  return [...grams];
}

/** Characters of two code units, such as emoji, share some 6,000 for private use: an index may find too much. */
function standIn(pair: string): string {
  return String.fromCharCode(0xe000 + (pair.codePointAt(0)! % 6400));
}

/** What the index holds of an email: the grams of its subject and its text, between spaces. */
export function indexed(email: { subject: string; bodyText: string }): string {
  return gramsOf(`${email.subject}\n${email.bodyText}`).join(' ');
}
