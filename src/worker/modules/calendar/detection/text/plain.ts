const ACCENTED = 'áâãåçéèêëíìîïñóòôõúùûýąćęłńśźż’‘`´';
const PLAIN = 'aaaaceeeeiiiinoooouuuyacelnszz' + "''''";
const LETTERS = new Map([...ACCENTED].map((letter, place) => [letter, PLAIN[place]!]));
const ANY = new RegExp(`[${ACCENTED}]`, 'gu');

/**
 * A text of the same length in lower case, without the accents that people leave out when they write in haste: "jutro
 * o siódmej będę" is read like "jutro o siodmej bede". German umlauts, and "à", which parts "at" from "has", stay.
 */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  // A few letters have another length in lower case.
  const same = lower.length === text.length ? lower : text.replace(/\p{Lu}/gu, lowerLetter);
  return unaccented(same);
}

/** The same of an expression, whose capital letters have a meaning. */
export function unaccented(source: string): string {
  return source.replace(ANY, (letter) => LETTERS.get(letter)!);
}

function lowerLetter(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}
