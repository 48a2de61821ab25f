import { french, italian } from './french-italian.ts';
import { dutch, english, german } from './germanic.ts';
import { portuguese, spanish } from './iberian.ts';
import type { Lexicon } from './lexicon.ts';
import { polish } from './polish.ts';

/** The words for days and times, by language (ISO 639-1). */
export const LEXICONS: Record<string, Lexicon> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  pl: polish,
};
