import type { Digest } from '../../../../contract/notifications/settings.ts';
import { timeOfDay } from '../settings/quiet.ts';

const HOUR_MS = 3_600_000;
const DAILY_AT = '08';

/** Returns when the next digest is due after `now`: on the hour, or at 8 in the morning of a time zone. */
export function nextDigest(digest: Digest, timezone: string, now: number): number {
  const nextHour = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  if (digest !== 'daily') return nextHour;
  const hours = Array.from({ length: 25 }, (_, i) => nextHour + i * HOUR_MS);
  return hours.find((at) => timeOfDay(timezone, at).startsWith(DAILY_AT)) ?? nextHour;
}
