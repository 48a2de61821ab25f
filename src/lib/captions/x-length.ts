import { parse as findEmoji } from 'twemoji-parser';
import { findUrls } from './x-urls.ts';

/** The length to which X shortens every URL. */
const URL_WEIGHT = 23;
const EMOJI_WEIGHT = 2;

/**
 * Returns the length of a text as X counts it (twitter-text 3.1.0, configuration 3): after NFC, most letters of
 * alphabets and common punctuation weigh 1, all others 2, an emoji 2 however it is composed, and a URL 23.
 */
export function weightedLength(text: string): number {
  const normal = normalized(text);
  const ends = new Map<number, { end: number; weight: number }>();
  for (const emoji of findEmoji(normal)) {
    ends.set(emoji.indices[0], { end: emoji.indices[1], weight: EMOJI_WEIGHT });
  }
  for (const { start, length } of findUrls(normal))
    ends.set(start, { end: start + length, weight: URL_WEIGHT });
  let weight = 0;
  for (let at = 0; at < normal.length; ) {
    const whole = ends.get(at);
    const code = normal.codePointAt(at)!;
    weight += whole?.weight ?? (isLight(code) ? 1 : 2);
    at = whole?.end ?? at + (code > 0xffff ? 2 : 1);
  }
  return weight;
}

/** Whether X finds a URL in the text. */
export function hasUrl(text: string): boolean {
  return findUrls(normalized(text)).length > 0;
}

/**
 * Normalizes to NFC, but in parts of at most 32 marks on one letter, because sorting thousands takes quadratic time.
 * The result is never shorter than NFC of the whole.
 */
function normalized(text: string): string {
  return text
    .split(/(?<=\p{M}{32})(?=\p{M})/u)
    .map((part) => part.normalize('NFC'))
    .join('');
}

function isLight(code: number): boolean {
  return (
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x201f) ||
    (code >= 0x2032 && code <= 0x2037)
  );
}
