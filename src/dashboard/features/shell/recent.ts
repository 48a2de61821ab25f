/** The entries of the palette that were used last, kept in this browser. */
const KEY = 'herald:palette';
const MOST = 20;

/** Returns the ids of the used entries, latest first. */
export function recentIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function noteUse(id: string): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([id, ...recentIds().filter((each) => each !== id)].slice(0, MOST)),
    );
  } catch {
    // The browser's storage is full or disabled: nothing is remembered.
  }
}
