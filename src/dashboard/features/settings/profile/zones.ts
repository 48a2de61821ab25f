/** Names of the IANA time zone database that the browser knows, and UTC, which some lists leave out. */
export const TIMEZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** Old names such as Asia/Calcutta are zones too, though no list has them. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
