import type { Rank } from './state.ts';

/** Negative if `a` is older (RFC 5546, 2.1.5). */
export function compareRanks(a: Rank, b: Rank): number {
  return a.epoch - b.epoch || a.sequence - b.sequence || compareText(a.stamp, b.stamp);
}

/** Compares by code units, independent of the locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Returns the newer one. In a tie, their texts decide, so that the order of arrival does not matter. */
export function newest<T extends Rank>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  const order = compareRanks(a, b) || compareText(JSON.stringify(a), JSON.stringify(b));
  return order < 0 ? b : a;
}

/** Returns a copy with a new value for `key`. Keys are sorted, so that equal records are equal as JSON. */
export function withEntry<T>(record: Record<string, T>, key: string, value: T): Record<string, T> {
  return sortedRecord([...Object.entries(record).filter(([other]) => other !== key), [key, value]]);
}

export function sortedRecord<T>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => compareText(a, b)));
}

/** Normalizes an address for comparison. */
export function address(email: string): string {
  return email.trim().toLowerCase();
}
