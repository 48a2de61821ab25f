/** Returns the milliseconds of a Retry-After (RFC 9110, section 10.2.3: seconds or a date); 0 if missing or invalid. */
export function readRetryAfter(value: string | null, now: number): number {
  if (value === null) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return wait > 0 ? wait : 0;
}
