const ACCENTED = 'áâãåçéèêëíìîïñóòôõúùûýąćęłńśźż’‘`´';
const PLAIN = 'aaaaceeeeiiiinoooouuuyacelnszz' + "''''";
const LETTERS = new Map([...ACCENTED].map((letter, place) => [letter, PLAIN[place]!]));
const ANY = new RegExp(`[${ACCENTED}]`, 'gu');

/**
 * Converts a text to lower case, keeping its length, without accents that people omit in haste: "jutro o siódmej będę"
 * reads like "jutro o siodmej bede". German umlauts and "à", which differs from "a" (has), stay.
 */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  // Lower case changes the length of a few letters.
  const same = lower.length === text.length ? lower : text.replace(/\p{Lu}/gu, lowerLetter);
  return unaccented(same);
}

/** Removes the accents of an expression, whose capital letters have a meaning. */
export function unaccented(source: string): string {
  return source.replace(ANY, (letter) => LETTERS.get(letter)!);
}

function lowerLetter(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}
