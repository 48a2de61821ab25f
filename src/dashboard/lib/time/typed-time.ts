/** Reads times as people type them, in English and German: "fri 9", "2. dez", "in 3 days", "morgen früh". */
import { addDays, addMonths, instantOf, wallOf, weekdayOf } from '../zones.ts';

interface Context {
  /** The current time, in milliseconds. */
  now: number;
  zone: string;
  /** Whether 3/12 is March 12. */
  isMonthFirst: boolean;
  /** The time of a day without one, in minutes since midnight. */
  minute: number;
}

const MORNING = 8 * 60;
const NOON = 12 * 60;
const AFTERNOON = 14 * 60;
const EVENING = 18 * 60;
const MINUTE_MS = 60_000;
/** The years in which a date without a year is looked for: 29 February may be eight years away. */
const YEARS = 9;
const LANGUAGES = ['en', 'de'];

/** Words without a meaning of their own. `am` is one before a day only: "9 am" is a time. */
const FILLERS = /(?<= |^)(?:at|on|of|the|um|den|der|dem|gegen|bis|until|till|ab|zum|@)(?= |$)/g;
const NUMBERS = [
  'one|eins',
  'two|zwei',
  'three|drei',
  'four|vier',
  'five|fünf',
  'six|sechs',
  'seven|sieben',
  'eight|acht',
  'nine|neun',
  'ten|zehn',
  'eleven|elf',
  'twelve|zwölf',
].map((words) => new RegExp(`(?<= |^)(?:${words})(?= |$)`, 'g'));

