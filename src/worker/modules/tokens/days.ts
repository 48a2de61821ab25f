const DAY = 86_400_000;

/** The day of a time in UTC, as YYYY-MM-DD. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** So many days, oldest first, the last of them that of `now`. */
export function daysUntil(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => dayOf(now - (count - 1 - i) * DAY));
}

/** When the day of `now` began, in UTC. */
export function startOfDay(now: number): number {
  return now - (now % DAY);
}

/** When the week of `now` began: Monday, in UTC. */
export function startOfWeek(now: number): number {
  const today = startOfDay(now);
  return today - ((new Date(today).getUTCDay() + 6) % 7) * DAY;
}

/** When the month of `now` began, in UTC. */
export function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}
