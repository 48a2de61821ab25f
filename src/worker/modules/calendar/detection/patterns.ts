import { german as de } from './signs/de.ts';
import { english as en } from './signs/en.ts';
import { spanish as es } from './signs/es.ts';
import { french as fr } from './signs/fr.ts';
import { italian as it } from './signs/it.ts';
import { dutch as nl } from './signs/nl.ts';
import { polish as pl } from './signs/pl.ts';
import { portuguese as pt } from './signs/pt.ts';
import { compile, type SignPatterns, type Signs } from './signs/signs.ts';
import { unaccented } from './text/plain.ts';
import { french, italian } from './words/french-italian.ts';
import { dutch, english, german } from './words/germanic.ts';
import { portuguese, spanish } from './words/iberian.ts';
import type { Lexicon } from './words/lexicon.ts';
import { polish } from './words/polish.ts';

/** The expressions of one language, over text in lower case with single spaces. */
export interface Patterns {
  language: string;
  typical: RegExp;
  /** Days and months that are written out. */
  names: RegExp;
  weekday: RegExp;
  weekdays: RegExp[];
  months: RegExp[];
  dayMonth: RegExp;
  monthDay: RegExp;
  near: RegExp;
  nearDays: [RegExp, number][];
  nextWeek: RegExp;
  past: RegExp;
  /** The whole gap between two days. */
  between: RegExp;
  clock: RegExp;
  words: RegExp;
  /** "Two o'clock" is no length, as "deux heures" may be. */
  isUnitClear: boolean;
  /** "At two" is an hour, as "à deux" need not be. */
  isAtClear: boolean;
  numbers: RegExp[];
  shifts: [RegExp, number][];
  noon: RegExp;
  afternoon: RegExp;
  morning: RegExp;
  over: RegExp;
  but: RegExp;
  not: RegExp;
  deadline: RegExp;
  instead: RegExp;
  halfHour: RegExp;
  hour: RegExp;
  every: RegExp;
  signs: SignPatterns;
}

const SIGNS: Record<string, Signs> = { de, en, es, fr, it, nl, pl, pt };

const LEXICONS: Record<string, Lexicon> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  pl: polish,
};

