import { unaccented } from './text/plain.ts';
import { LEXICONS } from './words/lexicons/lexicons.ts';

/** Letters specific to a language. */
const LETTERS: Record<string, RegExp> = {
  de: /[äöß]/g,
  es: /[ñ¿¡]/g,
  fr: /[êœçàèùâîû]/g,
  it: /[àèìòù]/g,
  pl: /[ąęłńśźż]/g,
  pt: /[ãõçàê]/g,
};
const NO_LETTER = /(?!)/g;

/** Marks of each language: its frequent words, the full names of days and months, and its letters. */
const MARKS = Object.entries(LEXICONS).map(([language, { typical, months, weekdays, near }]) => {
  const names = [...months, ...weekdays].join('|');
  const words = [typical, names, ...near.map(([word]) => word)].join('|');
  return {
    language,
    marks: [
      new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu'),
      new RegExp(`(?<![\\p{L}\\d])(?=\\p{L}{4})(?:${names}|${unaccented(names)})(?![\\p{L}\\d])`, 'gu'),
      LETTERS[language] ?? NO_LETTER,
    ],
  };
});

/** Returns the supported language with the most marks in the text. */
export function languageOf(text: string): string {
  const lower = text.toLowerCase();
  const counts = MARKS.map(({ language, marks }) => ({
    language,
    count: marks.reduce((sum, mark) => sum + [...lower.matchAll(mark)].length, 0),
  }));
  return counts.toSorted((a, b) => b.count - a.count)[0]!.language;
}
