import type { Lexicon } from './lexicon.ts';

type Shifts = Pick<Lexicon, 'before' | 'after'>;

/** "Ten past", "zehn nach": minutes with the words around them. */
const counted = (words: string[], form: (word: string) => string, sign: 1 | -1): [string, number][] =>
  words.map((word, place) => [form(word), sign * [5, 10, 20, 25, 15][place]!]);

const EN = ['(?:five|5)', '(?:ten|10)', '(?:twenty|20)', '(?:twenty[- ]five|25)'];
const DE = ['(?:fünf|5)', '(?:zehn|10)', '(?:zwanzig|20)', '(?:fünfundzwanzig|25)'];
const NL = ['(?:vijf|5)', '(?:tien|10)', '(?:twintig|20)'];
const PL = ['pięć', 'dziesięć', 'dwadzieścia', 'dwadzieścia pięć', 'piętnaście'];
const ES = ['cinco', 'diez', 'veinte', 'veinticinco', '(?:quince|cuarto)'];
const FR = ['cinq', 'dix', 'vingt', 'vingt-cinq', '(?:quinze|le quart|quart)'];
const IT = ['cinque', 'dieci', 'venti', 'venticinque', '(?:un )?quarto'];
const PT = ['cinco', 'dez', 'vinte', 'vinte e cinco', '(?:quinze|(?:um )?quarto)'];

/** Minutes that people say before or after an hour, beyond the halves and quarters of the lexicon. */
export const MINUTES: Record<string, Shifts> = {
  en: {
    before: [
      ...counted(EN, (word) => `${word}(?: minutes)? past`, 1),
      ...counted(EN, (word) => `${word}(?: minutes)? to`, -1),
    ],
    after: [],
  },
  de: {
    before: [
      ['drei viertel', -15],
      ['viertel (?:ab|nach)', 15],
      ['viertel', -45],
      ['(?:fünf|5) ab', 5],
      ['(?:zehn|10) ab', 10],
      ['(?:zwanzig|20) ab', 20],
      ['(?:fünf|5) vor halb', -35],
      ['(?:fünf|5) nach halb', -25],
      ['(?:zehn|10) vor halb', -40],
      ['(?:zehn|10) nach halb', -20],
      ...counted(DE, (word) => `${word}(?: minuten)? nach`, 1),
      ...counted(DE, (word) => `${word}(?: minuten)? vor`, -1),
    ],
    after: [
      ['dreißig', 30],
      ['fünfzehn', 15],
      ['fünfundvierzig', 45],
      ['vierzig', 40],
      ['zwanzig', 20],
      ['zehn', 10],
      ['fünfzig', 50],
    ],
  },
  nl: {
    before: [
      ['kwart na', 15],
      ['(?:vijf|5) voor half', -35],
      ['(?:vijf|5) over half', -25],
      ['(?:tien|10) voor half', -40],
      ['(?:tien|10) over half', -20],
      ...counted(NL, (word) => `${word} over`, 1),
      ...counted(NL, (word) => `${word} voor`, -1),
    ],
    after: [
      ['dertig', 30],
      ['vijftien', 15],
      ['vijfenveertig', 45],
      ['veertig', 40],
      ['twintig', 20],
      ['tien', 10],
      ['vijftig', 50],
    ],
  },
  pl: {
    before: [
      ['za pięć wpół do', -35],
      ['pięć po wpół do', -25],
      ['trzy (?:ćwierci|kwadranse) na', -15],
      ['kwadrans przed', -15],
      ...counted(PL, (word) => `${word} po`, 1),
      ...counted(PL, (word) => `za ${word}`, -1),
      ...counted(PL, (word) => `${word} przed`, -1),
    ],
    after: [
      ['dwadzieścia pięć', 25],
      ['trzydzieści pięć', 35],
      ['pięćdziesiąt pięć', 55],
      ['czterdzieści pięć', 45],
      ['czterdzieści', 40],
      ['pięćdziesiąt', 50],
      ['dwadzieścia', 20],
      ['dziesięć', 10],
    ],
  },
  es: {
    before: counted(ES, (word) => `(?:un )?${word} para las?`, -1),
    after: [
      ['y (?:treinta|30)', 30],
      ['y 15', 15],
      ['y 45', 45],
      ...counted(ES, (word) => `y ${word}`, 1),
      ...counted(ES, (word) => `menos ${word}`, -1),
    ],
  },
  fr: {
    before: [],
    after: [
      ...counted(FR, (word) => `moins ${word}`, -1),
      ['trente', 30],
      ['quarante-cinq', 45],
      ['quarante', 40],
      ['cinquante', 50],
      ...counted(FR.slice(0, 4), (word) => word, 1).toReversed(),
    ],
  },
  it: {
    before: [],
    after: [
      ['e (?:trenta|30)', 30],
      ['e (?:quarantacinque|45|tre quarti)', 45],
      ['e quaranta', 40],
      ['e cinquanta', 50],
      ['e 15', 15],
      ...counted(IT, (word) => `e ${word}`, 1).toReversed(),
      ...counted(IT, (word) => `meno ${word}`, -1).toReversed(),
    ],
  },
  pt: {
    before: counted(PT, (word) => `${word} (?:para (?:as|a|o)|pr[ao]s?)`, -1),
    after: [
      ['e (?:trinta|30)', 30],
      ['e (?:quarenta e cinco|45)', 45],
      ['e quarenta', 40],
      ['e cinquenta', 50],
      ['e 15', 15],
      ...counted(PT, (word) => `e ${word}`, 1).toReversed(),
      ...counted(PT, (word) => `menos ${word}`, -1).toReversed(),
    ],
  },
};
