/** What of the shown data is stored in the browser, and how much. */

const MOST_ROWS = 400;
/** As JSON, in characters. */
const MOST_SIZE = 12_000_000;
const MOST_OF_ONE = 1_000_000;
const MOST_AGE_MS = 14 * 24 * 60 * 60_000;

/**
 * The paths whose data is stored: what is read and worked on, and the frame around it. Never what is set once and shown
 * once, such as keys and the second factor, and nothing of billing.
 */
const KEPT = [
  ...['auth/get-session', 'auth/organization', 'settings/profile', 'settings/tokens'],
  ...['threads', 'emails', 'notes', 'drafts', 'labels', 'tags', 'views', 'inboxes', 'smtp-inboxes'],
  ...['canned-replies', 'signatures', 'tasks', 'contacts', 'stats', 'ai/emails', 'ai/threads'],
  ...['calendar/events', 'calendar/suggestions', 'stream/captions', 'stream/status', 'stream/milestones'],
].map((path) => `/api/${path}`);

/** Returns whether the data of a path is stored. */
export const isKept = (path: unknown): boolean =>
  KEPT.some((each) => path === each || String(path).startsWith(`${each}/`));

export const isTooOld = (at: number, now: number): boolean => now - at > MOST_AGE_MS;

/** Returns data that is small enough to be stored, and its size. A long list is shortened to its first page. */
export function fitting(data: unknown): { data: unknown; size: number } | undefined {
  const { length: size } = JSON.stringify(data);
  if (size <= MOST_OF_ONE) return { data, size };
  const { pages, pageParams } = data as { pages?: unknown[]; pageParams?: unknown[] };
  if (!pages || !pageParams || pages.length < 2) return undefined;
  return fitting({ pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) });
}

/** Returns the keys to delete: of what is too old, and of the oldest beyond the bounds. */
export function excess(rows: readonly { key: string; at: number; size: number }[], now: number): string[] {
  let size = 0;
  return rows
    .toSorted((one, other) => other.at - one.at)
    .filter((row, index) => {
      size += row.size;
      return isTooOld(row.at, now) || index >= MOST_ROWS || size > MOST_SIZE;
    })
    .map(({ key }) => key);
}
