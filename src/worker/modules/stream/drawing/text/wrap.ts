/** Text layout at the largest of some sizes at which it fits, in lines of similar width. */
import { findPieces, type Piece } from './breaks.ts';
import type { FaceName } from './faces.ts';
import type { Part, Text } from './glyphs.ts';
import type { Line } from './line.ts';
import { baseDirection, type Direction, shapeLine } from './shape.ts';

/** The height of capitals in Inter, in em. */
export const CAPITALS = 0.727;

export interface Room {
  /** The width in pixels. */
  width: number;
  height: number;
  /** The sizes to try, largest first. */
  sizes: readonly number[];
  maxLines: number;
}

export interface Block {
  lines: Line[];
  size: number;
  /** The distance from baseline to baseline, in pixels. */
  lineHeight: number;
  direction: Direction;
  /** The tracking in em, negative. */
  tracking: number;
}

/** Sets `text` in `room`. At the smallest size, truncates it at a word with "…" if it does not fit. */
export function setText(text: Text, room: Room): Block {
  const direction = baseDirection(text.parts.map((part) => part.text).join(''));
  const heightInEm = lineHeight(text.parts);
  for (const size of room.sizes) {
    const lines = breakLines(text, text.parts, direction, room.width, size, linesAt(room, size, heightInEm));
    if (lines) return makeBlock(lines, size, heightInEm, direction);
  }
  const size = room.sizes.at(-1)!;
  const most = linesAt(room, size, heightInEm);
  for (const parts of shorten(text.parts)) {
    const lines = breakLines(text, parts, direction, room.width, size, most);
    if (lines) return makeBlock(lines, size, heightInEm, direction);
  }
  return makeBlock([], size, heightInEm, direction);
}

/** Returns the width of a line in pixels. */
export function widthOf(line: Line, size: number, tracking: number): number {
  return (line.width + Math.max(0, line.gaps - 1) * tracking) * size;
}

/** Returns the tracking in em. Large letters are closer. */
export function trackingAt(size: number): number {
  return size >= 72 ? -0.02 : 0;
}

/** Returns how many lines fit between the first line's capitals and the last baseline. */
function linesAt(room: Room, size: number, heightInEm: number): number {
  const more = Math.floor((room.height / size - CAPITALS) / heightInEm);
  return Math.min(room.maxLines, Math.max(1, more + 1));
}

function makeBlock(lines: Line[], size: number, heightInEm: number, direction: Direction): Block {
  return { lines, size, lineHeight: size * heightInEm, direction, tracking: trackingAt(size) };
}

const TALL: FaceName[] = ['arabic-700', 'thai-700', 'devanagari-700'];
const SQUARE: FaceName[] = ['jp-700', 'kr-700', 'sc-700', 'hebrew-700'];

/** Returns the line height in em: scripts with signs above and below the letters need more. */
function lineHeight(parts: Part[]): number {
  if (parts.some((part) => TALL.includes(part.face))) return 1.35;
  return parts.some((part) => SQUARE.includes(part.face) || part.picture) ? 1.2 : 1.08;
}

/**
 * Breaks into lines of at most `width`, or returns null if there are more than `most`. Lines are as narrow as their
 * number allows, so that none has a single word.
 */
function breakLines(
  text: Text,
  parts: Part[],
  direction: Direction,
  width: number,
  size: number,
  most: number,
): Line[] | null {
  const tracking = trackingAt(size);
  const measure = (start: number, end: number) =>
    widthOf(shapeLine(text, parts.slice(start, end), direction), size, tracking);
  const pieces = findPieces(parts).flatMap((piece) => splitLong(piece, width, measure));
  const widths = pieces.map(({ start, end }) => measure(start, end));
  const spaces = pieces.map(({ end, next }) => (next > end ? measure(end, next) : 0));
  const fill = (limit: number) => fillLines(pieces, widths, spaces, limit);
  const ranges = fill(width);
  if (ranges.length > most) return null;
  let [narrow, wide] = [Math.max(0, ...widths), width];
  for (let i = 0; i < 16 && narrow < wide; i++) {
    const middle = (narrow + wide) / 2;
    if (fill(middle).length > ranges.length) narrow = middle;
    else wide = middle;
  }
  const lines = fill(wide).map(([start, end]) => shapeLine(text, parts.slice(start, end), direction));
  return lines.every((line) => widthOf(line, size, tracking) <= width) ? lines : null;
}

/** Fills lines with as many pieces as fit in `limit`. Returns ranges of parts. */
function fillLines(pieces: Piece[], widths: number[], spaces: number[], limit: number): [number, number][] {
  const lines: [number, number][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const [i, piece] of pieces.entries()) {
    const gap = spaces[i - 1] ?? 0;
    if (used + gap + widths[i]! <= limit) {
      lines.at(-1)![1] = piece.end;
      used += gap + widths[i]!;
    } else {
      lines.push([piece.start, piece.end]);
      used = widths[i]!;
    }
  }
  return lines;
}

/** Splits a word wider than a line between graphemes. */
function splitLong(piece: Piece, width: number, measure: (start: number, end: number) => number): Piece[] {
  if (measure(piece.start, piece.end) <= width) return [piece];
  const pieces: Piece[] = [];
  let start = piece.start;
  for (let at = piece.start + 1; at < piece.end; at++) {
    if (measure(start, at + 1) <= width) continue;
    pieces.push({ start, end: at, next: at });
    start = at;
  }
  return [...pieces, { ...piece, start }];
}

const ELLIPSIS = '…';

/** Yields ever shorter beginnings of `parts` with an ellipsis: whole words, then graphemes of the first word. */
function* shorten(parts: Part[]): Generator<Part[]> {
  const pieces = findPieces(parts);
  const withEllipsis = (end: number) => {
    const kept = parts.slice(0, end);
    while (/^[\s\p{P}]/u.test(kept.at(-1)?.text ?? '')) kept.pop();
    const face = kept.findLast((part) => !part.picture)?.face ?? parts[0]!.face;
    return [...kept, { text: ELLIPSIS, face, picture: null }];
  };
  // A long word among short ones would leave too little of the title.
  const long = pieces.find((piece) => piece.end - piece.start > 40);
  if (!long) for (const piece of pieces.slice(0, -1).reverse()) yield withEllipsis(piece.end);
  for (let end = parts.length - 1; end > 0; end--) yield withEllipsis(end);
}
