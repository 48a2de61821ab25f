import type { Language } from '../../../lib/language.ts';

/** Who reads a mail, as their profile says. */
export interface Reader {
  language: Language;
  /** The name of a time zone. */
  timezone: string;
}

/** The reader of a mail to an address without a profile, in English. */
export const NOBODY: Reader = { language: 'en', timezone: 'UTC' };

const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

/** Formats a moment with its zone: `30 November 2026 at 12:24 CET`. */
export function momentOf({ language, timezone }: Reader, time: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: timezone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);
}

/** Formats a moment without its zone: `Monday, 30 November 2026 at 12:24`. */
export function dayAndTime({ language, timezone }: Reader, time: number): string {
  const format = { timeZone: timezone, dateStyle: 'full', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], format).format(time);
}

/** Formats a day of UTC. */
export function dayOf({ language }: Reader, time: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', dateStyle: 'long' }).format(time);
}

export const numberOf = ({ language }: Reader, value: number): string =>
  value.toLocaleString(LOCALES[language]);
