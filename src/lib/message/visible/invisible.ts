/**
 * Invisible characters without text of their own that can hide text (tags, variation selectors) or split words: soft
 * hyphens, zero-width spaces, fillers, invisible operators, tags and variation selectors. Excludes marks of the writing
 * direction, because right-to-left text needs them.
 */
const INVISIBLE =
  /(?:\u034f|\u200d|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]|[\u00ad\u115f\u1160\u200b\u200c\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}])+/gu;

/** Characters that may precede a joiner: emoji, and letters of scripts that join. */
const JOINS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{M}]$/u;
const LETTER_OF_INDIA =
  /[\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Gujr}\p{Script=Orya}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\p{Script=Sinh}\p{Script=Khmr}\p{Script=Mymr}]$/u;
const HAS_STYLE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\d#*]$/u;

/** Removes invisible characters. Keeps a joiner inside an emoji or a word that needs it; replaces U+2800 by a space. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (run, offset: number) => {
    const before = text.slice(Math.max(0, offset - 2), offset);
    if (run === '\ufe0e' || run === '\ufe0f') return HAS_STYLE.test(before) ? run : '';
    if (run === '\u200c' || run === '\u200d') return joins(before, text[offset + 1]) ? run : '';
    if (run === '\ufe0f\u200d') return HAS_STYLE.test(before) ? run : '';
    return run.includes('\u2800') ? ' ' : '';
  });
}

function joins(before: string, after: string | undefined): boolean {
  return after !== undefined && /\S/.test(after) && (JOINS.test(before) || LETTER_OF_INDIA.test(before));
}
