/** The maximum number of words compared per text. */
const MAX_WORDS = 20_000;
/**
 * The longest allowed run of words that only the text part has. Small, as the HTML is a good text too: programs add
 * captions of images and notes to a text part, attackers whole sentences.
 */
const MAX_EXTRA_RUN = 6;
/** The share of words that the text part may lack, as generated parts omit tables and footers. */
const MAX_MISSING_SHARE = 0.4;
const MAX_MISSING_WORDS = 25;

/** Addresses, which programs write only into the text part, and shorten in different ways. */
const URL_TEXT = /\b(?:https?:\/\/|www\.|mailto:|cid:)[^\s<>)\]]+/gi;
/** Matches words; in scripts without spaces, single characters. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

/**
 * Returns whether a text part says what the HTML shows: it has no longer passage that the HTML lacks, and most of the
 * HTML. Compares passages by pairs of words, so that layout does not matter.
 */
export function isSameText(textPart: string, shown: string): boolean {
  const part = wordsOf(textPart);
  const html = wordsOf(shown);
  if (longestRun(extraWords(part, html)) > MAX_EXTRA_RUN) return false;
  const missing = extraWords(html, part).filter(Boolean).length;
  return missing <= MAX_MISSING_WORDS || missing <= MAX_MISSING_SHARE * html.length;
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.normalize('NFKC').toLowerCase().replace(URL_TEXT, ' ').matchAll(WORD)) {
    words.push(word);
    if (words.length === MAX_WORDS) break;
  }
  return words;
}

/** Returns, for each word, whether neither the pair before it nor the pair after it is in the other text. */
function extraWords(words: string[], others: string[]): boolean[] {
  const pairs = new Set(others.map((word, i) => `${word} ${others[i + 1] ?? ''}`));
  const isShared = words.map((word, i) => pairs.has(`${word} ${words[i + 1] ?? ''}`));
  return words.map((_, i) => !isShared[i] && !isShared[i - 1]);
}

/** Returns the longest run of extra words. One or two shared words do not end it, as "of the" occurs in any text. */
function longestRun(isExtra: boolean[]): number {
  let longest = 0;
  let run = 0;
  let shared = 0;
  for (const extra of isExtra) {
    shared = extra ? 0 : shared + 1;
    if (shared > 2) run = 0;
    else if (extra) run++;
    longest = Math.max(longest, run);
  }
  return longest;
}
