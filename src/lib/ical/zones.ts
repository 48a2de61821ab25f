import { findIana } from 'windows-iana';
import type { CalendarTime, CustomZone } from '../recurrence/event.ts';
import { Refused } from '../recurrence/refused.ts';
import { wallNumber, wallText } from '../recurrence/wall.ts';
import { ianaZone, instantOf, regionalName, wallOf } from '../recurrence/zone.ts';
import type { Component } from './component.ts';
import { firstText } from './property.ts';
import { readCustomZone } from './read-zone.ts';

/** The zones that a calendar can name. */
export interface Zones {
  /** Returns `UTC`, an IANA name, or the name of a custom zone. Throws `Refused` for an unknown zone. */
  find(name: string): string;
  /** Reads a time in UTC, converted to the calendar's X-WR-TIMEZONE if it has one. */
  readUtc(wall: string): CalendarTime;
  /** Returns the custom zones among these names. */
  customOf(names: Iterable<string>): CustomZone[];
}

/**
 * Reads the zones of a calendar. A name is, in this order: an IANA name with a region (its VTIMEZONE often has only the
 * current rule); the calendar's own VTIMEZONE; an IANA name without a region, such as `EST`; a Windows name; an IANA
 * name with a prefix, such as `/example.org/Europe/Berlin`. Others are refused: a wrong zone is worse than none.
 *
 * Programs that write all times in UTC name the intended zone in X-WR-TIMEZONE: their series recur in wall time of that
 * zone. Floating times stay floating.
 */
export function openZones(calendar: Component): Zones {
  const own = ownZones(calendar);
  const read = new Map<string, CustomZone>();
  const find = (given: string): string => {
    const name = given.trim();
    if (/^(?:utc|gmt|etc\/utc|etc\/gmt|z)$/i.test(name)) return 'UTC';
    if (name.includes('/') && ianaZone(name)) return name;
    const component = own.get(name);
    if (component) {
      if (!read.has(name)) read.set(name, readCustomZone(component, name));
      return name;
    }
    const found = [name, ...findIana(name), ...withoutPrefix(name)].find((each) => ianaZone(each));
    if (found === undefined) throw new Refused(`Nobody knows its time zone "${name.slice(0, 100)}".`);
    return found.includes('/') ? found : regionalName(found);
  };
  const usual = usualZone(calendar, find);
  return {
    find,
    readUtc: (wall) => {
      const zone = usual === null ? null : ianaZone(usual);
      const instant = wallNumber(wall);
      // In the repeated hour of a DST change, only UTC is unambiguous.
      if (usual === null || !zone || instantOf(wallOf(instant, zone), zone) !== instant)
        return { wall, zone: 'UTC' };
      return { wall: wallText(wallOf(instant, zone)), zone: usual };
    },
    customOf: (names) => [...new Set(names)].flatMap((name) => read.get(name) ?? []),
  };
}

function ownZones(calendar: Component): Map<string, Component> {
  const zones = calendar.components.filter(({ name }) => name === 'VTIMEZONE');
  return new Map(
    zones.flatMap((zone): [string, Component][] => {
      const name = firstText(zone.lines, 'TZID');
      return name === null ? [] : [[name, zone]];
    }),
  );
}

/** Returns the zone in X-WR-TIMEZONE, or null. Only UTC times depend on it, so an unknown one is ignored. */
function usualZone(calendar: Component, find: (name: string) => string): string | null {
  const name = firstText(calendar.lines, 'X-WR-TIMEZONE');
  if (name === null) return null;
  try {
    return find(name);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Returns the zone names that a name with a prefix may end with: `Europe/Berlin`, or `America/Indiana/Knox`. */
function withoutPrefix(name: string): string[] {
  if (!name.startsWith('/')) return [];
  const words = name.split('/');
  return [words.slice(-3).join('/'), words.slice(-2).join('/')];
}
