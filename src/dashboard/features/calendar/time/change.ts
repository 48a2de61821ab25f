/** Occurrences at another time: what dragging and arrow keys do. */

import { addDays, instantOf } from '../../../lib/zones.ts';
import { spanOf } from './layout.ts';

export interface Times {
  start: string;
  end: string;
}

interface Timed extends Times {
  all_day: boolean;
}

const MINUTE = 60_000;
/** Nothing becomes shorter than this by dragging. */
const LEAST_MINUTES = 15;

/** Moved by days and minutes of the clock. It lasts as long as before, also when the clocks change. */
export function moved(event: Timed, days: number, minutes: number, zone: string): Times {
  if (event.all_day) return { start: addDays(event.start, days), end: addDays(event.end, days) };
  const { first, startMinute } = spanOf(event, zone);
  const start = instantOf(addDays(first, days), startMinute + minutes, zone);
  const length = Date.parse(event.end) - Date.parse(event.start);
  return { start: new Date(start).toISOString(), end: new Date(start + length).toISOString() };
}

/** With an end that is so many minutes later: days of an event that takes whole days. */
export function resized(event: Timed, minutes: number, zone: string): Times {
  const { start } = event;
  if (event.all_day) {
    const end = addDays(event.end, Math.sign(minutes));
    return { start, end: end > start ? end : event.end };
  }
  const { last, endMinute } = spanOf(event, zone);
  const least = Date.parse(start) + LEAST_MINUTES * MINUTE;
  return { start, end: new Date(Math.max(least, instantOf(last, endMinute + minutes, zone))).toISOString() };
}
