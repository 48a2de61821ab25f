import { type Clocks, openClocks, positionIn, positionOf, positionText, wallRange } from './clock.ts';
import { type CalendarEvent, isDay, type Series } from './event.ts';
import { endOf, longestOf, type Timed } from './length.ts';
import { type Instance, recurrenceSetOf } from './recurrence-set.ts';
import { DAY, wallNumber } from './wall.ts';
import { instantOf, wallOf } from './zone.ts';

/** The range and the user of an expansion. Instants are in milliseconds since 1970. */
export interface Query {
  from: number;
  /** Exclusive. The range has at most 366 days. */
  to: number;
  /** The user's zone (IANA), which applies to floating times and days. */
  zone: string;
  /** At most `MAX_OCCURRENCES`, which is the default. */
  limit?: number;
  /** Only occurrences that start in the range, without those in progress at its start. */
  startsOnly?: boolean;
  /** The result of `lastStartOf`, if known: computing it is slow. */
  lastStart?: number | null;
}

export interface Occurrence {
  uid: string;
  /** The original start, in the format of `start`. Null if the event does not recur. */
  recurrenceId: string | null;
  /** ISO 8601 in UTC, or for an all-day event a day, such as `2026-03-29`. The end is exclusive. */
  start: string;
  end: string;
  isAllDay: boolean;
  /** Start and end as instants. An all-day event begins at midnight in the user's zone. */
  from: number;
  until: number;
  /** The component that describes this occurrence: the master or an exception. */
  event: CalendarEvent;
}

export interface Expansion {
  /** Sorted by start. */
  occurrences: Occurrence[];
  /** False if there are more than the limit, or if the rule takes too long. */
  isComplete: boolean;
}

const MAX_OCCURRENCES = 5_000;
const MAX_RANGE = 366 * DAY;

/**
 * Returns the occurrences of a series that overlap a range, in UTC. Computes the recurrence in wall time of the event's
 * zone, then converts it. Throws `RangeError` for a range of more than 366 days and for an unknown zone of the user.
 */
export function expand(series: Series, query: Query): Expansion {
  const { from, to, zone, limit = MAX_OCCURRENCES, startsOnly = false, lastStart = null } = query;
  if (!(from <= to && to - from <= MAX_RANGE)) throw new RangeError('The range has more than 366 days.');
  const most = Math.min(limit, MAX_OCCURRENCES);
  const clocks = openClocks(series.zones, zone);
  const expander = new Expander(series, { from, to, startsOnly, lastStart }, clocks);
  const { placed, isComplete } = expander.run(most);
  const occurrences = placed.toSorted((a, b) => a.from - b.from).slice(0, most);
  return { occurrences, isComplete: isComplete && placed.length <= most };
}

/** The component that describes instances from an original start on: the master or a THISANDFUTURE exception. */
interface Pattern {
  event: CalendarEvent;
  from: number;
  /** The difference between the starts of its occurrences and their original starts, in local time. */
  shift: number;
}

type Range = Required<Pick<Query, 'from' | 'to' | 'startsOnly' | 'lastStart'>>;

class Expander {
  private readonly series: Series;
  private readonly range: Range;
  private readonly clocks: Clocks;
  private readonly exceptions: Map<number, CalendarEvent>;

  constructor(series: Series, range: Range, clocks: Clocks) {
    this.series = series;
    this.range = range;
    this.clocks = clocks;
    // At one original start, an exception for a single occurrence takes precedence over a THISANDFUTURE one.
    const wideFirst = series.exceptions.toSorted(
      (a, b) => Number(b.isThisAndFuture) - Number(a.isThisAndFuture),
    );
    this.exceptions = new Map(wideFirst.map((each) => [this.idOf(each), each]));
  }

