import type { Patterns } from '../patterns.ts';

const MINUTES = /(?<![\d:.,])(\d{1,3}) ?(?:min|mins|minuten|minutes|minutos|minuti|minut)(?!\p{L})/u;
const HOURS =
  /(?<![\d:.,])(\d{1,2})(?:[.,](5))? ?(?:stunden|hours|heures de|horas de|ore di|godziny)(?!\p{L})/u;
/** "Two hours"; longer lengths are written in figures. */
const TWO_HOURS =
  /(?<!\p{L})(?:two hours|zwei stunden|deux heures(?! et quart| et demie)|dos horas|due ore|twee uur(?= (?:in|de tijd|uit|rekenen|nodig)|[.,;)]|$)|dwie godziny|duas horas)(?!\p{L})/u;
const HOUR_AND_HALF =
  /(?<!\p{L})(?:(?:an|one) hour and a half|an hour and a half|anderthalb stunden|eineinhalb stunden|(?:une )?heure et demie|(?:una )?hora y media|(?:uma )?hora e meia|un'ora e mezza?o?|anderhalf uur|poltorej godziny)(?!\p{L})/u;

/** Returns the length that a sentence gives, in minutes, or null. */
export function durationOf(text: string, { halfHour, hour }: Patterns): number | null {
  const minutes = MINUTES.exec(text);
  if (minutes) return Number(minutes[1]) || null;
  const hours = HOURS.exec(text);
  if (hours) return Number(hours[1]) * 60 + (hours[2] ? 30 : 0) || null;
  if (HOUR_AND_HALF.test(text)) return 90;
  if (TWO_HOURS.test(text)) return 120;
  if (halfHour.test(text)) return 30;
  return hour.test(text) ? 60 : null;
}
