import { ENGLISH } from './phrases/english.ts';
import { GERMAN_AND_ROMANCE } from './phrases/german-and-romance.ts';
import { OTHER_SPACED } from './phrases/other-spaced.ts';
import type { PhraseCode } from './phrases/phrase.ts';
import { UNSPACED } from './phrases/unspaced.ts';

export interface FoundPhrase {
  code: PhraseCode;
  /** The surrounding words. */
  excerpt: string;
}

/** The maximum distance of words of one phrase; shorter for instructions to forget, whose words are common. */
const WINDOW = 12;
const SHORT_WINDOW = 9;
const SHORT: ReadonlySet<PhraseCode> = new Set<PhraseCode>(['override', 'reveal_prompt']);
/** The maximum distance of parts of one phrase in a text without spaces. */
const WINDOW_CHARACTERS = 30;
const MAX_STEM_CHARACTERS = 24;
const EXCERPT_CHARACTERS = 120;

const SPACED = [...ENGLISH, ...GERMAN_AND_ROMANCE, ...OTHER_SPACED];

/** The phrases and groups of each word or stem. */
const STEMS = new Map<string, { phrase: number; group: number }[]>();
const WHOLE = new Map<string, { phrase: number; group: number }[]>();
SPACED.forEach(({ groups }, phrase) => {
  groups.forEach((words, group) => {
    for (const word of words) {
      const map = word.endsWith('.') ? WHOLE : STEMS;
      const key = word.replace(/\.$/, '');
      map.set(key, [...(map.get(key) ?? []), { phrase, group }]);
    }
  });
});

const PARTS = [...new Set(UNSPACED.flatMap(({ groups }) => groups.flat()))];
const WORD = /[\p{L}\p{M}\p{N}_]+(?:['’-][\p{L}\p{M}\p{N}_]+)*/gu;

/** Finds the phrases in a text in lower case and NFKC; one of each kind. Takes linear time. */
export function findPhrases(text: string): FoundPhrase[] {
  const found = new Map<PhraseCode, FoundPhrase>();
  findSpaced(text, found);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) findUnspaced(text, found);
  return [...found.values()];
}

function findSpaced(text: string, found: Map<PhraseCode, FoundPhrase>): void {
  /** The last position of a word of each group, by phrase. */
  const seen: number[][] = SPACED.map(({ groups }) => groups.map(() => -WINDOW));
  const places: number[] = [];
  let i = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    places[i % (WINDOW + 1)] = index;
    for (const [phrase, group] of groupsOf(word, seen)) {
      seen[phrase]![group] = i;
      const first = Math.min(...seen[phrase]!);
      const { code } = SPACED[phrase]!;
      if (i - first >= (SHORT.has(code) ? SHORT_WINDOW : WINDOW) || found.has(code)) continue;
      const begin = places[first % (WINDOW + 1)] ?? index;
      if (SHORT.has(code) && /[.!?]\s/.test(text.slice(begin, index))) continue;
      found.set(code, { code, excerpt: excerptOf(text, begin, index + word.length) });
    }
    i++;
  }
}

/** Returns, by phrase, the group that a word fills: of several, the one unfilled for longest. */
function groupsOf(word: string, seen: number[][]): Map<number, number> {
  const filled = new Map<number, number>();
  const add = (groups: { phrase: number; group: number }[] | undefined) => {
    for (const { phrase, group } of groups ?? []) {
      const other = filled.get(phrase);
      if (other === undefined || seen[phrase]![group]! < seen[phrase]![other]!) filled.set(phrase, group);
    }
  };
  add(WHOLE.get(word));
  for (let length = 2; length <= Math.min(word.length, MAX_STEM_CHARACTERS); length++) {
    add(STEMS.get(word.slice(0, length)));
  }
  return filled;
}

function findUnspaced(text: string, found: Map<PhraseCode, FoundPhrase>): void {
  // Spaces between characters do not impede a reader.
  const dense = text.replace(/\s+/g, '');
  const hits: { part: string; at: number }[] = [];
  for (const part of PARTS) {
    for (
      let at = dense.indexOf(part), count = 0;
      at >= 0 && count < 200;
      at = dense.indexOf(part, at + 1), count++
    ) {
      hits.push({ part, at });
    }
  }
  hits.sort((a, b) => a.at - b.at);
  for (const { code, groups } of UNSPACED) {
    if (found.has(code)) continue;
    const seen = groups.map(() => -Infinity);
    for (const { part, at } of hits) {
      groups.forEach((parts, group) => {
        if (parts.includes(part)) seen[group] = at;
      });
      const first = Math.min(...seen);
      if (at - first > WINDOW_CHARACTERS || found.has(code)) continue;
      found.set(code, { code, excerpt: excerptOf(dense, first, at + part.length) });
    }
  }
}

function excerptOf(text: string, begin: number, end: number): string {
  return text
    .slice(begin, Math.max(end, begin + 1))
    .slice(0, EXCERPT_CHARACTERS)
    .replace(/\s+/g, ' ');
}
