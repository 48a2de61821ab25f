import type { CalendarTime, ExtraStart, Span } from '../recurrence/event.ts';
import { Refused } from '../recurrence/refused.ts';
import { DAY, readWall, SECOND } from '../recurrence/wall.ts';
import { MAX_DAYS } from './limits.ts';
import { type Property, parameterOf } from './property.ts';
import type { Zones } from './zones.ts';

const DURATION = /^\+?P(?:(\d{1,6})W|(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,10})S)?)?)$/;

/** Reads DTSTART and similar properties. Throws `Refused` for an invalid time or an unknown zone. */
export function readTime(property: Property, zones: Zones): CalendarTime {
  return readOne(property, property.value, zones);
}

/** Reads EXDATE: times separated by commas. */
export function readTimes(property: Property, zones: Zones): CalendarTime[] {
  return valuesOf(property).map((value) => readOne(property, value, zones));
}

/** Reads RDATE: times or periods separated by commas. */
export function readExtraStarts(property: Property, zones: Zones): ExtraStart[] {
  return valuesOf(property).map((value) => {
    const [first = '', second] = value.split('/', 2);
    const start = readOne(property, first, zones);
    if (second === undefined) return { start, end: null, duration: null };
    if (/^[+-]?P/.test(second)) return { start, end: null, duration: readSpan(second, property.name) };
    return { start, end: readOne(property, second, zones), duration: null };
  });
}

function valuesOf({ value }: Property): string[] {
  return value.split(',').filter((each) => each.trim() !== '');
}

function readOne(property: Property, text: string, zones: Zones): CalendarTime {
  const value = text.trim().toUpperCase();
  const isUtc = value.endsWith('Z');
  const wall = readWall(isUtc ? value.slice(0, -1) : value);
  if (wall === null || (isUtc && wall.length === 10)) throw wrongTime(property, text);
  if (wall.length === 10) return { wall, zone: null };
  if (isUtc) return zones.readUtc(wall);
  const name = parameterOf(property, 'tzid');
  return { wall, zone: name === null ? null : zones.find(name) };
}

function wrongTime({ name }: Property, value: string): Refused {
  return new Refused(`Its ${name} is not a date or time: ${value.slice(0, 50)}`);
}

/** Reads a DURATION, not negative and of at most ten years. Throws `Refused`. */
export function readSpan(value: string, name: string): Span {
  const match = DURATION.exec(value.trim().toUpperCase());
  const given = match?.slice(1).filter((each) => each !== undefined) ?? [];
  if (!match || given.length === 0) throw new Refused(`Its ${name} is not a duration of at most ten years.`);
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((each) => Number(each ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const span = { days: weeks * 7 + days, seconds: hours * 3600 + minutes * 60 + seconds };
  if (span.days + span.seconds / (DAY / SECOND) > MAX_DAYS)
    throw new Refused('It lasts longer than ten years.');
  return span;
}
