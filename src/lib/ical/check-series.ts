import type { CalendarEvent, Series } from '../recurrence/event.ts';
import { lastStartOf } from '../recurrence/recurrence-set.ts';
import { Refused } from '../recurrence/refused.ts';
import type { Allowance } from '../recurrence/rules/last-start.ts';
import { DAY, wallNumber } from '../recurrence/wall.ts';
import { MAX_CUSTOM_ZONES, MAX_ZONED_YEARS, MAX_ZONES } from './limits.ts';
import { timesOf, zoneNames } from './times.ts';

const MAX_SHIFT = 366 * DAY;

/** Throws `Refused` for a series beyond realistic limits, which would take long to expand or count. */
export function checkSeries(series: Series, allowance: Allowance): void {
  const { master, exceptions, zones } = series;
  const events = [...(master ? [master] : []), ...exceptions];
  if (new Set(events.flatMap(zoneNames)).size > MAX_ZONES)
    throw new Refused(`It has more than ${MAX_ZONES} time zones.`);
  if (zones.length > MAX_CUSTOM_ZONES)
    throw new Refused(`It has more than ${MAX_CUSTOM_ZONES} time zones of its own.`);
  const years = events
    .flatMap(timesOf)
    .filter(({ zone }) => zone !== null)
    .map(({ wall }) => Number(wall.slice(0, 4)))
    .toSorted((a, b) => a - b);
  if (years.at(-1)! - years[0]! > MAX_ZONED_YEARS)
    throw new Refused(`Its dates are more than ${MAX_ZONED_YEARS} years apart.`);
  if (exceptions.some(shiftsFar)) throw new Refused('It moves all later occurrences by more than a year.');
  lastStartOf(series, allowance);
}

function shiftsFar({ isThisAndFuture, recurrenceId, start }: CalendarEvent): boolean {
  if (!isThisAndFuture || !recurrenceId) return false;
  return Math.abs(wallNumber(start.wall) - wallNumber(recurrenceId.wall)) > MAX_SHIFT;
}
