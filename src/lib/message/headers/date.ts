import type { Headers } from './people.ts';

/**
 * The beginnings of the names of each month, without accents: English, German, French, Spanish, Italian, Portuguese,
 * Dutch, the Scandinavian languages, Polish, Czech, Turkish and Russian.
 */
const MONTHS = [
  'jan|ene|gen|sty|led|oca|янв',
  'feb|fev|fevr|lut|uno|sub|фев',
  'mar|mrz|maa|mrt|bre|мар',
  'apr|avr|abr|kwi|dub|nis|апр',
  'may|mai|mei|mag|maj|kve|мая|маи',
  'jun|juin|giu|cze|cerven|haz|июн',
  'jul|juil|lug|lip|cervenec|tem|июл',
  'aug|aou|ago|sie|srp|agu|авг',
  'sep|set|wrz|zar|eyl|сен',
  'oct|okt|ott|out|paz|rij|eki|окт',
  'nov|lis|kas|ноя',
  'dec|dez|des|dic|gru|pro|ara|дек',
].map((names) => names.split('|'));

/** Zones by letters, in hours: those of RFC 5322 4.3, and others that senders write. The rest counts as UTC. */
const ZONES: Record<string, number> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  AST: -4,
  ADT: -3,
  NST: -3.5,
  NDT: -2.5,
  AKST: -9,
  AKDT: -8,
  HST: -10,
  BRT: -3,
  BRST: -2,
  ART: -3,
  CLT: -4,
  COT: -5,
  BST: 1,
  IST: 5.5,
  WEST: 1,
  CET: 1,
  MET: 1,
  MEZ: 1,
  CEST: 2,
  MEST: 2,
  MESZ: 2,
  EET: 2,
  EEST: 3,
  SAST: 2,
  CAT: 2,
  MSK: 3,
  MSD: 4,
  TRT: 3,
  EAT: 3,
  GST: 4,
  PKT: 5,
  ICT: 7,
  WIB: 7,
  SGT: 8,
  HKT: 8,
  PHT: 8,
  AWST: 8,
  JST: 9,
  KST: 9,
  ACST: 9.5,
  ACDT: 10.5,
  AEST: 10,
  AEDT: 11,
  NZST: 12,
  NZDT: 13,
};

/** The length of a date that is read. */
const MAX_CHARACTERS = 120;
const TIME = /(\d{1,2}) ?[:.h] ?(\d{1,2})(?: ?[:.] ?(\d{1,2}))?(?:[.,]\d{1,9})?(?: ?([ap])\.?m\b\.?)?/i;
const DAY_FIRST =
  /(?<![\d:])(\d{1,2})(?:\.|st|nd|rd|th)?[ -]?(?:de )?(\p{L}{3,20})\.?,?[ -]?(?:de )?(\d{2,4})(?!\d)/iu;
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,20})\.? (\d{1,2})(?:st|nd|rd|th)?\b(?![:.]\d)/iu;
const GERMAN = /(?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})(?!\d)/;
const YEAR_FIRST = /(?<!\d)(\d{4})(?:[-/.]|年 ?)(\d{1,2})(?:[-/.]|月 ?)(\d{1,2})/;

/** Returns the time of the first Date header that can be read, in milliseconds; null if none can. */
export function dateOf(headers: Headers): number | null {
  for (const { key, value } of headers) {
    const time = key === 'date' ? parseDate(value) : null;
    if (time !== null) return time;
  }
  return null;
}

/**
 * Parses a date of RFC 5322 3.3 and 4.3, or as careless programs write it: with names of other languages, dots in the
 * time, the month first, or more text after it. Returns milliseconds; null if it cannot be read.
 */
export function parseDate(header: string): number | null {
  const text = simplified(header);
  const day = readDay(text);
  const time = TIME.exec(day?.rest ?? '');
  const read = day && time ? timeOf(day, time, zoneOf(day.rest.slice(time.index + time[0].length))) : null;
  const known = read ?? Date.parse(header.slice(0, MAX_CHARACTERS));
  return Number.isFinite(known) && known > 0 ? known : null;
}

/** Returns a text without comments and accents, and with single spaces. */
function simplified(header: string): string {
  return header
    .slice(0, MAX_CHARACTERS)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Day {
  year: number;
  /** From 0. */
  month: number;
  day: number;
  /** The text without it. */
  rest: string;
}

function readDay(text: string): Day | null {
  const without = ([all]: RegExpExecArray) => text.replace(all, ' | ');
  const named = DAY_FIRST.exec(text);
  if (named) return dayOf(named[3]!, monthOf(named[2]!), named[1]!, without(named));
  const german = GERMAN.exec(text);
  if (german) return dayOf(german[3]!, Number(german[2]) - 1, german[1]!, without(german));
  const iso = YEAR_FIRST.exec(text);
  if (iso) return dayOf(iso[1]!, Number(iso[2]) - 1, iso[3]!, without(iso).replace('| T', '| '));
  const american = MONTH_FIRST.exec(text.replace(/^\p{L}+,? (?=\p{L})/u, ''));
  const rest = american ? text.replace(american[0], ' | ') : '';
  const year = /(?<![\d+:-])(?:19|20)\d\d(?![\d:])/.exec(rest);
  return american && year
    ? dayOf(year[0], monthOf(american[1]!), american[2]!, rest.replace(year[0], ''))
    : null;
}

function dayOf(year: string, month: number, day: string, rest: string): Day | null {
  const isDay = month >= 0 && month < 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDay ? { year: fullYear(year), month, day: Number(day), rest } : null;
}

/** Returns the year of two or three digits as RFC 5322 4.3 says. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 2) return year < 50 ? 2000 + year : 1900 + year;
  return digits.length === 3 ? 1900 + year : year;
}

/** Returns the month with the longest beginning of its name, from 0; -1 if there is none. */
function monthOf(word: string): number {
  const name = word.toLowerCase();
  const lengths = MONTHS.map((names) =>
    Math.max(...names.map((each) => (name.startsWith(each) ? each.length : 0))),
  );
  const longest = Math.max(...lengths);
  return longest > 0 ? lengths.indexOf(longest) : -1;
}

function timeOf({ year, month, day }: Day, time: RegExpExecArray, zoneMinutes: number): number | null {
  const [, hours, minutes, seconds = '0', half = ''] = time;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  if (hour > 24 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  return Date.UTC(year, month, day, hour, Number(minutes) - zoneMinutes, Number(seconds));
}

/** Returns the zone at the beginning of a text in minutes; 0, which is UTC, if it is unknown. */
function zoneOf(text: string): number {
  const number =
    /^[ |]*(?:(?:GMT|UTC?) ?)?([+\u2212-]?)(\d{2}):?(\d{2})(?!\d)|^[ |]*(?:GMT|UTC?) ?([+-])(\d{1,2})(?!\d)/i.exec(
      text,
    );
  if (number) {
    const [, sign = number[4], hours = number[5], minutes = '0'] = number;
    const offset = Number(hours) * 60 + Number(minutes);
    const isZone = offset <= 14 * 60 && Number(minutes) < 60;
    return isZone ? (sign === '-' || sign === '\u2212' ? -offset : offset) : 0;
  }
  const name = /^[ |]*([a-z]{1,5})(?![a-z])/i.exec(text)?.[1]?.toUpperCase() ?? '';
  return (Object.hasOwn(ZONES, name) ? ZONES[name]! : 0) * 60;
}
