import { unaccented } from './text/plain.ts';
import { LEXICONS } from './words/lexicons.ts';

/** Letters that only one of the languages has. */
const LETTERS: Record<string, RegExp> = {
  de: /[äöß]/g,
  es: /[ñ¿¡]/g,
  fr: /[êœçàèùâîû]/g,
  it: /[àèìòù]/g,
  pl: /[ąęłńśźż]/g,
  pt: /[ãõçàê]/g,
};
const NO_LETTER = /(?!)/g;

/** What counts for each language: its frequent words, the days and months that are written out, and its letters. */
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

/** The language of a text among those that detection knows: the one of whose marks it has the most. */
export function languageOf(text: string): string {
  const lower = text.toLowerCase();
  const counts = MARKS.map(({ language, marks }) => ({
    language,
    count: marks.reduce((sum, mark) => sum + [...lower.matchAll(mark)].length, 0),
  }));
  return counts.toSorted((a, b) => b.count - a.count)[0]!.language;
}
