/** The IANA time zones of the browser, and UTC, which some lists omit. */
export const TIMEZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** Returns whether a time zone is valid, including old names such as Asia/Calcutta, which are in no list. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
