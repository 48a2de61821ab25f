/**
 * Returns a DTSTAMP for now, in whole seconds as in iCalendar, and newer than the earlier ones, so that mails within
 * one second are ordered too.
 */
export function stampAfter(now: number, ...earlier: (string | null)[]): string {
  const last = Math.max(...earlier.map((stamp) => (stamp ? Date.parse(stamp) : 0)), 0);
  const second = Math.floor(now / 1000) * 1000;
  return new Date(Math.max(second, last + 1000)).toISOString();
}
