/** Formats a date in a time zone. */

const dayIn = (timezone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' });

/** Returns a date as `2026-11-26`, some days after that of `now`. */
export function dayOf(now: Date, timezone: string, after = 0): string {
  const today = dayIn(timezone).format(now);
  return new Date(Date.parse(today) + after * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the part of the day for a greeting, by the local hour. */
export function partOfDay(now: Date, timezone: string): 'morning' | 'day' | 'evening' {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit' });
  const hour = Number(format.format(now));
  return hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'day' : 'evening';
}

interface Meeting {
  start: string;
  end: string;
  all_day: boolean;
}

/** Returns whether a meeting overlaps a day. All-day meetings have dates, which are the same in every time zone. */
export function isOn({ start, end, all_day }: Meeting, day: string, timezone: string): boolean {
  if (all_day) return start <= day && day < end;
  const format = dayIn(timezone);
  const last = new Date(Math.max(Date.parse(start), Date.parse(end) - 1));
  return format.format(new Date(start)) <= day && day <= format.format(last);
}

/** Returns whether a meeting takes place now. All-day meetings do not count. */
export const isNow = ({ start, end, all_day }: Meeting, now: Date) =>
  !all_day && Date.parse(start) <= now.getTime() && now.getTime() < Date.parse(end);
