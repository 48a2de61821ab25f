/** The prefix of all unsent input in the browser's storage. */
export const KEPT = 'herald:kept:';

/** Deletes the unsent input of a user, in all organizations. */
export function forgetKept(user: string): void {
  for (const key of Object.keys(localStorage)) {
    const [, of] = key.slice(KEPT.length).split(':');
    if (key.startsWith(KEPT) && of === user) localStorage.removeItem(key);
  }
}
