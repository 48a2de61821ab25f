/** Finds the pictures of emoji (Twemoji). A sequence, such as a family, a flag or a skin tone, has a single picture. */
import type { Assets } from '../assets.ts';

/** Characters shown as pictures: some by default unless U+FE0E follows, others only if U+FE0F follows (UTS 51). */
const AS_PICTURE =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\p{Emoji_Modifier}|\p{Regional_Indicator}{2}|\ufe0f|\u20e3/u;
const AS_TEXT = /\ufe0e/u;

export function isEmoji(grapheme: string): boolean {
  return AS_PICTURE.test(grapheme) && !AS_TEXT.test(grapheme);
}

/** Returns whether a character that no font has may have a picture. */
export function mayBePicture(grapheme: string): boolean {
  return /^\p{Extended_Pictographic}/u.test(grapheme);
}

/** Returns the SVG of an emoji, or of the first part of a sequence that is too new. Null if there is neither. */
export async function findEmoji(assets: Assets, grapheme: string): Promise<string | null> {
  const points = Array.from(grapheme, (character) => character.codePointAt(0)!.toString(16));
  const plain = points.filter((point) => point !== 'fe0f');
  const file = await assets.read(`emoji/${(Number.parseInt(points[0]!, 16) >> 4).toString(16)}.json`);
  if (!file) return null;
  const pictures = JSON.parse(new TextDecoder().decode(file)) as Record<string, string>;
  for (const name of [points.join('-'), plain.join('-'), plain[0]!])
    if (pictures[name]) return pictures[name];
  return null;
}
