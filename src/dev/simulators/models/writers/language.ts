/** Detects the language of a text by its stop words, for the languages that the writers know. */

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

const STOP_WORDS: Record<Language, string> = {
  en: 'the and you your is are we our for with this that have of to please could would when what not hello thanks it',
  de: 'der die das und ich sie ihr ihre ist sind wir für mit dies dass haben von zu bitte wann was nicht hallo danke ein',
  fr: 'le la les et je vous votre est sont nous pour avec ce que avez de des du bonjour merci quand pas une mon',
  es: 'el los las y yo usted su es son para con este que tiene de del por favor hola gracias cuándo no una mi pedido',
  it: 'il gli le e io lei suo è sono per con questo che ha di della del grazie quando non una mio buongiorno ciao',
  pt: 'o os as e eu você seu é são para com este que tem de do da obrigado obrigada quando não uma meu olá por favor',
  nl: 'de het en ik u uw je is zijn wij voor met dit dat heeft van naar alstublieft wanneer wat niet hallo dank een mijn',
};
const NAMES: Record<Language, string[]> = {
  en: ['english', 'englisch', 'anglais', 'inglés'],
  de: ['german', 'deutsch', 'allemand', 'alemán'],
  fr: ['french', 'französisch', 'français', 'francés'],
  es: ['spanish', 'spanisch', 'espagnol', 'español'],
  it: ['italian', 'italienisch', 'italien', 'italiano'],
  pt: ['portuguese', 'portugiesisch', 'portugais', 'português'],
  nl: ['dutch', 'niederländisch', 'néerlandais', 'nederlands'],
};
export const LANGUAGES = Object.keys(STOP_WORDS) as Language[];
const MAX_WORDS = 2000;
const sets = new Map(LANGUAGES.map((language) => [language, new Set(STOP_WORDS[language].split(' '))]));

/** Returns English if no language is detected. */
export function detectLanguage(text: string): Language {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  let [best, most]: [Language, number] = ['en', 0];
  for (const [language, stopWords] of sets) {
    const count = words.filter((word) => stopWords.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

/** Returns the language that instructions ask for, as in "in German" or "language: de". */
export function findOrderedLanguage(instructions: string): Language | null {
  const text = instructions.toLowerCase();
  const code = /\blanguage["'`]?\s{0,3}[:=]\s{0,3}["'`]?([a-z]{2})\b/.exec(text)?.[1];
  const known = LANGUAGES.find((language) => language === code);
  if (known) return known;
  const words = wordsOf(text);
  for (const [index, word] of words.entries()) {
    if (!['in', 'into', 'to', 'auf', 'en', 'language'].includes(word)) continue;
    const named = LANGUAGES.find((language) => NAMES[language].includes(words[index + 1] ?? ''));
    if (named) return named;
  }
  return null;
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
