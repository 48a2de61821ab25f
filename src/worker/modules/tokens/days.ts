const DAY = 86_400_000;

/** Returns the day of a time in UTC, as YYYY-MM-DD. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns the `count` days up to that of `now`, oldest first. */
export function daysUntil(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => dayOf(now - (count - 1 - i) * DAY));
}

/** Returns the start of the day of `now`, in UTC. */
export function startOfDay(now: number): number {
  return now - (now % DAY);
}

/** Returns the start of the week of `now`: Monday, in UTC. */
export function startOfWeek(now: number): number {
  const today = startOfDay(now);
  return today - ((new Date(today).getUTCDay() + 6) % 7) * DAY;
}

/** Returns the start of the month of `now`, in UTC. */
export function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}
