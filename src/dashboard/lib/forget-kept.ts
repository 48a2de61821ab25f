/** The prefix of all unsent input in the browser's storage, before organization, user and what it is. */
export const KEPT = 'herald:kept:';

/** Deletes the unsent input of a user, in all organizations. */
export function forgetKept(user: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(KEPT) && key.split(':')[3] === user) localStorage.removeItem(key);
  }
}