/** A global expression for whole words. */
export function edged(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d.,/:-])(?:${source})(?![\\p{L}\\d])`, 'gu');
}

const whole = (source: string) => new RegExp(`^(?:${source})\\.?$`, 'u');
const within = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'u');
const all = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu');

/** Between a day of the week and its number. */
const ARTICLES: Record<string, string> = {
  de: '(?:der|den|dem)',
  en: 'the',
  es: '(?:el|día)',
  fr: 'le',
  it: 'il',
  nl: 'de',
  pl: 'dnia',
  pt: '(?:o|dia|o dia)',
};

function build(language: string, accented: Lexicon): Patterns {
  const lexicon = withoutAccents(accented);
  const { weekdays, months, near, nextWeek, coming, past, at, from, to, unit } = lexicon;
  const anyMonth = `(?:${months.join('|')})\\.?`;
  const anyDay = `(?:${weekdays.join('|')})\\.?`;
  const modifier = `(?:${nextWeek}|${coming}|${past})`;
  const ordinal = '(?:\\.|st|nd|rd|th|er|º|ª|°)?';
  const number = lexicon.numbers.join('|');
  const part = `(?:${lexicon.afternoon}|${lexicon.morning})`;
  const length =
    'tage?n?|stunden|wochen|minuten|days|weeks|minutes|people|jours|semaines|minutes|personnes|días|semanas|minutos|personas|giorni|settimane|minuti|persone|dagen|weken|dias|pessoas|dni|tygodni|osób';
  const shifts = [...lexicon.before, ...lexicon.after];
  const one = (name: string) =>
    `(?<${name}hour>\\d{1,2})(?:(?<${name}mark>[:.]| ?[hu] ?|(?=\\d\\d ?(?:hrs|hours|uhr|h)(?!\\p{L})))(?<${name}minute>\\d{2})(?!\\d))?(?: ?(?<${name}unit>[ap]\\.?m\\b\\.?|${unit}|h|u|${part})(?![\\p{L}\\d]))?`;
  return {
    language,
    typical: all([accented.typical, ...accented.months, ...accented.weekdays].join('|')),
    names: new RegExp(
      `(?<![\\p{L}\\d])(?=\\p{L}{4})(?:${[...accented.months, ...accented.weekdays].join('|')})(?![\\p{L}\\d])`,
      'gu',
    ),
    weekday: all(
      `(?:(?<before>${modifier}) )?(?<day>${anyDay})(?: (?<after>${modifier}))?(?:,? (?:${ARTICLES[language]} )?(?<number>\\d{1,2})(?:st|nd|rd|th|e|º|ª|er|\\.(?! ?\\d))?(?! ?(?:[:.h/\\d-]\\d?|${unit}|u|[ap]\\.?m)))?`,
    ),
    weekdays: weekdays.map(whole),
    months: months.map(whole),
    dayMonth: edged(
      `(?<first>\\d{1,2})${ordinal}(?: ?(?:-|–|${to}|and|et|y|e|i|und|en) ?(?:l['’]|il |el |le |den |zum )?(?<last>\\d{1,2})${ordinal})? (?:de |of )?(?<month>${anyMonth})(?:,? (?:de )?(?<year>\\d{4}))?`.replace(
        '(?<first>',
        "(?:l['’])?(?<first>",
      ),
    ),
    monthDay: edged(
      language === 'en'
        ? `(?<month>${anyMonth}) (?<first>\\d{1,2})${ordinal}(?: ?(?:-|–|to) ?(?<last>\\d{1,2})${ordinal})?(?![:.]\\d|\\d| ?[ap]m)(?:,? (?<year>\\d{4}))?`
        : '(?!)',
    ),
    near: all(near.map(([words]) => words).join('|')),
    nearDays: near.map(([words, days]) => [new RegExp(`(?:${words})$`, 'u'), days]),
    nextWeek: within(nextWeek),
    past: within(past),
    between: new RegExp(`^,? ?(?:-|–|${to}|a|al|do|bis|t/m|tot en met) ?(?:zum |den |le |the )?$`, 'u'),
    clock: new RegExp(
      `(?<![\\p{L}\\d.,/:#€$£+-])(?:(?:(?<at>${at})|(?<from>${from})) ?)?(?<![\\d])${one('first')}(?: ?(?:-|–|${to}) ?(?:(?:${at}) )?${one('last')})?(?![\\p{L}\\d/]|[.,:]\\d|-\\p{L}| ?(?:%|€|\\$|£|eur|usd|gbp|zł|pln|min|kg|cm|mm|inch|x \\d|${length}))`,
      'gu',
    ),
    words: all(
      `(?:(?<at>${at}) )?(?:(?<shift>${lexicon.before.map(([words]) => words).join('|') || '(?!)'}) )?(?<number>${number})(?: (?<unit>${unit}))?(?: (?<after>${lexicon.after.map(([words]) => words).join('|') || '(?!)'}))?(?: (?<part>${part}))?(?! (?:${language === 'en' ? 'of|' : ''}point|${length}))`,
    ),
    isAtClear: language !== 'fr',
    isUnitClear: ['en', 'de', 'nl'].includes(language),
    numbers: lexicon.numbers.map(whole),
    shifts: shifts.map(([words, minutes]) => [whole(words), minutes]),
    noon: all(`(?:${lexicon.noon})(?: (?<after>et demie?|e meia|et quart|e un quarto|e mezz[ao]))?`),
    afternoon: within(lexicon.afternoon),
    morning: within(lexicon.morning),
    over: within(lexicon.over),
    but: all(lexicon.but),
    not: within(lexicon.not),
    deadline: new RegExp(
      `(?<![\\p{L}\\d])(?:${lexicon.deadline}) ?(?:(?:the|den|dem|der|le|la|el|il|o|a|op|dia|dnia|kl|end of|um|at|alle|às|las) )?$`,
      'u',
    ),
    instead: new RegExp(`(?<![\\p{L}\\d])(?:${lexicon.instead})(?!\\p{L})[^\\d.,;!?()]{0,20}$`, 'u'),
    halfHour: within(lexicon.halfHour),
    hour: within(lexicon.hour),
    every: new RegExp(
      `(?<![\\p{L}\\d])(?:${lexicon.every}) (?:\\p{L}{1,12} (?:e|y|et|und|en|i|and) )?$`,
      'u',
    ),
    signs: compile(SIGNS[language] ?? en),
  };
}

/** The words as `plain` writes the text. */
function withoutAccents(lexicon: Lexicon): Lexicon {
  const strip = (value: unknown): unknown =>
    typeof value === 'string' ? unaccented(value) : Array.isArray(value) ? value.map(strip) : value;
  return Object.fromEntries(
    Object.entries(lexicon).map(([name, value]) => [name, strip(value)]),
  ) as unknown as Lexicon;
}

/** The languages that detection knows (ISO 639-1). */
const MEETING_LANGUAGES = Object.keys(LEXICONS);

const PATTERNS = new Map(
  MEETING_LANGUAGES.map((language) => [language, build(language, LEXICONS[language] ?? english)]),
);

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

/** Those of a language; of English for one that is not known. */
export function patternsOf(language: string): Patterns {
  return PATTERNS.get(language) ?? PATTERNS.get('en')!;
}

/** The language of a text among those of `MEETING_LANGUAGES`: the one of whose frequent words it has the most. */
export function languageOf(text: string): string {
  const lower = text.toLowerCase();
  const counts = MEETING_LANGUAGES.map((language) => ({
    language,
    count:
      [...lower.matchAll(patternsOf(language).typical)].length +
      [...lower.matchAll(patternsOf(language).names)].length +
      [...lower.matchAll(LETTERS[language] ?? NO_LETTER)].length,
  }));
  return counts.toSorted((a, b) => b.count - a.count)[0]!.language;
}
