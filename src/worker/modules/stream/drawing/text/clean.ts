/** The drawable part of a title. */

/** The maximum length of the text that is read. Longer texts are refused earlier; this limits the work in any case. */
const MAX_INPUT = 500;
const MAX_GRAPHEMES = 140;
/** Control characters, and those that change the text direction (Unicode TR 9). */
const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** More marks than this on one letter would cover the lines above and below. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Returns `text` on one line of at most 140 graphemes, without control and bidi characters; "…" marks a cut. */
export function cleanText(text: string): string {
  const clean = text
    .slice(0, MAX_INPUT)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(STACKED_MARKS, '$1')
    .trim();
  const parts = splitGraphemes(clean);
  return parts.length <= MAX_GRAPHEMES
    ? clean
    : `${parts
        .slice(0, MAX_GRAPHEMES - 1)
        .join('')
        .trimEnd()}…`;
}
