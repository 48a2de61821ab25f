/**
 * Folding: the equivalence of characters in a search. Works one character at a time, so that SQL can do it too: see
 * `foldings`.
 */

/** Characters invisible to a reader: carriage return, soft hyphen, zero-width characters, byte order mark. */
const IGNORED = /^[\r\u00ad\u200b-\u200d\u2060\ufeff]$/;
const SPACE = /^[\s\p{Zs}]$/u;
const ALIKE: Record<string, string> = {
  ...Object.fromEntries([...'‘’‚‛'].map((quote) => [quote, "'"])),
  ...Object.fromEntries([...'“”„‟'].map((quote) => [quote, '"'])),
  ...Object.fromEntries([...'‐‑‒–—−'].map((dash) => [dash, '-'])),
  ς: 'σ',
};
/** Blocks with characters to fold: white space, letters with case, ligatures, punctuation, full-width forms. */
const BLOCKS = [
  [0x09, 0x0d],
  [0x80, 0x58f],
  [0x10a0, 0x10ff],
  [0x13a0, 0x13ff],
  [0x1c80, 0x1cbf],
  [0x1d79, 0x1d8e],
  [0x1e00, 0x206f],
  [0x2100, 0x218f],
  [0x24b6, 0x24e9],
  [0x2c00, 0x2d2f],
  [0x3000, 0x3000],
  [0xa640, 0xa7ff],
  [0xab53, 0xabbf],
  [0xfb00, 0xfb17],
  [0xfeff, 0xfeff],
  [0xff01, 0xff5e],
] as const;
const FOLDED = new RegExp(
  `[${BLOCKS.map((block) => block.map((code) => String.fromCharCode(code)).join('-')).join('')}]`,
  'g',
);
/** Full-width forms of ASCII, which are common in Japanese and Chinese mail: `！` to `～`. */
const WIDE = /^[\uff01-\uff5e]$/;

const folded = new Map<string, string>();

/**
 * Folds text for comparison: case in any language (ß as ss, ς as σ, ı and İ as i), width, and the kind of space, quote
 * or dash make no difference; line breaks are spaces, and several spaces count as one. The input is in NFC.
 */
export function fold(text: string): string {
  return oneSpace(text.replace(FOLDED, foldCharacter).replace(/[A-Z]+/g, (letters) => letters.toLowerCase()));
}

/** The maximum number of distinct characters that folding changes. Mail has few; Cyrillic has 63. */
const MOST_FOLDED = 100;

/**
 * Returns the distinct characters of a text that folding changes, without A to Z and line ends: all other texts contain
 * a word exactly where their lower() in SQL does. Null if there are too many, or a NUL, where LIKE in SQL ends.
 */
export function foldedCharacters(text: string): string | null {
  if (text.includes('\0')) return null;
  const found = new Set<string>();
  for (const { 0: character, index } of text.matchAll(FOLDED)) {
    const isLineEnd = character === '\n' || (character === '\r' && text[index + 1] === '\n');
    if (!isLineEnd && foldCharacter(character) !== character) found.add(character);
  }
  return found.size > MOST_FOLDED ? null : [...found].join('');
}

/** Reduces runs of up to eight spaces to one, in steps that replace() in SQL can do too. */
function oneSpace(text: string): string {
  return text.replaceAll('  ', ' ').replaceAll('  ', ' ').replaceAll('  ', ' ');
}

function foldCharacter(character: string): string {
  let result = folded.get(character);
  if (result === undefined) {
    result = foldOnce(character);
    // Some results fold further, such as a ligature of long s.
    if (result !== character) result = [...result].map(foldCharacter).join('');
    folded.set(character, result);
  }
  return result;
}

function foldOnce(character: string): string {
  if (IGNORED.test(character)) return '';
  if (SPACE.test(character)) return ' ';
  const narrow = WIDE.test(character)
    ? String.fromCharCode(character.charCodeAt(0) - 0xfee0)
    : (ALIKE[character] ?? character);
  // Full case folding, except that İ loses its dot.
  const small = narrow.toUpperCase().toLowerCase();
  return ALIKE[small] ?? (small === 'i\u0307' ? 'i' : small.length > 1 ? small.normalize('NFC') : small);
}

/** One character and its folded form; `isWide` for full-width forms. */
export interface Folding {
  from: string;
  to: string;
  isWide: boolean;
}

let byResult: Map<string, Folding[]> | undefined;

/** Returns all foldings (about 2,000) by each character of their result; those with an empty result are under ''. */
function foldingsByResult(): Map<string, Folding[]> {
  if (byResult) return byResult;
  byResult = new Map();
  for (const [first, last] of BLOCKS) {
    for (let code = first; code <= last; code++) {
      const from = String.fromCharCode(code);
      const to = foldCharacter(from);
      if (to === from) continue;
      const folding = { from, to, isWide: WIDE.test(from) };
      for (const part of to === '' ? [''] : new Set(to))
        byResult.set(part, byResult.get(part)?.concat(folding) ?? [folding]);
    }
  }
  return byResult;
}

/** The maximum nesting of foldings: SQLite on D1 allows expressions to nest 100 deep. */
const NESTED_FOLDINGS = 75;

/**
 * Returns the foldings by which SQL, whose lower() folds only ASCII, finds a folded term: after these replacements, a
 * text in ASCII lower case contains `term` exactly where the folded text does, as no other folding results in a
 * character of the term. Truncates a term that needs more than `most` foldings.
 */
export function foldings(term: string, most = NESTED_FOLDINGS): { term: string; foldings: Folding[] } {
  const table = foldingsByResult();
  const needed = new Set(table.get(''));
  let end = 0;
  for (const character of term) {
    const more = (table.get(character) ?? []).filter((folding) => !needed.has(folding));
    if (needed.size + more.length > most) break;
    for (const folding of more) needed.add(folding);
    end += character.length;
  }
  return { term: term.slice(0, end), foldings: [...needed] };
}
