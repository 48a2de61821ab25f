import { type Clocks, positionOf } from '../../../../../lib/recurrence/clock.ts';
import { type CalendarTime, isDay } from '../../../../../lib/recurrence/event.ts';
import type { Until } from '../../../../../lib/recurrence/rules/rule.ts';
import { DAY, dayText, SECOND, wallNumber, wallText } from '../../../../../lib/recurrence/wall.ts';
import { wallOf } from '../../../../../lib/recurrence/zone.ts';
import { dayOf } from './times.ts';

/** Replaces parts of a rule. Null removes a part. */
export function withParts(rule: string, parts: Record<string, string | null>): string {
  const given = rule
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const kept = given.flatMap((part) => {
    const [name = ''] = part.split('=', 1);
    const value = parts[name.toUpperCase()];
    if (value === undefined) return part;
    return value === null ? [] : `${name.toUpperCase()}=${value}`;
  });
  const names = new Set(given.map((part) => part.split('=', 1)[0]!.toUpperCase()));
  const added = Object.entries(parts).flatMap(([name, value]) =>
    value === null || names.has(name) ? [] : `${name}=${value}`,
  );
  return [...kept, ...added].join(';');
}

/**
 * Returns an UNTIL that includes occurrences up to the wall time `wall` of the series. It has the type of `start`, and
 * is in UTC if `start` has a zone (RFC 5545, 3.3.10).
 */
export function untilText(wall: number, start: CalendarTime, clocks: Clocks): string {
  if (isDay(start)) return compact(dayText(wall));
  if (start.zone === null) return compact(wallText(wall));
  return `${compact(wallText(positionOf({ wall: wallText(wall), zone: start.zone }, clocks)))}Z`;
}

/**
 * Returns an UNTIL, of the type of `start`, that excludes the occurrence at the instant `id` and wall time `wall`. With
 * a zone, it is the second before the instant, because DST may skip the wall time before `wall`.
 */
export function untilBefore({ id, wall }: { id: number; wall: number }, start: CalendarTime): string {
  if (isDay(start)) return compact(dayText(wall - 1));
  if (start.zone === null) return compact(wallText(wall - SECOND));
  return `${compact(wallText(id - SECOND))}Z`;
}

/** Returns the last wall time at which an occurrence of the series may start. */
export function wallOfUntil({ wall, isUtc }: Until, start: CalendarTime, clocks: Clocks): number {
  const number = wallNumber(wall);
  if (isDay(start)) return dayOf(number);
  if (wall.length === 10) return number + DAY - SECOND;
  return isUtc && start.zone !== null ? wallOf(number, clocks.zoneOf(start)) : number;
}

function compact(text: string): string {
  return text.replaceAll(/[-:]/g, '');
}
