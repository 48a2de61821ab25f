/** Returns a calendar with these lines. */
export function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:request', ...lines, 'END:VCALENDAR'].join('\r\n');
}

/** Returns an event that starts on 1 January 2026 at 9:00 UTC, with these lines added. */
export function event(...lines: string[]): string {
  return calendar('BEGIN:VEVENT', 'UID:one', 'DTSTART:20260101T090000Z', ...lines, 'END:VEVENT');
}
