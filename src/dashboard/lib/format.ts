import { type Language, useLanguage } from './text/language.tsx';

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const BYTES = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
] as const;

/** Creates a value on first use: a browser needs up to a millisecond per format. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The locales of those whose region has no formats in the page's language. */
const ELSEWHERE: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

/**
 * Returns the locale of dates and numbers: the page's language, as it is written in the region of the browser's first
 * language. `tags` are the browser's languages.
 */
export function localeOf(language: Language, tags: readonly string[]): string {
  const [browser] = tags;
  if (browser === undefined) return language;
  try {
    const { language: own, region } = new Intl.Locale(browser).maximize();
    if (own === language) return browser;
    const local = `${language}-${region}`;
    return new Intl.DateTimeFormat(local).resolvedOptions().locale === local ? local : ELSEWHERE[language];
  } catch {
    // A browser may have the name of a system's locale here, which is no language tag.
    return language;
  }
}

const locales = new Map<Language, string>();

/** Returns the locale of dates and numbers. */
export function useLocale(): string {
  const { language } = useLanguage();
  const known = locales.get(language);
  if (known) return known;
  const locale = localeOf(language, navigator.languages);
  locales.set(language, locale);
  return locale;
}

/** Returns how a time shows its hour: 09:05 by a clock of 24 hours, 9:05 by one of twelve. */
export function hourOf(locale: string): { hour: 'numeric' | '2-digit' } {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 ? 'numeric' : '2-digit' };
}

/** Formats dates, numbers and amounts in a locale. `timezone` is an IANA name; defaults to the browser's. */
export function formatsOf(locale: string, timezone?: string) {
  const zone = timezone ? { timeZone: timezone } : {};
  const date = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...zone, ...options }));
  const clock = date({ timeStyle: 'short' });
  const monthDay = date({ day: 'numeric', month: 'short' });
  const fullDay = date({ day: 'numeric', month: 'short', year: 'numeric' });
  const weekday = date({ weekday: 'long', day: 'numeric', month: 'long' });
  const dayClock = once(() =>
    date({ weekday: 'short', day: 'numeric', month: 'short', ...hourOf(locale), minute: '2-digit' })(),
  );
  const whole = date({ dateStyle: 'medium', timeStyle: 'short' });
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const number = once(() => new Intl.NumberFormat(locale));
  const compact = once(
    () => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
  );
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  // The same in each language, so that the year comes first.
  const day = once(() => new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short' }));
  return {
    /** 14:30 */
    time: (at: string | Date) => clock().format(new Date(at)),
    /** 24 Nov 2026 */
    day: (at: string | Date) => fullDay().format(new Date(at)),
    /** Tuesday, 24 November */
    weekday: (at: string | Date) => weekday().format(new Date(at)),
    /** Tue, 24 Nov, 14:30 */
    dayTime: (at: string | Date) => dayClock().format(new Date(at)),
    /** 24 Nov 2026, 14:30 */
    dateTime: (at: string | Date) => whole().format(new Date(at)),
    /** A short form for lists: the time today, else the date, with the year if it differs. */
    short(at: string | Date, now = new Date()) {
      const instant = new Date(at);
      const [then, today] = [day().format(instant), day().format(now)];
      if (then === today) return clock().format(instant);
      return (then.slice(0, 4) === today.slice(0, 4) ? monthDay : fullDay)().format(instant);
    },
    /** "in 3 hours", "yesterday" */
    relative(at: string | Date, now = new Date()) {
      const seconds = (new Date(at).getTime() - now.getTime()) / 1000;
      const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['minute', 60] as const);
      return relative().format(Math.round(seconds / size), unit);
    },
    number: (value: number) => number().format(value),
    /** 1.2K */
    compact: (value: number) => compact().format(value),
    /** 0.42 is 42 %. */
    percent: (value: number) => percent().format(value),
    /** Formats cents of a currency (ISO 4217). */
    money: (cents: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    bytes(size: number) {
      const [unit, bytes] = BYTES.find(([, least]) => size >= least) ?? (['kilobyte', 1e3] as const);
      const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
      return new Intl.NumberFormat(locale, style).format(size / bytes);
    },
    /** "a, b and c" */
    list: (words: string[]) => list().format(words),
  };
}

/** Cached, as every row of a list uses them. */
const made = new Map<string, ReturnType<typeof formatsOf>>();

export function useFormat(timezone?: string) {
  const locale = useLocale();
  const key = `${locale} ${timezone ?? ''}`;
  const known = made.get(key);
  if (known) return known;
  const formats = formatsOf(locale, timezone);
  made.set(key, formats);
  return formats;
}
