/** Counts the quota cost of each key's calls, as YouTube does: by day, ending at midnight in Los Angeles. */
import type { Endpoint } from './objects.ts';
import { quotaExceeded } from './wire/problem.ts';

export interface Usage {
  key: string;
  /** The day in Los Angeles, such as 2026-11-22. */
  day: string;
  units: number;
  /** Calls of `search.list`, which have their own limit and cost no units. */
  searches: number;
  /** Calls that were refused because the quota was exceeded. */
  refused: number;
  calls: Partial<Record<Endpoint, number>>;
}

export interface Limits {
  dailyUnits: number;
  dailySearches: number;
}

const MAX_ROWS = 1000;
const CALENDAR = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the day of YouTube's quota, such as 2026-11-22. `time` is in milliseconds since 1970. */
export function quotaDay(time: number): string {
  return CALENDAR.format(time);
}

export type UsageByDay = ReturnType<typeof createUsage>;

export function createUsage(now: () => number, limits: Limits) {
  const rows = new Map<string, Usage>();
  return {
    limits,
    /** Returns a row for each key and day, oldest first. */
    list: (): Usage[] => [...rows.values()],
    /** Returns the row of a key for today. */
    today: (key: string): Usage => findRow(key),
    /** Counts a call. Throws `quotaExceeded` if the day's quota is used up. */
    charge(key: string, endpoint: Endpoint): void {
      const row = findRow(key);
      const isSearch = endpoint === 'search';
      const isOver = isSearch ? row.searches >= limits.dailySearches : row.units >= limits.dailyUnits;
      if (isOver) {
        row.refused++;
        throw quotaExceeded();
      }
      row.calls[endpoint] = (row.calls[endpoint] ?? 0) + 1;
      if (isSearch) row.searches++;
      else row.units++;
    },
  };

  function findRow(key: string): Usage {
    const day = quotaDay(now());
    const found = rows.get(`${key} ${day}`);
    if (found) return found;
    const row: Usage = { key, day, units: 0, searches: 0, refused: 0, calls: {} };
    rows.set(`${key} ${day}`, row);
    if (rows.size > MAX_ROWS) rows.delete(rows.keys().next().value!);
    return row;
  }
}
