/** What the page knows about its connection. Loaded first, so it has no more than what every screen shows. */

interface Standing {
  /** The number of this user's changes that wait to be sent. */
  waiting: number;
  /** The time until which the shown data was loaded, if it is from an earlier visit. */
  seenAt: number | undefined;
}

let now: Standing = { waiting: 0, seenAt: undefined };
const listeners = new Set<() => void>();

export const standing = (): Standing => now;

export function setStanding(change: Partial<Standing>): void {
  now = { ...now, ...change };
  for (const listener of listeners) listener();
}

export function onStanding(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
