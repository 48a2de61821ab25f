/** Names of days in many languages, from Intl, to check passages in any language. */

const INFLECTED = 'pl cs sk sl hr ru uk bg lt lv el'.split(' ');
const LANGUAGES = 'en de fr es it nl pt ca sv da nb fi et hu ro tr ar he fa hi ja zh ko vi id th'
  .split(' ')
  .concat(INFLECTED);
const DAY = 86_400_000;
/** The first instant of a Sunday, 1 January 2023. */
const A_SUNDAY = Date.UTC(2023, 0, 1);
/** Scripts in which a word follows a space or a mark, without an article or preposition joined to it. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const MIN_LENGTH = 2;

interface DayNames {
  /** The names of the weekdays, starting with Sunday. */
  weekdays: string[][];
  /** The names of today, tomorrow, and the day after. */
  ahead: string[][];
}

let known: DayNames | null = null;

/** Returns the names in lower case, without inflected endings. Computes them once, as this takes some milliseconds. */
function dayNames(): DayNames {
  known ??= {
    weekdays: [0, 1, 2, 3, 4, 5, 6].map((day) => namesOf((language) => weekdaysOf(language, day))),
    ahead: [0, 1, 2].map((days) => namesOf((language) => [daysAhead(language, days)])),
  };
  return known;
}

function namesOf(name: (language: string) => string[]): string[] {
  const names = LANGUAGES.flatMap((language) =>
    name(language)
      .map((each) => each.normalize('NFKC').toLocaleLowerCase(language))
      .filter((each) => each.length >= MIN_LENGTH && !/\d/.test(each))
      .map((each) => (INFLECTED.includes(language) ? stemOf(each) : each)),
  );
  return [...new Set(names)];
}

/** Removes the last letter, which inflection changes: "środa" is "środę" in a sentence. */
function stemOf(name: string): string {
  return name.length > 4 ? name.slice(0, -1) : name;
}

function weekdaysOf(language: string, day: number): string[] {
  const write = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(A_SUNDAY + day * DAY);
  const long = write('long');
  // People write "quinta" for "quinta-feira" and "周四" for "星期四". Short forms in letters are ambiguous.
  if (language === 'pt') return [long.split('-')[0]!];
  if (language === 'zh') return [long, write('short')];
  return language === 'ja' ? [long.slice(0, 2)] : [long];
}

function daysAhead(language: string, days: number): string {
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}

/**
 * Returns whether a text in lower case names a weekday (Sunday is 0), or the day that is `ahead` days after its own.
 */
export function namesDay(text: string, weekday: number, ahead: number): boolean {
  const { weekdays, ahead: near } = dayNames();
  return [...(weekdays[weekday] ?? []), ...(near[ahead] ?? [])].some((name) => hasWord(text, name));
}

/** Returns whether a text in lower case names any day. */
export function namesAnyDay(text: string): boolean {
  const { weekdays, ahead } = dayNames();
  return [...weekdays, ...ahead].flat().some((name) => hasWord(text, name));
}

function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!SPACED.test(name) || !/\p{L}$/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}
