import { takesJoiner } from '../invisible.ts';

/** Characters that no reader sees: controls, format characters, tags, variation selectors, fillers, private use. */
const UNSEEN =
  /^(?:\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Cn}|\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800\u3164\uffa0])$/u;
const JOINERS = new Set(['\u200c', '\u200d', '\ufe0f']);

/** Returns whether a code point is not allowed in a text after `before`. Line breaks and tabs are. */
export function isUnseen(character: string, before: string): boolean {
  if (character >= ' ' && character <= '~') return false;
  if (character === '\n' || character === '\t') return false;
  if (JOINERS.has(character)) return !takesJoiner(before);
  return UNSEEN.test(character);
}

/** Returns the text without unseen characters, with `\n` as line breaks. */
export function withoutUnseen(text: string): string {
  const kept: string[] = [];
  let before = '';
  for (const character of text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')) {
    if (isUnseen(character, before)) continue;
    kept.push(character);
    before = character;
  }
  return kept.join('');
}
