import { ianaZone } from '../../../../lib/recurrence/zone.ts';

/** Returns a time with the offset of a zone, to the minute: `2026-11-30T16:20+01:00`. */
export function inZone(time: string, zone: string): string {
  const at = Date.parse(time);
  // A whole day has no zone.
  if (Number.isNaN(at) || time.length === 10) return time;
  const offset = Math.round((ianaZone(zone)?.offsetAt(at) ?? 0) / 60_000);
  const clock = new Date(at + offset * 60_000).toISOString().slice(0, 16);
  const minutes = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${clock}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export const inZoneOrNull = (time: string | null, zone: string): string | null =>
  time === null ? null : inZone(time, zone);
