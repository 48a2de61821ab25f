/** Line breaking. */
import type { Part } from './glyphs.ts';

/** Parts that are never on different lines, and the space after them, which is dropped at the end of a line. */
export interface Piece {
  start: number;
  /** The end of the last visible part, and of the space after it. */
  end: number;
  next: number;
}

const SPACE = /^\s+$/u;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uffef\u30fc]/u;
/** Characters that must not start a line, and those that must not end one (kinsoku, JIS X 4051). */
const CLOSING =
  /^[\p{Pe}\p{Pf}、。，．,.:;!?！？：；・ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥％%]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const AFTER_WHICH = /[\p{Pd}/]$/u;
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Splits `parts` into pieces. Words of Chinese, Japanese and Thai are found by a dictionary. */
export function findPieces(parts: Part[]): Piece[] {
  const wordStarts = findWordStarts(parts);
  const pieces: Piece[] = [];
  let start = 0;
  for (let i = 0; i < parts.length; i++) {
    if (SPACE.test(parts[i]!.text)) continue;
    const end = i + 1;
    let next = end;
    while (next < parts.length && SPACE.test(parts[next]!.text)) next++;
    if (next === parts.length || next > end || mayBreak(parts[i]!, parts[end]!, wordStarts.has(end))) {
      pieces.push({ start, end, next });
      start = next;
    }
  }
  return pieces;
}

function mayBreak(before: Part, after: Part, startsWord: boolean): boolean {
  if (CLOSING.test(after.text) || OPENING.test(before.text)) return false;
  if (before.picture || after.picture) return true;
  if (UNSPACED.test(before.text) || UNSPACED.test(after.text)) return startsWord;
  return AFTER_WHICH.test(before.text) && /^\p{L}/u.test(after.text);
}

function findWordStarts(parts: Part[]): Set<number> {
  const byOffset = new Map<number, number>();
  let offset = 0;
  for (const [i, part] of parts.entries()) {
    byOffset.set(offset, i);
    offset += part.text.length;
  }
  const starts = new Set<number>();
  for (const { index } of words.segment(parts.map((part) => part.text).join(''))) {
    const part = byOffset.get(index);
    if (part !== undefined) starts.add(part);
  }
  return starts;
}
