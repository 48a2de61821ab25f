import type { CalendarEvent, CalendarTime, CustomZone, Series } from '../../recurrence/event.ts';
import { ianaZone } from '../../recurrence/zone.ts';
import { timesOf, zoneNames } from '../times.ts';
import { foldLines, plainLine, textLine } from './content-lines.ts';
import { eventLines } from './write-event.ts';
import { customZoneLines, ianaZoneLines } from './write-zone.ts';

/** PRODID: identifies calendars written here. */
export const PRODUCT = '-//Herald//Calendar//EN';

/**
 * Writes text/calendar (RFC 5545) with a VTIMEZONE for each zone of the events. Deterministic, so that an ETag of it
 * stays valid. `method` (RFC 5546) makes it a message, with a `comment` for its recipients; a feed has neither.
 */
export function writeCalendar(
  series: Series[],
  options: { method?: string; name?: string; comment?: string } = {},
): string {
  const { method, name, comment } = options;
  const renamed = renameZones(series);
  const events = renamed.flatMap(({ master, exceptions }) => [...(master ? [master] : []), ...exceptions]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    ...(method === undefined ? [] : [plainLine('METHOD', {}, method)]),
    ...(name === undefined ? [] : [textLine('X-WR-CALNAME', name)]),
    ...zoneLines(
      events,
      renamed.flatMap(({ zones }) => zones),
    ),
    ...events.flatMap((event) => eventLines(event, { isCancel: method === 'CANCEL', comment })),
    'END:VCALENDAR',
  ];
  return foldLines(lines);
}

function zoneLines(events: CalendarEvent[], customs: CustomZone[]): string[] {
  const names = [...new Set(events.flatMap(zoneNames))].filter((name) => name !== 'UTC').toSorted();
  const years = events.flatMap(timesOf).map(({ wall }) => Number(wall.slice(0, 4)));
  const [first, last] = years.reduce(
    ([low, high], year) => [Math.min(low, year), Math.max(high, year)],
    [9999, 0],
  );
  return names.flatMap((name) => {
    const custom = customs.find((each) => each.name === name);
    return custom ? customZoneLines(custom) : ianaZoneLines(name, first - 1, last + 1);
  });
}

/** Renames all but the first of different zones with the same name, such as `Custom`, or with that of an IANA zone. */
function renameZones(series: Series[]): Series[] {
  const written = new Map<string, string>();
  return series.map((each) => {
    const names = new Map<string, string>();
    const zones = each.zones.map((zone) => {
      const name = freeName(zone, written);
      names.set(zone.name, name);
      return { ...zone, name };
    });
    if ([...names].every(([from, to]) => from === to)) return each;
    const rename = (event: CalendarEvent) => renameIn(event, names);
    return {
      ...each,
      zones,
      master: each.master && rename(each.master),
      exceptions: each.exceptions.map(rename),
    };
  });
}

function freeName(zone: CustomZone, written: Map<string, string>): string {
  const rules = JSON.stringify(zone.observances);
  let name = zone.name;
  for (let number = 2; ianaZone(name) || (written.get(name) ?? rules) !== rules; number++) {
    name = `${zone.name} ${number}`;
  }
  written.set(name, rules);
  return name;
}

function renameIn(event: CalendarEvent, names: Map<string, string>): CalendarEvent {
  const rename = (time: CalendarTime): CalendarTime => ({
    ...time,
    zone: time.zone === null ? null : (names.get(time.zone) ?? time.zone),
  });
  return {
    ...event,
    start: rename(event.start),
    end: event.end && rename(event.end),
    recurrenceId: event.recurrenceId && rename(event.recurrenceId),
    exdates: event.exdates.map(rename),
    rdates: event.rdates.map((each) => ({
      ...each,
      start: rename(each.start),
      end: each.end && rename(each.end),
    })),
  };
}
