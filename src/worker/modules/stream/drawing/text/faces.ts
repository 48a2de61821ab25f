/** Selects the font face for each character, and reads it from the assets when a text needs it. */
import { create, type Font } from 'fontkit';
import type { Assets } from '../assets.ts';

export type FaceName =
  | 'inter-600'
  | 'inter-800'
  | 'arabic-700'
  | 'devanagari-700'
  | 'hebrew-700'
  | 'jp-700'
  | 'kr-700'
  | 'sc-700'
  | 'thai-700';

export type Weight = 600 | 800;

const SCRIPTS: [RegExp, FaceName][] = [
  [/\p{Script=Arabic}/u, 'arabic-700'],
  [/\p{Script=Hebrew}/u, 'hebrew-700'],
  [/\p{Script=Devanagari}/u, 'devanagari-700'],
  [/\p{Script=Thai}/u, 'thai-700'],
  [/\p{Script=Hangul}/u, 'kr-700'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]/u, 'jp-700'],
];
const HAN = /\p{Script=Han}/u;

/**
 * Returns the faces that suit `grapheme`, best first. Chinese characters look different in Japanese, Korean and Chinese
 * text; the other characters of `text` show which it is.
 */
export function facesFor(grapheme: string, text: string, weight: Weight): FaceName[] {
  const latin: FaceName = `inter-${weight}`;
  for (const [script, face] of SCRIPTS) if (script.test(grapheme)) return [face, latin];
  if (!HAN.test(grapheme)) return [latin];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp-700', 'sc-700'];
  return /\p{Script=Hangul}/u.test(text) ? ['kr-700', 'sc-700', 'jp-700'] : ['sc-700', 'jp-700'];
}

/** The maximum size of the fonts that an isolate, which has 128 MB, caches, in bytes. The largest face has 10.5 MB. */
const MAX_CACHED_BYTES = 12_000_000;
const cache = new Map<FaceName, { bytes: number; font: Font }>();

/** Reads a face, or returns it from this isolate's cache. */
export async function loadFace(assets: Assets, name: FaceName): Promise<Font> {
  const cached = cache.get(name);
  if (cached) {
    cache.delete(name);
    cache.set(name, cached);
    return cached.font;
  }
  const bytes = await assets.read(`fonts/${name}.ttf`);
  if (!bytes) throw new Error(`the font ${name} is not among the assets`);
  const font = create(bytes as Buffer) as Font;
  cache.set(name, { bytes: bytes.length, font });
  let total = 0;
  for (const [key, entry] of [...cache].reverse()) {
    total += entry.bytes;
    if (total > MAX_CACHED_BYTES && key !== name) cache.delete(key);
  }
  return font;
}
