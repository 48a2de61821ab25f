/** The prefix of all unsent input in the browser's storage. */
export const KEPT = 'herald:kept:';

/** Deletes the unsent input of a user, in all organizations, and what belongs to nobody. */
export function forgetKept(user: string): void {
  const others = (key: string) => {
    const [, of] = key.slice(KEPT.length).split(':');
    return of !== undefined && /^\d+$/.test(of) && of !== user;
  };
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(KEPT) && !others(key)) localStorage.removeItem(key);
  }
}
