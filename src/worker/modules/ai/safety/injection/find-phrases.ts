import { type PhraseCode, SPACED, UNSPACED } from './phrases.ts';

export interface FoundPhrase {
  code: PhraseCode;
  /** The words around it. */
  excerpt: string;
}

/** Words of one phrase are at most this far apart. */
const WINDOW = 12;
/** Parts of one phrase in a text without spaces. */
const WINDOW_CHARACTERS = 30;
const MAX_STEM_CHARACTERS = 24;
const EXCERPT_CHARACTERS = 120;

/** By word or stem: the phrases and groups that it is part of. */
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

/** The phrases in a text, in lower case and in the normal form NFKC; each kind once. Takes linear time. */
export function findPhrases(text: string): FoundPhrase[] {
  const found = new Map<PhraseCode, FoundPhrase>();
  findSpaced(text, found);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) findUnspaced(text, found);
  return [...found.values()];
}

function findSpaced(text: string, found: Map<PhraseCode, FoundPhrase>): void {
  /** For each phrase, where a word of each group was last seen. */
  const seen: number[][] = SPACED.map(({ groups }) => groups.map(() => -WINDOW));
  const places: number[] = [];
  let i = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    places[i % (WINDOW + 1)] = index;
    for (const { phrase, group } of groupsOf(word)) {
      seen[phrase]![group] = i;
      const first = Math.min(...seen[phrase]!);
      const { code, groups } = SPACED[phrase]!;
      // Two groups may share a word, which counts once.
      if (i - first >= WINDOW || found.has(code) || new Set(seen[phrase]).size < groups.length) continue;
      const begin = places[first % (WINDOW + 1)] ?? index;
      found.set(code, { code, excerpt: excerptOf(text, begin, index + word.length) });
    }
    i++;
  }
}

function groupsOf(word: string): { phrase: number; group: number }[] {
  const groups = [...(WHOLE.get(word) ?? [])];
  for (let length = 2; length <= Math.min(word.length, MAX_STEM_CHARACTERS); length++) {
    const more = STEMS.get(word.slice(0, length));
    if (more) groups.push(...more);
  }
  return groups;
}

function findUnspaced(text: string, found: Map<PhraseCode, FoundPhrase>): void {
  // Spaces between characters hide nothing from a reader.
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
