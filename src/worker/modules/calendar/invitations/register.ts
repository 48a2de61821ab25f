import type { Rank } from './state.ts';

/** Negative if `a` is older (RFC 5546, 2.1.5). */
export function compareRanks(a: Rank, b: Rank): number {
  return a.epoch - b.epoch || a.sequence - b.sequence || compareText(a.stamp, b.stamp);
}

/** By code units: the same everywhere, whatever the language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The newer of two. Of two that are as new but not the same, the order of their texts decides, as it must for any order. */
export function newest<T extends Rank>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  const order = compareRanks(a, b) || compareText(JSON.stringify(a), JSON.stringify(b));
  return order < 0 ? b : a;
}

/** A copy in which `key` has another value. Keys are sorted, so that equal records are equal as JSON. */
export function withEntry<T>(record: Record<string, T>, key: string, value: T): Record<string, T> {
  return sortedRecord([...Object.entries(record).filter(([other]) => other !== key), [key, value]]);
}

export function sortedRecord<T>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => compareText(a, b)));
}

/** An address to compare with others. */
export function address(email: string): string {
  return email.trim().toLowerCase();
}
