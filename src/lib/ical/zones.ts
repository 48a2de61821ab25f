import { openClocks, positionOf } from '../recurrence/clock.ts';
import type { CalendarTime, CustomZone } from '../recurrence/event.ts';
import { Refused } from '../recurrence/refused.ts';
import { wallNumber, wallText } from '../recurrence/wall.ts';
import { ianaZone, instantOf, wallOf } from '../recurrence/zone.ts';
import type { Component } from './component.ts';
import { MAX_ZONE_NAMES } from './limits.ts';
import { firstText } from './property.ts';
import { readCustomZone } from './read-zone.ts';
import { fixedZone, meaningOf, regionIn } from './zone-names.ts';

/** The zones that a calendar can name. */
export interface Zones {
  /** Returns `UTC`, an IANA name, or the name of a custom zone. Throws `Refused` for an unknown zone. */
  find(name: string): string;
  /** Reads a time in UTC, converted to the calendar's X-WR-TIMEZONE if it has one. */
  readUtc(wall: string): CalendarTime;
  /** Returns the instant of a time, whose zone was found before: milliseconds since 1970. */
  instantOf(time: CalendarTime): number;
  /** Returns the custom zones among these names. */
  customOf(names: Iterable<string>): CustomZone[];
}

/**
 * Reads the zones of a calendar. A name is, in this order: an IANA name with a region, also at the end of a path (its
 * VTIMEZONE often has only the current rule); the calendar's own VTIMEZONE, by the IANA name that it gives as its
 * location, else as written; if there is none or it cannot be read, an offset from UTC, or another name of a known
 * zone (`meaningOf`). Others are refused: a wrong zone is worse than none.
 *
 * Programs that write all times in UTC name the intended zone in X-WR-TIMEZONE: their series recur in wall time of that
 * zone. Floating times stay floating.
 */
export function openZones(calendar: Component): Zones {
  const own = ownZones(calendar);
  const custom: CustomZone[] = [];
  const clocks = openClocks(custom, 'UTC');
  const found = new Map<string, string | Refused>();
  const add = (zone: CustomZone) => {
    custom.push(zone);
    return zone.name;
  };
  const search = (name: string): string | Refused => {
    const region = regionIn(name);
    if (region !== null) return region;
    const defined = own.get(keyOf(name));
    const read = defined && readOwn(defined);
    if (typeof read === 'string') return read;
    if (read && !(read instanceof Refused)) return add(read);
    const fixed = fixedZone(name);
    if (fixed) return fixed.observances[0]!.offsetTo === 0 ? 'UTC' : add(fixed);
    return meaningOf(name) ?? read ?? new Refused(`Nobody knows its time zone "${name.slice(0, 100)}".`);
  };
  const find = (given: string): string => {
    const name = withoutQuotes(given);
    if (!found.has(name) && found.size >= MAX_ZONE_NAMES)
      throw new Refused(`The calendar names more than ${MAX_ZONE_NAMES} time zones.`);
    const zone = found.get(name) ?? search(name);
    found.set(name, zone);
    if (zone instanceof Refused) throw zone;
    return zone;
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
    instantOf: (time) => positionOf(time, clocks),
    customOf: (names) =>
      [...new Set(names)].flatMap((name) => custom.find((zone) => zone.name === name) ?? []),
  };
}

function withoutQuotes(name: string): string {
  return name.replaceAll('"', '').trim();
}

/** Returns the key of a name: programs write its case and its quotes in two ways in one calendar. */
function keyOf(name: string): string {
  return withoutQuotes(name).toLowerCase();
}

function ownZones(calendar: Component): Map<string, Component> {
  const zones = calendar.components.filter(({ name }) => name === 'VTIMEZONE');
  return new Map(
    zones.flatMap((zone): [string, Component][] => {
      const name = firstText(zone.lines, 'TZID');
      return name === null ? [] : [[keyOf(name), zone]];
    }),
  );
}

/** Returns the IANA name of a VTIMEZONE if it gives one (X-LIC-LOCATION), else the zone as written. */
function readOwn(component: Component): string | CustomZone | Refused {
  const location = firstText(component.lines, 'X-LIC-LOCATION');
  if (location?.includes('/') && ianaZone(location)) return location;
  const name = withoutQuotes(firstText(component.lines, 'TZID') ?? '');
  try {
    return readCustomZone(component, name);
  } catch (error) {
    if (error instanceof Refused)
      return new Refused(`Its time zone "${name.slice(0, 100)}" cannot be read. ${error.message}`);
    throw error;
  }
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
