interface Listed {
  id: number;
  created_at: string;
}

interface List<T> {
  /** The fetched items, newest first. */
  items: T[];
  hasMore: boolean;
}

const isNewer = (a: Listed, b: Listed) =>
  a.created_at === b.created_at ? a.id > b.id : a.created_at > b.created_at;

/**
 * Merges lists, newest first. Holds back items that an unfetched page of another list may precede, so that no item
 * appears above one that is already shown.
 */
export function mergeNewest<T extends Listed>(lists: List<T>[]): T[] {
  const ends = lists.flatMap(({ items, hasMore }) => (hasMore ? [items.at(-1)] : []));
  return lists
    .flatMap(({ items }) => items)
    .filter((item) => ends.every((end) => end && !isNewer(end, item)))
    .sort((a, b) => (isNewer(a, b) ? -1 : 1));
}
