import { type CalendarEvent, type CustomZone, isDay, type Series } from '../../../../lib/recurrence/event.ts';
import { expand, placeOf, readRule } from '../../../../lib/recurrence/index.ts';
import { ianaZone } from '../../../../lib/recurrence/zone.ts';

const DAY = 86_400_000;
/** The number of dates of a series that a mail shows: enough to see its rhythm. */
const SHOWN_DATES = 4;

/** The time zone in which times are shown to a reader. */
export interface Clock {
  /** The reader's time zone (IANA). */
  zone: string;
  /** Whether texts name the zone. They do not for floating times, which are in the reader's zone. */
  isNamed: boolean;
}

/** Returns the zone in which an event is shown: its own, or the organization's if its own is not well known. */
export function clockOf({ start }: CalendarEvent, zones: CustomZone[], organizationZone: string): Clock {
  const isFloating = start.zone === null;
  const isKnown = !isFloating && start.zone !== 'UTC' && !zones.some(({ name }) => name === start.zone);
  const zone = isKnown && ianaZone(start.zone!) ? start.zone! : organizationZone;
  return { zone, isNamed: !isFloating };
}

/**
 * Returns a text such as `Thursday, 26 November 2026, 14:00–15:00 (Europe/Berlin)`, without times for an all-day event.
 */
export function whenText(event: CalendarEvent, zones: CustomZone[], clock: Clock): string {
  const { start, end, isAllDay } = placeOf(event, zones, clock.zone);
  if (isAllDay) {
    const last = new Date(Date.parse(end) - DAY).toISOString().slice(0, 10);
    const days = last > start ? `${longDay(start, 'UTC')} – ${longDay(last, 'UTC')}` : longDay(start, 'UTC');
    return `${days} (all day)`;
  }
  const [first, last] = [longDay(start, clock.zone), longDay(end, clock.zone)];
  const from = `${first}, ${timeText(start, clock.zone)}`;
  const until =
    start === end
      ? ''
      : first === last
        ? `–${timeText(end, clock.zone)}`
        : ` – ${last}, ${timeText(end, clock.zone)}`;
  return `${from}${until}${clock.isNamed ? ` (${clock.zone})` : ''}`;
}

/** Returns a text for a subject, such as `26 Nov 2026, 14:00 Europe/Berlin`. */
export function shortWhen(event: CalendarEvent, zones: CustomZone[], clock: Clock): string {
  const { start, isAllDay } = placeOf(event, zones, clock.zone);
  if (isAllDay) return shortDay(start, 'UTC');
  const zone = clock.isNamed ? ` ${clock.zone}` : '';
  return `${shortDay(start, clock.zone)}, ${timeText(start, clock.zone)}${zone}`;
}

const UNITS = {
  YEARLY: ['year', 'years'],
  MONTHLY: ['month', 'months'],
  WEEKLY: ['week', 'weeks'],
  DAILY: ['day', 'days'],
  HOURLY: ['hour', 'hours'],
  MINUTELY: ['minute', 'minutes'],
  SECONDLY: ['second', 'seconds'],
} as const;

/**
 * Returns a text such as `every 2 weeks, 10 times: 26 Nov 2026, 10 Dec 2026, …`, or null for an event that does not
 * recur.
 */
export function repeatText(series: Series, clock: Clock): string | null {
  const { master } = series;
  if (!master?.rule) return null;
  const { frequency, interval, count, until } = readRule(master.rule);
  const [one, many] = UNITS[frequency];
  const rhythm = interval === 1 ? `every ${one}` : `every ${interval} ${many}`;
  const last = until
    ? shortDay(until.wall.length === 10 ? until.wall : `${until.wall}Z`, untilZone(until.isUtc, clock))
    : '';
  const end = count !== null ? `, ${count} times` : until ? `, until ${last}` : '';
  const days = firstDays(series, master, clock);
  return `${rhythm}${end}${days ? `: ${days}` : ''}`;
}

/** Returns the zone in which to show UNTIL. A date or local time is shown as written, as if in UTC. */
function untilZone(isUtc: boolean, { zone }: Clock): string {
  return isUtc ? zone : 'UTC';
}

function firstDays(series: Series, master: CalendarEvent, clock: Clock): string {
  const from = Date.parse(placeOf(master, series.zones, clock.zone).start);
  const range = { from: from - DAY, to: from + 365 * DAY, zone: clock.zone, limit: SHOWN_DATES + 1 };
  const { occurrences, isComplete } = expand(series, range);
  const zone = isDay(master.start) ? 'UTC' : clock.zone;
  const days = [...new Set(occurrences.slice(0, SHOWN_DATES).map(({ start }) => shortDay(start, zone)))];
  const hasMore = !isComplete || occurrences.length > SHOWN_DATES;
  return days.join(', ') + (hasMore ? ', …' : '');
}

function longDay(text: string, zone: string): string {
  const part = parts(text, zone, 'long');
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
}

function shortDay(text: string, zone: string): string {
  const part = parts(text, zone, 'short');
  return `${part('day')} ${part('month')} ${part('year')}`;
}

function timeText(text: string, zone: string): string {
  const part = parts(text, zone, 'short');
  return `${part('hour')}:${part('minute')}`;
}

function parts(text: string, timeZone: string, length: 'long' | 'short') {
  const fields = { weekday: length, day: 'numeric', month: length, year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...fields, ...time });
  const all = format.formatToParts(Date.parse(text));
  return (type: Intl.DateTimeFormatPartTypes) => all.find((each) => each.type === type)?.value ?? '';
}
