/**
 * Wall times as numbers: the milliseconds since 1970 that the same digits would be in UTC. So they can be compared and
 * added to without a zone.
 */

export const SECOND = 1_000;
export const DAY = 86_400_000;

/** Parses `2026-03-29T02:30:00` or `2026-03-29` into a number. */
export function wallNumber(wall: string): number {
  return Date.parse(wall.length === 10 ? wall : `${wall}Z`);
}

/** Formats a number as `2026-03-29T02:30:00`. */
export function wallText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19);
}

/** Formats a number as `2026-03-29`. */
export function dayText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}

/**
 * Converts `20260329T023000` to `2026-03-29T02:30:00`, and `20260329` to `2026-03-29`; null for an invalid day or time.
 * A leap second becomes the second before it (RFC 5545, 3.3.12).
 */
export function readWall(digits: string): string | null {
  const [, year, month, day, time] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6}))?$/.exec(digits) ?? [];
  if (year === undefined) return null;
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(wallNumber(date)) || dayText(wallNumber(date)) !== date) return null;
  if (time === undefined) return date;
  const seconds = time.endsWith('60') ? '59' : time.slice(4);
  const wall = `${date}T${time.slice(0, 2)}:${time.slice(2, 4)}:${seconds}`;
  return !Number.isNaN(wallNumber(wall)) && wallText(wallNumber(wall)) === wall ? wall : null;
}
