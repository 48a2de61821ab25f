import { invalid } from '../../../../../lib/errors.ts';
import { FIRST_YEAR, LAST_YEAR, MAX_DAYS } from '../../../../../lib/ical/limits.ts';
import { type Clocks, positionOf } from '../../../../../lib/recurrence/clock.ts';
import { type CalendarTime, isDay } from '../../../../../lib/recurrence/event.ts';
import { DAY, dayText, SECOND, wallNumber, wallText } from '../../../../../lib/recurrence/wall.ts';
import { ianaZone } from '../../../../../lib/recurrence/zone.ts';
import { lengthOf, startingAt, type Times, timeAt, timesFrom } from '../series/index.ts';

/** The times in a request. Omitted fields keep their value or get a default. */
export interface WrittenTimes {
  start?: string | undefined;
  end?: string | undefined;
  timezone?: string | undefined;
  all_day?: boolean | undefined;
}

const HOUR = 3_600_000;
const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Applies the times in a request to an event that is `current`, or new (null). `zone` is used for new events; `clocks`
 * knows the zones of the event. Throws `invalid` naming the field.
 */
export function readTimes(written: WrittenTimes, current: Times | null, zone: string, clocks: Clocks): Times {
  const start = readStart(written, current, zone, clocks);
  if (written.end !== undefined) return readEnd(written.end, start, clocks);
  return withOldLength(start, current, clocks);
}

/** Validates the name of a time zone in a request. */
export function readZone(name: string): string {
  if (/^(?:utc|gmt|etc\/utc|etc\/gmt|z)$/i.test(name)) return 'UTC';
  if (!ianaZone(name)) throw invalid('timezone', 'expected the name of a time zone, such as Europe/Berlin');
  return name;
}

function readStart(written: WrittenTimes, current: Times | null, zone: string, clocks: Clocks): CalendarTime {
  const wasDay = current ? isDay(current.start) : false;
  const isAllDay = written.all_day ?? wasDay;
  const given = written.timezone === undefined ? null : readZone(written.timezone);
  if (written.start !== undefined) {
    const old = current && !wasDay ? current.start.zone : zone;
    return readMoment('start', written.start, isAllDay, given ?? old, clocks);
  }
  if (!current) throw invalid('start', 'expected a start');
  if (isAllDay) return wasDay ? current.start : { wall: current.start.wall.slice(0, 10), zone: null };
  if (wasDay) throw invalid('start', 'expected a time, because the event is no longer `all_day`');
  if (given === null || given === current.start.zone) return current.start;
  return timeAt(positionOf(current.start, clocks), given, clocks);
}

function readMoment(
  path: 'start' | 'end',
  text: string,
  isAllDay: boolean,
  zone: string | null,
  clocks: Clocks,
): CalendarTime {
  const [, day = '', clock, seconds = '00', offset] = WRITTEN.exec(text) ?? [];
  const year = Number(day.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw invalid(path, `expected a year from ${FIRST_YEAR} to ${LAST_YEAR}`);
  }
  if (Number.isNaN(wallNumber(day)) || dayText(wallNumber(day)) !== day) {
    throw invalid(path, 'expected a day that there is');
  }
  if (isAllDay) {
    if (clock !== undefined) throw invalid(path, 'expected a date, because the event is `all_day`');
    return { wall: day, zone: null };
  }
  if (clock === undefined) throw invalid(path, 'expected a time, or `all_day`');
  const wall = `${day}T${clock}:${seconds}`;
  const number = wallNumber(wall);
  if (Number.isNaN(number) || wallText(number) !== wall) throw invalid(path, 'expected a time that there is');
  if (offset === undefined) return { wall, zone };
  const instant = Date.parse(`${wall}${offset}`);
  if (Number.isNaN(instant)) throw invalid(path, 'expected an offset such as +02:00');
  return timeAt(instant, zone, clocks);
}

function readEnd(text: string, start: CalendarTime, clocks: Clocks): Times {
  const end = readMoment('end', text, isDay(start), start.zone, clocks);
  const length = positionOf(end, clocks) - positionOf(start, clocks);
  if (length < 0) throw invalid('end', 'expected no earlier time than `start`');
  if (length === 0 && isDay(start)) throw invalid('end', 'expected the day after the last one');
  if (length > MAX_DAYS * DAY) throw invalid('end', 'expected at most ten years after `start`');
  return timesFrom(start, length, clocks);
}

/** Keeps the length; a new event lasts an hour or a day. An event that becomes all-day covers all its days. */
function withOldLength(start: CalendarTime, current: Times | null, clocks: Clocks): Times {
  if (current && isDay(current.start) === isDay(start)) return startingAt(start, current, clocks);
  if (!isDay(start)) return timesFrom(start, HOUR, clocks);
  return timesFrom(start, current ? daysOf(current, clocks) * DAY : DAY, clocks);
}

function daysOf(times: Times, clocks: Clocks): number {
  const first = wallNumber(times.start.wall);
  const last = first + Math.max(0, lengthOf(times, clocks) - SECOND);
  return 1 + Math.floor(last / DAY) - Math.floor(first / DAY);
}
