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
import type { Lexicon } from './words/lexicons/lexicon.ts';
import { LEXICONS } from './words/lexicons/lexicons.ts';
import { MINUTES } from './words/lexicons/minutes.ts';

/** The regular expressions of one language, for lower-case text with single spaces. */
export interface Patterns {
  language: string;
  weekday: RegExp;
  weekdays: RegExp[];
  months: RegExp[];
  dayMonth: RegExp;
  dayNumbers: RegExp[];
  monthDay: RegExp;
  near: RegExp;
  nearDays: [RegExp, number][];
  nextWeek: RegExp;
  past: RegExp;
  /** Matches the whole gap between two days. */
  between: RegExp;
  clock: RegExp;
  words: RegExp;
  /** "Between nine and eleven". */
  wordSpan: RegExp;
  /** Whether "two o'clock" is never a length, as "deux heures" may be. */
  isUnitClear: boolean;
  /** Whether "at two" is always an hour, as "à deux" need not be. */
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
  /** "Not at", before an hour that is replaced by another. */
  notAt: RegExp;
  halfHour: RegExp;
  hour: RegExp;
  every: RegExp;
  signs: SignPatterns;
}

const SIGNS: Record<string, Signs> = { de, en, es, fr, it, nl, pl, pt };

/** Returns a global expression for whole words. */
export function edged(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d.,/:-])(?:${source})(?![\\p{L}\\d])`, 'gu');
}

const whole = (source: string) => new RegExp(`^(?:${source})\\.?$`, 'u');
const within = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'u');
const all = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu');

/** Articles between a weekday and its number. */
const ARTICLES: Record<string, string> = {
  de: '(?:der|den|dem)',
  en: 'the',
  es: '(?:el|día|el día)',
  fr: 'le',
  it: '(?:il|giorno)',
  nl: 'de',
  pl: 'dnia',
  pt: '(?:o|dia|o dia)',
};

const NOT: Record<string, string> = {
  de: 'nicht',
  en: 'not',
  es: 'no',
  fr: 'pas',
  it: 'non',
  nl: 'niet',
  pl: 'nie',
  pt: 'não',
};

/** "Not at", "nicht wie geplant um"; "why not at" does not decline. */
const notAt = (language: string) =>
  unaccented(
    `(?<!(?:pourquoi|warum|why|que|perché|waarom|czemu|dlaczego) )${NOT[language]} (?:(?:mehr|wie|geplant|vereinbart|gewohnt|üblich|schon|erst|più|plus|meer|zoals|gepland|afgesproken|already|as|planned|como|come|comme|prévu|previsto|combinado|jak|już|at|um|a las?|alle|om|o|à|às|as|ore) ){0,4}`,
  );

function build(language: string, accented: Lexicon): Patterns {
  const lexicon = withoutAccents(withMinutes(language, accented));
  const articles = unaccented(ARTICLES[language] ?? '');
  const { weekdays, months, near, nextWeek, coming, past, at, from, to, unit, dayNumbers = [] } = lexicon;
  const anyMonth = `(?:${months.join('|')})\\.?`;
  const anyDay = `(?:${weekdays.join('|')})\\.?`;
  const modifier = `(?:${nextWeek}|${coming}|${past})`;
  const ordinal = '(?:\\.|st|nd|rd|th|er|º|ª|°|-?(?:go|ego|tego))?';
  const number = lexicon.numbers.toSorted((a, b) => b.length - a.length).join('|');
  const part = `(?:${lexicon.afternoon}|${lexicon.morning})`;
  const length =
    'tage?n?(?!\\p{L})|stunden|wochen|minuten|days|weeks|minutes|people|jours|semaines|minutes|personnes|van tevoren|vooraf|vorher|beforehand|días|semanas|minutos|personas|giorni|settimane|minuti|persone|dagen|weken|dias|pessoas|dni|tygodni|osób';
  const shifts = [...lexicon.before, ...lexicon.after];
  const one = (name: string) =>
    `(?<${name}hour>\\d{1,2})(?:(?<${name}mark>[:.,]| ?[hu] ?| (?:uhr|heures|horas|uur) (?=[0-5][05])|(?=\\d\\d ?(?:hrs|hours|uhr|h)(?!\\p{L}))${language === 'en' ? '|(?<=(?:at|@) ?\\d\\d)(?=(?:00|15|30|45)(?!\\d))' : ''})(?<${name}minute>\\d{2})(?!\\d)(?:m(?:i?n)?(?!\\p{L}))?)?(?: ?(?<${name}unit>[ap]\\.?m\\b\\.?|[ap]\\. m\\b\\.?|${unit}|h|u|${part})(?![\\p{L}\\d]))?`;
  const earlier = (name: string) =>
    lexicon.before.length > 0
      ? `(?:(?<${name}shift>${lexicon.before.map(([words]) => words).join('|')}) )?`
      : '';
  const later = (name: string) =>
    lexicon.after.length > 0
      ? `(?: (?<${name}after>${lexicon.after.map(([words]) => words).join('|')}))?`
      : '';
  return {
    language,
    weekday: all(
      `(?:(?<before>${modifier}) )?(?<day>${anyDay})(?: (?<after>${modifier}))?(?:,? (?:${articles} )?(?<number>\\d{1,2})(?:st|nd|rd|th|e|º|ª|er|\\.(?! ?\\d))?(?! ?(?:[:./\\d-]\\d?|${language === 'it' ? 'h(?!\\.? ?\\d)' : 'h'}|${unit}|u|[ap]\\.?m)))?`,
    ),
    weekdays: weekdays.map(whole),
    months: months.map(whole),
    dayNumbers: dayNumbers.map(whole),
    dayMonth: edged(
      `(?<!(?<!\\p{L})(?:at|um|om|las|às|alle|ore|godz|godz\\.) )(?<first>\\d{1,2}|primero|primeiro|primo${dayNumbers.map((each) => `|${each}`).join('')})${ordinal}(?: ?(?:-|–|${to}|and|et|y|e|i|und|en) ?(?:l['’]|il |el |le |den |zum )?(?<last>\\d{1,2})${ordinal})?[ -](?:de |of )?(?<month>${anyMonth})(?:,? (?:de )?(?<year>\\d{4}))?`.replace(
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
      `(?:(?<at>${at})(?: |(?<=')))?(?:(?<shift>${lexicon.before.map(([words]) => words).join('|') || '(?!)'}) )?(?:(?<number>${number})|(?<digits>\\d{1,2}))(?: ?(?<unit>${unit}))?(?: (?<after>${lexicon.after.map(([words]) => words).join('|') || '(?!)'}))?(?: (?<part>${part}))?(?! (?:${language === 'en' ? 'of|' : ''}point|${length}))`,
    ),
    wordSpan: all(
      `(?:(?<from>${from}) )?${earlier('first')}(?<first>${number})(?: ?(?<unit>${unit}))?${later('first')} (?:${to}) (?:(?:${at}|las?|as|le) )?${earlier('last')}(?<last>${number})(?: ?(?<lastunit>${unit}))?${later('last')}(?: (?<part>${part}))?(?! (?:${length}))`,
    ),
    isAtClear: language !== 'fr',
    isUnitClear: ['en', 'de', 'nl'].includes(language),
    numbers: lexicon.numbers.map(whole),
    shifts: shifts.map(([words, minutes]) => [whole(words), minutes]),
    noon: all(
      `(?:(?<at>${at}) )?(?:${lexicon.noon})(?: (?<after>et demie?|e meia|et quart|e un quarto|e mezz[ao]))?`,
    ),
    afternoon: within(lexicon.afternoon),
    morning: within(lexicon.morning),
    over: within(lexicon.over),
    but: all(lexicon.but),
    not: within(lexicon.not),
    deadline: new RegExp(
      `(?<![\\p{L}\\d])(?:${lexicon.deadline}) ?(?:(?:the|den|dem|der|le|la|el|il|o|a|op|dia|dnia|kl|end of|um|at|alle|às|las) )?$`,
      'u',
    ),
    instead: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:${lexicon.instead})(?!\\p{L})[^\\d.,;!?()]{0,20}|${notAt(language)})$`,
      'u',
    ),
    notAt: new RegExp(`(?<![\\p{L}\\d])${notAt(language)}(?=\\d)`, 'gu'),
    halfHour: within(lexicon.halfHour),
    hour: within(lexicon.hour),
    every: new RegExp(
      `(?<![\\p{L}\\d])(?:${lexicon.every}) (?:\\p{L}{1,12} (?:e|y|et|und|en|i|and) )?$`,
      'u',
    ),
    signs: compile(SIGNS[language] ?? en),
  };
}

/** Adds the minutes before and after an hour; longer words are tried first. */
function withMinutes(language: string, lexicon: Lexicon): Lexicon {
  const { before, after } = MINUTES[language]!;
  return { ...lexicon, before: [...before, ...lexicon.before], after: [...after, ...lexicon.after] };
}

/** Removes accents, as `plain` does for texts. */
function withoutAccents(lexicon: Lexicon): Lexicon {
  const strip = (value: unknown): unknown =>
    typeof value === 'string' ? unaccented(value) : Array.isArray(value) ? value.map(strip) : value;
  return Object.fromEntries(
    Object.entries(lexicon).map(([name, value]) => [name, strip(value)]),
  ) as unknown as Lexicon;
}

/** A cache per language: building one takes about 10 ms. */
const PATTERNS = new Map<string, Patterns>();

/** Returns the patterns of a language, or English for an unknown one. */
export function patternsOf(language: string): Patterns {
  const lexicon = LEXICONS[language];
  if (!lexicon) return patternsOf('en');
  const patterns = PATTERNS.get(language) ?? build(language, lexicon);
  PATTERNS.set(language, patterns);
  return patterns;
}
