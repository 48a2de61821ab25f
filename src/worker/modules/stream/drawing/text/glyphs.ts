/** A text as drawn: each grapheme with its font or its picture. */
import type { Font } from 'fontkit';
import type { Assets } from '../assets.ts';
import { cleanText, splitGraphemes } from './clean.ts';
import { findEmoji, isEmoji, mayBePicture } from './emoji.ts';
import { type FaceName, facesFor, loadFace, type Weight } from './faces.ts';
import type { Line } from './line.ts';

export interface Part {
  text: string;
  face: FaceName;
  /** The SVG of an emoji, drawn instead of the text. */
  picture: string | null;
}

export interface Text {
  parts: Part[];
  fonts: Map<FaceName, Font>;
  /** A cache of shaped lines by text: wrapping measures the same words repeatedly. */
  shaped: Map<string, Line>;
}

/** The fallback for symbols in no other font. It has 5 MB, so it is only loaded if all others lack a character. */
const LAST: FaceName = 'jp-700';
const NEUTRAL = /^[\p{Script=Common}\p{Script=Inherited}]/u;
const INVISIBLE = /[\ufe00-\ufe0f\u200c\u200d]/gu;

/**
 * Cleans `text` and finds a font for each grapheme. One without a glyph is replaced by its compatible form ("𝗟" by
 * "L"), or dropped, so that no box is drawn.
 */
export async function prepareText(assets: Assets, text: string, weight: Weight): Promise<Text> {
  const clean = cleanText(text);
  const fonts = new Map<FaceName, Font>();
  const fontOf = async (name: FaceName) => {
    const font = fonts.get(name) ?? (await loadFace(assets, name));
    fonts.set(name, font);
    return font;
  };
  const latin: FaceName = `inter-${weight}`;
  await fontOf(latin);
  const find = async (grapheme: string, previous: FaceName): Promise<Part | null> => {
    const own = facesFor(grapheme, clean, weight);
    // Digits, spaces and punctuation use the font of the text before them, or else after them.
    for (const face of NEUTRAL.test(grapheme) ? [previous, ...own] : own) {
      if (hasGlyphs(await fontOf(face), grapheme)) return { text: grapheme, face, picture: null };
    }
    if (mayBePicture(grapheme)) {
      const picture = await findEmoji(assets, grapheme);
      if (picture) return { text: grapheme, face: previous, picture };
    }
    const compatible = grapheme.normalize('NFKC');
    if (compatible !== grapheme && hasGlyphs(await fontOf(latin), compatible)) {
      return { text: compatible, face: latin, picture: null };
    }
    if (!NEUTRAL.test(grapheme) || !hasGlyphs(await fontOf(LAST), grapheme)) return null;
    return { text: grapheme, face: LAST, picture: null };
  };
  const graphemes = splitGraphemes(clean);
  const strong = graphemes.find((grapheme) => !NEUTRAL.test(grapheme));
  const first = strong ? facesFor(strong, clean, weight)[0]! : latin;
  const parts: Part[] = [];
  for (const grapheme of graphemes) {
    const previous = parts.at(-1)?.face ?? first;
    const picture = isEmoji(grapheme) ? await findEmoji(assets, grapheme) : null;
    const part = picture ? { text: grapheme, face: previous, picture } : await find(grapheme, previous);
    if (part) parts.push(part);
  }
  return { parts, fonts, shaped: new Map() };
}

function hasGlyphs(font: Font, text: string): boolean {
  return Array.from(text.replace(INVISIBLE, '')).every((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0)!),
  );
}
