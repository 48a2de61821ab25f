/** Sums of token usage by day, without components. */
interface Day {
  date: string;
  tokens: number;
  calls: number;
}
export const RANGES = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type Range = keyof typeof RANGES;
const PACE_DAYS = 30;
/** Longer estimates are meaningless. */
const MOST_DAYS = 365;

export const sumTokens = (days: Day[]) => days.reduce((sum, { tokens }) => sum + tokens, 0);

/**
 * Returns the last days of the range, each with the corresponding day of the previous period. `days` has 90 days,
 * oldest first, so a 90-day range has no previous period.
 */
export function compareDays(days: Day[], range: Range) {
  const length = RANGES[range];
  const now = days.slice(-length);
  const before = days.slice(-2 * length, -length);
  const hasBefore = before.length === length;
  return {
    days: now.map((day, index) => ({ ...day, before: hasBefore ? before[index]!.tokens : undefined })),
    total: sumTokens(now),
    calls: now.reduce((sum, { calls }) => sum + calls, 0),
    before: hasBefore ? sumTokens(before) : undefined,
  };
}

/** Returns how many days the tokens last at the rate of the last 30; null without usage, Infinity above a year. */
export function daysLeft(available: number, days: Day[]): number | null {
  const used = sumTokens(days.slice(-PACE_DAYS));
  if (used === 0) return null;
  const left = Math.floor(available / (used / PACE_DAYS));
  return left > MOST_DAYS ? Number.POSITIVE_INFINITY : left;
}
