const DATE = /^(\d{4})(?:([-/])(\d{1,2})(?:\2(\d{1,2}))?)?$/;

/** Returns the start, in UTC, of a day (`2026-11-23`, `2026/11/23`), month or year; null for anything else. */
export function startOf(text: string): number | null {
  const [, year, , month = '1', day = '1'] = DATE.exec(text) ?? [];
  if (year === undefined) return null;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isThere = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isThere ? date.getTime() : null;
}
