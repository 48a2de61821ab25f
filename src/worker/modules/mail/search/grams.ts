import { fold } from './fold.ts';

/** The index holds any run of punctuation as one character, as words tell texts apart. */
const PUNCTUATION = /[^a-z0-9\u0080-\uffff]+/g;
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
/** Scripts with many characters, in which two characters make a word: Han, Kana, Bopomofo, Hangul. */
const DENSE = /[\u2e80-\u312f\u31a0-\u31ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/;

/**
 * The grams by which the index finds a text: every three consecutive characters, or two if the first is Chinese,
 * Japanese or Korean, each once. A text that contains a term has all grams of the term. A shorter term has no grams.
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

/**
 * Maps characters of two code units, such as emoji, to 6,400 private ones: the index may find too much, never too
 * little.
 */
function standIn(pair: string): string {
  return String.fromCharCode(0xe000 + (pair.codePointAt(0)! % 6400));
}

/** The index entry of an email: the grams of its subject and its text, separated by spaces. */
export function indexed(email: { subject: string; bodyText: string }): string {
  return gramsOf(`${email.subject}\n${email.bodyText}`).join(' ');
}
