import { type Clocks, positionOf } from './clock.ts';
import { type CalendarEvent, type CalendarTime, isDay, type Span } from './event.ts';
import { DAY, SECOND } from './wall.ts';
import { instantOf, wallOf } from './zone.ts';

/** The source of an occurrence's length: an event, or a period of RDATE. */
export type Timed = Pick<CalendarEvent, 'start' | 'end' | 'duration'>;

/**
 * Returns the end of an occurrence that starts at `position`. With DTEND, all occurrences have the same exact length;
 * with DURATION, days are counted in wall time (RFC 5545, 3.8.5.3).
 */
export function endOf(timed: Timed, position: number, clocks: Clocks): number {
  const { start, end, duration } = timed;
  if (isDay(start)) return position + Math.max(1, lengthInDays(timed)) * DAY;
  if (end) return position + positionOf(end, clocks) - positionOf(start, clocks);
  return duration ? addSpan(position, duration, start, clocks) : position;
}

function lengthInDays({ start, end, duration }: Timed): number {
  if (end) return (Date.parse(end.wall.slice(0, 10)) - Date.parse(start.wall)) / DAY;
  return duration ? duration.days + Math.ceil((duration.seconds * SECOND) / DAY) : 1;
}

function addSpan(position: number, { days, seconds }: Span, start: CalendarTime, clocks: Clocks): number {
  const zone = clocks.zoneOf(start);
  const later = days === 0 ? position : instantOf(wallOf(position, zone) + days * DAY, zone);
  return later + seconds * SECOND;
}

/** Returns an upper bound for the length of an occurrence, in milliseconds. Allows a day for changes of the offset. */
export function longestOf(timed: Timed, clocks: Clocks): number {
  const position = positionOf(timed.start, clocks);
  const { duration } = timed;
  return endOf(timed, position, clocks) - position + (duration && duration.days > 0 ? DAY : 0);
}
