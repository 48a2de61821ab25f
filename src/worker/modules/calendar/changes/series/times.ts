import type { Clocks } from '../../../../../lib/recurrence/clock.ts';
import { positionOf } from '../../../../../lib/recurrence/clock.ts';
import { type CalendarEvent, type CalendarTime, isDay } from '../../../../../lib/recurrence/event.ts';
import { endOf } from '../../../../../lib/recurrence/length.ts';
import { DAY, dayText, SECOND, wallText } from '../../../../../lib/recurrence/wall.ts';
import { instantOf, wallOf } from '../../../../../lib/recurrence/zone.ts';

/** The start and the length of an event. */
export type Times = Pick<CalendarEvent, 'start' | 'end' | 'duration'>;

export function timesOf({ start, end, duration }: CalendarEvent): Times {
  return { start, end, duration };
}

/** Converts an instant to a wall time in `zone`, or in UTC if the wall time is repeated and means the earlier one. */
export function timeAt(instant: number, zone: string | null, clocks: Clocks): CalendarTime {
  const clock = clocks.zoneOf({ wall: '1970-01-01T00:00:00', zone });
  const wall = wallOf(instant, clock);
  return instantOf(wall, clock) === instant
    ? { wall: wallText(wall), zone }
    : { wall: wallText(instant), zone: 'UTC' };
}

/** Converts a wall time, as a number, to a time of the type of `like`. */
export function timeLike(wall: number, like: CalendarTime): CalendarTime {
  return { wall: isDay(like) ? dayText(wall) : wallText(wall), zone: like.zone };
}

/** Returns the milliseconds from the start to the end. */
export function lengthOf(times: Times, clocks: Clocks): number {
  const position = positionOf(times.start, clocks);
  return endOf(times, position, clocks) - position;
}

/** Returns the times of an event that starts at `start` and lasts `length` milliseconds. */
export function timesFrom(start: CalendarTime, length: number, clocks: Clocks): Times {
  const position = positionOf(start, clocks);
  if (isDay(start)) return { start, end: { wall: dayText(position + length), zone: null }, duration: null };
  const end = timeAt(position + length, start.zone, clocks);
  // The end is in the repeated hour of a DST change.
  if (end.zone !== start.zone) return { start, end: null, duration: { days: 0, seconds: length / SECOND } };
  return { start, end, duration: null };
}

/** Returns times of the same length from another start. A `duration` remains a duration. */
export function startingAt(start: CalendarTime, times: Times, clocks: Clocks): Times {
  if (times.duration && !isDay(start)) return { start, end: null, duration: times.duration };
  return timesFrom(start, lengthOf(times, clocks), clocks);
}

/** Returns the midnight before a wall time. */
export function dayOf(wall: number): number {
  return Math.floor(wall / DAY) * DAY;
}

export function isSameTime(a: CalendarTime, b: CalendarTime): boolean {
  return a.wall === b.wall && a.zone === b.zone;
}

/** Returns whether the times have the same instants and the same time zone. */
export function areSameTimes(a: Times, b: Times, clocks: Clocks): boolean {
  return isSameTime(a.start, b.start) && lengthOf(a, clocks) === lengthOf(b, clocks);
}
