/** The calendar of YouTube's quota days, which end at midnight in Los Angeles. */

const CALENDAR = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const MINUTE = 60_000;
const LONGEST_DAY = 25 * 60;

/** Returns the day, such as 2026-11-22. `time` is in milliseconds since 1970. */
export function quotaDay(time: number): string {
  return CALENDAR.format(time);
}

/** Returns the next midnight, in milliseconds since 1970. A day has 23 to 25 hours. */
export function nextMidnight(time: number): number {
  const day = quotaDay(time);
  const start = Math.floor(time / MINUTE);
  let [same, next] = [start, start + LONGEST_DAY + 1];
  while (next - same > 1) {
    const middle = Math.floor((same + next) / 2);
    if (quotaDay(middle * MINUTE) === day) same = middle;
    else next = middle;
  }
  return next * MINUTE;
}
