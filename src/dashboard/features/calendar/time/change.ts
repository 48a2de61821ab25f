/** Changes the times of occurrences, for dragging and arrow keys. */

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
/** The minimum duration when resizing by dragging. */
const LEAST_MINUTES = 15;

/** Moves by days and clock minutes. Keeps the duration, even across a DST change. */
export function moved(event: Timed, days: number, minutes: number, zone: string): Times {
  if (event.all_day) return { start: addDays(event.start, days), end: addDays(event.end, days) };
  const { first, startMinute } = spanOf(event, zone);
  const start = instantOf(addDays(first, days), startMinute + minutes, zone);
  const length = Date.parse(event.end) - Date.parse(event.start);
  return { start: new Date(start).toISOString(), end: new Date(start + length).toISOString() };
}

/** Moves the end by some minutes; for all-day events, by days. */
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
