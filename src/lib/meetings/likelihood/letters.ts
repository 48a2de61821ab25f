import { plain } from '../text/plain.ts';

/** The number of hash buckets for letter groups. Groups may collide. */
export const BUCKETS = 2 ** 14;
const GROUP = 4;
/** Characters read of each text. */
const MAX_READ = 10_000;

/**
 * Returns the buckets of four-letter groups in the words of the texts, with their share of the text. The same group in
 * another text has another bucket. `first` is the position of the first text. "at nine" has `_at_`, `_nin`, `nine` and
 * `ine_`; all digits are equal.
 */
export function groupsOf(texts: readonly string[], first = 0): Map<number, number> {
  const groups = new Map<number, number>();
  for (const [index, text] of texts.entries()) {
    const counts = new Map<number, number>();
    for (const word of plain(text.slice(0, MAX_READ)).replace(/\d/g, '0').split(/\s+/)) {
      if (word === '') continue;
      const spaced = ` ${word} `;
      for (let at = 0; at === 0 || at + GROUP <= spaced.length; at++) {
        const group = bucketOf(spaced, at, first + index);
        counts.set(group, (counts.get(group) ?? 0) + 1);
      }
    }
    const length = Math.hypot(...counts.values());
    for (const [group, count] of counts) groups.set(group, (groups.get(group) ?? 0) + count / length);
  }
  return groups;
}

/** Hashes the position of the text and the group with FNV-1a. */
function bucketOf(text: string, from: number, place: number): number {
  let hash = 0x811c9dc5 ^ place;
  for (let at = from; at < Math.min(text.length, from + GROUP); at++)
    hash = Math.imul(hash, 0x01000193) ^ text.charCodeAt(at);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1);
}