/** Returns the names of days or months in all languages, by their place in the week or year. */
function namesOf(count: number, dateOf: (place: number) => number, options: Intl.DateTimeFormatOptions) {
  const formats = LANGUAGES.map(
    (language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
  );
  return Array.from({ length: count }, (_, place) =>
    formats.map((format) => format.format(dateOf(place)).toLowerCase()),
  );
}
/** Monday to Sunday. The first day of 2024 was a Monday. */
const WEEKDAYS = namesOf(7, (place) => Date.UTC(2024, 0, place + 1), { weekday: 'long' });
const MONTHS = namesOf(12, (place) => Date.UTC(2024, place), { month: 'long' });
/** Forms that no name begins with. */
const OTHER_NAMES: Record<string, string> = {
  sonnabend: 'samstag',
  sonnabends: 'samstag',
  thr: 'thursday',
  jänner: 'januar',
  maerz: 'märz',
  mrz: 'märz',
};

/** Returns the place of the one name that begins with a word, from 1; 0 if there is none, or more than one. */
function placeOf(word: string, names: readonly string[][], least: number): number {
  const begin = OTHER_NAMES[word] ?? word;
  const found = names.flatMap((forms, place) =>
    forms.some((form) => `${form}s`.startsWith(begin)) ? place + 1 : [],
  );
  return begin.length >= least && found.length === 1 ? found[0]! : 0;
}
const weekdayNamed = (word = '') => placeOf(word, WEEKDAYS, 2);
const monthNamed = (word = '') => placeOf(word, MONTHS, 3);

function plain(typed: string): string {
  const words = typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .replaceAll(/ ?o['’]?clock/g, ' uhr')
    .replaceAll('tonight', 'today evening')
    .replaceAll(/this (?=morning|afternoon|evening)/g, 'today ')
    .replaceAll(/(tag|mittwoch|sonnabend)(morgen|früh|vormittag|mittag|nachmittag|abend)/g, '$1 $2');
  return NUMBERS.reduce((text, word, place) => text.replaceAll(word, String(place + 1)), words)
    .replaceAll(FILLERS, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

const SPAN =
  /^(?:in )?(\d{1,3}|an?|eine[mnr]?) ?(?:(hours?|hrs?|stunden?|std|(?<=^in \d{1,3} ?)h)|(min(?:ute)?[ns]?)|(days?|tage?n?|d)|(weeks?|wks?|wochen?|w)|(months?|monate?n?)|(years?|jahre?n?))$/;
const NEXT = 'next|nächste[nrsm]?|naechste[nrsm]?';
const COMING = `this|coming|(?:am )?kommende[nrsm]?|diese[nrsm]?`;
const NEXT_UNIT = new RegExp(`^(?:${NEXT}|kommende[nrsm]?) (?:(week|woche)|(?:month|monat))$`);
const WEEK_BESIDE = new RegExp(
  `^(?:${NEXT}|kommende[nrsm]?) (?:week|woche) (.+)$|^(.+) (?:${NEXT}) (?:week|woche)$`,
);
const NAMED = new RegExp(`^(?:(next)|${NEXT}|${COMING})? ?(\\p{L}+)\\.?(?: (.+))?$`, 'u');
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const FIGURES = /^(\d{1,2})([./-]) ?(\d{1,2})(?:\2 ?(\d{4}|\d{2})|\.)?$/;
const DAY_MONTH = /^(\d{1,2})(?:\.|st|nd|rd|th)? ?(\p{L}+)\.?(?: (\d{4}))?$/u;
const MONTH_DAY = /^(\p{L}+)\.? (\d{1,2})(?:\.|st|nd|rd|th)?(?: (\d{4}))?$/u;
const DAY_NUMBER = /^(\d{1,2})(?:\.|st|nd|rd|th)$/;
const NEAR: [RegExp, number][] = [
  [/^(?:day after tomorrow|übermorgen|uebermorgen)$/, 2],
  [/^(?:tom|tomo|tomor|tomorr?o?w?|tmrw?|morgen)$/, 1],
  [/^(?:tod|today|heute?)$/, 0],
];

const isDate = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1 && day > 0;
const dateText = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns the dates of a month and day, of a year or of the next ones, soonest first. */
function datesOf(day: number, month: number, year: string | undefined, today: string): string[] {
  const first = Number(year === undefined ? today.slice(0, 4) : year.length === 2 ? `20${year}` : year);
  return Array.from({ length: year === undefined ? YEARS : 1 }, (_, later) => first + later)
    .filter((each) => isDate(each, month, day))
    .map((each) => dateText(each, month, day));
}

/** Returns the dates that a text may mean, soonest first; none if it is no day. */
function readDay(text: string, today: string, isMonthFirst: boolean, hasClock: boolean): string[] {
  const near = NEAR.find(([words]) => words.test(text));
  if (near) return [addDays(today, near[1])];
  const weekday = weekdayOf(today);
  const nextWeek = addDays(today, 8 - weekday);
  if (/^(?:(?:am|this|next) )?(?:weekend|wochenende)$/.test(text))
    return readDay('saturday', today, isMonthFirst, hasClock);
  const unit = NEXT_UNIT.exec(text);
  if (unit) return [unit[1] ? nextWeek : `${addMonths(`${today.slice(0, 7)}-01`, 1)}`];
  const beside = WEEK_BESIDE.exec(text);
  if (beside) {
    const named = weekdayNamed((beside[1] ?? beside[2])?.replace('.', ''));
    return named ? [addDays(nextWeek, named - 1)] : [];
  }
  const [, isNext, name, rest] = NAMED.exec(text) ?? [];
  const named = weekdayNamed(name);
  if (named && rest !== undefined)
    return readDate(rest, today, isMonthFirst)
      .slice(0, 2)
      .filter((date) => weekdayOf(date) === named);
  if (named && isNext) return [addDays(nextWeek, named - 1)];
  // On a Monday, "Monday 17:00" may be today, and "Monday" is in a week.
  if (named)
    return [0, 7]
      .map((days) => addDays(today, ((named - weekday + 7) % 7) + days))
      .slice(named === weekday && !hasClock ? 1 : 0);
  return readDate(text, today, isMonthFirst);
}

function readDate(text: string, today: string, isMonthFirst: boolean): string[] {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year) return datesOf(Number(day), Number(month), year, today);
  const [, first, mark, second, itsYear] = FIGURES.exec(text) ?? [];
  if (first) {
    const numbers = [Number(first), Number(second)] as const;
    const isSwapped = mark !== '.' && (isMonthFirst ? numbers[1] > 0 : numbers[1] > 12) && numbers[0] <= 12;
    const [itsDay, itsMonth] = isSwapped ? [numbers[1], numbers[0]] : numbers;
    return itsMonth <= 12 ? datesOf(itsDay, itsMonth, itsYear, today) : [];
  }
  const dayMonth = DAY_MONTH.exec(text);
  if (dayMonth && monthNamed(dayMonth[2]))
    return datesOf(Number(dayMonth[1]), monthNamed(dayMonth[2]), dayMonth[3], today);
  const monthDay = MONTH_DAY.exec(text);
  if (monthDay && monthNamed(monthDay[1]))
    return datesOf(Number(monthDay[2]), monthNamed(monthDay[1]), monthDay[3], today);
  const number = Number(DAY_NUMBER.exec(text)?.[1]);
  return [0, 1, 2, 3].flatMap((later) => {
    const [y, m] = addMonths(`${today.slice(0, 7)}-01`, later)
      .split('-')
      .map(Number) as [number, number];
    return isDate(y, m, number) ? dateText(y, m, number) : [];
  });
}

const PARTS: [RegExp, number][] = [
  [/^(?:(?:in )?morning|morgens?|früh|frueh)$/, MORNING],
  [/^vormittags?$/, 10 * 60],
  [/^(?:noon|midday|mittags?)$/, NOON],
  [/^(?:(?:in )?afternoon|nachmittags?)$/, AFTERNOON],
  [/^(?:eod|end day)$/, 17 * 60],
  [/^(?:(?:in )?evening|abends?)$/, EVENING],
];
const SHIFTS: [RegExp, number][] = [
  [/^halb /, -30],
  [/^half (?:past )?/, 30],
  [/^(?:quarter past|viertel nach) /, 15],
  [/^(?:quarter to|viertel vor) /, -15],
];
const CLOCK =
  /^(\d{1,2})(?:(?:[:.]| ?h ?| uhr )(\d{2}))? ?(?:(a|am|a\.m\.?)|(p|pm|p\.m\.?)|(uhr|h))?(?: (\p{L}[\p{L} ]*))?$/u;

interface Clock {
  minute: number;
  /** Whether it is only a number, which is an hour beside a day alone. */
  isBare: boolean;
}

/** Reads a time of day. Without more, an hour from one to six is in the afternoon. */
function readClock(text: string): Clock | undefined {
  const said = PARTS.find(([words]) => words.test(text));
  if (said) return { minute: said[1], isBare: false };
  const shift = SHIFTS.find(([words]) => words.test(text));
  const clock = shift ? text.replace(shift[0], '') : text;
  // "Evening 7" is 7 in the evening.
  const [, number, minutes, am, pm, unit, word] =
    CLOCK.exec(clock.replace(/^(\p{L}+) (\d.*)$/u, '$2 $1')) ?? [];
  if (number === undefined) return undefined;
  const part =
    word === undefined ? undefined : PARTS.find(([words]) => words.test(word) && word !== 'morgen')?.[1];
  if (word !== undefined && part === undefined) return undefined;
  const hour = Number(number);
  if (hour > 23 || Number(minutes ?? 0) > 59) return undefined;
  const isMorning = am !== undefined || (part !== undefined && part < NOON);
  const isShort = minutes === undefined && !number.startsWith('0') && hour > 0 && hour < 7;
  const isLate = pm !== undefined || (part !== undefined && part > NOON) || (isShort && !isMorning);
  const inDay = isLate && hour < 12 ? hour + 12 : am !== undefined && hour === 12 ? 0 : hour;
  const isBare = [minutes, am, pm, unit, part, shift].every((each) => each === undefined);
  return { minute: inDay * 60 + Number(minutes ?? 0) + (shift?.[1] ?? 0), isBare };
}

/** Reads a length such as "in 3 hours" or "2 weeks". Returns the time after it. */
function readSpan(
  text: string,
  { now, zone, minute }: Context,
  clock: Clock | undefined,
): number | undefined {
  const [, count, hours, minutes, days, weeks, months, years] = SPAN.exec(text) ?? [];
  if (count === undefined) return undefined;
  const number = /^\d/.test(count) ? Number(count) : 1;
  if (hours || minutes) return clock ? undefined : now + number * (hours ? 60 : 1) * MINUTE_MS;
  const { date } = wallOf(now, zone);
  const day =
    months || years
      ? addMonths(date, number * (years ? 12 : 1))
      : addDays(date, number * (weeks ? 7 : days ? 1 : 0));
  return instantOf(day, clock?.minute ?? minute, zone);
}

/**
 * Returns the next time, in milliseconds, that a text means: a day, a time of day, or both in any order. Undefined if it
 * means none, or one that is over.
 */
export function readTime(typed: string, context: Context): number | undefined {
  const { now, zone, isMonthFirst } = context;
  const today = wallOf(now, zone).date;
  const words = plain(typed).split(' ');
  for (let cut = words.length; cut >= 0; cut--) {
    const parts = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] as const;
    for (const [day, time] of [parts, parts.toReversed()] as [string, string][]) {
      const clock = time === '' ? undefined : readClock(time);
      if ((time !== '' && !clock) || (day === '' && (!clock || clock.isBare))) continue;
      const bare = day.replace(/^am /, '');
      const span = readSpan(bare, context, clock);
      const dates =
        day === '' ? [today, addDays(today, 1)] : readDay(bare, today, isMonthFirst, clock !== undefined);
      const minutes = clock ? [clock.minute] : [context.minute, EVENING];
      const found = [
        ...(span === undefined ? [] : [span]),
        ...dates.flatMap((date) => minutes.map((minute) => instantOf(date, minute, zone))),
      ].find((at) => at > now);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Returns the date that a text means: the next one without a year, and with one also a date that is over. */
export function readTypedDay(typed: string, context: Omit<Context, 'minute'>): string | undefined {
  const today = wallOf(context.now, context.zone).date;
  const text = plain(typed).replace(/^am /, '');
  const span = readSpan(text, { ...context, minute: NOON }, undefined);
  if (span !== undefined) return wallOf(span, context.zone).date;
  const dates = readDay(text, today, context.isMonthFirst, false);
  return dates.find((date) => date >= today) ?? dates[0];
}

/** Returns the time of day that a text means, in minutes since midnight. `930` is 9:30. */
export function readTypedClock(typed: string): number | undefined {
  const text = plain(typed).replace(/^(\d{1,2})(\d{2})(?=$| )/, '$1:$2');
  const minute = readClock(text)?.minute;
  return minute === undefined ? undefined : (minute + 1440) % 1440;
}

/** Returns whether a locale writes the month before the day: 3/12 is March 12. */
export function isMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
    .formatToParts(0)
    .map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day');
}
