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

/** Formats dates, numbers and amounts in a language. `timezone` is an IANA name; defaults to the browser's. */
function formatsOf(language: Language, timezone?: string) {
  const zone = timezone ? { timeZone: timezone } : {};
  const date = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(language, { ...zone, ...options }));
  const clock = date({ hour: 'numeric', minute: '2-digit' });
  const monthDay = date({ day: 'numeric', month: 'short' });
  const fullDay = date({ day: 'numeric', month: 'short', year: 'numeric' });
  const weekday = date({ weekday: 'long', day: 'numeric', month: 'long' });
  const dayClock = date({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const whole = date({ dateStyle: 'medium', timeStyle: 'short' });
  const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const number = once(() => new Intl.NumberFormat(language));
  const compact = once(
    () => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
  );
  const percent = once(() => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }));
  const list = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const day = date({ year: 'numeric', month: '2-digit', day: '2-digit' });
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
      const then = new Date(at);
      if (day().format(then) === day().format(now)) return clock().format(then);
      return (then.getFullYear() === now.getFullYear() ? monthDay : fullDay)().format(then);
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
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100),
    bytes(size: number) {
      const [unit, bytes] = BYTES.find(([, least]) => size >= least) ?? (['kilobyte', 1e3] as const);
      const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
      return new Intl.NumberFormat(language, style).format(size / bytes);
    },
    /** "a, b and c" */
    list: (words: string[]) => list().format(words),
  };
}

/** Cached, as every row of a list uses them. */
const made = new Map<string, ReturnType<typeof formatsOf>>();

export function useFormat(timezone?: string) {
  const { language } = useLanguage();
  const key = `${language} ${timezone ?? ''}`;
  const known = made.get(key);
  if (known) return known;
  const formats = formatsOf(language, timezone);
  made.set(key, formats);
  return formats;
}
