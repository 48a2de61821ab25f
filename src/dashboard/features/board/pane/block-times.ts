/** A time as a clock shows it: `2026-11-26` and `14:00`. */
interface Clock {
  day: string;
  time: string;
}

/** The next full hour in a zone (IANA). */
export function nextHour(now: Date, timezone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const shown = format.format(new Date(now.getTime() + 3_600_000));
  return { day: shown.slice(0, 10), time: `${shown.slice(11, 13)}:00` };
}

/** Begin and end as the API reads them in a zone. The length is what the clock shows, also over midnight. */
export function blockOf({ day, time }: Clock, minutes: number): { start: string; end: string } {
  const start = `${day}T${time}:00`;
  const end = new Date(Date.parse(`${start}Z`) + minutes * 60_000).toISOString().slice(0, 19);
  return { start, end };
}
