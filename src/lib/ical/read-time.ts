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

/** Reads DTSTAMP as ISO 8601. Throws `Refused` unless it is a time in UTC, because it could not be compared. */
export function readStamp({ name, value }: Property): string {
  const stamp = compactTime(value.toUpperCase());
  const wall = stamp.endsWith('Z') ? readWall(stamp.slice(0, -1)) : null;
  if (wall?.length !== 19) throw new Refused(`Its ${name} is not a time in UTC: ${value.slice(0, 50)}`);
  return `${wall}.000Z`;
}

/** Reads a value of RDATE: a time or a period. Throws as `readTime`. */
export function readExtraStart(property: Property, zones: Zones): ExtraStart {
  const [first = '', second] = property.value.split('/', 2);
  const start = readOne(property, first, zones);
  if (second === undefined) return { start, end: null, duration: null };
  if (/^[+-]?P/.test(second)) return { start, end: null, duration: readSpan(second, property.name) };
  return { start, end: readOne(property, second, zones), duration: null };
}

/** Returns a property for each value of a list, separated by commas, or by semicolons as in vCalendar 1.0. */
export function eachValueOf(property: Property): Property[] {
  const values = property.value.split(/[,;]/).filter((each) => each.trim() !== '');
  return (values.length === 0 ? [''] : values).map((value) => ({ ...property, value }));
}

function readOne(property: Property, text: string, zones: Zones): CalendarTime {
  const value = compactTime(text.trim().toUpperCase());
  const isUtc = value.endsWith('Z');
  const wall = readWall(isUtc ? value.slice(0, -1) : value);
  if (wall === null || (isUtc && wall.length === 10)) throw wrongTime(property, text);
  if (wall.length === 10) return { wall, zone: null };
  if (isUtc) return zones.readUtc(wall);
  const name = parameterOf(property, 'tzid');
  return { wall, zone: name === null ? null : zones.find(name) };
}

/** Converts the extended format of ISO 8601 and a time without seconds, which some programs write, to the format here. */
function compactTime(value: string): string {
  const [, year, month, day, hour, minute, second = '00', utc = ''] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d{1,9})?)?(Z)?)?$/.exec(value) ?? [];
  if (year === undefined) return value;
  return `${year}${month}${day}${hour === undefined ? '' : `T${hour}${minute}${second}${utc}`}`;
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
