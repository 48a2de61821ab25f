/** A local date and time: `2026-11-26` and `14:00`. */
interface Clock {
  day: string;
  time: string;
}

/** Returns the next full hour in a time zone (IANA). */
export function nextHour(now: Date, timezone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const shown = format.format(new Date(now.getTime() + 3_600_000));
  return { day: shown.slice(0, 10), time: `${shown.slice(11, 13)}:00` };
}

/** Returns start and end for the API. The duration is in local clock time, even across midnight. */
export function blockOf({ day, time }: Clock, minutes: number): { start: string; end: string } {
  const start = `${day}T${time}:00`;
  const end = new Date(Date.parse(`${start}Z`) + minutes * 60_000).toISOString().slice(0, 19);
  return { start, end };
}