  run(limit: number): { placed: Occurrence[]; isComplete: boolean } {
    const { master } = this.series;
    const set = master ? recurrenceSetOf(master, this.clocks, this.range.lastStart) : null;
    const changed = [...this.exceptions]
      .filter(([id]) => !set?.isExcluded(id))
      .flatMap(([id, event]) => this.place(event, id, positionOf(event.start, this.clocks), event) ?? []);
    if (!master || !set) return { placed: changed, isComplete: true };
    const patterns = this.patterns(master);
    const periods = master.rdates.filter(({ end, duration }) => end || duration);
    const longest = Math.max(0, ...periods.map((period) => longestOf(period, this.clocks)));
    const ranges = patterns.map((pattern) => this.wallsOf(pattern, longest));
    // One range for all patterns, so that the rule is expanded once, not once per exception.
    const range = {
      from: Math.min(...ranges.map(({ from }) => from)),
      to: Math.max(...ranges.map(({ to }) => to)),
    };
    const { instances, isComplete } = set.list(range, limit + this.exceptions.size);
    const regular = instances
      .filter(({ id }) => !this.exceptions.has(id))
      .flatMap((instance) => {
        const pattern = patterns.findLast(({ from }) => from <= instance.id);
        return pattern ? (this.placeInstance(instance, pattern, master) ?? []) : [];
      });
    return { placed: [...changed, ...regular], isComplete };
  }

  /** Returns the original start of the occurrence that an exception replaces. */
  private idOf(exception: CalendarEvent): number {
    const { master } = this.series;
    const id = exception.recurrenceId ?? exception.start;
    return master ? positionIn(master.start, id, this.clocks) : positionOf(id, this.clocks);
  }

  /** Returns the patterns, sorted by the original start from which they apply. */
  private patterns(master: CalendarEvent): Pattern[] {
    const zone = this.clocks.zoneOf(master.start);
    const changes = this.series.exceptions
      .filter(({ isThisAndFuture }) => isThisAndFuture)
      .map((event): [number, CalendarEvent] => [this.idOf(event), event])
      .toSorted(([a], [b]) => a - b)
      .map(([id, event]) => ({ event, from: id, shift: wallNumber(event.start.wall) - wallOf(id, zone) }));
    return [{ event: master, from: Number.NEGATIVE_INFINITY, shift: 0 }, ...changes];
  }

  private placeInstance(
    instance: Instance,
    { event, shift }: Pattern,
    master: CalendarEvent,
  ): Occurrence | null {
    if (event === master) return this.place(event, instance.id, instance.id, instance.period ?? event);
    const wall = instance.wall + shift;
    const start = isDay(event.start) ? Math.floor(wall / DAY) * DAY : wall;
    const position = instantOf(start, this.clocks.zoneOf(event.start));
    return this.place(event, instance.id, position, instance.period ?? event);
  }

  /** Returns the range of original starts, in wall time of the series, of all instances that can overlap the range. */
  private wallsOf({ event, shift }: Pattern, longestPeriod: number): { from: number; to: number } {
    const { clocks } = this;
    const longest = this.range.startsOnly ? 0 : Math.max(longestOf(event, clocks), longestPeriod);
    // All-day events begin at midnight in the user's zone, not in UTC.
    const zone = isDay(event.start) ? clocks.user : clocks.zoneOf(event.start);
    const { from, to } = wallRange(this.range.from - longest, this.range.to, zone);
    // A timed instance that becomes all-day moves back to midnight.
    return { from: from - shift - 1, to: to - shift + (isDay(event.start) ? DAY : 0) };
  }

  /** Returns the occurrence at `position`, or null if it does not overlap the range. */
  private place(event: CalendarEvent, id: number, position: number, timed: Timed): Occurrence | null {
    const { clocks, series } = this;
    const isAllDay = isDay(event.start);
    const end = endOf(timed, position, clocks);
    const [at, until] = isAllDay
      ? [position, end].map((day) => instantOf(day, clocks.user))
      : [position, end];
    const { from, to, startsOnly } = this.range;
    const overlaps = at! < to && (at! >= from || (!startsOnly && until! > from));
    if (!overlaps) return null;
    const { master } = series;
    const recurs = master === null || event !== master || master.rule !== null || master.rdates.length > 0;
    const recurrenceId = recurs
      ? positionText(id, isDay(master?.start ?? event.recurrenceId ?? event.start))
      : null;
    const [start, finish] = [position, end].map((each) => positionText(each, isAllDay));
    const place = { start: start!, end: finish!, isAllDay, from: at!, until: until! };
    return { uid: series.uid, recurrenceId, ...place, event };
  }
}
