/** Durations are counted in buckets whose bounds grow by a tenth: a bucket's value is at most 5 % off. */

const YEAR_MINUTES = 366 * 24 * 60;
const GROWTH = 1.1;

/** The first minute of each bucket but the first, which is that of 0 minutes. */
export const BOUNDS: readonly number[] = boundsUpTo(YEAR_MINUTES);

function boundsUpTo(end: number): number[] {
  const bounds: number[] = [];
  for (let bound = 1; bound <= end; bound = Math.max(bound + 1, Math.floor(bound * GROWTH)))
    bounds.push(bound);
  return bounds;
}

/** Returns the minutes that represent a bucket: its single minute, else the middle of its first and last. */
function minutesOf(bucket: number): number {
  const first = bucket === 0 ? 0 : (BOUNDS[bucket - 1] ?? 0);
  const last = (BOUNDS[bucket] ?? first + 1) - 1;
  return (first + last) / 2;
}

/** The number of durations in each bucket. */
export type Histogram = Map<number, number>;

export function countOf(histogram: Histogram): number {
  return [...histogram.values()].reduce((sum, n) => sum + n, 0);
}

/** Returns the duration in minutes that is not exceeded by `share` of all; null without any. */
export function quantile(histogram: Histogram, share: number): number | null {
  const wanted = Math.ceil(countOf(histogram) * share);
  let seen = 0;
  for (const [bucket, n] of [...histogram].sort(([a], [b]) => a - b)) {
    seen += n;
    if (seen >= wanted && n > 0) return minutesOf(bucket);
  }
  return null;
}
