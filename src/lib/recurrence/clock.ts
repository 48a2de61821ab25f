import { customZone } from './custom-zone.ts';
import { type CalendarTime, type CustomZone, isDay } from './event.ts';
import { DAY, dayText, wallNumber } from './wall.ts';
import { ianaZone, instantOf, UTC, type Zone } from './zone.ts';

/** The time zones of one series for one user. */
export interface Clocks {
  /** Returns the zone of a time. A day has none, and is treated as UTC. */
  zoneOf(time: CalendarTime): Zone;
  /** The user's zone, which applies to floating times. */
  user: Zone;
}

/** Throws `RangeError` for an unknown zone. */
export function openClocks(zones: CustomZone[], userZone: string): Clocks {
  const opened = new Map<string, Zone>([['UTC', UTC]]);
  const named = (name: string): Zone => {
    const custom = zones.find((each) => each.name === name);
    const zone = opened.get(name) ?? (custom ? customZone(custom) : known(name));
    opened.set(name, zone);
    return zone;
  };
  const user = known(userZone);
  return {
    user,
    zoneOf: (time) => {
      if (isDay(time)) return UTC;
      return time.zone === null ? user : named(time.zone);
    },
  };
}

function known(name: string): Zone {
  const zone = ianaZone(name);
  if (!zone) throw new RangeError(`There is no time zone ${name}.`);
  return zone;
}

/** Returns the position of a time: milliseconds since 1970. The position of a day is its midnight in UTC. */
export function positionOf(time: CalendarTime, clocks: Clocks): number {
  return instantOf(wallNumber(time.wall), clocks.zoneOf(time));
}

/** Formats a position as the API does: ISO 8601 in UTC, or a day. */
export function positionText(position: number, isAllDay: boolean): string {
  return isAllDay ? dayText(position) : new Date(position).toISOString();
}

/**
 * Returns the position of a time that identifies an occurrence (RECURRENCE-ID, EXDATE, RDATE) of the series that starts
 * at `start`. The types should match, but programs mix them: a day identifies the occurrence on that day, a time in an
 * all-day series identifies its day, and a floating time is in the zone of the series.
 */
export function positionIn(start: CalendarTime, time: CalendarTime, clocks: Clocks): number {
  if (isDay(start)) return wallNumber(time.wall.slice(0, 10));
  if (isDay(time)) return instantOf(wallNumber(time.wall + start.wall.slice(10)), clocks.zoneOf(start));
  return positionOf(time.zone === null ? { ...time, zone: start.zone } : time, clocks);
}

/** Returns a range of wall times that covers a range of instants, even if the offset changes near its ends. */
export function wallRange(from: number, to: number, zone: Zone): { from: number; to: number } {
  const offsets = (instant: number) => [-DAY, 0, DAY].map((distance) => zone.offsetAt(instant + distance));
  return { from: from + Math.min(...offsets(from)), to: to + Math.max(...offsets(to)) };
}
