/** Places the glyphs of one line: order by the Unicode bidi algorithm (TR 9), shaping by the fonts' own rules. */
import bidiFactory from 'bidi-js';
import type { FaceName } from './faces.ts';
import type { Part, Text } from './glyphs.ts';
import type { Line } from './line.ts';

export type Direction = 'ltr' | 'rtl';

/** The side of an emoji in em, and the space on each side of it. */
export const PICTURE_SIZE = 1.05;
const PICTURE_GAP = 0.04;
const bidi = bidiFactory();

/** Returns the direction of the first strong character (P2 and P3 of TR 9). */
export function baseDirection(text: string): Direction {
  const strong = /\p{L}/u.exec(text)?.[0];
  return strong && ['R', 'AL'].includes(bidi.getBidiCharTypeName(strong)) ? 'rtl' : 'ltr';
}

interface Run {
  text: string;
  face: FaceName;
  level: number;
  picture: string | null;
}

/** Shapes `parts`, a line of `text`, for a paragraph of this direction. */
export function shapeLine(text: Text, parts: Part[], direction: Direction): Line {
  const key = parts.map((part) => part.text).join('');
  const shaped = text.shaped.get(key);
  if (shaped) return shaped;
  const line: Line = { width: 0, gaps: 0, inkStart: 0, placed: [], gapsBefore: [] };
  text.shaped.set(key, line);
  for (const run of orderRuns(splitRuns(parts, direction))) {
    if (run.picture) {
      line.placed.push({ kind: 'picture', x: line.width + PICTURE_GAP, svg: run.picture });
      line.gapsBefore.push(line.gaps);
      line.width += PICTURE_SIZE + 2 * PICTURE_GAP;
    } else {
      placeRun(text, run, line);
    }
  }
  return line;
}

function placeRun(text: Text, run: Run, line: Line): void {
  const font = text.fonts.get(run.face)!;
  const em = font.unitsPerEm;
  const tracked = isTracked(run.face);
  const { glyphs, positions } = font.layout(
    toShapingOrder(run.text),
    FEATURES,
    undefined,
    undefined,
    run.level % 2 ? 'rtl' : 'ltr',
  );
  for (const [i, glyph] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[i]!;
    const path = glyph.path.toSVG();
    if (path) {
      if (line.placed.length === 0) line.inkStart = glyph.bbox.minX / em;
      line.placed.push({
        kind: 'glyph',
        x: line.width + xOffset / em,
        y: yOffset / em,
        path,
        unitsPerEm: em,
      });
      line.gapsBefore.push(line.gaps);
    }
    line.width += xAdvance / em;
    if (tracked && xAdvance > 0) line.gaps++;
  }
}

/** The features of fonts in use: tabular figures, so that digits are evenly spaced. */
const FEATURES = ['tnum'];

/** Returns whether tracking applies. It does not to Arabic, whose letters join, and CJK, whose letters fill squares. */
function isTracked(face: FaceName): boolean {
  return face === 'inter-600' || face === 'inter-800';
}

/**
 * Reorders marks as fonts expect: splits Thai SARA AM, with its first sign before a tone mark; puts an Arabic shadda
 * before a vowel. HarfBuzz does this before shaping, fontkit does not.
 */
export function toShapingOrder(text: string): string {
  return text
    .replace(/([\u0e48-\u0e4b]?)\u0e33/gu, '\u0e4d$1\u0e32')
    .replace(/([\u064b-\u0650])\u0651/gu, '\u0651$1');
}

/** Splits into runs of one level and one font, in logical order. */
function splitRuns(parts: Part[], direction: Direction): Run[] {
  const whole = parts.map((part) => part.text).join('');
  const levels = bidi.getEmbeddingLevels(whole, direction).levels;
  const base = direction === 'rtl' ? 1 : 0;
  const runs: Run[] = [];
  let at = 0;
  for (const part of parts) {
    const level = levels[at] ?? base;
    const previous = runs.at(-1);
    const text = level % 2 ? mirror(part.text) : part.text;
    if (
      previous &&
      !previous.picture &&
      !part.picture &&
      previous.face === part.face &&
      previous.level === level
    ) {
      previous.text += text;
    } else {
      runs.push({ text, face: part.face, level, picture: part.picture });
    }
    at += part.text.length;
  }
  return runs;
}

/** Mirrors brackets of right-to-left text. */
function mirror(text: string): string {
  return bidi.getMirroredCharacter(text) ?? text;
}

/** Applies rule L2 of TR 9: reverses runs at or above each level, from the highest to the lowest odd one. */
function orderRuns(runs: Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end++;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
