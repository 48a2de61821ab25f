/**
 * What counts as the same letter in a search. It is done one character at a time, so that SQL can do it as well:
 * see `foldings`.
 */

/** Nothing to a reader: carriage return, soft hyphen, zero-width characters, byte order mark. */
const IGNORED = /^[\r\u00ad\u200b-\u200d\u2060\ufeff]$/;
const SPACE = /^[\s\p{Zs}]$/u;
const ALIKE: Record<string, string> = {
  ...Object.fromEntries([...'‘’‚‛'].map((quote) => [quote, "'"])),
  ...Object.fromEntries([...'“”„‟'].map((quote) => [quote, '"'])),
  ...Object.fromEntries([...'‐‑‒–—−'].map((dash) => [dash, '-'])),
  ς: 'σ',
};
/** Where there is something to fold: white space, letters with case, ligatures, punctuation, full-width forms. */
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
/** Full-width forms of ASCII, as Japanese and Chinese mail has them: `！` to `～`. */
const WIDE = /^[\uff01-\uff5e]$/;

const folded = new Map<string, string>();

/**
 * The text as a search compares it: without regard to case in any language (ß as ss, ς as σ, ı and İ as i), width,
 * kind of space, quote or dash; line breaks are spaces, and several spaces one. Its input is in NFC.
 */
export function fold(text: string): string {
  return oneSpace(text.replace(FOLDED, foldCharacter).replace(/[A-Z]+/g, (letters) => letters.toLowerCase()));
}

/** Runs of up to eight spaces become one, in steps that SQL's replace() can do as well. */
function oneSpace(text: string): string {
  return text.replaceAll('  ', ' ').replaceAll('  ', ' ').replaceAll('  ', ' ');
}

function foldCharacter(character: string): string {
  let result = folded.get(character);
  if (result === undefined) {
    result = foldOnce(character);
    // Some unfold into what is folded further, such as a ligature of long s.
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
  // Full case folding, but for İ, whose dot goes.
  const small = narrow.toUpperCase().toLowerCase();
  return ALIKE[small] ?? (small === 'i\u0307' ? 'i' : small.length > 1 ? small.normalize('NFC') : small);
}

/** What becomes what; `isWide` for full-width forms. */
export interface Folding {
  from: string;
  to: string;
  isWide: boolean;
}

let byResult: Map<string, Folding[]> | undefined;

/** All foldings by each character of what they become; what becomes nothing is under ''. Some 2,000. */
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

/** SQLite on D1 nests expressions 100 deep. */
const MOST_FOLDINGS = 75;

/**
 * How SQL, which folds ASCII only, looks for a folded term: a text in ASCII lower case, in which these foldings
 * were replaced, has `term` exactly where the folded text has it, as no other folding makes a letter of it. Of a term
 * that would need more than 75 foldings it is the beginning that needs fewer.
 */
export function foldings(term: string): { term: string; foldings: Folding[] } {
  const table = foldingsByResult();
  const found = new Set(table.get(''));
  let end = 0;
  for (const character of term) {
    const more = (table.get(character) ?? []).filter((folding) => !found.has(folding));
    if (found.size + more.length > MOST_FOLDINGS) break;
    for (const folding of more) found.add(folding);
    end += character.length;
  }
  return { term: term.slice(0, end), foldings: [...found] };
}
