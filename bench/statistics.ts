/** Returns the value that `share` of the values do not exceed, by nearest rank: 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('there are no values');
  const rank = Math.max(1, Math.ceil(values.length * share));
  return values.toSorted((a, b) => a - b)[rank - 1]!;
}

/** Rotates the items by `round`, so that each side is first, second and so on equally often. */
export function rotated<T>(items: readonly T[], round: number): T[] {
  const first = round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
