import type { NotificationSettings } from '../../../../contract/notifications/settings.ts';

/** Whether a member gets no pushes now: in their quiet hours, or while they are not to be disturbed. */
export function isQuiet(settings: NotificationSettings, timezone: string, now: number): boolean {
  const { quiet_hours: hours, do_not_disturb_until: until } = settings;
  if (until !== null && Date.parse(until) > now) return true;
  if (hours === null) return false;
  const time = timeOfDay(timezone, now);
  const { from, to } = hours;
  return from < to ? from <= time && time < to : from <= time || time < to;
}

/** Returns the time of day in a time zone, as `09:05`. An unknown zone counts as UTC. */
export function timeOfDay(timezone: string, now: number): string {
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    }).format(now);
  try {
    return format(timezone);
  } catch (error) {
    if (error instanceof RangeError) return format('UTC');
    throw error;
  }
}
