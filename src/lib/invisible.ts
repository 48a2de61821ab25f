/** A letter or mark of a script whose letters take joiners, or a part of an emoji. */
const JOINED =
  '(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|' +
  '(?!\\p{sc=Latin}|\\p{sc=Greek}|\\p{sc=Cyrillic}|\\p{sc=Han}|\\p{sc=Hiragana}|\\p{sc=Katakana}|\\p{sc=Hangul})[\\p{L}\\p{M}])';
/** The flag of a part of a country, such as Scotland's: its tags are invisible by themselves. */
const TAGGED_FLAG = '\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{3,6}\\u{e007f}';
/** Format characters that are visible, or shape the letters of Mongolian. */
const VISIBLE_FORMAT = '\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u180e\\u{110bd}\\u{110cd}';
/** Flags, which are kept, and invisible characters. */
const INVISIBLE = new RegExp(
  `${TAGGED_FLAG}|(?<!${JOINED})[\\u200c\\u200d]|[^\\P{C}\\n\\t\\u200c\\u200d${VISIBLE_FORMAT}]`,
  'gu',
);
const ENDS_JOINED = new RegExp(`^${JOINED}$`, 'u');

/** Whether a joiner after this code point has a use. */
export function takesJoiner(before: string): boolean {
  return ENDS_JOINED.test(before);
}

/**
 * Removes controls except line breaks and tabs, and characters that are invisible or change the direction or order of
 * others. Keeps joiners that a script or an emoji needs, and variation selectors.
 */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (found) => (found.startsWith('\u{1f3f4}') ? found : ''));
}
